const MEMORY = 'src/composition/backends/memory/open-memory.ts'
const SUPABASE = 'src/composition/backends/supabase/open-supabase.ts'

/** What an app on one backend must never fetch: a text that only the other one's code has. */
const FOREIGN = [
  { bundle: 'memory', without: SUPABASE, holds: 'supabase-js', text: 'supabase-js' },
  { bundle: 'Supabase', without: MEMORY, holds: 'sample data', text: 'Alžběta' },
]

/**
 * What of one backend's code an app on the other may come to fetch, as sentences; none when all is well. A text that no
 * file has proves nothing, and is a breach too.
 *
 * @param {Readonly<Record<string, { file: string, imports?: readonly string[], dynamicImports?: readonly string[] }>>} manifest
 * @param {(file: string) => string} read
 * @returns {readonly string[]}
 */
export function foreignCode(manifest, read) {
  const scripts = (keys) => new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')))
  const everywhere = scripts(Object.keys(manifest))
  return FOREIGN.flatMap(({ bundle, without, holds, text }) => {
    const having = (files) => [...files].filter((file) => read(file).includes(text))
    if (having(everywhere).length === 0) return [`no file has “${text}”: the check for ${holds} proves nothing`]
    return having(scripts(reached(manifest, without))).map((file) => `the ${bundle} bundle holds ${holds}: ${file}`)
  })
}

/** Every chunk that the page may load, now or later, as long as it never loads one. */
function reached(manifest, without) {
  const keys = new Set(['index.html'])
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key]
    for (const next of [...imports, ...dynamicImports]) if (next !== without) keys.add(next)
  }
  return keys
}

/**
 * Chunks that import one another, as sentences; none when all is well. Which of them runs first is then chance, and what one
 * reads of the other at once is not there yet.
 *
 * @param {Readonly<Record<string, { file: string, imports?: readonly string[] }>>} manifest
 * @returns {readonly string[]}
 */
export function chunkCircles(manifest) {
  const reachable = (start) => {
    const seen = new Set(manifest[start].imports ?? [])
    for (const key of seen) for (const next of manifest[key].imports ?? []) seen.add(next)
    return seen
  }
  const keys = Object.keys(manifest).filter((key) => reachable(key).has(key))
  return keys.length === 0 ? [] : [`chunks import one another: ${keys.map((key) => manifest[key].file).join(', ')}`]
}

/** A piece of what imports know of names: a megabyte, which runs in workers. */
const KNOWLEDGE = 'nombre del negocio|nombre del comercio'

/**
 * What of it the page may come to fetch, as sentences; none when all is well.
 *
 * @param {readonly string[]} files the scripts of a build
 * @param {(file: string) => string} read
 * @returns {readonly string[]}
 */
export function strayKnowledge(files, read) {
  const having = files.filter((file) => read(file).includes(KNOWLEDGE))
  if (having.length === 0) return ['no file has what imports know: the check for it proves nothing']
  return having.filter((file) => !/\.worker-[^/]+$/.test(file)).map((file) => `${file} holds what imports know`)
}
