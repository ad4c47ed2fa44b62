import { type ErrorCatalogue, type ErrorCode, isPortError, type PortError } from '../../domain/model/errors/port-error'
import type { FieldProblems } from '../../domain/model/errors/field-problem'
import { LIMITS } from '../../domain/model/records/limits'
import { inLanguage } from './in-language'

type Sentences = { readonly [C in ErrorCode]: (details: ErrorCatalogue[C]) => string }

/** What is wrong with fields is said in many sentences, of which the first screen needs none: what writes brings them along. */
let fieldSentences: (problems: FieldProblems) => readonly string[] = () => []

export function sayFieldsBy(sentences: typeof fieldSentences): void {
  fieldSentences = sentences
}

/** What happened and what to do, for every code a port may reject with. The types make the list complete. */
export const errorWords: Sentences = inLanguage('errorText', {
  'auth/signed-out': ({ reason }) =>
    reason === 'none'
      ? 'You are signed out. Sign in to carry on.'
      : 'Your session has ended. Sign in again; nothing you saved is lost.',
  'auth/bad-credentials': () => 'That e-mail and password do not match. Check both, or reset your password.',
  'auth/weak-password': () => `That password is too easy to guess. Use at least ${LIMITS.passwordCharacters} characters.`,
  'auth/email-unconfirmed': () => 'Confirm your e-mail address first: open the link we sent you.',
  'access/denied': () => 'Your role does not allow this. Ask an owner or admin of the workspace.',
  'capability/missing': () => 'The backend of this workspace cannot do that.',
  'query/bad-cursor': () => 'The list changed while you were reading it. Reload it.',
  'record/missing': () => 'It is no longer there: someone may have removed it.',
  'record/invalid': ({ fields }) => fieldSentences(fields).join(' ') || 'Something in it cannot be saved. Check what you typed.',
  'record/duplicate': ({ fields }) =>
    `Another one already has the same ${fields.join(' and ') || 'value'}. Choose a different one.`,
  'record/in-use': ({ usedBy }) => `It is still used by ${usedBy}. Move those first, then try again.`,
  'workspace/last-owner': () => 'A workspace needs an owner. Make someone else an owner first.',
  'file/missing': () => 'The file is no longer there.',
  'file/rejected': (details) => fileSentence(details),
  'store/full': () => 'There is no room left to save this. Free some space on this device, then try again; nothing was changed.',
  'store/corrupt': () => 'The data in this browser can no longer be read.',
  'net/offline': () => 'You are offline. Try again once you are connected; nothing was changed.',
  'net/timeout': () => 'The backend did not answer in time. Check whether it was saved, then try again.',
  'net/throttled': ({ retryAfterMs }) =>
    `Too many requests. Wait ${Math.max(1, Math.ceil(retryAfterMs / 1000))} s and try again.`,
  'net/unavailable': () => 'The backend cannot be reached right now. Try again in a moment.',
  'backend/schema-mismatch': () => 'This version of Portside and its backend are not compatible. Update the older of the two.',
  'backend/not-configured': ({ missing }) => `The backend is not set up yet: ${missing.join(', ')} is missing.`,
  'call/cancelled': () => 'Cancelled.',
  'internal/unexpected': () => 'Something unexpected happened. Try again; if that does not help, reload the page.',
})

/** The sentence for anything thrown. Never the text of the error itself. */
export function errorText(error: unknown): string {
  return isPortError(error) ? sentenceOf(error) : errorWords['internal/unexpected']({ source: 'unknown' })
}

function sentenceOf<C extends ErrorCode>(error: PortError<C>): string {
  return errorWords[error.code](error.details)
}

function fileSentence({ reason, limitBytes }: ErrorCatalogue['file/rejected']): string {
  const limit = Math.floor((limitBytes ?? LIMITS.fileBytes) / (1024 * 1024))
  if (reason === 'size') return `The file is too large: ${limit} MiB at most.`
  if (reason === 'type') return 'Files of this type cannot be attached.'
  return 'There is no room left for files. Remove some you no longer need.'
}

/** The sentences that are not about one code: see `error-text.ts` for those. */
export const errorsText = inLanguage('errors', {
  unexpectedTitle: 'Something went wrong',
  unexpectedBody: 'What you saved is safe. Reload the page to carry on; if it happens again, tell whoever looks after Portside.',
  reload: 'Reload',
  tryAgain: 'Try again',
  screenFailed: 'This screen could not be loaded',
  screenFailedBody: 'Nothing is lost. Check the connection, then try again.',
  partFailed: 'A part of the page could not be loaded. Check the connection, then try again.',
  couldNotLoad: 'This could not be loaded',
})
