// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small JSON document (a config.json) in one flat array: no recursion to build, walk or free it, and a
// bound on its memory. Of a key that occurs twice the last value counts; duplicateKeys() names such keys.
#pragma once

#include "model/modelfiles/jsontokens.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace gpuwise {

class JsonTree;

/// A value of a tree, which must outlive it.
class JsonNode
{
public:
    JsonNode() = default; ///< no value
    bool exists() const { return m_tree != nullptr; }
    bool is(JsonToken kind) const { return exists() && this->kind() == kind; }
    JsonToken kind() const; ///< BeginObject, BeginArray, Text, Number, True, False or Null
    quint64 offset() const;
    QString text() const; ///< of a text; a number as written
    QByteArray raw() const;
    JsonNode find(const char *key) const; ///< member of an object; the last of that name
    JsonNode first() const;               ///< element or member
    JsonNode next() const;
    QString key() const; ///< of a member
    qsizetype size() const;

private:
    friend class JsonTree;
    JsonNode(const JsonTree *tree, quint32 index)
        : m_tree(tree)
        , m_index(index)
    {}
    const JsonTree *m_tree = nullptr;
    quint32 m_index = 0;
};

class JsonTree
{
public:
    static constexpr quint32 maxValues = 500'000;

    /// Reads all of the device, at most `maxBytes`. Throws FileRefused.
    JsonTree(QIODevice &device, quint64 maxBytes);
    JsonTree(const JsonTree &) = delete;
    JsonTree &operator=(const JsonTree &) = delete;

    JsonNode root() const { return {this, 0}; }
    QStringList duplicateKeys() const; ///< at most ten

private:
    friend class JsonNode;
    struct Slice
    {
        quint32 start = 0;
        quint32 length = 0;
    };
    struct Node
    {
        Slice key;
        Slice text;
        quint32 parent = 0;
        quint32 next = 0;  ///< 0: the last of its parent
        quint32 child = 0; ///< 0: none
        quint32 offset = 0;
        JsonToken kind = JsonToken::Null;
    };
    Slice keep(const QByteArray &text);
    void build(JsonTokens &tokens);
    QByteArrayView view(Slice slice) const;

    QByteArray m_arena;
    std::vector<Node> m_nodes;
};

} // namespace gpuwise
