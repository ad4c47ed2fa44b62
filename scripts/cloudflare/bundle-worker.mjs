import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../setup.mjs'
import { withoutSchemaJudge } from '../without-schema-judge.mjs'

/** One module with everything that the Worker runs. @param plugins of Vite, for tests @returns its path */
export function bundleWorker(folder, plugins = []) {
  return bundle(folder, 'cloudflare/worker.ts', { name: 'worker.js', plugins })
}

/** What serves a production build where the platform does not. @returns its path */
export function bundleAssets(folder) {
  return bundle(folder, 'scripts/cloudflare/assets-worker.mjs', { name: 'assets.js', plugins: [] })
}

/** One module of an entry below the project's folder. @returns its path */
export async function bundle(folder, entry, { name, plugins }) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [withoutSchemaJudge(), ...plugins],
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
