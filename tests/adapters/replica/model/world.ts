import type { Answer, CoreEvent } from '../../../../src/adapters/replica/core/events'
import type { DiskStep } from '../../../../src/adapters/replica/disk/replica-disk'
import type { Id } from '../../../../src/domain/model/kernel/id'
import { seededRandom, type SeededRandom } from '../../../../src/domain/model/kernel/seeded-random'
import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { Mutation } from '../../../../src/domain/model/records/mutation'
import { Device } from './device'
import { Intents, type Intent } from './intents'
import { modelRules } from './model-rules'
import type { Program } from './program'
import { VERDICTS } from './oracle-rules'
import { PutOff } from './put-off'
import { Promises } from './promises'
import { SimulatedDisk } from './simulated-disk'
import { positionOf } from './simulated-feed'
import { CALM, SimulatedConnection } from './simulated-connection'
import { SimulatedServer } from './simulated-server'
import type { CoreMaker, SimulatedTab } from './simulated-tab'
import { differenceOf, truthFault } from './truth-check'
import { VirtualTime } from './virtual-time'

/** Events a program may take: one that chases its tail takes more. */
const BUDGET = 40_000

/** Everything of one program: a server, the devices of its people, what they meant, and what went wrong. */
export class World {
  readonly time = new VirtualTime()
  readonly server: SimulatedServer
  readonly devices: readonly Device[]
  readonly intents = new Intents()
  readonly people: readonly { readonly userId: Id; readonly memberId: Id }[]
  readonly random: SeededRandom
  mutations = 0
  broken: string | null = null
  readonly promises: Promises
  readonly putOff: PutOff
  private readonly intentsOf = new Map<MutationId, readonly Intent[]>()
  private readonly program: Program
  private readonly makeCore: CoreMaker
  private readonly workspaceId: Id
  private lineage = 1
  private events = 0
  private ids = 0

  constructor(program: Program, makeCore: CoreMaker) {
    this.program = program
    this.makeCore = makeCore
    this.random = seededRandom(program.seed ^ 0x5eed)
    this.workspaceId = this.newId()
    this.people = [0, 1].map(() => ({ userId: this.newId(), memberId: this.newId() }))
    this.server = this.newServer()
    this.promises = new Promises(this.intents, this.server)
    this.putOff = new PutOff(this)
    this.devices = program.devices.map((person, index) => this.newDevice(`device ${index}`, person))
  }

  /** Version 7 in shape; those made later sort later. */
  newId(): Id {
    this.ids += 1
    return `00000000-0000-7000-8000-${String(this.ids).padStart(12, '0')}` as Id
  }

  advance(ms: number): void {
    const ran = this.time.advance(ms, BUDGET - this.events)
    this.events += ran
    if (this.events >= BUDGET) this.fault('I0 it never comes to rest')
  }

  /** Somebody writes something in a tab. */
  write(device: Device, tab: SimulatedTab, mutations: readonly Mutation[]): void {
    const mutationId = this.newId() as string as MutationId
    this.mutations += mutations.length
    for (const mutation of mutations) {
      const seen = tab.rows.get(mutation.collection, mutation.id)
      this.intents.declare(mutation, { userId: device.userId, deviceId: device.id, commit: this.mutations }, seen)
    }
    this.intentsOf.set(mutationId, this.intents.of(mutations))
    tab.commit(mutationId, mutations)
  }

  /** Never so far back that there were no people. */
  restore(commits: number): void {
    this.server.restore(Math.min(commits, this.server.position.version - this.people.length))
  }

  fault(what: string): void {
    this.broken ??= `${what} (at ${Math.round(this.time.now)} ms)`
  }

  /** Everybody is calm, online and looking, until nothing moves any more. */
  heal(): void {
    for (const { connection } of this.devices) connection.faults = CALM
    for (const device of this.devices) device.setConnection(true)
    this.look(() => true)
    this.advance(100_000)
    // Who was admitted again while the word of their withdrawal was under way opens the app once more.
    if (this.look(({ userId }) => this.server.members.has(userId))) this.advance(100_000)
  }

  /** @returns whether anybody of those had nothing open */
  private look(isMeant: (device: Device) => boolean): boolean {
    const closed = this.devices.filter((device) => device.sweep().length === 0 && isMeant(device))
    for (const device of closed) device.openTab()
    return closed.length > 0
  }

