import { createHash } from 'node:crypto'

/** Lower-case hexadecimal digits of the SHA-256 of the text's UTF-8 bytes. */
export function sha256(text: string): Promise<string> {
  return Promise.resolve(createHash('sha256').update(text).digest('hex'))
}
