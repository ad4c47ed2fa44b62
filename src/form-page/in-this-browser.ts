import { browserRuntime } from '../adapters/browser/runtime'
import { memoryBackend } from '../composition/backends/memory/descriptor'
import { readJson } from '../composition/json-reader'
import type { FunctionsPort } from '../ports/functions.port'

export async function openFunctions(): Promise<FunctionsPort> {
  const backend = memoryBackend.builtIn(readJson(null))
  if (backend === null) throw new Error('There is no backend in this browser')
  return (await backend.open(browserRuntime())).ports.functions
}
