import fc from 'fast-check'
import { deleteDB, openDB } from 'idb'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { openMemoryBackend, type MemoryBackend, type MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import { storeRecovery } from '../../../src/adapters/memory/persistence/recover-store'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Page } from '../../../src/domain/model/query/ast'
import type { ReadableName } from '../../../src/domain/model/records/collections'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { mutationIdOf } from '../../../src/domain/model/records/meta'

const browser = browserRuntime()
const ADA = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' }
const BOB = { ...ADA, email: 'bob@example.com', name: 'Bob' }
const BY_NAME = [{ field: 'name', direction: 'asc', empty: 'last' }] as const
const LISTS = ['personRows', 'companyRows', 'people', 'stages'] as const

let database = ''
let workspaceId: Id
let opened: MemoryBackend[] = []
/** Whether the page ever has time for what can wait. */
let isQuiet = true
/** What holds up the reading of rows, once it is known who may open what. */
let held: { readonly promise: Promise<void>; readonly resolve: () => void } | null = null

beforeEach(async () => {
  database = `portside-test-${browser.newId()}`
  isQuiet = true
  const backend = await open()
  const tab = backend.connect()
  await tab.ports.auth.signUp(ADA)
  const input = { name: 'Engines', currency: 'EUR', country: 'GB', locale: 'en-GB', timeZone: 'Europe/London', sample: false }
  const answer = await tab.ports.functions.call('create-workspace', input, { mutationId: mutationIdOf(browser.newId()) })
  if (!answer.ok) throw new Error('refused')
  workspaceId = answer.value.workspaceId
  await commit(tab, [company('c1', 'Analytical'), person('p1', 'Ada', 'c1'), person('p2', 'Grace', null)])
  await backend.compact(workspaceId)
})

afterEach(async () => {
  release()
  await close()
  localStorage.removeItem(`${database}:session`)
  await deleteDB(database)
})

const ids = new Map<string, Id>()

/** The same for the same name. */
function idOf(name: string): Id {
  const id = ids.get(name) ?? browser.newId()
  ids.set(name, id)
  return id
}

function person(name: string, firstName: string, companyName: string | null): Mutation {
  const companyId = companyName === null ? null : idOf(companyName)
  return { kind: 'create', collection: 'people', id: idOf(name), data: { firstName, companyId } }
}

function company(id: string, name: string): Mutation {
  return { kind: 'create', collection: 'companies', id: idOf(id), data: { name } }
}

async function commit({ ports }: MemoryConnection, mutations: readonly Mutation[]): Promise<void> {
  await ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(browser.newId()) })
}

async function open(build = 'this'): Promise<MemoryBackend> {
  const schedule = (ms: number, run: () => void) => {
    if (ms !== 1000) return browser.schedule(ms, run)
    return isQuiet ? browser.schedule(0, run) : () => undefined
  }
  const backend = await openMemoryBackend({ runtime: { ...browser, schedule }, database, build, passwordRounds: 1 })
  opened.push(backend)
  return backend
}

async function close(): Promise<void> {
  for (const backend of opened) await backend.close()
  opened = []
}

/** The browser started anew, its rows not read yet but for who is a member of what. */
async function openHeld(build?: string): Promise<MemoryConnection> {
  await close()
  let turns = 0
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  held = { promise, resolve }
  vi.spyOn(globalThis.scheduler, 'postTask').mockImplementation(async () => {
    turns += 1
    if (turns > 2) await promise
  })
  return (await open(build)).connect()
}

function release(): void {
  held?.resolve()
  held = null
  vi.restoreAllMocks()
}

type Answer = Page<unknown>

function list(name: ReadableName, { ports }: MemoryConnection, limit = 100) {
  const orderBy = name === 'personRows' || name === 'companyRows' ? BY_NAME : []
  return ports.records.watch(name, { workspaceId, orderBy: orderBy as never, limit, count: 'exact' })
}

/** What a list tells from now on. */
function watched(name: ReadableName, tab: MemoryConnection, limit?: number) {
  const answers: Answer[] = []
  const listening = list(name, tab, limit).subscribe(({ value }) => answers.push(value))
  return { answers, stop: () => listening.unsubscribe() }
}

