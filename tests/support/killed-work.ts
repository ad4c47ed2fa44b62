import { createServer } from 'node:http'
import { expect } from 'vitest'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import { LIMITS } from '../../src/domain/model/records/limits'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { listPages } from '../../src/domain/use-cases/records/list-pages'
import { commit, person } from '../contracts/acts'
import type { World } from '../harness/harness'
import { listening } from '../harness/listening'
import { newMutationId, openStage, type Actor, type Stage } from '../harness/stage'

export type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** What goes on while processes are killed. */
export interface Killing {
  readonly world: World
  readonly receiver: Receiver
  /** One process of the backend, amid whatever it does; it is there again when this resolves. */
  readonly kill: (time: number) => Promise<void>
  readonly kills: number
  /** One run of the rules and of the deliveries; what it throws is what a kill leaves of it. */
  readonly run: (actor: Actor) => Promise<void>
  /** Leases end, and what was refused is due again. */
  readonly letMinutesPass: () => Promise<void>
}

/** What a receiver notes of a rule's call, before the record that it is about. */
const CALL = 'call about '
/** Between two kills. */
const POSTS = 6
/** Who write, and run what is due, at the same time. */
const AT_ONCE = 3
/** Whom each of them adds before it runs. */
const PEOPLE = 3

/**
 * Rules run and webhooks are told under load while processes are killed with SIGKILL. Asserts that each rule has run once for its
 * cause and each line was told once by its id. @returns figures
 */
export async function survives({ world, receiver, kill, kills, run, letMinutesPass }: Killing) {
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const hook = { url: receiver.url, events: ['created' as const] }
  const webhookId = world.newId()
  const steps = [
    { do: 'task', title: 'Call them', assignee: null, dueInDays: 1 },
    { do: 'call', webhookId },
    { do: 'set', field: 'lifecycle', value: 'lead' },
  ]
  const plan = JSON.stringify({ trigger: { on: 'made' }, filter: '', steps })
  await commit(stage, owner, [
    { kind: 'create', collection: 'webhooks', id: webhookId, data: hook },
    { kind: 'create', collection: 'rules', id: world.newId(), data: { name: 'Call', status: 'on', collection: 'people', plan } },
  ])
  const over = new AbortController()
  let interrupted = 0
  const work = async () => {
    while (!over.signal.aborted) {
      for (let made = 0; made < PEOPLE; made += 1) {
        const mutationId = newMutationId(world)
        const mutations: readonly Mutation[] = [person(world)]
        // Whoever has no answer asks again, for the same.
        while (!over.signal.aborted && !(await isHeard(() => commit(stage, owner, mutations, { mutationId })))) interrupted += 1
      }
      if (!(await isHeard(() => run(owner)))) interrupted += 1
    }
  }
  const busy = Array.from({ length: AT_ONCE }, work)
  try {
    for (let time = 0; time < kills; time += 1) {
      const before = receiver.posts()
      await expect.poll(() => receiver.posts(), { interval: 1, timeout: 60_000 }).toBeGreaterThan(before + POSTS)
      await kill(time)
      await letMinutesPass()
    }
  } finally {
    over.abort()
    await Promise.all(busy)
  }
  const settled = async () => {
    await letMinutesPass()
    await isHeard(() => run(owner))
    return (await judged(stage, owner, receiver.taken)).open
  }
  await expect.poll(settled, { timeout: 120_000 }).toEqual([])
  const { wrong, ...figures } = await judged(stage, owner, receiver.taken)
  expect(wrong).toEqual([])
  return { kills, interrupted, posts: receiver.posts(), taken: receiver.taken.size, ...figures }
}

/** By what is in the workspace, and what a receiver took, by id. */
async function judged(stage: Stage, owner: Actor, taken: ReadonlyMap<string, string>) {
  const [people, lines, runs, tasks, [hook]] = await Promise.all([
    all(stage, owner, 'people'),
    all(stage, owner, 'activities'),
    all(stage, owner, 'ruleRuns'),
    all(stage, owner, 'tasks'),
    all(stage, owner, 'webhooks'),
  ])
  const told = lines.filter(({ verb, at }) => verb === 'created' && at >= hook!.createdAt).map(({ id }) => id as string)
  const [ran, done] = [counted(runs.map(({ about }) => about)), counted(tasks.flatMap(({ subjects }) => subjects))]
  const called = counted([...taken.values()].filter((what) => what.startsWith(CALL)))
  const open: string[] = [
    ...told.filter((id) => !taken.has(id)),
    ...people.filter(({ id, lifecycle }) => lifecycle !== 'lead' || !called.has(CALL + id)).map(({ id }) => id),
    ...runs.filter(({ status }) => status !== 'done').map(({ id, status }) => `${id} ${status}`),
  ]
  const wrong = [
    ...people
      .filter(({ id }) => [ran.get(`people/${id}`), done.get(`people/${id}`), called.get(CALL + id)].some((times) => times !== 1))
      .map(({ id }) => `people/${id}`),
    ...[...taken].filter(([id, what]) => !what.startsWith(CALL) && !told.includes(id)).map(([id]) => `told ${id}`),
  ]
  return { open, wrong, people: people.length, runs: runs.length, told: told.length, calls: called.size }
}

function counted(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

async function all<K extends CollectionName>(stage: Stage, { ports }: Actor, collection: K): Promise<readonly RecordOf<K>[]> {
  const found: RecordOf<K>[] = []
  const query = { workspaceId: stage.workspaceId, limit: LIMITS.pageSizeMost }
  for await (const page of listPages(collection, query as never, ports)) found.push(...(page as readonly RecordOf<K>[]))
  return found
}

/** False: it was cut off. */
async function isHeard(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof TypeError || (isPortError(error) && !error.code.startsWith('record/'))) return false
    throw error
  }
}

/** Takes what it is posted, and counts it by its id; of every seventh nobody hears that it did. */
export async function openReceiver() {
  const taken = new Map<string, string>()
  let posts = 0
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      posts += 1
      const { type, data } = JSON.parse(text) as { type: string; data: { objectId: string } }
      taken.set(String(request.headers['webhook-id']), type === 'rule' ? CALL + data.objectId : type)
      if (posts % 7 === 0) response.destroy()
      else response.writeHead(204).end()
    })
  })
  const url = await listening(server)
  return {
    url,
    taken,
    posts: () => posts,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
