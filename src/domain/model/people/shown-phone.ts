import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const READ = /^\+\d+(;ext=\w+)?$/

/**
 * A number that was read, `+491701234567`, as it is written for others: `+49 170 1234567`. What could not be read stays as it is.
 *
 * It needs the numbering plans: import this file dynamically, so that no first screen waits for it.
 */
export function shownPhone(text: string): string {
  return (READ.test(text) ? parsePhoneNumberFromString(text)?.formatInternational() : undefined) ?? text
}
