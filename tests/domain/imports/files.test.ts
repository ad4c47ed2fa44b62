import { describe, expect, it } from 'vitest'
import { fixture, formatOf, guessFor, planFor, tableOf, outcomesOf, written } from '../../support/import-file'

/** Each file's reading, each row's fate, and each person that comes of it. */
function taken(name: string) {
  const table = tableOf(fixture(name))
  const plan = planFor(table)
  const { source, columns, consent } = guessFor(table)
  return {
    read: `${source}, ${formatOf(table)}, header ${table.headerRow}, ${table.columns.length} columns`,
    ...(table.preamble.length > 0 ? { preamble: table.preamble.length } : {}),
    ...(table.footer.length > 0 ? { footer: table.footer } : {}),
    ...(consent.length > 0 ? { consent: consent.map((at) => table.columns[at]?.name) } : {}),
    mapped: columns.flatMap(({ target, group, label }, at) =>
      target === null ? [] : [`${table.columns[at]?.name}: ${[target, group, label].filter(Boolean).join('/')}`],
    ),
    rows: outcomesOf(plan),
    people: written(plan),
  }
}

const FILES = [
  'google-new.csv',
  'google-old.csv',
  'google-old-utf16.csv',
  'hubspot-contacts.csv',
  'hubspot-spanish.csv',
  'outlook-classic.csv',
  'outlook-new.csv',
  'outlook-german-excel.csv',
  'linkedin.csv',
  'linkedin-old.csv',
  'ragged.csv',
  'broken-quotes.csv',
  'duplicate-headers.csv',
  'emoji-names.csv',
  'no-header.csv',
  'with-footer.csv',
  'sep-line.csv',
  'no-identity.csv',
]

describe('files of other programs', () => {
  it.each(FILES)('accounts for every row and value of %s', (name) => {
    expect(taken(name)).toEqual(JSON.parse(new TextDecoder().decode(fixture(`${name}.expected.json`))))
  })

  it('reads the same people from one file in UTF-8 and in UTF-16 without a mark', () => {
    expect(taken('google-old-utf16.csv').people).toEqual(taken('google-old.csv').people)
  })
})
