import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../../src/domain/model/imports/recognising/guess-mapping'
import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import { NAME_CASES } from './name-cases'

const CASES = Object.entries(NAME_CASES).flatMap(([collection, text]) =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(': ')
      const said = line.slice(0, at).trim()
      const target = said === '-' ? null : said.includes('.') ? said : `${collection}.${said}`
      return line
        .slice(at + 2)
        .split('|')
        .map((name) => [collection as ImportCollection, name.trim(), target] as const)
    }),
)

describe('the name of a column', () => {
  it.each(CASES)('in a file of %s, %j', (collection, name, target) => {
    const guess = guessMapping([{ index: 0, name, occurrence: 1 }], () => [], { chosen: collection })
    expect(guess.columns[0]?.target ?? null).toBe(target)
  })
})
