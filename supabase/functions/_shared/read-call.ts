import { portError } from '../../../src/domain/model/errors/port-error'
import type { FunctionName } from '../../../src/domain/model/functions/catalogue'
import { isId } from '../../../src/domain/model/kernel/id'
import { type MutationId, mutationIdOf } from '../../../src/domain/model/records/meta'

const MAX_BODY_BYTES = 64 * 1024
const MAX_TOKEN_BYTES = 1024
/** A few hundred records, or one with a long text: every character of it may be escaped. */
const MAX_RECORDS_BYTES = 4 * 1024 * 1024
/** A mail with its attachments, which base64 makes a third longer. */
export const MAX_MAIL_BYTES = 35 * 1024 * 1024

const MOST_BYTES: { readonly [N in FunctionName]?: number } = {
  'capture-email': MAX_MAIL_BYTES,
  'import-bundle': MAX_RECORDS_BYTES,
}

export interface Call {
  readonly mutationId: MutationId
  readonly input: unknown
  /** The body as it came: two calls are the same when this is. */
  readonly text: string
}

/** @throws record/invalid */
export async function readCall(name: FunctionName, request: Request): Promise<Call> {
  const key = request.headers.get('idempotency-key')
  if (!isId(key)) throw invalid('mutationId')
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw invalid('input')
  const text = decoded(await readBytes(request, MOST_BYTES[name] ?? MAX_BODY_BYTES))
  return { mutationId: mutationIdOf(key), input: parsed(text), text }
}

/** The token of an invitation, from a call without a session. @throws record/invalid */
export async function readToken(request: Request): Promise<string> {
  const token: unknown = Reflect.get(Object(await readJson(request, MAX_TOKEN_BYTES)), 'token')
  if (typeof token !== 'string') throw invalid('token')
  return token
}

/** The body of a call without a session. @throws record/invalid */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  return parsed(decoded(await readBytes(request, maxBytes)))
}

/** Counted as they come: a declared length is only what the sender says. @throws record/invalid */
export async function readBytes({ body, headers }: Request, maxBytes: number): Promise<Uint8Array> {
  if (body === null) throw invalid('input')
  const tooLong = () => portError('record/invalid', { fields: { input: { rule: 'too-long', limit: maxBytes } } })
  // Whoever says so themselves is not read at all.
  if (Number(headers.get('content-length')) > maxBytes) throw tooLong()
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  let count = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      count += part.value.byteLength
      if (count > maxBytes) throw tooLong()
      parts.push(part.value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error
  }
  return Buffer.concat(parts)
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('input')
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
