import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { openMemoryBackend, type MemoryBackend, type MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'

/** A server of Lantern, and the connections that apps have opened to it. */
export interface LanternServer {
  readonly backend: MemoryBackend
  readonly connections: MemoryConnection[]
}

/** By host. */
export const servers = new Map<string, LanternServer>()

export async function startServer(host: string): Promise<LanternServer> {
  const server = { backend: await openMemoryBackend({ runtime: browserRuntime(), passwordRounds: 1 }), connections: [] }
  servers.set(host, server)
  return server
}
