import { describe, expect, it } from 'vitest'
import { readFile } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import { growthOf, LINEAR_MOST } from '../../../support/growth'
import { inTurn } from '../../../support/in-turn'
import { planFor } from '../../../support/import-file'

const SIZE = 2000

/** Text files, of so many of something. */
const TEXTS: readonly (readonly [name: string, text: (size: number) => string])[] = [
  ['quotes that open in every cell', (size) => `Name,Email\n${'"a,'.repeat(size)}`],
  ['names of a deal’s contacts', (size) => `Deal name,Stage,Contacts\nSeats,New,"${'Ana Doe; '.repeat(size)}"\n`],
]

describe('eight times as much takes about eight times as long to read and to plan', () => {
  it.each(inTurn(TEXTS, 2))('%s', (_, text) => {
    const files = new Map([SIZE, SIZE * 8].map((size) => [size, new TextEncoder().encode(text(size))]))
    expect(growthOf((size) => readAndPlan(files.get(size) ?? new Uint8Array()), SIZE)).toBeLessThan(LINEAR_MOST)
  })
})

function readAndPlan(bytes: Uint8Array): void {
  const read = readFile(bytes, {}, { locale: 'en-GB' })
  if (read.ok) planFor(read.table)
}
