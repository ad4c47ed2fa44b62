import { COMPANY_SIZES } from '../../../../domain/model/registry/contacts'
import type { ViewCollection } from '../../../../domain/model/views/view'
import { type FieldWords, nameIn } from '../../../table/use-offered-fields'
import { companiesText } from '../../../text/contacts'
import { dealsText } from '../../../text/deals'
import { peopleText } from '../../../text/people'

/** As the lists call their fields, and what is chosen in them. */
export const RULE_WORDS: Readonly<Record<ViewCollection, FieldWords>> = {
  people: {
    fieldName: (key) => nameIn(peopleText.columns, key),
    choiceName: (_key, value) => nameIn(peopleText.lifecycle, value),
  },
  companies: {
    fieldName: (key) => nameIn(companiesText.columns, key),
    choiceName: (_key, value) => COMPANY_SIZES.filter((size) => size === value).map(companiesText.size)[0] ?? value,
  },
  deals: {
    fieldName: (key) => nameIn(dealsText.columns, key),
    choiceName: (_key, value) => nameIn(dealsText.kinds, value),
  },
}
