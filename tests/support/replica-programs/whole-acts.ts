import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../src/domain/model/records/collections'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import type { Board } from '../../contracts/acts'
import type { Step } from './whole-program'
import { tokenOf } from './wishes'

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  people: ['lastName', 'jobTitle', 'description'],
  companies: ['name', 'industry', 'description'],
  deals: ['title'],
  tags: ['name'],
}

export interface ActsSetting {
  readonly board: Board
  readonly owner: { readonly memberId: Id }
  readonly member: { readonly memberId: Id }
  readonly newId: () => Id
}

/** What the people of one program write, each value unlike all others. */
export class WholeActs {
  private readonly setting: ActsSetting
  private readonly seed: number
  private tokens = 0

  constructor(setting: ActsSetting, seed: number) {
    this.setting = setting
    this.seed = seed
  }

  /** @param shown what the person sees who writes */
  of(step: Step, shown: ReadonlyMap<string, AnyRecord>): readonly Mutation[] {
    const of = (...collections: readonly CollectionName[]) => {
      const records = [...shown].filter(([key]) => collections.some((each) => key.startsWith(`${each}/`)))
      return records.toSorted(([a], [b]) => (a < b ? 1 : -1))
    }
    const at = (index: number, ...collections: readonly CollectionName[]) => {
      const records = of(...collections)
      return records[index % Math.max(1, records.length)]
    }
    if (step.do === 'create') return [this.created(step.what)]
    if (step.do === 'tag') return [this.create('tags', { name: `Tag ${this.seed} ${step.name}` })]
    if (!('record' in step)) return []
    const one = at(step.record, 'people', 'companies', 'deals')
    if (one === undefined) return []
    if (step.do === 'edit') return [this.edit(one, step.field)]
    if (!('other' in step)) return [life(step.do, one)]
    const other = at(step.other, 'people', 'companies', 'deals')
    if (step.do === 'edit-two') return other === undefined || other[0] === one[0] ? [] : [this.edit(one, 0), this.edit(other, 1)]
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
    return { kind: 'create', collection, id: this.setting.newId(), data } as unknown as Mutation
  }

  private edit(at: readonly [string, AnyRecord], field: number): Mutation {
    const fields = FIELDS[collectionOf(at[0])] ?? []
    return update(at, { [fields[field % fields.length] ?? '']: this.token() })
  }

  private token(): string {
    this.tokens += 1
    return tokenOf(this.seed, this.tokens)
  }
}

function collectionOf(key: string): string {
  return key.slice(0, key.indexOf('/'))
}

function update([key, { id, version }]: readonly [string, AnyRecord], patch: object): Mutation {
  return { kind: 'update', collection: collectionOf(key), id, patch, expect: version } as unknown as Mutation
}

function life(kind: 'trash' | 'restore' | 'purge', [key, { id, version }]: readonly [string, AnyRecord]): Mutation {
  return { kind, collection: collectionOf(key), id, expect: version } as unknown as Mutation
}
