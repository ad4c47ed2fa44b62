import { join } from 'node:path'
import { runnerImport } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'

/** How the corpus of files comes in with nobody correcting anything, cell by cell (`npm run judge`). */
export async function measureJudge() {
  const options = { root: ROOT, configFile: false, logLevel: 'error' }
  const { module } = await runnerImport(join(ROOT, 'tests/domain/imports/judge/main.ts'), options)
  const { right, wrong, lost, kind, files } = module.corpusFigures()
  return [
    { key: 'import.judge.right', value: right, baseline: null, unit: 'of the cells', goal: 0.97, isLeast: true },
    { key: 'import.judge.wrong', value: wrong, baseline: null, unit: 'of the cells', goal: 0.003 },
    { key: 'import.judge.lost', value: lost, baseline: null, unit: 'cells', goal: 0 },
    { key: 'import.judge.kind', value: kind, baseline: null, unit: `of ${files} files`, goal: 0 },
  ]
}
