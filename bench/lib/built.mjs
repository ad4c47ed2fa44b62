import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'

/** One script of the entry and all it needs, to be run in a page whose own build knows nothing of it. */
export async function builtScript(entry) {
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // A script has none, and what asks for it stands in one file with what it would load.
    define: { 'import.meta': '{}' },
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, entry), output: { format: 'iife', codeSplitting: false } },
    },
  })
  return output[0].code
}
