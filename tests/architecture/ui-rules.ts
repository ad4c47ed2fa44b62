import type { Import, ImportGraph } from './import-graph'
import { FEATURES, UI_LAYERS } from './ui-layers'

const LAYER_ORDER = new Map(UI_LAYERS.map(({ name }, index) => [name, index]))
const FEATURE_ORDER = new Map(FEATURES.map(({ name }, index) => [name, index]))
const FACES = new Set(FEATURES.flatMap(({ name, face }) => face.map((file) => `src/ui/features/${name}/${file}`)))

/** Every breach of the order inside `src/ui`, one sentence each. */
export function uiViolations(graph: ImportGraph): readonly string[] {
  return [...graph].flatMap(([path, imports]) => [
    ...placeViolations(path),
    ...imports.filter(({ to }) => graph.has(to)).flatMap((target) => importViolations(path, target)),
  ])
}

/** Files that are said to be a face and are not there, or that nobody imports from outside. */
export function idleFaces(graph: ImportGraph): readonly string[] {
  const imported = new Set(
    [...graph].flatMap(([path, imports]) => imports.flatMap(({ to }) => (featureOf(to) === featureOf(path) ? [] : [to]))),
  )
  return [...FACES].filter((file) => !imported.has(file)).map((file) => `${file}: a face that nobody looks at`)
}

function placeViolations(path: string): readonly string[] {
  const layer = layerOf(path)
  const feature = featureOf(path)
  if (layer !== null && !LAYER_ORDER.has(layer)) return [`${path}: ${layer} has no place in UI_LAYERS`]
  return feature !== null && !FEATURE_ORDER.has(feature) ? [`${path}: ${feature} has no place in FEATURES`] : []
}

function importViolations(path: string, { to }: Import): readonly string[] {
  const [from, target] = [featureOf(path), featureOf(to)]
  const found: string[] = []
  if (orderOf(path) < orderOf(to)) {
    const layer = UI_LAYERS.find(({ name }) => name === layerOf(path))
    found.push(`${path}: ui/${layer?.name} may not import ${to}: ${layer?.why}`)
  }
  if (target === null || from === target) return found
  if (!FACES.has(to)) found.push(`${path}: ${to} is not in the face of ${target}: nobody else may rely on it`)
  if (from !== null && placeOf(from) < placeOf(target)) {
    found.push(`${path}: ${from} comes before ${target}, and may not import it: what both need lies below, or is passed in`)
  }
  return found
}

/** What starts the app comes after all of it; what else lies outside is of the layers below it. */
function orderOf(path: string): number {
  const layer = layerOf(path)
  return layer === null ? (/^src\/(main|start-app)\.tsx$/.test(path) ? UI_LAYERS.length : -1) : (LAYER_ORDER.get(layer) ?? -1)
}

function placeOf(feature: string): number {
  return FEATURE_ORDER.get(feature) ?? -1
}

function layerOf(path: string): string | null {
  return /^src\/ui\/([^/]+)\//.exec(path)?.[1] ?? null
}

function featureOf(path: string): string | null {
  return /^src\/ui\/features\/([^/]+)\//.exec(path)?.[1] ?? null
}
