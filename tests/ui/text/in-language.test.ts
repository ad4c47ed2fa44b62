import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { inLanguage, speak, spokenLanguage } from '../../../src/ui/text/in-language'
import { readImportGraph } from '../../architecture/import-graph'

// The files after this one are told in English.
afterAll(() => speak('en', {}))

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

it('puts the words of a language in the place of the English ones, down to each, whenever their file is loaded', () => {
  const english = () => ({ title: 'Boats', parts: { bow: 'Bow', aft: 'Aft' }, count: (count: number) => `${count} boats` })
  const before = inLanguage('boats', english())
  const { parts } = before
  speak('de', { boats: { title: 'Boote', parts: { bow: 'Bug' }, count: (count: number) => `${count} Boote` } })
  const after = inLanguage('boats', english())
  expect([spokenLanguage(), before.title, parts, before.count(2), after.title, after.parts, after.count(2)]).toEqual([
    'de',
    'Boote',
    { bow: 'Bug', aft: 'Aft' },
    '2 Boote',
    'Boote',
    { bow: 'Bug', aft: 'Aft' },
    '2 Boote',
  ])
})

it('no module keeps a word for itself, for it may be loaded before the language is there', () => {
  const keepers = [...readImportGraph(ROOT, ['src']).keys()]
    .filter((path) => path.startsWith('src/') && !path.startsWith('src/ui/text/'))
    .flatMap((path) => wordKeepers(readFileSync(`${ROOT}/${path}`, 'utf8')).map((name) => `${path}: ${name}`))
  expect(keepers).toEqual([])
})

/** Constants of a module that read a text as they are made. A part of an area may be held, by a name that says what it is. */
function wordKeepers(source: string): string[] {
  return source
    .split(/\n(?=\S)/)
    .filter((statement) => /^(export )?const /.test(statement))
    .filter(
      (statement) => /(?<!\.)\b([a-z]\w*T|t)ext\./.test(statement) && !/=>|function|^const (text|\{[^}]*\}) =/.test(statement),
    )
    .map((statement) => /const (\w+)/.exec(statement)?.[1] ?? statement)
}
