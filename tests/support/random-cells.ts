import fc from 'fast-check'
import { isPlaceholder } from '../../src/domain/model/imports/recognising/values/words'

/** As records keep a line: no blanks around it or doubled. What says "nothing" in a file is no value. */
export const line = fc
  .stringMatching(/^['"=+@;,&<>_x A-Za-zäßéŁ0-9:\\()\u{1F600}-]{1,16}$/u)
  .map((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .filter((text) => /\p{L}{2}/u.test(text) && !isPlaceholder(text))

/** Addresses are told in one line, parted by commas. */
const part = line.filter((text) => !text.endsWith(','))

export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 })

export const address = maybe(
  fc.record({ street: part, city: maybe(part), region: maybe(part), postalCode: maybe(part), country: maybe(part) }),
)

export const twoLines = maybe(fc.tuple(line, line).map((lines) => lines.join('\n')))
