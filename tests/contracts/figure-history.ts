import type { Id } from '../../src/domain/model/kernel/id'
import { seededRandom } from '../../src/domain/model/kernel/seeded-random'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { applyChanges } from '../../src/domain/use-cases/records/apply-changes'
import type { Actor, Stage } from '../harness/stage'
import { makeContacts, mergeSome, splitAgain, type MergeWorld } from '../support/merge-round'
import { boardOf, deal, turn } from './acts'

interface Life {
  readonly seed: number
  readonly steps: number
}

/**
 * Deals and tasks of a workspace moved, won, lost, done, undone, done again, opened again, thrown away and brought back, while those
 * whom they are about are merged and split.
 */
export async function liveHistory(stage: Stage, owner: Actor, { seed, steps }: Life): Promise<void> {
  const random = seededRandom(seed)
  const board = await boardOf(owner)
  const stages = [...board.open, board.won, board.lost]
  const { workspaceId, ports } = owner
  const world: MergeWorld = {
    records: ports.records,
    workspaceId,
    newId: () => stage.world.newId(),
    board: { pipelineId: board.pipelineId, stageId: board.open[0].id },
  }
  const contacts = await makeContacts(world, random)
  const linked = (wanted: string) => contacts.all.flatMap(([collection, id]) => (collection === wanted ? [id] : []))
  const made = Array.from({ length: 4 }, () => deal(stage.world, board))
  const deals = [...made.map(({ id }) => id), ...linked('deals')]
  const tasks = Array.from({ length: 3 }, () => stage.world.newId())
  const [done, undone]: [(readonly Mutation[])[], (readonly Mutation[])[]] = [[], []]
  const apply = async (mutations: readonly Mutation[], back: (readonly Mutation[])[]) => {
    await stage.world.advance(5)
    const runtime = { newId: () => stage.world.newId() }
    // A step that is not allowed as things stand is one that nobody could have taken.
    const result = await applyChanges(mutations, { records: ports.records, runtime }, { workspaceId }).catch(() => null)
    if (result?.status === 'written' && result.undo.length > 0) back.push(result.undo)
  }
  const create = (id: Id): Mutation => ({
    kind: 'create',
    collection: 'tasks',
    id,
    data: { title: 'Call', repeat: random.pick(['none', 'daily'] as const) },
  })
  await apply([...made, ...tasks.map(create)], [])
  tasks.push(...linked('tasks'))
  const act = (): Mutation => {
    const dealId = random.pick(deals)
    if (random.chance(0.4)) {
      const status = random.pick(['open', 'done'] as const)
      return { kind: 'update', collection: 'tasks', id: random.pick(tasks), patch: { status }, expect: 'any' }
    }
    if (random.chance(0.2)) return turn(random.pick(['trash', 'restore'] as const), 'deals', dealId)
    const stageId = random.pick(stages).id
    const lostReasonId = stageId === board.lost.id ? board.reasonId : null
    return { kind: 'update', collection: 'deals', id: dealId, patch: { stageId, lostReasonId }, expect: 'any' }
  }
  let merge: RecordOf<'merges'> | null = null
  for (let step = 0; step < steps; step += 1) {
    if (random.chance(0.1)) {
      await stage.world.advance(5)
      const before: RecordOf<'merges'> | null = merge
      merge = before === null ? await mergeSome(world, contacts, random) : null
      if (before !== null) await splitAgain(world, before)
      continue
    }
    const back = random.chance(0.35) ? done.pop() : undefined
    const again = back === undefined && random.chance(0.2) ? undone.pop() : undefined
    if (back !== undefined) await apply(back, undone)
    else await apply(again ?? [act()], done)
  }
}

type Pair = readonly [asRecorded: number, asWork: number]

/** What one report says, beside what the other does. */
export async function countsOf({
  ports: { records },
  workspaceId,
}: Actor): Promise<Record<'won' | 'lost' | 'moved' | 'done', Pair>> {
  const all = { workspaceId, limit: 200 }
  const [deals, stays, work, tasks] = await Promise.all([
    records.list('dealFigures', all),
    records.list('stayFigures', all),
    records.list('workFigures', all),
    records.list('tasks', { ...all, where: { op: 'eq', field: 'status', value: 'done' } }),
  ])
  const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
  const closed = (kind: string) => sum(deals.items.filter(({ stageKind }) => stageKind === kind))
  const worked = (wanted: string) => sum(work.items.filter(({ deed }) => deed === wanted))
  return {
    won: [closed('won'), worked('deal-won')],
    lost: [closed('lost'), worked('deal-lost')],
    moved: [sum(stays.items.filter(({ outcome }) => outcome === 'moved')), worked('deal-moved')],
    done: [tasks.items.length, worked('task-done')],
  }
}
