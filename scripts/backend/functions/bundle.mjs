import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, esmExternalRequirePlugin } from 'vite'
import { withoutSchemaJudge } from '../../without-schema-judge.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FUNCTIONS = join(ROOT, 'supabase', 'functions')
const BUNDLE = join(FUNCTIONS, '_bundle')

/** The types the entries import, so that Deno checks them without reading the bundle. */
const TYPES = `export declare function serve(
  name: string,
  read: (name: string) => string | undefined,
): (request: Request) => Promise<Response>
export declare function serveApi(read: (name: string) => string | undefined): (request: Request) => Promise<Response>
export declare function serveForms(read: (name: string) => string | undefined): (request: Request) => Promise<Response>
`

/**
 * Makes `supabase/functions/_bundle/portside.js` of the functions' server and the domain's handlers: the domain imports
 * without file extensions, which neither Deno nor the hosted runtime resolves. Every package is in it, as `package-lock.json`
 * has it: a deployment fetches nothing. Several processes may make it at once: each
 * puts a whole one in the place of the one before.
 */
export async function bundleFunctions() {
  const own = join(BUNDLE, `of-${process.pid}`)
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { target: 'node', noExternal: true },
    // The mail library is CommonJS and loads the runtime's modules by `require`; as imports, every Deno resolves them.
    plugins: [withoutSchemaJudge(), esmExternalRequirePlugin({ external: [...builtinModules, /^node:/] })],
    build: {
      ssr: join(FUNCTIONS, '_shared', 'index.ts'),
      outDir: own,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'portside.js',
          // A single file is sure to work with the hosted bundler.
          codeSplitting: false,
          paths: (name) => (builtinModules.includes(name) ? `node:${name}` : name),
          banner: '// @ts-self-types="./portside.d.ts"',
        },
      },
    },
  })
  writeFileSync(join(own, 'portside.d.ts'), TYPES)
  for (const file of ['portside.d.ts', 'portside.js']) renameSync(join(own, file), join(BUNDLE, file))
  rmSync(own, { recursive: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleFunctions()
