import type { Import, ImportGraph, ImportKind } from './import-graph'
import { ENTRIES, LAYERS, LAZY_FILES, LAZY_PACKAGES, PAGE, ROOMS, VENDORS, type Layer } from './layers'
import { uiViolations } from './ui-rules'

/** Every breach of the laws, one sentence each, with the reason; an empty list for a clean tree. */
export function findViolations(graph: ImportGraph): readonly string[] {
  return [
    ...[...graph].flatMap(([path, imports]) => layerViolations(path, imports, graph)),
    ...uiViolations(graph),
    ...[...graph].flatMap(([path, imports]) => roomViolations(path, imports)),
    ...lazyViolations(graph),
    ...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' -> ')}: neither file can be understood or tested alone`),
  ]
}

/** Files that no path of imports leads to from an entry. */
export function findOrphans(graph: ImportGraph): readonly string[] {
  const reached = reachable(graph, ['static', 'type', 'dynamic'])
  return [...graph.keys()]
    .filter((path) => !reached.has(path))
    .map((path) => `${path}: nothing that runs imports it; wire it in or delete it`)
}

/** Files that name the vendor of a backend where none is to be known, in sources by their path. */
export function findVendorNames(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources].flatMap(([path, source]) =>
    VENDORS.filter(({ name, files }) => (name.test(source) || name.test(path)) && !files.some((file) => file.test(path))).map(
      ({ name }) => `${path}: names ${String(name)}: what belongs to one backend is in its adapters and its descriptor`,
    ),
  )
}

function layerViolations(path: string, imports: readonly Import[], graph: ImportGraph): readonly string[] {
  if (path.endsWith('.css')) return []
  const layer = layerOf(path)
  if (layer === undefined) return [`${path}: belongs to no layer; see the tree in ARCHITECTURE.md`]
  return imports
    .filter((target) => !isAllowed(layer, target, graph))
    .map(({ to, kind }) => `${path}: ${layer.name} may not import ${to}${kind === 'type' ? ' (type)' : ''}: ${layer.why}`)
}

function isAllowed(layer: Layer, { to, kind }: Import, graph: ImportGraph): boolean {
  if (to.startsWith('.')) return false // leads to no file
  if (!graph.has(to)) {
    const allowed = kind === 'type' ? [...layer.packages, ...(layer.packageTypes ?? [])] : layer.packages
    return allowed.some((name) => name.test(to))
  }
  if (to.endsWith('.css')) return ['ui', 'main', 'form page'].includes(layer.name)
  const target = layerOf(to)
  if (target === undefined || target === layer) return true // a file without a layer is reported by itself
  return layer.uses.includes(target.name) || (kind === 'type' && (layer.usesTypes ?? []).includes(target.name))
}

function roomViolations(path: string, imports: readonly Import[]): readonly string[] {
  const room = roomOf(path)
  if (room === undefined) return []
  return imports.flatMap(({ to }) => {
    const other = roomOf(to)
    if (other === undefined || other === room || room.uses.includes(other.name)) return []
    return [`${path}: ${room.name} may not look into ${to}: ${room.why}`]
  })
}

function roomOf(path: string) {
  return ROOMS.find(({ files }) => files.test(path))
}

function layerOf(path: string): Layer | undefined {
  return LAYERS.find((layer) => layer.files.test(path))
}

function lazyViolations(graph: ImportGraph): readonly string[] {
  const violations: string[] = []
  for (const path of reachable(graph, ['static'], [PAGE])) {
    if (LAZY_FILES.some((file) => file.test(path))) {
      violations.push(`${path}: an adapter set must be imported dynamically: an app fetches the code of its own backend only`)
    }
    for (const { to, kind } of graph.get(path) ?? []) {
      if (kind === 'static' && LAZY_PACKAGES.some((name) => name.test(to))) {
        violations.push(`${path}: ${to} is in the entry's static graph: the first screen must not wait for it`)
      }
    }
  }
  return violations
}

function reachable(graph: ImportGraph, kinds: readonly ImportKind[], entries = ENTRIES): ReadonlySet<string> {
  const reached = new Set([...graph.keys()].filter((path) => entries.some((entry) => entry.test(path))))
  for (const path of reached) {
    for (const { to, kind } of graph.get(path) ?? []) {
      if (kinds.includes(kind) && graph.has(to)) reached.add(to)
    }
  }
  return reached
}

/** One example of each strongly connected group; types and dynamic imports count too: such files are still one. */
function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const trail: string[] = []

  function visit(path: string): void {
    if (done.has(path)) return
    const start = trail.indexOf(path)
    if (start >= 0) {
      cycles.push([...trail.slice(start), path])
      return
    }
    trail.push(path)
    for (const { to } of graph.get(path) ?? []) if (graph.has(to)) visit(to)
    trail.pop()
    done.add(path)
  }

  for (const path of graph.keys()) visit(path)
  return cycles
}
