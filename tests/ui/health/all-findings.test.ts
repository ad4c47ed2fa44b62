import { expect, it } from 'vitest'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { applyChanges } from '../../../src/domain/use-cases/records/apply-changes'
import { allFindings } from '../../../src/ui/features/health/findings-list'
import type { HealthContext } from '../../../src/ui/features/health/health.model'
import { formatsOf } from '../../../src/ui/text/format'
import { memoryWorkspace } from '../../support/memory-workspace'

it('finds all that a check is about, however many pages they take', async () => {
  const { ports, runtime, workspaceId, close } = await memoryWorkspace()
  const people = Array.from({ length: 1100 }, (_, place): Mutation => {
    return { kind: 'create', collection: 'people', id: runtime.newId(), data: { firstName: `Ana ${place}` } }
  })
  for (let at = 0; at < people.length; at += 500) {
    await applyChanges(people.slice(at, at + 500), { records: ports.records, runtime }, { workspaceId })
  }
  const context: HealthContext = {
    workspaceId,
    stages: [],
    formats: formatsOf({ locale: 'en-GB', timeZone: 'Europe/London' }),
    today: '2026-11-21' as PlainDate,
    nowMs: runtime.now(),
  }
  const found = await allFindings(ports.records, 'people-without-owner', context)
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(people.map(({ id }) => id)))
  await close()
})
