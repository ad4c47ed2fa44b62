import type { PlainDate } from '../../domain/model/kernel/instant'

/**
 * A day as it was typed; blank is none. What is no day is passed on as it is, to be refused where days are judged: to forget it
 * would be to write something else than was typed.
 */
export function typedDate(text: string): PlainDate | null {
  // The schema of the record it goes into judges it.
  return text === '' ? null : (text as PlainDate)
}
