const BACKEND = 'src/composition/backends/memory/open-memory.ts'
const LIST = 'src/ui/features/people/people-screen.tsx'

/** What a person waits for until the list of people can be used, beside the entry; and on a hosted set. */
export const ON_THE_WAY = [BACKEND, LIST]
export const HOSTED = ['src/composition/backends/supabase/open-supabase.ts', 'src/composition/replica.ts']

/**
 * The scripts and styles to the first screen of who has chosen nothing: of the entry and the backend, and of the list. In a build
 * for another backend the first screen is the sign-in, of the entry alone.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {Record<string, string>} env
 * @returns {{ page: readonly string[], list: readonly string[] }} no file is in both
 */
export function filesOfFirstScreen(bundle, env) {
  const entry = chunksOf(bundle).filter(({ isEntry }) => isEntry)
  if (startsElsewhere(env)) return { page: filesOf(entry, bundle), list: [] }
  const page = filesOf([...entry, ...chunksNamed([BACKEND], bundle)], bundle)
  return { page, list: filesOf(chunksNamed([LIST], bundle), bundle).filter((file) => !page.includes(file)) }
}

/** The chunks of these modules. */
export function chunksNamed(paths, bundle) {
  return paths.map((path) => {
    const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${path}`))
    if (chunk === undefined) throw new Error(`The build has no chunk of its own for ${path}.`)
    return chunk
  })
}

/** The scripts and styles of these chunks and of all that they import statically, each once. */
export function filesOf(chunks, bundle) {
  const byName = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set(chunks)
  for (const { imports } of reached) for (const name of imports) if (byName.has(name)) reached.add(byName.get(name))
  return [...new Set([...reached].flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName]))]
}

/**
 * Puts the styles to the first screen into the page, which would else be asked for once the entry runs. Its scripts are asked for
 * by the first paint.
 *
 * @returns {import('vite').Plugin}
 */
export function stylesOfFirstScreen() {
  let resolved
  return {
    name: 'portside:styles-of-first-screen',
    apply: 'build',
    configResolved(config) {
      resolved = config
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(filesOfFirstScreen(bundle, resolved.env)).flat()
        const styles = files.filter((file) => file.endsWith('.css') && !html.includes(file))
        return styles.map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }))
      },
    },
  }
}

function chunksOf(bundle) {
  return Object.values(bundle).filter(({ type }) => type === 'chunk')
}

/** Does a browser that has chosen nothing stand on another backend? See `src/composition/chosen-backend.ts`. */
function startsElsewhere({ VITE_PORTSIDE_BACKEND: set = '', VITE_SUPABASE_URL: project = '' }) {
  return set === '' ? project !== '' : !set.includes('memory')
}
