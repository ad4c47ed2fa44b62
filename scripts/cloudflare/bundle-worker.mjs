import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../setup.mjs'

/** One module with everything that the Worker runs. @returns its path */
export async function bundleWorker(folder) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(ROOT, 'cloudflare/worker.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  })
  return join(folder, 'worker.js')
}
