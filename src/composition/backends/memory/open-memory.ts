import { openMemoryBackend, type MemoryOptions } from '../../../adapters/memory/open-memory-backend'
import type { OpenedBackend } from '../../backend-descriptor'
// oxlint-disable-next-line import/default -- Vite makes the URL of the file it builds
import compactionWorker from './compaction.worker?worker&url'

/** A chunk is named after what is in it and in all it needs; a development server names it after the file. */
const BUILD = import.meta.env.PROD ? import.meta.url : undefined

export async function openMemory(options: MemoryOptions): Promise<OpenedBackend> {
  const backend = await openMemoryBackend({ ...options, build: BUILD, compactionWorker })
  const { ports, developerTools } = backend.connect()
  return { ports, developerTools, failures$: backend.failures$, close: () => backend.close() }
}
