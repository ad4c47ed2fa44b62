import { seededRandom, type SeededRandom } from '../../../src/domain/model/kernel/seeded-random'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import type { AnyRecord, CollectionName } from '../../../src/domain/model/records/collections'
import { mutationIdOf } from '../../../src/domain/model/records/mutation-id'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import type { Board } from '../../contracts/acts'
import type { LeapingRuntime } from '../../harness/leaping-runtime'
import type { Actor, Stage } from '../../harness/stage'
import { commitIn, WholeDevice, type WholeTab } from './whole-device'
import type { Step, WholeProgram } from './whole-program'
import { tokenOf, Wishes, type Wish } from './wishes'

export interface Setting {
  readonly stage: Stage
  readonly board: Board
  readonly owner: Actor
  /** Whose the third device is. */
  readonly member: Actor
  readonly runtime: LeapingRuntime
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  people: ['lastName', 'jobTitle', 'description'],
  companies: ['name', 'industry', 'description'],
  deals: ['title'],
  tags: ['name'],
}

/** Programs under way, one after the other: the devices, and what their people wished. */
export class WholeRun {
  readonly setting: Setting
  program: WholeProgram
  readonly devices: readonly WholeDevice[]
  readonly wishes = new Wishes()
  random: SeededRandom
  private readonly open = new Set<Promise<void>>()
  private tokens = 0

  constructor(setting: Setting, program: WholeProgram) {
    const { stage, owner, member, runtime } = setting
    this.setting = setting
    this.program = program
    this.random = seededRandom(program.seed ^ 0x5eed)
    this.devices = [owner, owner, member].map((person, place) => {
      const answered: ConstructorParameters<typeof WholeDevice>[1]['answered'] = (mutations, outcomes) => {
        if (outcomes.every(({ status }) => status === 'written')) this.wishes.done(mutations)
      }
      return new WholeDevice(`device ${place}`, { stage, person, runtime, answered })
    })
  }

  /** The next one begins, with everything as the last one left it. */
  begin(program: WholeProgram): void {
    this.program = program
    this.random = seededRandom(program.seed ^ 0x5eed)
  }

  async take(step: Step): Promise<void> {
    const { stage } = this.setting
    if (step.do === 'wait') return this.pass(step.ms)
    if (step.do === 'expire') return stage.world.expireCursors()
    if (!('device' in step)) return this.govern(step.do)
    const device = this.devices[step.device % this.devices.length]
    if (device === undefined) return
    if (step.do === 'cut' || step.do === 'restore-line') device.cut(step.do === 'cut')
    else if (step.do === 'lose-answer') for (const line of device.lines) line.loseAnswerOnce()
    else if (step.do === 'stall') for (const line of device.lines) line.stallOnce()
    else if (step.do === 'refuse') for (const line of device.lines) line.refuse('net/unavailable', { status: 503 }, step.times)
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

  /** What was asked for has been answered. */
  async answered(): Promise<void> {
    for (let round = 0; round < 40 && this.open.size > 0; round += 1) await this.pass(2000)
    if (this.open.size > 0) this.wishes.broken.push('a commit was never answered')
  }

  private writeIn(device: WholeDevice, step: Step): void {
    const tab = device.tabs[this.random.below(Math.max(1, device.tabs.length))]
    if (tab === undefined) return
    const mutations = this.mutationsOf(step, tab)
    if (mutations.length === 0) return
    const wishes = this.wishes.declare(mutations, device.id, tab.shown)
    const mutationId = mutationIdOf(this.setting.stage.world.newId())
    const answering = commitIn(tab, device.person.workspaceId, { mutations, mutationId }).then(
      (outcomes) =>
        settle(
          wishes,
          outcomes.every(({ status }) => status === 'written'),
        ),
      // Whether it got there nobody knows: the person is told so, and may look.
      (error: unknown) => {
        if (!isPortError(error, 'net/timeout', 'net/offline', 'net/unavailable', 'call/cancelled')) settle(wishes, false)
      },
    )
    const ended = answering.finally(() => this.open.delete(ended))
    this.open.add(ended)
  }

  private mutationsOf(step: Step, { shown }: WholeTab): readonly Mutation[] {
    const of = (...collections: readonly CollectionName[]) => {
      const records = [...shown].filter(([key]) => collections.some((each) => key.startsWith(`${each}/`)))
      return records.toSorted(([a], [b]) => (a < b ? 1 : -1))
    }
    const at = (place: number, ...collections: readonly CollectionName[]) => {
      const records = of(...collections)
      return records[place % Math.max(1, records.length)]
    }
    if (step.do === 'create') return [this.created(step.what)]
    if (step.do === 'tag') return [this.create('tags', { name: `Tag ${this.program.seed} ${step.name}` })]
    if (!('record' in step)) return []
    const one = at(step.record, 'people', 'companies', 'deals')
    if (one === undefined) return []
    if (step.do === 'edit') return [this.edit(one, step.field)]
    if (!('other' in step)) return [life(step.do, one)]
    const other = at(step.other, 'people', 'companies', 'deals')
    if (step.do === 'edit-two') return other === undefined || other === one ? [] : [this.edit(one, 0), this.edit(other, 1)]
    const { owner, member } = this.setting
    const person = at(step.record, 'people')
    const [company, tag, deal] = [at(step.other, 'companies'), at(step.other, 'tags'), at(step.record, 'deals')]
    if (step.do === 'link' && person && company) return [update(person, { companyId: company[1].id })]
    if (step.do === 'label' && person && tag) return [update(person, { tagIds: [tag[1].id] })]
    return step.do === 'hand-over' && deal ? [update(deal, { ownerId: (step.other % 2 === 0 ? owner : member).memberId })] : []
  }

  private created(what: 'people' | 'companies' | 'deals'): Mutation {
    const { board } = this.setting
    if (what === 'people') return this.create(what, { firstName: 'Ada', lastName: this.token() })
    if (what === 'companies') return this.create(what, { name: this.token() })
    const [stage] = board.open
    return this.create(what, {
      title: this.token(),
      pipelineId: board.pipelineId,
      stageId: stage.id,
      currency: 'EUR',
      rank: 'a0',
    })
  }

  private create(collection: CollectionName, data: object): Mutation {
    return { kind: 'create', collection, id: this.setting.stage.world.newId(), data } as unknown as Mutation
  }

  private edit(at: readonly [string, AnyRecord], field: number): Mutation {
    const fields = FIELDS[collectionOf(at[0])] ?? []
    return update(at, { [fields[field % fields.length] ?? '']: this.token() })
  }

  private token(): string {
    this.tokens += 1
    return tokenOf(this.program.seed, this.tokens)
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

export function collectionOf(key: string): string {
  return key.slice(0, key.indexOf('/'))
}

function settle(wishes: readonly Wish[], isWritten: boolean): void {
  for (const wish of wishes)
    if (isWritten) wish.isPromised = true
    else wish.isOver = true
}

function update([key, { id, version }]: readonly [string, AnyRecord], patch: object): Mutation {
  return { kind: 'update', collection: collectionOf(key), id, patch, expect: version } as unknown as Mutation
}

function life(kind: 'trash' | 'restore' | 'purge', [key, { id, version }]: readonly [string, AnyRecord]): Mutation {
  return { kind, collection: collectionOf(key), id, expect: version } as unknown as Mutation
}

/** Lets everything run that only waits for its turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
