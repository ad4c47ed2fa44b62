import { seededRandom, type SeededRandom } from '../../../src/domain/model/kernel/seeded-random'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import type { Board } from '../../contracts/acts'
import type { LeapingRuntime } from '../../harness/leaping-runtime'
import type { Actor, Stage } from '../../harness/stage'
import { WholeActs } from './whole-acts'
import { commitIn, WholeDevice } from './whole-device'
import type { Step, WholeProgram } from './whole-program'
import { Wishes, type Wish } from './wishes'

export interface Setting {
  readonly stage: Stage
  readonly board: Board
  readonly owner: Actor
  /** Whose the third device is. */
  readonly member: Actor
  readonly runtime: LeapingRuntime
}

/** Programs under way, one after the other: the devices, and what their people wished. */
export class WholeRun {
  readonly setting: Setting
  program: WholeProgram
  readonly devices: readonly WholeDevice[]
  readonly wishes = new Wishes()
  random: SeededRandom
  private readonly open = new Set<Promise<void>>()
  private acts: WholeActs

  constructor(setting: Setting, program: WholeProgram) {
    const { stage, owner, member, runtime } = setting
    this.setting = setting
    this.program = program
    this.random = seededRandom(program.seed ^ 0x5eed)
    this.acts = this.actsOf(program)
    this.devices = [owner, owner, member].map((person, index) => {
      const answered: ConstructorParameters<typeof WholeDevice>[1]['answered'] = (mutations, outcomes) => {
        if (outcomes.every(({ status }) => status === 'written')) this.wishes.done(mutations)
      }
      return new WholeDevice(`device ${index}`, { stage, person, runtime, answered })
    })
  }

  /** The next one begins, with everything as the last one left it. */
  begin(program: WholeProgram): void {
    this.program = program
    this.random = seededRandom(program.seed ^ 0x5eed)
    this.acts = this.actsOf(program)
  }

  async take(step: Step): Promise<void> {
    const { stage } = this.setting
    if (step.do === 'wait') return this.pass(step.ms)
    if (step.do === 'expire') return stage.world.expireCursors()
    if (!('device' in step)) return this.govern(step.do)
    const device = this.devices[step.device % this.devices.length]
    if (device === undefined) return
    if (step.do === 'cut' || step.do === 'reconnect') device.cut(step.do === 'cut')
    else if (step.do === 'lose-answer') for (const connection of device.connections) connection.loseAnswerOnce()
    else if (step.do === 'stall') for (const connection of device.connections) connection.stallOnce()
    else if (step.do === 'refuse')
      for (const connection of device.connections) connection.refuse('net/unavailable', { status: 503 }, step.times)
    else if (step.do === 'crash') await device.crash()
    if (device.tabs.length === 0 || (step.do === 'open-tab' && device.tabs.length < 2)) await device.openTab()
    this.writeIn(device, step)
    return turn()
  }

  /** Lets time pass, for the backend and on all devices. */
  async pass(ms: number): Promise<void> {
    await this.setting.stage.world.advance(ms)
    await this.setting.runtime.sleep(ms)
  }

  /** The requests have been answered. */
  async answered(): Promise<void> {
    for (let round = 0; round < 40 && this.open.size > 0; round += 1) await this.pass(2000)
    if (this.open.size > 0) this.wishes.broken.push('a commit was never answered')
  }

  private actsOf({ seed }: WholeProgram): WholeActs {
    const { board, owner, member, stage } = this.setting
    return new WholeActs({ board, owner, member, newId: () => stage.world.newId() }, seed)
  }

  private writeIn(device: WholeDevice, step: Step): void {
    const tab = device.tabs[this.random.below(Math.max(1, device.tabs.length))]
    if (tab === undefined) return
    const mutations = this.acts.of(step, tab.shown)
    if (mutations.length === 0) return
    const wishes = this.wishes.declare(mutations, device.id, tab.shown)
    const mutationId = mutationIdOf(this.setting.stage.world.newId())
    const answering = commitIn(tab, device.person.workspaceId, { mutations, mutationId }).then(
      (outcomes) =>
        settle(
          wishes,
          outcomes.every(({ status }) => status === 'written'),
        ),
      // Nobody knows whether it arrived. The person learns that, and may look.
      (error: unknown) => {
        if (!isPortError(error, 'net/timeout', 'net/offline', 'net/unavailable', 'call/cancelled')) settle(wishes, false)
      },
    )
    const ended = answering.finally(() => this.open.delete(ended))
    this.open.add(ended)
  }

  private async govern(what: 'narrow' | 'widen' | 'demote' | 'promote'): Promise<void> {
    const { owner, member } = this.setting
    const { workspaceId } = owner
    const [collection, id, patch] =
      what === 'demote' || what === 'promote'
        ? (['members', member.memberId, { role: what === 'demote' ? 'viewer' : 'member' }] as const)
        : ([
            'workspaces',
            workspaceId,
            { memberVisibility: what === 'narrow' ? 'own-and-unassigned-deals' : 'everything' },
          ] as const)
    await this.byOwner({ kind: 'update', collection, id, patch, expect: 'any' } as unknown as Mutation)
  }

  async byOwner(mutation: Mutation): Promise<void> {
    const { owner, stage } = this.setting
    const mutationId = mutationIdOf(stage.world.newId())
    await owner.ports.records.commit([mutation], { workspaceId: owner.workspaceId, mutationId })
  }
}

function settle(wishes: readonly Wish[], isWritten: boolean): void {
  for (const wish of wishes)
    if (isWritten) wish.isPromised = true
    else wish.isOver = true
}

/** Lets everything run that only waits for its turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
