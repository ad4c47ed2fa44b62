import { lastValueFrom } from 'rxjs'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import { WholeActs } from '../replica-programs/whole-acts'
import { WATCHED } from '../replica-programs/whole-device'
import type { Wish } from '../replica-programs/wishes'
import { judge } from './storm-judge'
import type { StormDevice, StormTab } from './storm-device'
import type { StormProgram, StormStep } from './storm-program'
import type { StormWorld } from './storm-world'
import { CALM } from './storm-wire'

/** However bad the weather, who was here sees their list by then. */
const LIST_MS = 1000
/** A call ends by its own deadline. */
const ANSWERED_MS = 120_000

/** One program on the devices of a world, which it leaves as they are for the next. */
export class StormRun {
  private readonly world: StormWorld
  private readonly acts: WholeActs
  /** By the tab that asked. */
  private readonly open = new Map<Promise<void>, StormTab | null>()
  private readonly seed: number

  constructor(world: StormWorld, seed: number) {
    this.world = world
    this.seed = seed
    const { board, owner, member } = world
    this.acts = new WholeActs({ board, owner, member, newId: () => world.newId() }, seed)
  }

  /** @returns what broke */
  async play(program: StormProgram): Promise<readonly string[]> {
    const { world } = this
    for (const step of program) {
      await this.take(step)
      if (world.broken.length > 0) return world.broken
    }
    for (const device of world.devices) device.under(CALM)
    for (const device of world.devices) if (device.tab === null) await this.reopen(device)
    await this.answered()
    for (const { id, floodOf, broken } of world.devices)
      if (floodOf !== null) broken.push(`${id} asks without end for ${floodOf}`)
    if (world.broken.length === 0) await judge(world)
    return world.broken
  }

  private async take(step: StormStep): Promise<void> {
    const { world } = this
    const { time } = world
    if (step.do === 'wait') return step.ms === 0 ? turn() : time.sleep(step.ms)
    if (step.do === 'restart') return time.hold(world.restart(step.what))
    const device = world.devices[step.do === 'invite' ? 0 : step.device]
    if (device === undefined) return
    switch (step.do) {
      case 'sky':
        return device.under(step.sky)
      case 'kill':
        return device.kill()
      case 'reload':
        return this.reopen(device)
      case 'break-off':
        return device.breakOff()
      case 'expire':
        return device.expireTokens()
      case 'skew':
        device.clock.skewMs = step.minutes * 60_000
        return
      default:
        if (device.tab === null) await this.reopen(device)
        if (step.do === 'invite') this.invite(device, step.guest)
        else if (step.do === 'attach') this.attach(device, step.record)
        else this.write(device, this.acts.of(step, device.tab?.shown ?? new Map()))
        return turn()
    }
  }

  /** The tab is gone, and another opens. */
  private async reopen(device: StormDevice): Promise<void> {
    const { time } = this.world
    device.kill()
    const hadCopy = device.hasCopy
    let isOpen = false
    void device.open().then(
      () => (isOpen = true),
      (error: unknown) => device.broken.push(`${device.id} did not open: ${said(error)}`),
    )
    const isListed = (): boolean => device.tab?.seen.size === WATCHED.length || device.broken.length > 0
    if (hadCopy && (await time.until(isListed, LIST_MS)) > LIST_MS)
      device.broken.push(`${device.id} showed no list within a second of a reload`)
    const afterMs = await time.until(() => isOpen || device.broken.length > 0, ANSWERED_MS)
    if (afterMs > ANSWERED_MS) device.broken.push(`${device.id} never opened`)
  }

