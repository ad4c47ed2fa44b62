import { describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { applyChanges } from '../../../src/domain/use-cases/records/apply-changes'
import type { RecordsPort } from '../../../src/ports/records.port'
import { testId } from '../../support/test-ids'

const CREATE: Mutation = { kind: 'create', collection: 'tags', id: testId('tag'), data: { name: 'Fair' } }

function recordsThat(commit: (mutationId: string) => Promise<readonly never[]>): RecordsPort {
  const records: Partial<RecordsPort> = {
    commit: ((_mutations, { mutationId }) => commit(mutationId)) as RecordsPort['commit'],
  }
  return records as RecordsPort
}

describe('committing changes', () => {
  it('asks again by the same id when the answer was lost', async () => {
    const asked: string[] = []
    const records = recordsThat((mutationId) => {
      asked.push(mutationId)
      return asked.length === 1 ? Promise.reject(portError('net/timeout', { afterMs: 1 })) : Promise.resolve([])
    })

    const applied = await applyChanges(
      [CREATE],
      { records, runtime: { newId: () => testId('new') } },
      { workspaceId: testId('workspace') },
    )

    expect({ status: applied.status, times: asked.length, ids: new Set(asked).size }).toEqual({
      status: 'written',
      times: 2,
      ids: 1,
    })
  })

  it('asks no more than twice, and not at all after another refusal', async () => {
    for (const [error, times] of [
      [portError('net/timeout', { afterMs: 1 }), 2],
      [portError('store/full', {}), 1],
    ] as const) {
      let asked = 0
      const records = recordsThat(() => {
        asked += 1
        return Promise.reject(error)
      })
      const applied = applyChanges(
        [CREATE],
        { records, runtime: { newId: () => testId('new') } },
        { workspaceId: testId('workspace') },
      )
      await expect(applied).rejects.toBe(error)
      expect(asked).toBe(times)
    }
  })
})
