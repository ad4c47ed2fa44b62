import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import { describe, expect, it } from 'vitest'
import type { ExportChoice } from '../../../src/domain/use-cases/exports/write-export'
import { writeExport } from '../../../src/domain/use-cases/exports/write-export'
import { exportablePeople, type ExportSource } from '../../../src/domain/use-cases/exports/exportable'
import { tasksCalendar } from '../../../src/domain/use-cases/functions/integrations/task-calendar'
import { newZip } from '../../../src/ui/bundle/zip'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { SHOWN_WORDS } from '../../support/shown-words'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'

const CSV: ExportChoice = { format: 'csv', shown: null, csv: { delimiter: ',', marked: true } }

async function withPeople(): Promise<MemoryWorkspace & { readonly ids: readonly Id[]; readonly place: ExportSource }> {
  const world = await memoryWorkspace()
  const [company, ada, omar] = [world.runtime.newId(), world.runtime.newId(), world.runtime.newId()]
  await world.ports.records.commit(
    [
      { kind: 'create', collection: 'companies', id: company, data: { name: 'Engines, Ltd' } },
      {
        kind: 'create',
        collection: 'people',
        id: ada,
        data: {
          firstName: '=Ada',
          lastName: 'Lovelace',
          companyId: company,
          emails: [
            { value: 'home@ada.example', label: 'Home', primary: false },
            { value: 'ada@engine.example', label: 'Work', primary: true },
          ],
          phones: [{ raw: '020 7946 0018', e164: '+442079460018', extension: '12', label: null, primary: true }],
          description: 'One\ntwo; "three"',
          birthday: '--12-10',
        },
      },
      { kind: 'create', collection: 'people', id: omar, data: { firstName: 'Omar' } },
    ],
    { workspaceId: world.workspaceId, mutationId: mutationIdOf(world.runtime.newId()) },
  )
  const lookups = { nameOf: () => null, own: [] }
  return { ...world, ids: [omar, ada], place: { records: world.ports.records, stages: [], words: SHOWN_WORDS, lookups } }
}

function work(ids: readonly Id[], signal = new AbortController().signal) {
  return {
    ids: (async function* () {
      yield ids
    })(),
    onRead: () => undefined,
    turn: () => Promise.resolve(),
    signal,
    name: 'All people',
    timeZone: 'Europe/Lisbon',
    calendarOf: (tasks: Parameters<typeof tasksCalendar>[0]) => tasksCalendar(tasks, 'Tasks', 0),
    newArchive: async () => newZip(),
  }
}

describe('an export of people', () => {
  it('has every field under names of its own, in the order of the list, and nothing that a spreadsheet runs', async () => {
    const { ids, place, close } = await withPeople()
    const { blob, count } = await writeExport(exportablePeople(place), CSV, work(ids))
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
    expect({
      count,
      marked: text.startsWith('\ufeff'),
      start: text.slice(1, 70),
      omarFirst: text.indexOf('Omar') < text.indexOf('Ada'),
    }).toEqual({
      count: 2,
      marked: true,
      start: 'Portside person ID,First name,Middle name,Last name,Name prefix,Name ',
      omarFirst: true,
    })
    expect(text).toContain(",'=Ada,")
    expect(text).toContain(',Home,home@ada.example,* Work,ada@engine.example,')
    expect(text).toContain(",'+442079460018 ext. 12,")
    expect(text).toContain(',"Engines, Ltd",')
    expect(text).toContain(',"One\ntwo; ""three""",')
    await close()
  })

  it('is a card each, folded, escaped, and with labels of their own', async () => {
    const { ids, place, close } = await withPeople()
    const { blob } = await writeExport(exportablePeople(place), { ...CSV, format: 'vcf' }, work(ids))
    const lines = (await blob.text()).split('\r\n')
    expect(lines.filter((line) => /^(N|FN|ORG|EMAIL|TEL|BDAY|NOTE|END)/.test(line))).toEqual([
      'N:;Omar;;;',
      'FN:Omar',
      'END:VCARD',
      'N:Lovelace;=Ada;;;',
      'FN:=Ada Lovelace',
      'ORG:Engines\\, Ltd',
      'EMAIL;TYPE=HOME:home@ada.example',
      'EMAIL;TYPE=WORK,PREF:ada@engine.example',
      'TEL;TYPE=PREF:+442079460018 ext. 12',
      'BDAY:--12-10',
      'NOTE:One\\ntwo\\; "three"',
      'END:VCARD',
    ])
    await close()
  })

  it('stops where it is told to', async () => {
    const { ids, place, close } = await withPeople()
    const stop = new AbortController()
    stop.abort()
    await expect(writeExport(exportablePeople(place), CSV, work(ids, stop.signal))).rejects.toMatchObject({
      code: 'call/cancelled',
    })
    await close()
  })
})

describe('a calendar of tasks', () => {
  it('has an event for what is due some day, and none for what is never due', async () => {
    const task = { id: '0193f0a0-0000-7000-8000-000000000001' as Id, body: null, dueAt: null }
    const due = { ...task, title: 'Send the offer', dueOn: '2026-11-23' as never }
    const text = await tasksCalendar([due, { ...task, title: 'Some day', dueOn: null }], 'Tasks', 0)
    expect(text.match(/SUMMARY:.*|DTSTART.*/g)).toEqual(['DTSTART;VALUE=DATE:20261123', 'SUMMARY:Send the offer'])
  })
})

describe('a workbook', () => {
  it('holds text as text, and cuts and counts what no cell can hold', async () => {
    const { ids, place, close } = await withPeople()
    const { blob, cut } = await writeExport(exportablePeople(place), { ...CSV, format: 'xlsx' }, work(ids))
    const zip = new ZipReader(new BlobReader(blob))
    const entries = (await zip.getEntries()) as readonly FileEntry[]
    const sheet = await entries.find(({ filename }) => filename.endsWith('sheet1.xml'))!.getData(new TextWriter())
    expect({ cut, type: blob.type, cell: /<c r="B3".*?<\/c>/.exec(sheet)?.[0], none: sheet.includes('<f>') }).toEqual({
      cut: 0,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      cell: '<c r="B3" s="2" t="inlineStr"><is><t xml:space="preserve">=Ada</t></is></c>',
      none: false,
    })
    await close()
  })
})
