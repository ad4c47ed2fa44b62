import { portError } from '../../../src/domain/model/errors/port-error'
import { isId } from '../../../src/domain/model/kernel/id'
import type { MutationId } from '../../../src/domain/model/records/meta'
import { mutationIdOf } from '../../../src/domain/model/records/mutation-id'

const MAX_BODY_BYTES = 64 * 1024

export interface Call {
  readonly mutationId: MutationId
  readonly input: unknown
  /** The body as it came: two calls are the same when this is. */
  readonly text: string
}

/** @throws record/invalid */
export async function readCall(request: Request): Promise<Call> {
  const key = request.headers.get('idempotency-key')
  if (!isId(key)) throw invalid('mutationId')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw invalid('input')
  const text = await readText(request)
  return { mutationId: mutationIdOf(key), input: parsed(text), text }
}

/** Counted as it comes: a declared length is only what the sender says. */
async function readText({ body }: Request): Promise<string> {
  if (body === null) throw invalid('input')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = body.getReader()
  let [text, bytes] = ['', 0]
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      if (bytes > MAX_BODY_BYTES)
        throw portError('record/invalid', { fields: { input: { rule: 'too-long', limit: MAX_BODY_BYTES } } })
      text += decoder.decode(part.value, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof TypeError ? invalid('input') : error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('input')
  }
}

function invalid(field: string) {
  return portError('record/invalid', { fields: { [field]: { rule: 'type' } } })
}
