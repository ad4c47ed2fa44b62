import fc from 'fast-check'
import type { Sql } from 'postgres'
import type { Write } from '../../../src/adapters/shared/commits/mutate'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { CollectionName } from '../../../src/domain/model/records/collections'
import { subjectOf } from '../../../src/domain/model/records/subject'
import { testId } from '../../support/test-ids'
import { signUp, type Caller } from './call-as'
import { MEMBERS, PLANS } from './program-fields'
import { anyStep, type Spec, type Step } from './programs'
import { Twins, type Both } from './twins'

export interface Program {
  /** May everybody read everything? */
  readonly isOpen: boolean
  readonly steps: readonly Step[]
}

export const anyProgram: fc.Arbitrary<Program> = fc.record({
  isOpen: fc.boolean(),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 14 }),
})

/** Runs the program on a new workspace, kept twice: what both answer to each step, and in the end every record of both. */
export async function* run({ isOpen, steps }: Program, sql: Sql): AsyncIterable<Both<unknown>> {
  workspaces += 1
  const space = `space ${workspaces}`
  const idOf = (collection: string, place: number) => testId(`${space}/${collection}/${place}`)
  const callers = new Map<Id, Caller>()
  for (const place of MEMBERS.keys()) {
    const caller = { userId: idOf('users', place), sessionId: idOf('sessions', place) }
    await signUp(sql, caller)
    callers.set(idOf('members', place), caller)
  }
  const twins = new Twins(sql, idOf('workspaces', 0), callers)
  const seeded = await twins.commit({ memberId: null, via: 'function', writes: seed(idOf, isOpen) })
  if (seeded.domain.kind !== 'answered') throw new Error(`no workspace: ${JSON.stringify(seeded.domain)}`)
  yield seeded
  for (const { who, via, writes } of steps) {
    // Where not everything may be read: what is visible is asked of the workspace as it was, not as a batch leaves it.
    const specs = isOpen ? writes : writes.slice(0, 1)
    const memberId = who === null ? null : idOf('members', who)
    yield await twins.commit({
      memberId,
      via,
      writes: specs.map((spec) => writeOf(spec, { idOf, twins, isElevated: who === null })),
    })
    if (twins.isGone) return
  }
  yield await twins.records()
}

let workspaces = 0
type IdOf = (collection: string, place: number) => Id

interface Place {
  readonly idOf: IdOf
  readonly twins: Twins
  readonly isElevated: boolean
}

function writeOf({ collection, kind, place, data, expect }: Spec, { idOf, twins, isElevated }: Place): Write {
  const id = idOf(collection, place)
  const target = { collection, id, kind }
  if (kind === 'create') return { ...target, data: named(data, idOf) } as Write
  const current = () => twins.versionOf(collection, id) ?? '1'
  const expected = expect === 'any' || isElevated ? 'any' : expect === 'stale' ? '999999' : current()
  return { ...target, ...(kind === 'update' ? { patch: named(data, idOf) } : {}), expect: expected } as Write
}

/** With an id for each `@collection/place`. */
function named(value: unknown, idOf: IdOf): unknown {
  if (typeof value === 'string')
    return value.replace(/@(\w+)\/(\d+)/g, (_, collection: string, place) => idOf(collection, Number(place)))
  if (Array.isArray(value)) return value.map((entry: unknown) => named(entry, idOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, named(entry, idOf)]))
}

const OWN_FIELDS = [
  { key: 'size', label: 'Size', type: 'text' },
  { key: 'plan', label: 'Plan', type: 'select', options: PLANS },
  { key: 'budget', label: 'Budget', type: 'money' },
  { key: 'vip', label: 'VIP', type: 'checkbox' },
]

function seed(idOf: IdOf, isOpen: boolean): readonly Write[] {
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
    ...OWN_FIELDS.map((data, place) => made('fieldDefinitions', place, { ...data, collection: 'people', position: 'a0' })),
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
