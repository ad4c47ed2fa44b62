import { portError } from '../src/domain/model/errors/port-error'

/** The body of a call. Counted as it comes: a declared length is only what the sender says. @throws record/invalid */
export async function readJson({ body, headers }: Request, maxBytes: number): Promise<unknown> {
  // Of other types a page elsewhere can send without being asked.
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) throw invalidInput()
  if (body === null) throw invalidInput()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = body.getReader()
  let text = ''
  let count = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      count += part.value.byteLength
      if (count > maxBytes) throw portError('record/invalid', { fields: { input: { rule: 'too-long', limit: maxBytes } } })
      text += decoder.decode(part.value, { stream: true })
    }
    return JSON.parse(text + decoder.decode())
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof SyntaxError || error instanceof TypeError ? invalidInput(error) : error
  }
}

/** What no client of ours sends. */
export function invalidInput(cause?: unknown) {
  return portError('record/invalid', { fields: { input: { rule: 'type' } } }, cause)
}
