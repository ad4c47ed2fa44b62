import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import type { PlainDate } from '../../src/domain/model/kernel/instant'
import { isPlainDate } from '../../src/domain/model/kernel/plain-date'
import type { AnyQuery, AnyRow, Page, PageCursor, Query } from '../../src/domain/model/query/ast'
import { runQuery } from '../../src/domain/model/query/run-query'
import type { ReadableName, RowOf } from '../../src/domain/model/records/collections'
import { FIELD_KINDS } from '../../src/domain/model/records/check-query'
import { searchText } from '../../src/domain/model/records/search-text'
import { type Subject, subjectOf } from '../../src/domain/model/records/subject'
import { boardOf, commit, company, deal, person, tag, turn, wild } from '../contracts/acts'
import { randomQuestion } from '../contracts/random-query'
import { HARD_NAMES } from '../contracts/records-query.contract'
import type { World } from '../harness/harness'
import { endLocalBackend } from '../harness/local-backend'
import { openStage, type Actor, type Stage } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'
import { runs } from '../support/runs'

/** The contract suite puts the same questions to the collections that lists show; here are all the others. */
const ELSEWHERE: ReadonlySet<ReadableName> = new Set(['people', 'companies', 'deals', 'personRows', 'companyRows', 'dealRows'])
const HERE = (Object.keys(FIELD_KINDS) as ReadableName[]).filter((collection) => !ELSEWHERE.has(collection))
const RUNS = runs({ few: 20, many: 400 })
const MOST_PAGES = 6

let world: World
let owner: Actor

beforeAll(async () => {
  world = await supabaseHarness.open()
  const stage = await openStage(world)
  owner = await stage.as('owner')
  await stage.oneMore('viewer')
  await seed(stage, owner)
}, 60_000)
afterAll(async () => {
  await world.close()
  await endLocalBackend()
})

