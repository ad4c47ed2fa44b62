import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { Mutation } from '../../../../src/domain/model/records/mutation'
import type { Device } from './device'
import type { Intent } from './intents'
import { keyOf } from './oracle-rules'
import type { Op, Program } from './program'
import type { CoreMaker, SimulatedTab } from './simulated-tab'
import { World } from './world'

export interface Played {
  /** `null`: nothing went wrong. */
  readonly broken: string | null
  readonly mutations: number
  /** Troubles of the connection, crashes and what else befell people. */
  readonly faults: number
}

const FIELDS = ['name', 'industry', 'description'] as const
/** Each person decides one thing a round, and what they decide may have to be decided again. */
const ROUNDS = 40

/** Runs the program, heals everything, has people decide what is theirs to decide, and judges. */
export function play(program: Program, makeCore: CoreMaker): Played {
  const world = new World(program, makeCore)
  const player = new Player(world)
  let faults = 0
  world.advance(60)
  for (const op of program.ops) {
    if (world.broken !== null) break
    player.do(op)
    if (!CALM_OPS.has(op.op)) faults += 1
    world.advance(1)
  }
  if (world.broken === null) world.heal()
  for (let round = 0; round < ROUNDS && world.broken === null && player.decideAll(); round += 1) world.heal()
  if (world.broken === null) world.judge()
  for (const { connection } of world.devices) faults += connection.troubles
  return { broken: world.broken, mutations: world.mutations, faults }
}

const CALM_OPS = new Set<Op['op']>([
  'create',
  'edit',
  'edit-two',
  'trash',
  'restore',
  'purge',
  'decide',
  'wait',
  'call',
  'attach',
])

interface Deciding {
  readonly device: Device
  readonly tab: SimulatedTab
}

class Player {
  private readonly world: World
  private tokens = 0

  constructor(world: World) {
    this.world = world
  }

  do(op: Op): void {
    const { world } = this
    if (op.op === 'wait') return world.advance(op.ms)
    if ('commits' in op) return op.op === 'forget' ? world.server.forget(op.commits) : world.restore(op.commits)
    if (op.op === 'bulk') return this.bulk(op.records)
    if ('person' in op) return this.admit(op)
    const device = world.devices[op.device % world.devices.length]!
    if (op.op === 'clock') device.skewMs += op.jumpMs
    else if (op.op === 'crash-at') device.crashAt(op.step, op.side)
    else if (op.op === 'offline' || op.op === 'online') device.setConnection(op.op === 'online')
    else if (op.op === 'flap') this.flap(device)
    else if (op.op === 'crash') device.crash()
    else if (op.op === 'leave') device.leave()
    else if (op.op === 'open-tab') device.openTab()
    else this.inTab(op, device)
  }

  /** @returns whether there was anything to decide */
  decideAll(): boolean {
    let decided = false
    for (const device of this.world.devices) {
      const [tab] = device.sweep()
      for (const entry of tab?.core.entries ?? []) {
        const isStranded = this.world.putOff.isStranded(entry)
        if (entry.state.kind !== 'conflicted' && entry.state.kind !== 'refused' && !isStranded) continue
        // What is refused again and again is given up in the end.
        this.decide({ device, tab: tab! }, entry, entry.state.kind !== 'conflicted' ? 1 : this.world.random.below(6))
        decided = true
        break
      }
    }
    return decided
  }

  private inTab(op: Extract<Op, { readonly tab: number }>, device: Device): void {
    const tabs = device.sweep()
    const tab = tabs[op.tab % Math.max(1, tabs.length)]
    if (tab === undefined || tab.isWiped) return
    if (op.op === 'close-tab') return device.closeTab(tab)
    if (op.op === 'call') return this.world.putOff.call(device, tab)
    if (op.op === 'attach') return this.world.putOff.attach(device, tab)
    if (op.op === 'create') return this.world.write(device, tab, [this.creation(op.collection, op.name)])
    if (op.op === 'decide') {
      const stuck = tab.core.entries.filter(({ state }) => state.kind !== 'acknowledged')
      const entry = stuck[op.choice % Math.max(1, stuck.length)]
      if (entry !== undefined) this.decide({ device, tab }, entry, op.choice)
      return
    }
    if (!('record' in op)) return
    const records = [...tab.rows.shown]
      .filter(([key]) => !key.startsWith('members/') && !key.startsWith('files/'))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const at = (index: number) => records[records.length - 1 - (index % Math.max(1, records.length))]
    const first = at(op.record)
    if (first === undefined) return
    if (op.op === 'edit') this.world.write(device, tab, [this.edit(first, op.fields, op.isBlind)])
    else if (op.op === 'edit-two') {
      const second = at(op.other)!
      const both = first === second ? [first] : [first, second]
      this.world.write(
        device,
        tab,
        both.map((each) => this.edit(each, [1], false)),
      )
    } else this.world.write(device, tab, [life(op.op, first)])
  }

