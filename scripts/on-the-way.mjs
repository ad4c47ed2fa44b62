/** What a person waits for until the list of people can be used, beside the entry: the backend's module and that screen. */
export const ON_THE_WAY = ['src/composition/backends/memory/open-memory.ts', 'src/ui/features/people/people-screen.tsx']

/**
 * Has the browser fetch, from the page itself, what the entry would only ask for once it runs. Not in a build for another
 * backend: its first screen is the sign-in.
 *
 * @returns {import('vite').Plugin}
 */
export function preloadOnTheWay() {
  let resolved
  return {
    name: 'portside:preload-on-the-way',
    apply: 'build',
    configResolved(config) {
      resolved = config
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        if (startsElsewhere(resolved.env)) return []
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const files = new Set(chunks.filter(isOnTheWay).flatMap(({ fileName, imports }) => [fileName, ...imports]))
        for (const file of [entry?.fileName, ...(entry?.imports ?? [])]) files.delete(file)
        const styles = new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(stylesOf))
        return [
          ...[...styles].map((file) => link({ rel: 'stylesheet', crossorigin: true, href: `/${file}` })),
          ...[...files].map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ]
      },
    },
  }
}

/** @param {import('vite').HtmlTagDescriptor['attrs']} attrs */
function link(attrs) {
  return { tag: 'link', attrs, injectTo: 'head' }
}

/** @param {import('vite').Rolldown.OutputChunk} chunk */
function stylesOf({ viteMetadata }) {
  return [...(viteMetadata?.importedCss ?? [])]
}

/** Does a browser that has chosen nothing stand on another backend? See `src/composition/chosen-backend.ts`. */
function startsElsewhere({ VITE_PORTSIDE_BACKEND: set = '', VITE_SUPABASE_URL: project = '' }) {
  return set === '' ? project !== '' : !set.includes('memory')
}

/** @param {import('vite').Rolldown.OutputChunk} chunk */
function isOnTheWay({ facadeModuleId }) {
  return facadeModuleId !== null && ON_THE_WAY.some((path) => facadeModuleId.endsWith(`/${path}`))
}
