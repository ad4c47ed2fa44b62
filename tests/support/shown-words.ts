import type { ShownWords } from '../../src/domain/model/exports/view-columns'
import { peopleText } from '../../src/ui/text/people'

export const SHOWN_WORDS: ShownWords = {
  lifecycle: peopleText.lifecycle,
  country: (code) => (code === 'GB' ? 'United Kingdom' : code),
  yes: 'Yes',
  no: 'No',
  currency: 'Currency',
}
