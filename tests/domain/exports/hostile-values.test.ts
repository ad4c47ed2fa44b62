import { describe, expect, it } from 'vitest'
import { vcardOf } from '../../../src/domain/model/exports/vcard'
import { xlsxEntries } from '../../../src/domain/model/exports/xlsx-table'
import type { Person } from '../../../src/domain/model/people/person'
import type { RecordOf } from '../../../src/domain/model/records/collections'

const PERSON = {
  id: '00000000-0000-7000-8000-000000000001',
  updatedAt: '2026-11-21T09:00:00.000Z',
  firstName: 'Ada',
  lastName: null,
  middleName: null,
  namePrefix: null,
  nameSuffix: null,
  jobTitle: null,
  emails: [],
  phones: [],
  links: [],
  address: null,
  birthday: null,
  description: null,
  tagIds: [],
}

describe('a card', () => {
  const linesOf = (data: Partial<Person>) =>
    vcardOf({ ...PERSON, ...data } as unknown as RecordOf<'people'>, { companyName: null, tagName: () => null })
      .replaceAll(/\r\n[ \t]/g, '')
      .split(/[\r\n\v\f\u0085\u2028\u2029]+/)
      .map((line) => line.split(/[:;]/)[0])

  it('has no line that an address brought along', () => {
    const usual = linesOf({ links: [{ url: 'https://a.example', label: null }] })
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0085', '\v']) {
      expect(linesOf({ links: [{ url: `https://a.example/${end}TEL:666`, label: null }] })).toEqual(usual)
    }
    expect(linesOf({ links: [{ url: 'https://a.example/\\nTEL:666', label: null }] })).toEqual(usual)
  })

  it('has no line that a text brought along', () => {
    for (const end of ['\r\n', '\n', '\u2028', '\u2029', '\u0085', '\f'])
      expect(linesOf({ jobTitle: `Engineer${end}TEL:666` })).toEqual(linesOf({ jobTitle: 'Engineer' }))
  })
})

describe('a workbook', () => {
  it('has text as text, whatever it begins with', async () => {
    const values = ['=1+1', '+1', '-1+cmd|x', '@SUM(1)', '\u202e=1', '＝1', "=cmd|'/C calc'!A0"]
    async function* rows() {
      yield await Promise.resolve([values])
    }
    const parts = xlsxEntries(values, rows(), { sheetName: '=A', timeZone: 'UTC', onCut: () => undefined })
    let sheet = ''
    for await (const piece of parts.find(({ path }) => path.endsWith('sheet1.xml'))?.pieces ?? []) sheet += piece
    const kinds = [...sheet.matchAll(/<c [^>]*>/g)].map(([cell]) => /t="(\w+)"/.exec(cell)?.[1])
    expect([new Set(kinds), kinds.length, sheet.includes('<f>')]).toEqual([new Set(['inlineStr']), 2 * values.length, false])
  })
})