  private creation(collection: 'companies' | 'tags', name: number): Mutation {
    const id = this.world.newId()
    if (collection === 'tags') return { kind: 'create', collection, id, data: { name: `Tag ${name}`, colour: 'grey' } }
    const empty = { domains: [], website: null, industry: null, size: null, phones: [], address: null, ownerId: null, tagIds: [] }
    const data = { ...empty, logoFileId: null, description: null, custom: {}, name: this.token() }
    return { kind: 'create', collection, id, data }
  }

  private edit([key, record]: readonly [string, AnyRecord], fields: readonly number[], isBlind: boolean): Mutation {
    const { id, version } = record
    const expect = isBlind ? 'any' : version
    if (key.startsWith('tags/')) return { kind: 'update', collection: 'tags', id, patch: { name: this.token() }, expect }
    const patch = Object.fromEntries(fields.map((field) => [FIELDS[field], this.token()]))
    return { kind: 'update', collection: 'companies', id, patch, expect }
  }

  /** A value that nobody else ever writes. */
  private token(): string {
    this.tokens += 1
    return `value ${this.tokens}`
  }

  private decide({ device, tab }: Deciding, entry: OutboxEntry, choice: number): void {
    const { world } = this
    const { mutationId, state, mutations } = entry
    const intents = world.intents.of(mutations)
    if (state.kind === 'refused' && choice % 2 === 0) return tab.handle({ kind: 'retry', mutationId })
    if (state.kind !== 'conflicted') {
      world.putOff.discarded(entry)
      const made = new Set(mutations.flatMap((mutation) => (mutation.kind === 'create' ? [keyOf(mutation)] : [])))
      // With a record that was never made goes what was written upon it.
      for (const key of made) world.intents.unmade.add(`${device.id} ${key}`)
      world.promises.waive(new Set(tab.core.entries.flatMap((each) => each.mutations.map(keyOf))), tab)
      const gone = new Set(world.intents.all.flatMap(({ key, commit }) => (made.has(key) ? [commit] : [])))
      const isGivenUp = (intent: Intent) =>
        intents.some(({ key, what, value }) => {
          return intent.key === key && intent.what === what && intent.value === value && intent.deviceId === device.id
        })
      world.intents.over((intent) => isGivenUp(intent) || gone.has(intent.commit))
      return tab.handle({ kind: 'discard', mutationId })
    }
    const fields = mutations.flatMap((mutation) => (mutation.kind === 'update' ? Object.keys(mutation.patch) : []))
    const keep = choice < 2 ? 'mine' : choice < 4 ? 'theirs' : fields.slice(0, 1)
    const current = new Map(mutations.map((mutation, index) => [keyOf(mutation), state.current[index] ?? null]))
    for (const intent of intents) {
      const shown = current.get(intent.key) ?? null
      // Of what is gone there are no fields to choose among.
      const isKept = keep === 'mine' || (keep !== 'theirs' && shown !== null && keep.includes(intent.what))
      if (isKept && shown !== null) intent.saw.add(Reflect.get(shown, intent.what))
      // "Mine" applies even if the record is gone.
      if (isKept && shown === null) intent.isBlind = true
      // All trashes of a record by a device look alike: this one decides for them.
      const isSame = (each: Intent) => each.deviceId === device.id && each.key === intent.key && each.what === intent.what
      if (!isKept) intent.isOver = true
      if (!isKept && !intent.isField) world.intents.over(isSame)
    }
    for (const mutation of mutations) {
      const shown = current.get(keyOf(mutation)) ?? null
      if (keep === 'theirs' || shown === null || shown.deletedAt === null) continue
      const restore = { kind: 'restore', collection: mutation.collection, id: mutation.id, expect: shown.version } as Mutation
      world.intents.declare(restore, intents[0]!, shown)
    }
    world.promises.waive(new Set(mutations.map(keyOf)), tab)
    tab.handle({ kind: 'resolve', mutationId, keep, freshId: world.newId() as string as MutationId })
  }

  private flap(device: Device): void {
    if (!device.connection.isOnline) return
    device.setConnection(false)
    this.world.time.after(30, () => device.setConnection(true))
  }

  /** Many at once, as an import or a job of the backend's own writes: new ones, and some that are there. */
  private bulk(count: number): void {
    const { server } = this.world
    const known = [...server.rows].filter(([key]) => key.startsWith('companies/')).slice(0, 2)
    const edits = known.flatMap(([, { id, deletedAt }]): Mutation[] =>
      deletedAt === null
        ? [{ kind: 'update', collection: 'companies', id, patch: { description: this.token() }, expect: 'any' }]
        : [],
    )
    const created = Array.from({ length: count }, () => this.creation('companies', 0))
    server.commit(null, this.world.newId() as string as MutationId, [...created, ...edits])
  }

  private admit({ op, person }: { readonly op: 'revoke' | 'admit'; readonly person: number }): void {
    const { server, people } = this.world
    const { userId, memberId } = people[person]!
    if (op === 'admit') server.members.set(userId, memberId)
    else server.members.delete(userId)
  }
}

function life(kind: 'trash' | 'restore' | 'purge', [key, { id, version }]: readonly [string, AnyRecord]): Mutation {
  const collection = key.startsWith('tags/') ? 'tags' : 'companies'
  return { kind, collection, id, expect: version }
}