  /** What must hold once all is calm and decided. */
  judge(): void {
    for (const device of this.devices) if (this.broken === null) this.judgeDevice(device)
    this.putOff.judge()
    for (const intent of this.intents.all) {
      const wasLost = intent.wasLost && !intent.isKnownLost
      if (!intent.isDurable || intent.isOver || wasLost || intent.applied > 0 || this.hasCome(intent)) continue
      this.fault(`I1 ${intent.key} ${intent.what}=${String(intent.value)} of ${intent.deviceId} was promised and is lost`)
    }
  }

  /** Somebody else may have trashed it first: what was meant is so. */
  private hasCome(intent: Intent): boolean {
    const { key, what, isField } = intent
    // After a backup a record may have been made, thrown away and made again by what was sent again.
    if (!isField && this.lineage > 1) return true
    const hasBeen = (test: (row: AnyRecord | undefined) => boolean) => this.server.history.some((rows) => test(rows.get(key)))
    if (!this.server.rows.has(key)) return what !== 'restore' && what !== 'create'
    if (what === 'trash') return hasBeen((row) => row !== undefined && row.deletedAt !== null)
    return what === 'restore' && hasBeen((row) => row?.deletedAt === null)
  }

  private judgeDevice({ id, userId, disk, tabs }: Device): void {
    if (!this.server.members.has(userId)) {
      if (disk.rows.size > 0 || disk.outbox.size > 0 || disk.bytes.size > 0)
        this.fault(`I9 ${id} still holds what its person may not see`)
      if (tabs.some((tab) => !tab.isGone)) this.fault(`I9 ${id} still shows what its person may not see`)
      return
    }
    if (disk.outbox.size > 0) this.fault(`I1 ${id} still holds ${JSON.stringify([...disk.outbox.values()][0])}`)
    if (disk.bytes.size > 0) this.fault(`I12 ${id} still keeps bytes that nobody waits for`)
    for (const tab of tabs) {
      if (tab.core.entries.length > 0) this.fault(`I1 a tab of ${id} still holds ${JSON.stringify(tab.core.entries[0])}`)
      this.compare(tab.rows.shown, `a tab of ${id}`)
    }
    this.compare(
      new Map([...disk.rows].flatMap(([key, { record }]) => (record === null ? [] : [[key, record]]))),
      `the disk of ${id}`,
    )
  }

  private compare(rows: Parameters<typeof differenceOf>[0], whose: string): void {
    const difference = differenceOf(rows, this.server.rows)
    if (difference !== null) this.fault(`I3 on ${whose} ${difference}`)
  }

  private newServer(): SimulatedServer {
    const { time, workspaceId, program } = this
    const server = new SimulatedServer({ workspaceId, time, tellsAsItStands: program.tellsAsItStands })
    for (const { userId, memberId } of this.people) {
      server.members.set(userId, memberId)
      const data = { userId, role: 'owner', status: 'active', displayName: userId }
      const mutation = { kind: 'create', collection: 'members', id: memberId, data } as unknown as Mutation
      server.commit(null, this.newId() as string as MutationId, [mutation])
    }
    server.onCommit = () => this.committed()
    return server
  }

  private committed(): void {
    const { server } = this
    const commit = server.log.at(-1)
    if (server.lineage === this.lineage && commit !== undefined) {
      this.intents.applied(commit, server.history[commit.version - 1]!)
      this.putOff.committed(commit)
      const [violation] = this.intents.violations
      if (violation !== undefined) this.fault(violation)
    } else {
      this.lineage = server.lineage
      this.intents.lost(server.lost)
    }
    for (const { connection, sweep } of this.devices.map((device) => ({
      connection: device.connection,
      sweep: () => device.sweep(),
    })))
      for (const tab of sweep())
        if (!connection.struck(connection.faults.hintLoss)) this.time.after(connection.delay(), () => tab.hint())
  }

