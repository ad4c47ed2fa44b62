import { nameIn, type FieldWords } from '../../table/use-offered-fields'
import { dealsText } from '../../text/deals'

/** What the fields of deals and the values of their choices are called. */
export const DEAL_WORDS: FieldWords = {
  fieldName: (key) => nameIn({ ...dealsText.columns, ...dealsText.moreFields }, key),
  choiceName: (_key, value) => nameIn(dealsText.kinds, value),
}
