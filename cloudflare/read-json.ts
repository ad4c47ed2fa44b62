import { portError } from '../src/domain/model/errors/port-error'
import { readBytes } from './read-bytes'

/** The body of a call. @throws record/invalid */
export async function readJson({ body, headers }: Request, maxBytes: number): Promise<unknown> {
  // Of other types a page elsewhere can send without being asked.
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) throw invalidInput()
  if (body === null) throw invalidInput()
  const bytes = await readBytes(body, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw invalidInput(error)
  }
}

/** What no client of ours sends. */
export function invalidInput(cause?: unknown) {
  return portError('record/invalid', { fields: { input: { rule: 'type' } } }, cause)
}
