import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { OPERAND, type TestGroup } from '../../domain/model/views/view'
import { PickerList, type PickerOption } from '../design/picker-list'
import { viewsText } from '../text/views'
import type { ChipFields } from './filter-chip'
import { freshTest, offeredOperators, optionsOf, type OfferedField } from './filter-draft'
import { FieldIcon } from './field-icon'
import type { FilterPart } from './filter-parts'

interface FilterMenuProps {
  readonly fields: ChipFields
  /** How the conditions of a new group combine; `null`: there can be no group here. */
  readonly groupMatch: TestGroup['match'] | null
  readonly onPart: (part: FilterPart) => void
}

interface Offer extends PickerOption {
  readonly part: FilterPart
}

const NEW_GROUP = 'group'
/** A word of one letter would offer nearly every value there is. */
const MIN_VALUE_TEXT = 2
const MAX_VALUES = 8

/** The fields to ask for, and for what is typed the values that are called so, too: "won" offers "Stage is Won". */
export function FilterMenu({ fields, groupMatch, onPart }: FilterMenuProps) {
  const [text, setText] = useState('')
  const offers = offersFor(text.trim().toLocaleLowerCase(), fields.offered, groupMatch)
  return (
    <PickerList
      label={viewsText.filterBy}
      options={offers}
      selected={[]}
      onSearch={setText}
      onPick={(id) => {
        const offer = offers.find((each) => each.id === id)
        if (offer !== undefined) onPart(offer.part)
      }}
    />
  )
}

function offersFor(text: string, offered: readonly OfferedField[], groupMatch: TestGroup['match'] | null): readonly Offer[] {
  const isMeant = (label: string) => label.toLocaleLowerCase().includes(text)
  const begins = ({ called }: Called) => called.toLocaleLowerCase().startsWith(text)
  const fields = offered
    .filter(({ label }) => isMeant(label))
    .map((each): Called => {
      const { field, label } = each
      return { called: label, offer: { id: field.key, label, icon: <FieldIcon field={field} />, part: freshTest(each) } }
    })
  const values = text.length < MIN_VALUE_TEXT ? [] : offered.flatMap((each) => valueOffers(each, isMeant)).slice(0, MAX_VALUES)
  const all = [...fields, ...values]
  // What begins as it is typed is likelier meant: "won" is a stage before it is in "Open, won or lost".
  const best = [...all.filter(begins), ...all.filter((each) => !begins(each))].map(({ offer }) => offer)
  if (groupMatch === null || !isMeant(viewsText.addGroup)) return best
  const icon = <FolderPlus size={14} aria-hidden="true" />
  return [...best, { id: NEW_GROUP, label: viewsText.addGroup, icon, part: { match: groupMatch, tests: [] } }]
}

/** An offer, and the name by which it is looked for. */
interface Called {
  readonly called: string
  readonly offer: Offer
}

function valueOffers(offered: OfferedField, isMeant: (label: string) => boolean): readonly Called[] {
  const operator = offeredOperators(offered).find((each) => OPERAND[each] === 'options')
  if (operator === undefined) return []
  const verb = viewsText.operators[operator === 'any-of' ? 'is' : 'has']
  return optionsOf(offered).flatMap(({ value, label }): readonly Called[] => {
    const sentence = viewsText.sentence(offered.label, verb, label)
    // The name of the field alone means the field.
    if (!isMeant(label) && (!isMeant(sentence) || isMeant(offered.label))) return []
    const part = { field: offered.field.key, operator, values: [value] }
    const icon = <FieldIcon field={offered.field} />
    return [{ called: label, offer: { id: `${offered.field.key} ${value}`, label: sentence, icon, part } }]
  })
}
