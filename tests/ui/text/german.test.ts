import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { german } from '../../../src/ui/text/de/german'
import { inLanguage, textAreas } from '../../../src/ui/text/in-language'

const files = import.meta.glob<object>('../../../src/ui/text/*.ts', { eager: true })
const sources = Object.keys(files).map((path) => [path, readFileSync(new URL(path, import.meta.url), 'utf8')] as const)

/**
 * Files of `text` that hold no words of ours: how to write numbers and dates, and the mechanism.
 */
const WITHOUT_WORDS = ['format.ts', 'in-language.ts']

/** Fields that are not named here are called by their own names, which are English: other languages name more of them. */
const OPEN = 'fieldWords.names.'

it('every text has its German, and every German text its English', () => {
  // Tests beside this one make areas of their own.
  const ours = [...textAreas()].filter(([area]) => sources.some(([, source]) => source.includes(`${inLanguage.name}('${area}'`)))
  const english = ours.flatMap(([area, words]) => shapeOf(words, area))
  const spoken = Object.entries(german).flatMap(([area, words]) => shapeOf(words, area))
  expect({
    withoutGerman: english.filter((text) => !spoken.includes(text)),
    withoutEnglish: spoken.filter((text) => !english.includes(text) && !text.startsWith(OPEN)),
  }).toEqual({ withoutGerman: [], withoutEnglish: [] })
})

it('no file of texts goes without its other languages', () => {
  const bare = sources.filter(([path, source]) => !source.includes(`${inLanguage.name}('`) && !isWordless(path))
  expect(bare.map(([path]) => path)).toEqual([])
})

it('every exported object of texts is one of an area', () => {
  const known = new Set(textAreas().values())
  const loose = Object.entries(files).flatMap(([path, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => isText(value) && !known.has(value))
      .map(([name]) => `${path}: ${name}`),
  )
  expect(loose).toEqual([])
})

/** Each key down to the words, with what it is: `members.roleOf: function`. */
function shapeOf(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    isText(word) ? shapeOf(word, `${path}.${key}`) : [`${path}.${key}: ${typeof word}`],
  )
}

function isText(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWordless(path: string): boolean {
  return WITHOUT_WORDS.some((name) => path.endsWith(`/${name}`))
}
