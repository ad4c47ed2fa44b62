import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Write } from '../../src/adapters/memory/backend/mutate'
import type { Id } from '../../src/domain/model/kernel/id'
import type { CollectionName } from '../../src/domain/model/records/collections'
import { subjectOf } from '../../src/domain/model/records/subject'
import { testId } from '../support/test-ids'
import { signUp, stopClock, type Caller } from './support/call-as'
import { anyStep, MEMBERS, type Spec, type Step } from './support/programs'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'
import { Twins, type Attempt } from './support/twins'

let database: SchemaDatabase
let workspaces = 0

beforeAll(async () => {
  database = await openSchemaDatabase()
  await stopClock(database.sql)
})
afterAll(() => database.close())

describe('the commit function of the database', () => {
  it('does what the domain does, whoever writes what', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(anyStep, { minLength: 1, maxLength: 14 }), async (isOpen, steps) => {
        const { twins, attemptOf } = await furnish(isOpen)
        for (const step of steps) {
          const answer = await twins.commit(attemptOf(isOpen ? step : alone(step)))
          expect(answer.database).toEqual(answer.domain)
        }
        const records = await twins.records()
        expect(records.database).toEqual(records.domain)
      }),
      { numRuns: Number(process.env['PROGRAMS'] ?? 60) },
    )
  })
})

/** Where not everything may be read: what is visible is asked of the workspace as it was, not as a batch leaves it. */
function alone(step: Step): Step {
  return { ...step, writes: step.writes.slice(0, 1) }
}

async function furnish(isOpen: boolean): Promise<{ readonly twins: Twins; readonly attemptOf: (step: Step) => Attempt }> {
  workspaces += 1
  const space = `space ${workspaces}`
  const idOf = (collection: string, place: number) => testId(`${space}/${collection}/${place}`)
  const workspaceId = idOf('workspaces', 0)
  const callers = new Map<Id, Caller>()
  for (const place of MEMBERS.keys()) {
    const caller = { userId: idOf('users', place), sessionId: idOf('sessions', place) }
    await signUp(database.sql, caller)
    callers.set(idOf('members', place), caller)
  }
  const twins = new Twins(database.sql, workspaceId, callers)
  const seeded = await twins.commit({ memberId: null, via: 'function', writes: seed(idOf, isOpen) })
  expect(seeded.database).toEqual(seeded.domain)
  expect(seeded.domain.kind).toBe('answered')

  const named = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/@(\w+)\/(\d+)/g, (_, collection: string, place) => idOf(collection, Number(place)))
    if (Array.isArray(value)) return value.map(named)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, named(entry)]))
  }
  const versionFor = (collection: CollectionName, id: Id, expected: Spec['expect'], isElevated: boolean) => {
    if (expected === 'any' || isElevated) return 'any'
    return expected === 'stale' ? '999999' : (twins.versionOf(collection, id) ?? '1')
  }
  const writeOf = ({ collection, kind, place, data, expect: expected }: Spec, isElevated: boolean): Write => {
    const id = idOf(collection, place)
    const target = { collection, id, kind }
    if (kind === 'create') return { ...target, data: named(data) } as Write
    const version = versionFor(collection, id, expected, isElevated)
    return { ...target, ...(kind === 'update' ? { patch: named(data) } : {}), expect: version } as Write
  }
  return {
    twins,
    attemptOf: ({ who, via, writes }) => ({
      memberId: who === null ? null : idOf('members', who),
      via,
      writes: writes.map((spec) => writeOf(spec, who === null)),
    }),
  }
}

function seed(idOf: (collection: string, place: number) => Id, isOpen: boolean): readonly Write[] {
  const made = (collection: CollectionName, place: number, data: object) =>
    ({ kind: 'create', collection, id: idOf(collection, place), data }) as Write
  const pipelineId = idOf('pipelines', 0)
  const memberVisibility = isOpen ? 'everything' : 'own-and-unassigned-deals'
  return [
    made('workspaces', 0, {
      name: 'Harbour',
      slug: 'harbour',
      currency: 'EUR',
      country: 'PT',
      locale: 'pt',
      timeZone: 'Europe/Lisbon',
      memberVisibility,
    }),
    ...MEMBERS.map((role, place) => made('members', place, { userId: idOf('users', place), role, displayName: role })),
    made('pipelines', 0, { name: 'Sales', position: 'a0', default: true }),
    ...(['open', 'open', 'won', 'lost'] as const).map((kind, place) =>
      made('stages', place, { pipelineId, name: `${kind} ${place}`, position: `a${place}`, kind, probability: 10 }),
    ),
    ...[0, 1].flatMap((place) => {
      const subjects = [subjectOf('deals', idOf('deals', place)), subjectOf('people', idOf('people', place))]
      const counts = { total: 2, created: 0, updated: 0, skipped: 0, failed: 0 }
      const ownerId = idOf('members', place * 2)
      return [
        made('lostReasons', place, { name: `Reason ${place}`, position: 'a0' }),
        made('tags', place, { name: `Tag ${place}` }),
        made('companies', place, { name: 'Engines' }),
        made('people', place, { firstName: 'Ada', companyId: idOf('companies', place), tagIds: [idOf('tags', place)] }),
        made('deals', place, {
          title: 'Ten looms',
          pipelineId,
          stageId: idOf('stages', place * 2),
          currency: 'EUR',
          rank: 'a0',
          companyId: idOf('companies', 0),
          people: [{ personId: idOf('people', place) }],
          ownerId,
        }),
        made('tasks', place, { title: 'Call', subjects }),
        made('notes', place, { body: 'Called', subjects }),
        made('files', place, { name: 'a.txt', mime: 'text/plain', sizeBytes: 1, path: `a/${place}`, subject: subjects[0] }),
        made('imports', place, { fileName: 'a.csv', encoding: 'utf-8', delimiter: ',', status: 'running', ...counts }),
        made('invitations', place, { email: `${place}@example.com`, role: 'member', expiresAt: '2027-01-01T00:00:00.000Z' }),
      ]
    }),
  ]
}
