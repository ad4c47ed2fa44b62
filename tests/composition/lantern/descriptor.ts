import { portError } from '../../../src/domain/model/errors/port-error'
import type { BackendDescriptor, Backend } from '../../../src/composition/backend-descriptor'
import { lanternSetup } from './setup'
import { servers } from './servers'

/** A backend that no app is built with. */
export const lanternBackend: BackendDescriptor = {
  kind: 'lantern',
  builtIn: () => null,
  backendOf: (setting) => {
    const host = setting.text('host')
    return host === null ? null : serverAt(host)
  },
  setup: () => Promise.resolve(lanternSetup),
}

function serverAt(host: string): Backend {
  return {
    kind: 'lantern',
    id: `lantern:${host}`,
    origin: `https://${host}`,
    setting: { host },
    allowsReplica: true,
    ownData: null,
    open: async () => {
      const server = servers.get(host)
      if (server === undefined) throw portError('backend/not-configured', { missing: ['host'] })
      const connection = server.backend.connect()
      server.connections.push(connection)
      return { ports: connection.ports, close: async () => connection.close() }
    },
  }
}
