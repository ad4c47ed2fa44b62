import { BehaviorSubject } from 'rxjs'
import { supabaseSetup } from '../../../src/composition/backends/supabase/set-up-supabase'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { BackendFinding, Backends, KnownBackend } from '../../../src/ports/backends.port'
import type { BackupFolder } from '../../../src/ports/device.port'

export const THIS_BROWSER: KnownBackend = {
  id: 'memory',
  name: '',
  host: '',
  isOnDevice: true,
  isCurrent: true,
  keepsReplica: null,
  wasAdded: false,
}

/** Backends that find what they are told to, and write down what is asked of them. */
export function fakeBackends(
  finding: BackendFinding = { status: 'failed', error: portError('net/unavailable', {}) },
  known: readonly KnownBackend[] = [THIS_BROWSER],
  folder: BackupFolder | null = null,
) {
  const asked: string[] = []
  const backends: Backends = {
    known$: new BehaviorSubject(known),
    kinds: async () => [supabaseSetup],
    check: async (_kind, { url }) => {
      asked.push(`check ${url}`)
      return finding
    },
    add: (_kind, { url }, name) => void asked.push(`add ${url} as ${name}`),
    choose: (id) => void asked.push(`choose ${id}`),
    keepReplica: async (id, keeps) => void asked.push(`${keeps ? 'keep' : 'drop'} the copy of ${id}`),
    backupFolder: () => Promise.resolve(folder),
    forget: async (id) => void asked.push(`forget ${id}`),
    connect: (id) => {
      asked.push(`connect ${id}`)
      return Promise.reject(new Error('nothing is behind this backend'))
    },
  }
  return { backends, asked }
}
