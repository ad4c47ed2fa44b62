import { combineLatest, map } from 'rxjs'
import { isPortError, portError } from '../../../src/domain/model/errors/port-error'
import type { AnyRecord } from '../../../src/domain/model/records/collections'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation, Outcome } from '../../../src/domain/model/records/mutation'
import { uuid7 } from '../../../src/domain/model/kernel/id'
import type { Ports } from '../../../src/ports/ports'
import type { CommitOptions, RecordsPort } from '../../../src/ports/records.port'
import { instead } from '../../harness/instead'
import type { Plant } from './storm-device'

type Commit = (mutations: readonly Mutation[], options: CommitOptions) => Promise<readonly Outcome<AnyRecord>[]>

/** Mistakes that sync layers are known for, each made on purpose. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'takes what a stranger answers for a verdict on a write': committing((commit) => async (mutations, options) => {
    try {
      return await commit(mutations, options)
    } catch (error) {
      if (isStranger(error)) throw portError('access/denied', { action: 'commit' })
      throw error
    }
  }),
  'ends the session, and the copy with it, when the project is not found': {
    ports: (ports) => {
      const session$ = combineLatest([ports.auth.session$, ports.events.connection$]).pipe(
        map(([session, connection]) =>
          connection.status === 'offline' && isStranger(connection.cause)
            ? { status: 'signed-out' as const, reason: 'user' as const }
            : session,
        ),
      )
      return { ...ports, auth: instead(ports.auth, { session$ }) }
    },
  },
  'forgets what it called saved': {
    disk: (disk) =>
      Object.assign(disk, {
        write: (
          (write) => (step: Parameters<typeof write>[0]) =>
            write({ ...step, outbox: {} })
        )(disk.write.bind(disk)),
      }),
  },
  'sends each write under another id': committing((commit) => (mutations, options) => {
    const id = uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
    return commit(mutations, { ...options, mutationId: mutationIdOf(id) })
  }),
  'gives a write up when it was not answered': committing((commit) => async (mutations, options) => {
    try {
      return await commit(mutations, options)
    } catch (error) {
      if (isPortError(error, 'net/offline', 'net/unavailable')) return new Promise(() => undefined)
      throw error
    }
  }),
  'writes over what nobody saw': committing(
    (commit) => (mutations, options) =>
      commit(
        mutations.map((mutation) => (mutation.kind === 'create' ? mutation : { ...mutation, expect: 'any' })),
        options,
      ),
  ),
  'shows nothing before the project has answered': {
    opening: (ports) => ports.records.list('workspaces', { workspaceId: null, limit: 1 }).catch(() => undefined),
  },
}

function committing(planted: (commit: Commit) => Commit): Plant {
  return {
    ports: (ports: Ports) => {
      const commit = planted(ports.records.commit.bind(ports.records))
      return { ...ports, records: instead<RecordsPort>(ports.records, { commit: commit as RecordsPort['commit'] }) }
    },
  }
}

function isStranger(error: unknown): boolean {
  if (!isPortError(error, 'net/unavailable')) return false
  const { status = 0 } = error.details
  return status >= 400 && status < 500
}
