// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelfiles/jsontree.h"

#include <QIODevice>

#include <algorithm>

namespace gpuwise {

JsonToken JsonNode::kind() const
{
    return m_tree->m_nodes[m_index].kind;
}

quint64 JsonNode::offset() const
{
    return m_tree->m_nodes[m_index].offset;
}

QByteArray JsonNode::raw() const
{
    return m_tree->view(m_tree->m_nodes[m_index].text).toByteArray();
}

QString JsonNode::text() const
{
    return QString::fromUtf8(m_tree->view(m_tree->m_nodes[m_index].text));
}

QString JsonNode::key() const
{
    return QString::fromUtf8(m_tree->view(m_tree->m_nodes[m_index].key));
}

JsonNode JsonNode::first() const
{
    const quint32 child = m_tree->m_nodes[m_index].child;
    return child == 0 ? JsonNode() : JsonNode(m_tree, child);
}

JsonNode JsonNode::next() const
{
    const quint32 next = m_tree->m_nodes[m_index].next;
    return next == 0 ? JsonNode() : JsonNode(m_tree, next);
}

JsonNode JsonNode::find(const char *key) const
{
    JsonNode found;
    if (is(JsonToken::BeginObject))
        for (JsonNode member = first(); member.exists(); member = member.next())
            if (m_tree->view(m_tree->m_nodes[member.m_index].key) == QByteArrayView(key))
                found = member;
    return found;
}

qsizetype JsonNode::size() const
{
    qsizetype count = 0;
    for (JsonNode one = first(); one.exists(); one = one.next())
        ++count;
    return count;
}

JsonTree::JsonTree(QIODevice &device, quint64 maxBytes)
{
    const auto size = static_cast<quint64>(device.size());
    if (size > maxBytes)
        throw FileRefused{
            {{}, FileFault::TooLarge, {}, {}, QString::number(size), QString::number(maxBytes)}};
    device.seek(0);
    const QByteArray start = device.read(4);
    const bool wide = start.startsWith("\xff\xfe") || start.startsWith("\xfe\xff") ||
                      (start.size() >= 2 && (start[0] == '\0') != (start[1] == '\0'));
    if (wide)
        throw FileRefused{{{}, FileFault::Utf16Text, 0, {}, {}, {}}};
    const quint64 mark = start.startsWith("\xef\xbb\xbf") ? 3 : 0;
    JsonTokens tokens(device, mark, size - mark, true);
    build(tokens);
}

JsonTree::Slice JsonTree::keep(const QByteArray &text)
{
    const Slice slice{static_cast<quint32>(m_arena.size()), static_cast<quint32>(text.size())};
    m_arena.append(text);
    return slice;
}

QByteArrayView JsonTree::view(Slice slice) const
{
    return QByteArrayView(m_arena).sliced(slice.start, slice.length);
}

void JsonTree::build(JsonTokens &tokens)
{
    std::vector<quint32> open; ///< containers that are not closed yet
    std::vector<quint32> last; ///< the latest child of each; 0: none
    Slice key;
    for (;;) {
        const JsonToken token = tokens.next();
        if (token == JsonToken::End)
            return;
        if (token == JsonToken::Key) {
            key = keep(tokens.text());
            continue;
        }
        if (token == JsonToken::EndObject || token == JsonToken::EndArray) {
            open.pop_back();
            last.pop_back();
            continue;
        }
        if (m_nodes.size() >= maxValues)
            tokens.refuse(FileFault::JsonTooManyValues, {}, {}, QString::number(maxValues));
        Node node;
        node.kind = token;
        node.offset = static_cast<quint32>(tokens.offset());
        node.key = std::exchange(key, {});
        if (token == JsonToken::Text || token == JsonToken::Number)
            node.text = keep(tokens.text());
        const auto index = static_cast<quint32>(m_nodes.size());
        if (!open.empty()) {
            node.parent = open.back();
            (last.back() == 0 ? m_nodes[open.back()].child : m_nodes[last.back()].next) = index;
            last.back() = index;
        }
        m_nodes.push_back(node);
        if (token == JsonToken::BeginObject || token == JsonToken::BeginArray) {
            open.push_back(index);
            last.push_back(0);
        }
    }
}

QStringList JsonTree::duplicateKeys() const
{
    std::vector<quint32> members;
    for (quint32 i = 1; i < m_nodes.size(); ++i)
        if (m_nodes[m_nodes[i].parent].kind == JsonToken::BeginObject)
            members.push_back(i);
    const auto order = [this](quint32 a, quint32 b) {
        if (m_nodes[a].parent != m_nodes[b].parent)
            return m_nodes[a].parent < m_nodes[b].parent;
        return view(m_nodes[a].key) < view(m_nodes[b].key);
    };
    std::sort(members.begin(), members.end(), order);
    QStringList names;
    for (std::size_t i = 1; i < members.size() && names.size() < 10; ++i)
        if (!order(members[i - 1], members[i])) {
            const QString name = QString::fromUtf8(view(m_nodes[members[i]].key));
            if (!names.contains(name))
                names.append(name);
        }
    return names;
}

} // namespace gpuwise
