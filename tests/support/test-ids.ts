import type { Id } from '../../src/domain/model/kernel/id'

/** The same id for the same name, in the shape of a UUIDv7. */
export function testId(name: string): Id {
  let hash = 0x811c9dc5
  let text = ''
  for (let round = 0; text.length < 32; round += 1) {
    for (const character of `${name}/${round}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
    text += (hash >>> 0).toString(16).padStart(8, '0')
  }
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-7${text.slice(13, 16)}-8${text.slice(17, 20)}-${text.slice(20, 32)}` as Id
}