async function heads(): Promise<readonly string[]> {
  const db = await openDB(database)
  const [keys, values] = [await db.getAllKeys('heads'), await db.getAll('heads')]
  db.close()
  return keys.map((key, index) => `${String((key as unknown as readonly string[])[2])} ${JSON.stringify(values[index])}`)
}

/** Shows the lists until what they begin with is kept, as it is now. */
async function shown(tab: MemoryConnection, names: readonly ReadableName[] = ['personRows']): Promise<readonly Answer[]> {
  const lists = names.map((name) => watched(name, tab))
  await expect
    .poll(async () => {
      const kept = await heads()
      return lists.every(({ answers }) => kept.some((head) => head.includes(JSON.stringify(JSON.stringify(answers.at(-1))))))
    })
    .toBe(true)
  for (const { stop } of lists) stop()
  return lists.map(({ answers }) => answers.at(-1)!)
}

/**
 * What a list told before its rows were read, and in the end.
 *
 * @param least answers to wait for before the rows may come
 */
async function reopened(
  name: ReadableName,
  tab: MemoryConnection,
  { limit, least = 0 }: { limit?: number; least?: number } = {},
) {
  const { answers, stop } = watched(name, tab, limit)
  // A question of the same database, put later: the list's own has been answered by then, as a rule.
  await heads()
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(least)
  const early = [...answers]
  release()
  const last = await tab.ports.records.list(name, { ...QUERY(name), limit: limit ?? 100 })
  await expect.poll(() => answers.length).toBeGreaterThan(early.length)
  stop()
  return { early, answers, last }
}

const QUERY = (name: ReadableName) =>
  ({ workspaceId, orderBy: name === 'personRows' || name === 'companyRows' ? (BY_NAME as never) : [], count: 'exact' }) as const

