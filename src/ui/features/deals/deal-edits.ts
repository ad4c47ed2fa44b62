import type { Deal } from '../../../domain/model/deals/deal'
import { readMoney } from '../../../domain/model/kernel/read-number'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import { isId } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { DealRow } from '../../../domain/model/records/views'
import { type CellAnswer, type CellValue, textOf, saveCell, type CellCollaborators } from '../../table/cell-edits'
import { dealsText } from '../../text/deals'
import { amountSentence } from '../../text/field-text'
import type { Formats } from '../../text/format'
import { recordText } from '../../text/record'

export type DealField = 'title' | 'stage' | 'amount' | 'closeOn' | 'probability' | 'company' | 'owner' | 'tags'

export interface DealEdit {
  readonly row: DealRow
  readonly field: DealField
  readonly value: CellValue
  readonly formats: Pick<Formats, 'locale' | 'money'>
}

/** Writes one cell of the deals table; what cannot be read is said before anything is sent. */
export async function saveDealCell(
  { row, field, value, formats }: DealEdit,
  collaborators: CellCollaborators<RecordOf<'deals'>>,
): Promise<CellAnswer> {
  const patch = patchOf(field, value, { currency: row.currency, formats })
  if (typeof patch === 'string') return { status: 'refused', message: patch }
  return saveCell(
    {
      label: dealsText.changed,
      mutations: async (deal) => {
        const update = (changed: Partial<Deal>): Mutation => ({
          kind: 'update',
          collection: 'deals',
          id: deal.id,
          patch: changed,
          expect: deal.version,
        })
        if (value.kind !== 'new') return [update(patch)]
        const id = collaborators.runtime.newId()
        return field === 'tags'
          ? [{ kind: 'create', collection: 'tags', id, data: { name: value.name } }, update({ tagIds: [...deal.tagIds, id] })]
          : [{ kind: 'create', collection: 'companies', id, data: { name: value.name } }, update({ companyId: id })]
      },
    },
    collaborators,
  )
}

/** What the cell says as a change of the deal; the sentence that says why it says nothing. */
function patchOf(
  field: DealField,
  value: CellValue,
  money: { readonly currency: string; readonly formats: DealEdit['formats'] },
): Partial<Deal> | string {
  switch (value.kind) {
    case 'reference':
      return field === 'company' ? { companyId: value.id } : { ownerId: value.id }
    case 'ids':
      return { tagIds: [...value.ids] }
    case 'choice':
      return isId(value.value) ? { stageId: value.value } : {}
    case 'text':
      return textPatch(field, textOf(value).trim(), money)
    default:
      return {}
  }
}

function textPatch(
  field: DealField,
  text: string,
  { currency, formats }: { readonly currency: string; readonly formats: DealEdit['formats'] },
): Partial<Deal> | string {
  switch (field) {
    case 'amount': {
      const read = readMoney(text, { locale: formats.locale, currency })
      if (read.ok) return { amountMinor: read.minor }
      return amountSentence(dealsText.columns.amount, read.problem, (minor) => formats.money(minor, currency))
    }
    case 'closeOn':
      if (text === '') return { expectedCloseOn: null }
      return isPlainDate(text) ? { expectedCloseOn: text } : recordText.notReadable.date
    case 'probability': {
      const digits = text.replace(/[\s%]/g, '')
      if (digits === '') return { probability: null }
      return /^(\d{1,2}|100)$/.test(digits) ? { probability: Number(digits) } : recordText.notReadable.probability
    }
    default:
      return { title: text }
  }
}
