import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { Backend } from './backend/backend'
import { Device } from './device'
import { MemoryAuth } from './memory-auth'
import { MemoryEvents } from './memory-events'
import { MemoryFiles } from './memory-files'
import { MemoryFunctions } from './memory-functions'
import { MemoryRecords } from './memory-records'
import { Wire } from './wire'

export interface MemoryOptions {
  readonly runtime: Runtime
}

export interface MemoryBackend {
  /** Another tab or device, with a session of its own. */
  connect(): MemoryConnection
  close(): Promise<void>
}

export interface MemoryConnection {
  readonly ports: Ports
}

export async function openMemoryBackend(options: MemoryOptions): Promise<MemoryBackend> {
  const backend = new Backend(options.runtime)
  return {
    connect: () => {
      const device = new Device(options.runtime.newId(), new Wire(options.runtime))
      return {
        ports: {
          auth: new MemoryAuth(backend, device),
          records: new MemoryRecords(backend, device),
          files: new MemoryFiles(backend, device),
          events: new MemoryEvents(backend, device),
          functions: new MemoryFunctions(backend, device),
        },
      }
    },
    close: async () => backend.close(),
  }
}
