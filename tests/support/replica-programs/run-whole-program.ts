import { firstValueFrom, type Subscription } from 'rxjs'
import type { AnyRecord } from '../../../src/domain/model/records/collections'
import { isSame } from '../../../src/domain/model/records/merge-fields'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import type { PendingCommit } from '../../../src/ports/sync.port'
import type { Actor } from '../../harness/stage'
import { MOST, WATCHED, type WholeDevice, type WholeTab } from './whole-device'
import type { WholeProgram } from './whole-program'
import { WholeRun, type Setting } from './whole-run'
import { keyOf } from './wishes'

/** Enough for every wait between two attempts to be over, several times. */
const ROUNDS = 60
const ROUND_MS = 3000

/**
 * Runs programs through the whole replica, one after the other on the same devices: ports, rules, disk and tabs. After each,
 * all lines are mended, people decide what is theirs to decide, and it is asked whether everything came to the truth and
 * nothing was lost, doubled or written over.
 *
 * @param programs none but the last takes somebody's access
 * @returns what broke, each with its seed
 */
export async function runWholePrograms(setting: Setting, programs: readonly WholeProgram[]): Promise<readonly string[]> {
  const [first] = programs
  if (first === undefined) return []
  const run = new WholeRun(setting, first)
  for (const [key, record] of await truthFor(setting.owner)) run.wishes.committed(key, record)
  const observing = observe(run)
  try {
    await Promise.all(run.devices.map((device) => device.openTab()))
    for (const program of programs) {
      run.begin(program)
      await play(run)
      const [broken] = run.wishes.broken
      if (broken !== undefined) return [`PORTSIDE_SEED=${program.seed}: ${broken} ${JSON.stringify(program.steps)}`]
    }
    return []
  } finally {
    observing.unsubscribe()
    await Promise.all(run.devices.map((device) => device.crash()))
  }
}

async function play(run: WholeRun): Promise<void> {
  const { seed, steps, isWithdrawn } = run.program
  // The device is asked before it holds anything, or when it does.
  await run.pass(seed % 2 === 0 ? 1 : 3000)
  for (const step of steps) await run.take(step)
  if (isWithdrawn) await withdraw(run)
  await settleAll(run)
  run.wishes.judge(await truthFor(run.setting.owner))
}

/** Reads the truth over a connection without faults. */
function observe({ setting, wishes }: WholeRun): Subscription {
  const { events } = setting.owner.ports
  return events.changes(setting.owner.workspaceId, WATCHED, 'now').subscribe((change) => {
    if (change.kind === 'gap') wishes.isInexact = true
    if (change.kind === 'upserted')
      wishes.committed(keyOf({ collection: change.collection, id: change.record.id }), change.record)
  })
}

async function withdraw(run: WholeRun): Promise<void> {
  const { member } = run.setting
  const patch = { status: 'deactivated' }
  await run.byOwner({ kind: 'update', collection: 'members', id: member.memberId, patch, expect: 'any' } as unknown as Mutation)
  for (const wish of run.wishes.all) if (wish.deviceId === run.devices.at(-1)?.id) wish.isOver = true
}

async function settleAll(run: WholeRun): Promise<void> {
  for (const device of run.devices) {
    device.cut(false)
    if (device.tabs.length === 0) await device.openTab()
  }
  await run.answered()
  let left: string | null = 'nothing was looked at'
  for (let round = 0; round < ROUNDS && left !== null; round += 1) {
    await run.pass(ROUND_MS)
    left = null
    for (const device of run.devices) left ??= await unsettled(run, device)
  }
  if (left !== null) run.wishes.broken.push(left)
}

/** @returns what is not as it is to be in the end */
async function unsettled(run: WholeRun, device: WholeDevice): Promise<string | null> {
  const { workspaceId, userId } = device.person
  if (run.program.isWithdrawn && device.person === run.setting.member) {
    const kept = await device.kept.openTab().disks.addresses({ backend: 'programs', userId })
    const isShown = device.tabs.some(({ shown }) => shown.size > 0)
    return kept.length > 0 || isShown ? `${device.id} still ${isShown ? 'shows' : 'holds'} what its person may not see` : null
  }
  for (const tab of device.tabs) {
    const [entry] = await firstValueFrom(tab.replica.sync.outbox(workspaceId))
    if (entry !== undefined) {
      if (!('what' in entry)) await decide(run, { device, tab }, entry)
      return `${device.id} still waits with ${JSON.stringify(entry)}`
    }
  }
  const truth = await truthFor(device.person)
  for (const { shown } of device.tabs) {
    const other = differenceOf(shown, truth)
    if (other !== null) return `${device.id}: ${other}`
  }
  return null
}

async function decide(
  { random, wishes }: WholeRun,
  { device, tab }: { readonly device: WholeDevice; readonly tab: WholeTab },
  { mutationId, mutations, state }: PendingCommit,
): Promise<void> {
  if (state.kind === 'waiting') return
  const meant = wishes.of(mutations)
  if (state.kind === 'refused') {
    const keys = new Set(mutations.map(keyOf))
    for (const wish of wishes.all) if (wish.deviceId === device.id && keys.has(wish.key)) wish.isOver = true
    await tab.replica.sync.discard(mutationId)
    return
  }
  const keep = random.chance(0.5) ? 'mine' : 'theirs'
  for (const [index, mutation] of mutations.entries()) {
    const current = state.current[index] ?? null
    for (const wish of meant.filter(({ key }) => key === keyOf(mutation))) {
      if (keep === 'theirs') wish.isOver = true
      else wish.saw.add(current === null ? null : (Reflect.get(current, wish.field) ?? null))
    }
  }
  await tab.replica.sync.resolve(mutationId, keep)
}

/** All that one person may see, from the set behind the replica, over a connection without faults. */
async function truthFor({ ports, workspaceId }: Actor): Promise<ReadonlyMap<string, AnyRecord>> {
  const pages = await Promise.all(
    WATCHED.map(async (collection) => {
      const { items } = await ports.records.list(collection, { workspaceId, limit: MOST, trash: 'include' })
      return items.map((record) => [`${collection}/${record.id}`, record] as const)
    }),
  )
  return new Map<string, AnyRecord>(pages.flat())
}

function differenceOf(shown: ReadonlyMap<string, AnyRecord>, truth: ReadonlyMap<string, AnyRecord>): string | null {
  for (const [key, record] of shown)
    if (!isSame(record, truth.get(key))) return `${key} is ${JSON.stringify(record)}, not ${JSON.stringify(truth.get(key))}`
  for (const key of truth.keys()) if (!shown.has(key)) return `${key} is missing`
  return null
}
