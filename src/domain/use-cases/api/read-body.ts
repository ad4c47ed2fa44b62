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

/** Counted as they come: a declared length is only what the sender says. @throws record/invalid, or as `tooLong` says */
export async function blobIn(
  { body, headers }: Request,
  maxBytes: number,
  tooLong = (): PortError => portError('record/invalid', { fields: { body: { rule: 'too-long', limit: maxBytes } } }),
): Promise<Blob> {
  // Whoever says so themselves is not read at all.
  if (Number(headers.get('content-length')) > maxBytes) throw tooLong()
  const parts: Uint8Array<ArrayBuffer>[] = []
  if (body !== null) {
    const reader = body.getReader()
    let count = 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      count += part.value.byteLength
      if (count > maxBytes) {
        await reader.cancel().catch(() => undefined)
        throw tooLong()
      }
      parts.push(part.value)
    }
  }
  return new Blob(parts, { type: headers.get('content-type') ?? '' })
}
