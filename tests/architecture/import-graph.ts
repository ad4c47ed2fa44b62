import { readdirSync, readFileSync } from 'node:fs'
import { posix, relative, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** `type` is erased, `dynamic` is a chunk of its own (a worker's entry included), `static` is all the rest. */
export type ImportKind = 'static' | 'type' | 'dynamic'

export interface Import {
  /** A path from the repository's root for a file of ours, else the package's name as it was written. */
  readonly to: string
  readonly kind: ImportKind
}

/** Every file of the tree and what it imports, by path from the root. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

const SOURCE = /\.(ts|tsx|css)$/
const CANDIDATES = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Reads every source file under the folders. An import of ours that leads nowhere stays as it was written. */
export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const paths = folders.flatMap((folder) => filesUnder(root, folder)).sort()
  const known = new Set(paths)
  return new Map(paths.map((path) => [path, importsOf(path, readFileSync(`${root}/${path}`, 'utf8'), known)]))
}

/** The imports of one file; `known` are the files that a relative specifier can lead to. */
export function importsOf(path: string, source: string, known: ReadonlySet<string>): readonly Import[] {
  if (path.endsWith('.css')) return []
  const { program, module } = parseSync(path, source)
  const found: { readonly specifier: string; readonly kind: ImportKind }[] = []

  for (const { moduleRequest, entries } of module.staticImports) {
    const isErased = entries.length > 0 && entries.every((entry) => entry.isType)
    found.push({ specifier: moduleRequest.value, kind: isErased ? 'type' : 'static' })
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, kind: isType ? 'type' : 'static' })
    }
  }
  new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal') found.push({ specifier: String(node.source.value), kind: 'dynamic' })
    },
    TSImportType(node) {
      found.push({ specifier: node.source.value, kind: 'type' })
    },
    NewExpression(node) {
      const [first] = node.arguments
      const isModuleUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL' && node.arguments.length === 2
      if (isModuleUrl && first?.type === 'Literal') found.push({ specifier: String(first.value), kind: 'dynamic' })
    },
  }).visit(program)

  return found.map(({ specifier, kind }) => resolve(path, specifier, kind, known))
}

function resolve(from: string, specifier: string, kind: ImportKind, known: ReadonlySet<string>): Import {
  const [bare = specifier, query] = specifier.split('?')
  if (!bare.startsWith('.')) return { to: specifier, kind }
  const base = posix.join(posix.dirname(from), bare)
  const to = CANDIDATES.map((end) => base + end).find((path) => known.has(path)) ?? specifier
  // `./x?worker&url` names the file of another chunk; nothing of it runs here.
  return { to, kind: query === undefined ? kind : 'dynamic' }
}

function filesUnder(root: string, folder: string): readonly string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
}
