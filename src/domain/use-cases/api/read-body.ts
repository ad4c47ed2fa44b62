import { portError, type PortError } from '../../model/errors/port-error'

/** An object of JSON. @throws record/invalid */
export async function jsonIn(request: Request, maxBytes: number): Promise<object> {
  const blob = await blobIn(request, maxBytes)
  try {
    const value: unknown = JSON.parse(await blob.text())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // said below
  }
  throw portError('record/invalid', { fields: { body: { rule: 'type' } } })
}

/** The bytes of a file. @throws file/rejected */
export function fileIn(request: Request, maxBytes: number): Promise<Blob> {
  return blobIn(request, maxBytes, () => portError('file/rejected', { reason: 'size', limitBytes: maxBytes }))
}

/**
 * Counted as they come: a declared length is only what the sender says. Somebody who is still sending hears no answer, so that
 * what is too long is read to its end and dropped, up to once more of what would be taken.
 *
 * @throws record/invalid, or as `tooLong` says
 */
export async function blobIn(
  { body, headers }: Request,
  maxBytes: number,
  tooLong = (): PortError => portError('record/invalid', { fields: { body: { rule: 'too-long', limit: maxBytes } } }),
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let count = 0
  const reader = body?.getReader()
  const declared = Number(headers.get('content-length'))
  // Whoever says that it is far more is not read at all.
  for (let part = declared > 2 * maxBytes ? undefined : await reader?.read(); part?.done === false; part = await reader?.read()) {
    count += part.value.byteLength
    if (count > 2 * maxBytes) break
    if (count <= maxBytes) parts.push(part.value)
    else parts.length = 0
  }
  if (Math.max(count, declared) > maxBytes) {
    await reader?.cancel().catch(() => undefined)
    throw tooLong()
  }
  return new Blob(parts, { type: headers.get('content-type') ?? '' })
}