  private write(device: StormDevice, mutations: readonly Mutation[]): void {
    const { tab, person } = device
    if (tab === null || mutations.length === 0) return
    const { wishes } = this.world
    const wished = wishes.declare(mutations, device.id, tab.shown)
    const options = { workspaceId: person.workspaceId, mutationId: mutationIdOf(this.world.newId()) }
    this.await(device, async () => {
      try {
        const outcomes = await tab.replica.ports.records.commit(mutations, options)
        settle(
          wished,
          outcomes.every(({ status }) => status === 'written'),
        )
      } catch (error) {
        // Whether it got there nobody knows: the person is told so, and may look.
        if (!isPortError(error, 'net/timeout', 'net/offline', 'net/unavailable', 'net/throttled', 'call/cancelled'))
          settle(wished, false)
        if (isUncalledFor(error)) device.broken.push(`${device.id} was told of its write: ${said(error)}`)
      }
    })
  }

  /** A file of a person, announced and sent, or kept until it can be. */
  private attach(device: StormDevice, place: number): void {
    const { tab, person } = device
    const people = [...(tab?.shown.keys() ?? [])].filter((key) => key.startsWith('people/')).toSorted()
    const about = people[place % Math.max(1, people.length)]
    if (tab === null || about === undefined) return
    const { workspaceId } = person
    const id = this.world.newId()
    const path = `${about}/${id}`
    const body = `bytes of ${path}`
    const data = { name: 'a.txt', mime: 'text/plain', sizeBytes: body.length, path, status: 'uploading' } as const
    this.await(device, async () => {
      const { records, files } = tab.replica.ports
      try {
        const create = { kind: 'create', collection: 'files', id, data } as const
        const [outcome] = await records.commit([create], { workspaceId, mutationId: mutationIdOf(this.world.newId()) })
        if (outcome.status !== 'written') return
        const { kind } = await lastValueFrom(files.upload({ workspaceId, path }, new Blob([body]), { mayWait: true }))
        // What was stored at once is made ready by the screen.
        if (kind === 'kept') this.world.kept.push({ path, id, body })
      } catch (error) {
        if (isUncalledFor(error)) device.broken.push(`${device.id} was told of its file: ${said(error)}`)
      }
    })
  }

  private invite(device: StormDevice, guest: number): void {
    const { tab, person } = device
    if (tab === null) return
    const { workspaceId } = person
    const email = `guest-${this.seed}-${guest}@example.com`
    this.await(device, async () => {
      try {
        const options = { mutationId: mutationIdOf(this.world.newId()) }
        const answer = await tab.replica.ports.functions.callWhenever(
          'invite-member',
          { workspaceId, email, role: 'member' },
          options,
        )
        if (answer?.ok !== false) this.world.guests.add(email)
      } catch (error) {
        if (isUncalledFor(error)) device.broken.push(`${device.id} was told of its invitation: ${said(error)}`)
      }
    })
  }

  private await(device: StormDevice, work: () => Promise<void>): void {
    const ended = device.inside(work).finally(() => this.open.delete(ended))
    this.open.set(ended, device.tab)
  }

  /** What was asked for has been answered. Those of a tab that is gone never are. */
  private async answered(): Promise<void> {
    const { time, broken, devices } = this.world
    const isAnswered = (): boolean => ![...this.open.values()].some((tab) => devices.some((device) => device.tab === tab))
    if ((await time.until(isAnswered, ANSWERED_MS)) > ANSWERED_MS) broken.push('a call was never answered')
  }
}

/** The words of strangers say nothing of what was asked for. */
function isUncalledFor(error: unknown): boolean {
  return (
    !isPortError(error) ||
    [
      'internal/unexpected',
      'access/denied',
      'auth/signed-out',
      'backend/schema-mismatch',
      'backend/not-configured',
      'store/full',
      'store/corrupt',
      'file/missing',
      'file/rejected',
    ].includes(error.code)
  )
}

function settle(wishes: readonly Wish[], isWritten: boolean): void {
  for (const wish of wishes)
    if (isWritten) wish.isPromised = true
    else wish.isOver = true
}

function said(error: unknown): string {
  return isPortError(error) ? `${error.code} ${JSON.stringify(error.details)}` : String(error)
}

/** Lets everything run that only waits for its turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
