import { mutationIdOf } from '../../../domain/model/records/meta'
import type { OperationId } from '../../../domain/model/api/operations'
import { portError } from '../../../domain/model/errors/port-error'
import type { ApiSession } from '../../../domain/use-cases/api/api-session'
import { runOperation } from '../../../domain/use-cases/api/run-operation'
import { Conflict } from './conflict'

/** What a tool has in hand. */
export interface Asking {
  readonly session: ApiSession
  /**
   * What an operation gives, checked as any program's call is.
   *
   * @param expect the version that must be the record's. Default: any
   * @throws Conflict, and what the operation throws
   */
  ask(id: OperationId, input: object, expect?: string): Promise<unknown>
}

export function askingIn(session: ApiSession): Asking {
  return {
    session,
    async ask(id, input, expect = 'any') {
      const call = {
        input: async () => input,
        mutationId: mutationIdOf(session.newId()),
        via: 'agent' as const,
        expect,
        bytes: noBytes,
      }
      const answer = await runOperation(id, call, session)
      switch (answer.kind) {
        case 'value':
          return answer.value
        case 'record':
          return answer.record
        case 'conflict':
          throw new Conflict({ current: answer.current, ...answer.value })
        case 'bytes':
          throw portError('capability/missing', { capability: id })
      }
    },
  }
}

function noBytes(): Promise<Blob> {
  return Promise.reject(portError('capability/missing', { capability: 'bytes' }))
}
