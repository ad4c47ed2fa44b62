import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import { ensureDependencies, ROOT } from './setup.mjs'

/*
 * Imports files whose content is known, nobody correcting anything, and says cell by cell what came of them:
 * `npm run judge [FOLDER] [-- --cells --told]`, `--told`: as though a person had said what the rows are about. Without a folder, the corpus of tests/domain/imports/corpus. A folder holds a file
 * and its truth.json (tests/domain/imports/judge/truth.ts), or such folders.
 */

ensureDependencies()
const given = process.argv.slice(2)
const folder = given.find((argument) => !argument.startsWith('--'))
const options = { root: ROOT, configFile: false, logLevel: 'error' }
const { module } = await runnerImport(join(ROOT, 'tests/domain/imports/judge/main.ts'), options)
const [withCells, isTold] = ['--cells', '--told'].map((option) => given.includes(option))
console.log(module.judged(folder === undefined ? null : resolve(folder), { withCells, isTold }))
