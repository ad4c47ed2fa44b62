import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../setup.mjs'

/** One module with everything that the Worker runs. @returns its path */
export function bundleWorker(folder) {
  return bundle(folder, 'cloudflare/worker.ts', 'worker.js')
}

/** What serves a production build where the platform does not. @returns its path */
export function bundleAssets(folder) {
  return bundle(folder, 'scripts/cloudflare/assets-worker.mjs', 'assets.js')
}

async function bundle(folder, entry, name) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(ROOT, entry),
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: name, codeSplitting: false },
      },
    },
  })
  return join(folder, name)
}
