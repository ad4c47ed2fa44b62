import { isPortError } from '../../../domain/model/errors/port-error'
import type { InEachLanguage } from '../../../domain/model/kernel/language'
import type { BackendField, BackendKind } from '../../../ports/backends.port'
import { spokenLanguage } from '../../text/in-language'

/** The words of a backend, which come with it, in the language that the screens speak. */
export function inScreenLanguage(words: InEachLanguage): string {
  return spokenLanguage() === 'de' ? words.de : words.en
}

/** The part of its address that a backend did not accept. */
export function refusedField(error: unknown, { fields }: BackendKind): BackendField | undefined {
  return isPortError(error, 'backend/not-configured')
    ? fields.find(({ name }) => error.details.missing.includes(name))
    : undefined
}