  private newDevice(id: string, person: number): Device {
    const { time, random, program } = this
    const { userId, memberId } = this.people[person]!
    const rules = modelRules(this.workspaceId, memberId)
    const connection = new SimulatedConnection(time, random, program.faults)
    const device: Device = new Device({
      id,
      userId,
      connection,
      disk: new SimulatedDisk(time, random),
      time,
      random,
      contextOf: ({ disk }) => ({
        server: this.server,
        connection,
        disk,
        time,
        userId,
        rules,
        makeCore: this.makeCore,
        saysEachCommit: program.saysEachCommit,
        hasFiles: program.hasFiles === true,
        skewMs: () => device.skewMs,
        newId: () => this.newId(),
        onMissed: (tab) => this.missed(device, tab),
        onAnswer: (tab, mutationId, answer) => this.answered(tab, mutationId, answer),
        onDeliver: (tab, entry) => this.putOff.delivering(tab, entry),
        onSettled: (tab, event) => this.settled(device, tab, event),
      }),
    })
    const burn = device.disk.onStep
    device.disk.onStep = (side, step, reader) => {
      if (side === 'after') this.wrote(device, step)
      burn(side, step, reader)
    }
    device.openTab()
    return device
  }

  private answered(tab: SimulatedTab, mutationId: MutationId, answer: Answer): void {
    if (this.putOff.answered(mutationId, answer)) return
    const intents = this.intentsOf.get(mutationId) ?? []
    if (answer.kind === 'error') {
      // Nobody knows whether it arrived. The person learns that, and may look.
      if (!answer.error.code.startsWith('net/')) for (const intent of intents) intent.isOver = true
      return
    }
    const isWritten = answer.outcomes.every(({ status }) => status === 'written')
    for (const intent of intents)
      if (isWritten) intent.isDurable = true
      else intent.isOver = true
    if (isWritten) this.promises.add(tab, intents)
  }

  /** What a tab still has when it learns of a restored backup must be written again. Another tab may have dropped it already. */
  private missed({ tabs }: Device, { core }: SimulatedTab): void {
    if (tabs.length > 1) return
    for (const { mutations } of core.entries) for (const intent of this.intents.of(mutations)) intent.isKnownLost = true
  }

  private settled(device: Device, tab: SimulatedTab, event: CoreEvent): void {
    if (this.broken !== null) return
    for (const { state } of tab.core.entries)
      if (state.kind === 'refused' && !VERDICTS.has(state.error.code))
        this.fault(`I10 ${state.error.code} was taken for a verdict`)
    // A tab that crashed before storing that believes the server has these, until its feed reports the restored backup.
    if (event.kind === 'opened')
      for (const { mutations, state } of tab.core.entries)
        if (state.kind === 'acknowledged') for (const intent of this.intents.of(mutations)) intent.isKnownLost = false
    if (event.kind === 'fed' && tab.core.entries.length === 0 && tab.core.isCurrent) {
      const fault = truthFault(tab.rows.shown, positionOf(event.cursor), this.server)
      if (fault !== null) this.fault(`${fault}, in a tab of ${device.id}`)
    }
    if (tab.isWiped) return
    // Until all is read again and what was sent again is answered again, what is shown is not promised.
    // Two tabs that write at the same moment may hide each other's writes, until one of them reads the records again.
    if (device.tabs.length > 1) this.promises.forget(tab)
    // What the feed brought before a backup was restored stays shown until the tab learns of the restore.
    if (tab.lineage !== null && tab.lineage !== this.server.lineage) return
    if (tab.hasMissed && (tab.core.entries.length > 0 || !tab.core.isCurrent)) return
    const broken = this.promises.check(tab, !this.program.tellsAsItStands)
    if (broken !== null) this.fault(`${broken}, in a tab of ${device.id} after ${event.kind}`)
  }

  private wrote(device: Device, step: DiskStep | 'wiped'): void {
    if (step === 'wiped') {
      this.intents.over(({ deviceId }) => deviceId === device.id)
      this.putOff.over((each) => each.deviceId === device.id)
      return
    }
    const { cursor } = device.disk.kept
    if (cursor === null || this.broken !== null) return
    const rows = new Map([...device.disk.rows].flatMap(([key, { record }]) => (record === null ? [] : [[key, record]])))
    const fault = truthFault(rows, positionOf(cursor), this.server)
    if (fault !== null) this.fault(`${fault}, on the disk of ${device.id}`)
  }
}
