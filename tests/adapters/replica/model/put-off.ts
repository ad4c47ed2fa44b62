import type { Answer } from '../../../../src/adapters/replica/core/events'
import { isUndelivered, type OutboxEntry, type Undelivered } from '../../../../src/adapters/replica/core/outbox-entry'
import type { Id } from '../../../../src/domain/model/kernel/id'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { Mutation } from '../../../../src/domain/model/records/mutation'
import type { DeferredCall } from '../../../../src/ports/sync.port'
import type { Device } from './device'
import type { Intents } from './intents'
import type { ServerCommit, SimulatedServer } from './simulated-server'
import { tokenOf } from './simulated-deliveries'
import type { SimulatedTab } from './simulated-tab'

/** A call, or the bytes of a file. */
interface Put {
  readonly mutationId: MutationId
  readonly deviceId: string
  readonly tab: SimulatedTab
  /** Of a call. */
  readonly token: string | null
  /** The device said that it is kept. */
  isDurable: boolean
  /** The person gave it up, or the workspace was taken from them. */
  isOver: boolean
}

export interface PutOffWorld {
  readonly server: SimulatedServer
  readonly intents: Intents
  write(device: Device, tab: SimulatedTab, mutations: readonly Mutation[]): void
  newId(): Id
  fault(what: string): void
}

/** What people put off: files and calls arrive once, whole, and in their order among what was written. */
export class PutOff {
  private readonly world: PutOffWorld
  private readonly puts: Put[] = []
  private readonly readies = new Map<MutationId, Mutation>()

  constructor(world: PutOffWorld) {
    this.world = world
  }

  call(device: Device, tab: SimulatedTab): void {
    const token = `call ${this.puts.length}`
    const mutationId = this.add(device, tab, token)
    const input = { workspaceId: this.world.newId(), email: token, role: 'member' } as const
    tab.defer(mutationId, { kind: 'call', name: 'invite-member', input } satisfies DeferredCall)
  }

  /** The record is announced first; that it is ready is written by whoever has sent the bytes. */
  attach(device: Device, tab: SimulatedTab): void {
    const { world } = this
    const id = world.newId()
    const data = { name: 'offer.pdf', status: 'uploading' }
    world.write(device, tab, [{ kind: 'create', collection: 'files', id, data } as unknown as Mutation])
    if (tab.isGone) return
    const ready = { kind: 'update', collection: 'files', id, patch: { status: 'ready' }, expect: 'any' } as const
    world.intents.declare(ready, { userId: device.userId, deviceId: device.id, commit: -this.puts.length - 1 }, null)
    const mutationId = this.add(device, tab, null)
    this.readies.set(mutationId, ready)
    tab.defer(mutationId, { kind: 'file', id, name: 'offer.pdf', path: `people/${id}/${id}`, sizeBytes: 3, resume: null })
  }

  /** @returns whether it is about any of these */
  answered(mutationId: MutationId, answer: Answer): boolean {
    const put = this.puts.find((each) => each.mutationId === mutationId)
    if (put === undefined) return false
    if (answer.kind === 'error') put.isOver = true
    else put.isDurable = true
    const ready = this.readies.get(mutationId)
    if (ready !== undefined && answer.kind !== 'error')
      for (const intent of this.world.intents.of([ready])) intent.isDurable = true
    return true
  }

  over(isMeant: (put: Put) => boolean): void {
    for (const put of this.puts) if (isMeant(put)) put.isOver = true
  }

  /** A person gives it up; with a file goes the commit that announces it, where that is not with the server. */
  discarded({ mutationId, work }: OutboxEntry): void {
    const token = work?.kind === 'call' ? tokenOf(work) : null
    this.over((put) => put.mutationId === mutationId || (token !== null && put.token === token))
    if (work?.kind === 'file') this.world.intents.over((intent) => intent.key === `files/${work.id}`)
  }

  /** Has a person to decide about it? Its record is gone with a backup, or was given up. */
  isStranded(entry: OutboxEntry): boolean {
    if (entry.state.kind === 'declined') return true
    const { work, state } = entry
    if (work?.kind !== 'file') return false
    const { server } = this.world
    const isThere = server.rows.has(`files/${work.id}`)
    if (state.kind === 'refused' && state.error.code === 'record/missing' && isThere && server.lineage === 1)
      this.world.fault(`I14 the bytes of files/${work.id} were refused before its record was there`)
    return isUndelivered(entry) && !isThere
  }

  delivering({ core }: SimulatedTab, entry: Undelivered): void {
    if (entry.work.kind !== 'call') return
    const isAhead = (each: OutboxEntry) => each.state.kind === 'waiting' && !isUndelivered(each) && each.order < entry.order
    if (core.entries.some(isAhead)) this.world.fault(`I13 ${tokenOf(entry.work)} goes before what was written before it`)
  }

  committed({ mutations }: ServerCommit): void {
    for (const { collection, id, kind } of mutations)
      if (collection === 'files' && kind === 'update' && !this.world.server.files.has(id))
        this.world.fault(`I11 files/${id} is ready, and its bytes are not there`)
  }

  judge(): void {
    const { calls } = this.world.server
    for (const put of this.puts) {
      if (put.token === null) continue
      const times = calls.filter((token) => token === put.token).length
      if (times > 1) this.world.fault(`I2 ${put.token} was made ${times} times`)
      if (put.isDurable && !put.isOver && times === 0) this.world.fault(`I1 ${put.token} of ${put.deviceId} is lost`)
    }
    for (const [later, put] of this.puts.entries()) for (const before of this.puts.slice(0, later)) this.judgeOrder(before, put)
  }

  private judgeOrder(before: Put, after: Put): void {
    if (before.tab !== after.tab || before.token === null || after.token === null || before.isOver || !before.isDurable) return
    const { calls } = this.world.server
    const [first, second] = [calls.indexOf(before.token), calls.indexOf(after.token)]
    if (second >= 0 && first > second) this.world.fault(`I13 ${after.token} was made before ${before.token}`)
  }

  private add(device: Device, tab: SimulatedTab, token: string | null): MutationId {
    const mutationId = this.world.newId() as string as MutationId
    this.puts.push({ mutationId, deviceId: device.id, tab, token, isDurable: false, isOver: false })
    return mutationId
  }
}
