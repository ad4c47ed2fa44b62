import type { CustomValues } from '../../../domain/model/fields/custom-value'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import { readTexts, type Kept } from '../../app/kept-draft'
import { typedDate } from '../../app/typed-time'
import { readChoice, type Choice } from './contact-field'

export interface DealDraft {
  readonly title: string
  readonly pipelineId: string
  readonly stageId: string
  readonly amount: string
  readonly currency: string
  readonly company: Choice | null
  readonly person: Choice | null
  readonly tags: readonly Choice[]
  readonly closeOn: string
  readonly ownerId: string
}

/** A draft that was kept as text. */
export function readDeal({ company, person, tags, ...texts }: DealDraft, kept: Kept): DealDraft {
  const keptTags = Array.isArray(kept['tags']) ? kept['tags'].map(readChoice).filter((tag) => tag !== null) : tags
  return {
    ...readTexts(texts, kept),
    company: readChoice(kept['company']) ?? company,
    person: readChoice(kept['person']) ?? person,
    tags: keptTags,
  }
}

export interface NewDeal {
  readonly id: Id
  readonly draft: DealDraft
  readonly stage: RecordOf<'stages'>
  readonly rank: string
  /** What the amount is, once it is read; null where there is none. */
  readonly amountMinor: number | null
  readonly custom: CustomValues
  readonly ownerId: Id | null
}

export interface MadeDeal {
  /** Whom and what the deal names that is not there yet, to be written with it and before it. */
  readonly along: readonly Mutation[]
  readonly deal: Mutation
}

export async function makeDeal(made: NewDeal, me: Id, newId: () => Id): Promise<MadeDeal> {
  const { id, draft, stage, rank, amountMinor, custom, ownerId } = made
  const along: Mutation[] = []
  const idOf = (choice: Choice): Id => choice.id ?? newId()
  const companyId = draft.company === null ? null : idOf(draft.company)
  if (draft.company?.id === null && companyId !== null) {
    along.push({ kind: 'create', collection: 'companies', id: companyId, data: { name: draft.company.name, ownerId: me } })
  }
  const personId = draft.person === null ? null : idOf(draft.person)
  if (draft.person?.id === null && personId !== null) {
    // How names are parted is many words, which few dialogs need.
    const { nameParts } = await import('../../../domain/model/imports/recognising/values/name-parts')
    along.push({
      kind: 'create',
      collection: 'people',
      id: personId,
      data: { ...nameParts(draft.person.name), companyId, ownerId: me },
    })
  }
  const tagIds = draft.tags.map(idOf)
  for (const [index, tag] of draft.tags.entries()) {
    const tagId = tagIds[index]
    if (tag.id === null && tagId !== undefined) {
      along.push({ kind: 'create', collection: 'tags', id: tagId, data: { name: tag.name } })
    }
  }
  const data = {
    title: draft.title,
    pipelineId: stage.pipelineId,
    stageId: stage.id,
    amountMinor,
    currency: draft.currency,
    companyId,
    people: personId === null ? [] : [{ personId, role: null, primary: true }],
    tagIds,
    expectedCloseOn: typedDate(draft.closeOn),
    ownerId,
    custom,
    rank,
  }
  return { along, deal: { kind: 'create', collection: 'deals', id, data } }
}
