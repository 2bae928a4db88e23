// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/fileanswer.h"

namespace gpuwise {

ModelAnswer answerOf(const Catalogue &catalogue, const FileModel &file)
{
    ModelAnswer answer;
    answer.file = std::make_shared<const FileModel>(file);
    if (catalogue.quantisation(file.precisionId))
        answer.precisionId = file.precisionId;
    return answer;
}

bool isAnswer(const FileModel &file)
{
    return file.model.shape.params > 0;
}

} // namespace gpuwise