describe('any question to the database is answered as the domain answers it', () => {
  it.each(HERE)('about %s, page by page', { timeout: 60_000 }, async (collection) => {
    const { items: rows } = await ask(collection, { limit: 500, trash: 'include' })
    expect(rows.length).toBeGreaterThan(0)
    const property = fc.asyncProperty(
      randomQuestion(collection, rows as never),
      fc.integer({ min: 1, max: MOST_PAGES }),
      async (question, pages) => {
        const query = { ...question, workspaceId: owner.workspaceId, count: 'exact' } as const
        const right = runQuery<AnyRow>(
          rows,
          { ...query, limit: rows.length },
          { collection, searchText: (row) => searchText(collection, row as never) },
        )
        const limit = Math.max(1, Math.ceil(right.items.length / pages))
        expect(await walk(collection, { ...query, limit })).toEqual({
          ids: right.items.map(({ id }) => id),
          totals: [right.total],
        })
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  })

  it('when it asks for more values than an address holds, also where none of them may be', async () => {
    const { items: tasks } = await ask('tasks', { limit: 500, trash: 'include' })
    const values = [...Array.from({ length: 900 }, () => world.newId()), ...tasks.slice(0, 7).map(({ id }) => id)]
    const among = { op: 'in', field: 'id', values } as const
    const rest = { orderBy: [{ field: 'title', direction: 'desc', empty: 'first' }], trash: 'include' } as const
    for (const where of [among, { op: 'not', of: among } as const]) {
      const right = runQuery<AnyRow>(
        tasks,
        { workspaceId: owner.workspaceId, where, ...rest, count: 'exact', limit: 500 },
        { collection: 'tasks', searchText: () => '' },
      )
      expect(await walk('tasks', { workspaceId: owner.workspaceId, where, ...rest, count: 'exact', limit: 3 })).toEqual({
        ids: right.items.map(({ id }) => id),
        totals: [right.total],
      })
    }
  })

  it('when many records are asked for by their ids', async () => {
    const { items: tasks } = await ask('tasks', { limit: 500, trash: 'include' })
    const missing = Array.from({ length: 400 }, () => world.newId())
    const found = await owner.ports.records.getMany('tasks', [...missing, ...tasks.map(({ id }) => id), ...missing])
    expect(new Map(found)).toEqual(new Map(tasks.map((task) => [task.id, task])))
  })

  it('when a cursor is a text of a hundred thousand characters', async () => {
    const orderBy = [{ field: 'body', direction: 'asc', empty: 'last' }] as const
    const { items: notes } = await ask('notes', { limit: 500 })
    const right = runQuery<AnyRow>(
      notes,
      { workspaceId: owner.workspaceId, orderBy, limit: 500 },
      { collection: 'notes', searchText: () => '' },
    )
    const { ids } = await walk('notes', { workspaceId: owner.workspaceId, orderBy, limit: 1 })
    expect(ids).toEqual(right.items.map(({ id }) => id))
  })
})

function day(text: string): PlainDate {
  if (!isPlainDate(text)) throw new Error(`no day: ${text}`)
  return text
}

/** What somebody else has done for them to be told of, and fields of the workspace's own. */
async function tellOf(stage: Stage, { memberId: assigneeId }: Actor): Promise<void> {
  const tasks = Array.from({ length: 7 }, (_, place) => ({
    kind: 'create' as const,
    collection: 'tasks' as const,
    id: world.newId(),
    data: { title: `Task ${place}`, assigneeId },
  }))
  await commit(stage, await stage.as('member'), tasks)
  const types = ['text', 'number', 'date'] as const
  const fields = types.map((type, place) => ({
    kind: 'create' as const,
    collection: 'fieldDefinitions' as const,
    id: world.newId(),
    data: { collection: 'people' as const, key: `f_${place}`, label: `Ünë ${place}`, type, position: `a${place}` },
  }))
  await commit(stage, await stage.as('owner'), fields)
}

/** What imports leave behind, and pairs that were told apart. */
async function keepTraces(stage: Stage, actor: Actor, { imports }: { readonly imports: readonly Id[] }): Promise<void> {
  const chunks = imports.map((importId, place) => {
    const data = { importId, position: place % 3, log: `[${place}]` }
    return { kind: 'create', collection: 'importChunks', id: world.newId(), data } as const
  })
  const pairs = Array.from({ length: 5 }, () => [person(world), person(world)] as const)
  await commit(stage, actor, [...chunks, ...pairs.flat()])
  const dismissed = pairs.map((pair) => {
    const subjects = pair.map(({ id }) => subjectOf('people', id))
    const data = { collection: 'people', status: 'dismissed', subjects } as const
    return { kind: 'create', collection: 'merges', id: world.newId(), data } as const
  })
  await commit(stage, actor, dismissed)
}

/** What assistants proposed, and what is done by itself. */
async function leaveToOthers(actor: Actor, about: readonly Subject[]): Promise<void> {
  const drafts = [null, 'Äpfel', 'tidy up'].map((title) => {
    const data = { status: 'open', title, reason: title, lines: '[]', keyId: title === null ? null : world.newId() }
    return wild({ kind: 'create', collection: 'drafts', id: world.newId(), data })
  })
  const rules = ['New leads', 'Äpfel', 'new leads'].map((name) => {
    const data = { name, collection: 'people', plan: '{}' }
    return wild({ kind: 'create', collection: 'rules', id: world.newId(), data })
  })
  const left = about.map((subject, place) => {
    const data = { ruleId: world.newId(), about: subject, status: 'done', step: place }
    return wild({ kind: 'create', collection: 'ruleRuns', id: world.newId(), data })
  })
  await world.adminWrite(actor.workspaceId, [...drafts, ...rules, ...left])
}

/** Forms, and what was sent by them. */
async function sendForms(stage: Stage, actor: Actor, subjects: readonly Subject[]): Promise<void> {
  const formId = world.newId()
  const forms = ['Contact', 'Äpfel', 'contact us'].map((name, place) => {
    const fields = [{ key: 'people.emails', label: name, help: null, required: true, value: null }]
    const data = { name, title: `Title ${place}`, fields, introduction: place === 0 ? null : name }
    return { kind: 'create', collection: 'forms', id: world.newId(), data } as const
  })
  await commit(stage, actor, forms)
  const sent = [null, ...subjects].map((subject, place) => {
    const data = { formId, name: `Form ${place % 2}`, subject, merged: place === 1 ? ['phones'] : [] }
    return wild({ kind: 'create', collection: 'submissions', id: world.newId(), data })
  })
  await world.adminWrite(actor.workspaceId, sent)
}

async function seed(stage: Stage, actor: Actor): Promise<void> {
  const board = await boardOf(actor)
  const names = HARD_NAMES.filter((name): name is Exclude<typeof name, null | ''> => name !== null && name !== '')
  const about = [person(world), company(world), deal(world, board, { title: 'Looms', amountMinor: 5 })] as const
  await commit(stage, actor, about)
  const mail = { value: 'ada@example.com', label: null, primary: true }
  await commit(stage, actor, [person(world, { emails: [mail] }), person(world, { emails: [mail] })])
  await tellOf(stage, actor)
  const subjects = about.map(({ collection, id }) => subjectOf(collection, id))
  await sendForms(stage, actor, subjects)
  await leaveToOthers(actor, subjects)
  const at = <T>(place: number, ...choices: readonly T[]): T => choices[place % choices.length] as T
  const made = names.flatMap((name, place) => [
    {
      kind: 'create',
      collection: 'tasks',
      id: world.newId(),
      data: {
        title: name,
        body: at(place, null, name, 'Call'),
        kind: at(place, 'call', 'to-do'),
        dueOn: at(place, null, day('2026-11-21'), day('2027-01-01')),
        priority: at(place, 'none', 'high'),
        assigneeId: at(place, null, actor.memberId),
        subjects: subjects.slice(0, place % 4),
      },
    } as const,
    {
      kind: 'create',
      collection: 'notes',
      id: world.newId(),
      data: { body: name, kind: at(place, 'note', 'call'), subjects: subjects.slice(place % 3), pinned: place % 2 === 0 },
    } as const,
    {
      kind: 'create',
      collection: 'savedViews',
      id: world.newId(),
      data: {
        collection: at(place, 'people', 'deals'),
        name,
        layout: at(place, 'table', 'board'),
        filter: at(place, null, name),
      },
    } as const,
    {
      kind: 'create',
      collection: 'webhooks',
      id: world.newId(),
      data: { url: `https://hooks.example.com/${place}`, events: at<('won' | 'lost')[]>(place, ['won'], ['won', 'lost']) },
    } as const,
    {
      kind: 'create',
      collection: 'files',
      id: world.newId(),
      data: {
        name,
        mime: at(place, 'text/plain', 'Image/PNG'),
        sizeBytes: place,
        path: `people/${world.newId()}/${world.newId()}`,
        subject: at(place, null, ...subjects),
        status: 'pending',
      },
    } as const,
    {
      kind: 'create',
      collection: 'imports',
      id: world.newId(),
      data: {
        fileName: name,
        encoding: 'utf-8',
        delimiter: at(place, ',', ';'),
        status: 'running',
        total: place,
        created: 0,
        updated: 0,
        skipped: 0,
        failed: 0,
      },
    } as const,
  ])
  await commit(stage, actor, made)
  await keepTraces(stage, actor, { imports: made.filter(({ collection }) => collection === 'imports').map(({ id }) => id) })
  await commit(
    stage,
    actor,
    ['Loomer', 'colder', 'Wärmer'].map((name) => tag(world, name)),
  )
  await commit(
    stage,
    actor,
    [3, 7, 11].map((amountMinor, place) =>
      deal(world, board, { amountMinor, currency: at(place, 'JPY', 'USD'), stageId: board.open[at(place, 0, 1)].id }),
    ),
  )
  await commit(
    stage,
    actor,
    ['a', 'b', 'c'].map(
      (letter) =>
        ({
          kind: 'create',
          collection: 'notes',
          id: world.newId(),
          data: { body: `${letter}${'x'.repeat(99_990)}${letter}` },
        }) as const,
    ),
  )
  await commit(
    stage,
    actor,
    made
      .filter(({ collection }, place) => collection !== 'imports' && collection !== 'files' && place % 9 === 4)
      .map(({ collection, id }) => turn('trash', collection, id)),
  )
}

function ask(collection: ReadableName, query: Partial<AnyQuery>): Promise<Page<AnyRow>> {
  const asked = { workspaceId: owner.workspaceId, limit: 500, ...query } as Query<RowOf<ReadableName>>
  return owner.ports.records.list(collection, asked)
}

async function walk(collection: ReadableName, query: AnyQuery) {
  const ids: string[] = []
  const totals = new Set<number | null>()
  let after: PageCursor | null = null
  do {
    const page: Page<AnyRow> = await ask(collection, { ...query, ...(after === null ? {} : { after }) })
    ids.push(...page.items.map(({ id }) => id))
    totals.add(page.total)
    after = page.next
  } while (after !== null)
  return { ids, totals: [...totals] }
}
