import { portError } from '../src/domain/model/errors/port-error'

/** Counted as they come: a declared length is only what the sender says. @throws record/invalid */
export async function readBytes(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  let count = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      count += part.value.byteLength
      if (count > maxBytes) throw portError('record/invalid', { fields: { input: { rule: 'too-long', limit: maxBytes } } })
      parts.push(part.value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error
  }
  const bytes = new Uint8Array(count)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
