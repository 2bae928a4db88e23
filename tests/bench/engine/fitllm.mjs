// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: node fitllm.mjs [FOLDER_OF_THE_PACKAGE]
//
// How many verdicts a second the npm package fitllm gives: its models x its cards x eight sizes of weight. Prints the
// number alone; exit code 3 when the package is not there.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

const folder = process.argv[2]
let engine
try {
    engine = await import(folder ? pathToFileURL(join(folder, 'engine.js')).href : 'fitllm')
} catch {
    process.exit(3)
}

const devices = engine.GPUS.map((gpu) => engine.gpuDevice(gpu))
const weights = [16, 8, 8.5, 6.56, 5.7, 4.89, 4.16, 4.5].map((bits) => ({ weightBpw: bits, kvBits: 16 }))
const repeats = 12 // the first ones compile it
let best = Infinity
let cells = 0
let fits = 0
for (let i = 0; i < repeats; ++i) {
    const start = process.hrtime.bigint()
    cells = fits = 0
    for (const model of engine.LOCAL_MODELS)
        for (const device of devices)
            for (const weight of weights) {
                fits += engine.simulate(model, device, 8192, weight).verdict === 'yes'
                ++cells
            }
    best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e9)
}
if (!(cells > 0 && fits > 0)) process.exit(1)
console.log(Math.round(cells / best))