describe('what a list begins with', () => {
  it('is there before the rows are read, and is what they say then', async () => {
    const [before] = await shown(opened[0]!.connect())

    const { early, answers, last } = await reopened('personRows', await openHeld(), { least: 1 })

    expect({ early, answers, last }).toEqual({ early: [before], answers: [before, before], last: before })
    expect(before).toMatchObject({ total: 2, items: [{ name: 'Ada', companyName: 'Analytical' }, { name: 'Grace' }] })
  })

  it('is the first rows of a list that was shown as a whole', async () => {
    const tab = opened[0]!.connect()
    const whole = watched('personRows', tab, 100_000)
    await expect.poll(async () => (await heads()).length).toBe(1)
    whole.stop()

    expect((await reopened('personRows', await openHeld(), { limit: 200, least: 1 })).early).toMatchObject([
      { total: 2, next: null },
    ])
  })

  it.for([
    ['by another program', 'another', 100],
    ['to another question', 'this', 99],
  ] as const)('waits for the rows where it was answered %s', async ([, build, limit]) => {
    await shown(opened[0]!.connect())

    const { early, answers, last } = await reopened('personRows', await openHeld(build), { limit })

    expect({ early, answers }).toEqual({ early: [], answers: [last] })
  })

  it('waits for the rows when something was committed since and the page had no time', async () => {
    const tab = opened[0]!.connect()
    await shown(tab)
    isQuiet = false
    await commit(tab, [person('p3', 'Barbara', null)])
    expect(await heads()).toEqual([])

    const { early, last } = await reopened('personRows', await openHeld())

    expect({ early, total: last.total }).toEqual({ early: [], total: 3 })
  })

  it('is told to nobody else, and to nobody who is not signed in', async () => {
    const first = opened[0]!.connect()
    await shown(first)
    await first.ports.auth.signOut('this-device')
    await first.ports.auth.signUp(BOB)

    const other = await openHeld()
    const refused = firstValueFrom(list('personRows', other))
    await heads()
    release()
    await expect(refused).rejects.toMatchObject({ code: 'access/denied' })
    await other.ports.auth.signOut('this-device')
    await expect(firstValueFrom(list('personRows', other))).rejects.toMatchObject({ code: 'auth/signed-out' })
  })

  it('is not kept of rows that another tab has changed by then', async () => {
    isQuiet = false
    const [behind, ahead] = [await open(), await open()]
    const seen = watched('personRows', behind.connect())
    await expect.poll(() => seen.answers.length).toBe(1)
    await commit(ahead.connect(), [person('p3', 'Barbara', null)])
    await expect.poll(() => seen.answers.at(-1)?.total).toBe(3)
    seen.stop()

    isQuiet = true
    const [now] = await shown(behind.connect())
    expect((await reopened('personRows', await openHeld(), { least: 1 })).early).toEqual([now])
  })

  it('goes with what was lost of the rows', async () => {
    await shown(opened[0]!.connect())
    await close()
    const db = await openDB(database)
    const people = (await db.getAllKeys('chunks')).find((key) => (key as unknown as readonly string[])[1] === 'people')
    await db.put('chunks', '[{"half":', people)
    for (const key of await db.getAllKeys('journal')) await db.put('journal', '{"half":', key)
    db.close()

    await storeRecovery(database).keepReadable()

    expect(await heads()).toEqual([])
    expect(await reopened('personRows', await openHeld())).toMatchObject({ early: [], last: { total: 0 } })
  })

  it('comes with the next list where an earlier program, which kept none, made the database', async () => {
    await close()
    await withoutHeads()

    const tab = (await open()).connect()
    const [before] = await shown(tab)

    expect(before).toMatchObject({ total: 2 })
  })

  it('is what the rows say, whatever was done and however it ended', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('person', 'company'), id: fc.nat(3), word: fc.constantFrom('Ada', 'Bea', 'Zoë', 'İ') }),
      fc.record({ kind: fc.constantFrom('trash', 'quiet', 'fold', 'crash') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.constantFrom(...LISTS), async (steps, name) => {
        let tab = opened[0]?.connect() ?? (await open()).connect()
        isQuiet = false
        for (const done of steps) tab = await doStep(done, tab)
        if (steps.some(({ kind }) => kind === 'quiet')) await opened.at(-1)!.compact(workspaceId)

        const { answers, last } = await reopened(name, await openHeld())

        expect(answers).toEqual(answers.map(() => last))
      }),
      { numRuns: 12 },
    )
  })
})

/** The database as it was when its stores were counted as version 1. */
async function withoutHeads(): Promise<void> {
  const db = await openDB(database)
  const stores = [...db.objectStoreNames].filter((store) => store !== 'heads')
  const kept = await Promise.all(stores.map(async (store) => [await db.getAllKeys(store), await db.getAll(store)] as const))
  db.close()
  await deleteDB(database)
  const earlier = await openDB(database, 1, { upgrade: (made) => stores.forEach((store) => void made.createObjectStore(store)) })
  for (const [index, [keys, values]] of kept.entries())
    for (const [at, key] of keys.entries()) await earlier.put(stores[index]!, values[at], key)
  earlier.close()
}

type Step = { readonly kind: string; readonly id?: number; readonly word?: string }

async function doStep({ kind, id = 0, word = '' }: Step, tab: MemoryConnection): Promise<MemoryConnection> {
  const made = browser.newId()
  if (kind === 'person') {
    await commit(tab, [
      { kind: 'create', collection: 'people', id: made, data: { firstName: `${word} ${id}`, companyId: idOf('c1') } },
    ])
  } else if (kind === 'company') {
    await commit(tab, [
      { kind: 'update', collection: 'companies', id: idOf('c1'), patch: { name: `${word} ${id}` }, expect: 'any' },
    ])
  } else if (kind === 'trash') {
    const page = await tab.ports.records.list('people', { workspaceId, limit: 1 })
    for (const { id: gone } of page.items) await commit(tab, [{ kind: 'trash', collection: 'people', id: gone, expect: 'any' }])
  } else if (kind === 'quiet') {
    isQuiet = true
    await shown(tab, LISTS)
    isQuiet = false
  } else if (kind === 'fold') {
    await opened.at(-1)!.compact(workspaceId)
  } else {
    await close()
    return (await open()).connect()
  }
  return tab
}
