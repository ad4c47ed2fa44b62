import { expect, it } from 'vitest'
import { refusalOf, tableOf } from '../../../support/import-file'
import { testsInTurn } from '../../../support/in-turn'
import { zipped } from '../../../support/write-workbook'

testsInTurn(2)

const NAMES = '<row><c t="str"><v>Name</v></c><c t="str"><v>Email</v></c></row><row><c t="str"><v>Ana Doe</v></c></row>'
const UNPACKS = { reason: 'unpacks-too-large' }

it.each([
  ['cells', bookOf(NAMES + '<row><c><v>1</v></c><c><v>1</v></c></row>'.repeat(260_000)), UNPACKS],
  ['shared texts', bookOf(NAMES, `<sst>${'<si><t>a</t></si>'.repeat(700_000)}</sst>`), UNPACKS],
  ['one text', bookOf(`${NAMES}<row><c t="str"><v>${'a'.repeat(17 * 2 ** 20)}</v></c></row>`), UNPACKS],
  [
    'attributes of one tag',
    bookOf(`${NAMES}<row ${Array.from({ length: 2000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    { reason: 'damaged' },
  ],
])('refuses a small workbook that unpacks to very many %s', (_, bytes, refusal) => {
  expect([bytes.length < 200_000, refusalOf(bytes)]).toEqual([true, refusal])
})

it('refuses an archive whose parts share their bytes', () => {
  expect(refusalOf(repeated(zipped({ 'a.csv': 'Name\n', 'b.csv': 'x'.repeat(5000) }, 0), 3))).toEqual({
    reason: 'not-a-table',
    kind: 'archive',
  })
})

it('opens a sheet of a million empty rows', () => {
  expect(tableOf(bookOf(NAMES + '<row/>'.repeat(1_048_574))).rows).toHaveLength(1)
})

it('spreads merged cells that lie over each other no further than a sheet could have them', () => {
  const merged = `</sheetData><mergeCells>${'<mergeCell ref="A2:A20000"/>'.repeat(20_000)}</mergeCells><sheetData>`
  expect(tableOf(bookOf(NAMES + '<row><c t="str"><v>Bob</v></c></row>'.repeat(19_990) + merged)).rows).toHaveLength(19_991)
})

function bookOf(rows: string, texts = '<sst/>'): Uint8Array {
  return zipped({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<r><Relationship Id="r1" Type="worksheet" Target="sheet.xml"/><Relationship Id="r2" Type="sharedStrings" Target="texts.xml"/></r>',
    'xl/sheet.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/texts.xml': texts,
  })
}

/** The archive with each entry of its table of contents several times. */
function repeated(bytes: Uint8Array, times: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const end = bytes.length - 22
  const start = view.getUint32(end + 16, true)
  const contents = Array.from({ length: times }, () => [...bytes.subarray(start, end)]).flat()
  const all = Uint8Array.from([...bytes.subarray(0, start), ...contents, ...bytes.subarray(end)])
  new DataView(all.buffer).setUint16(all.length - 12, view.getUint16(end + 10, true) * times, true)
  return all
}
