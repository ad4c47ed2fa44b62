import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import { expect, it } from 'vitest'
import { bundledFields } from '../../src/domain/model/bundle/bundle-format'
import { memoryWorkspace } from '../support/memory-workspace'
import { openZip } from '../../src/ui/bundle/bundle-tools'
import { bundleOf, commitAll, fillWorkspace } from './filled-workspace'

it('holds every record, tables to read, the bytes of files, and a manifest that names and sums them all', async () => {
  const place = await memoryWorkspace()
  await fillWorkspace(place)
  const { bundle, manifest } = await bundleOf(place)

  const zip = new ZipReader(new BlobReader(bundle))
  const entries = new Map((await zip.getEntries()).map((entry) => [entry.filename, entry as FileEntry]))
  const text = async (path: string) => entries.get(path)!.getData(new TextWriter())
  const named = manifest.parts.map(({ path }) => path)
  expect([...entries.keys()]).toEqual([...named, 'manifest.json'])
  expect(JSON.parse(await text('manifest.json'))).toEqual(manifest)
  expect(manifest).toMatchObject({
    portside: 'bundle',
    format: 1,
    schema: 3,
    workspace: { id: place.workspaceId, name: 'Harbour' },
    counts: { workspaces: 1, members: 1, people: 2, companies: 1, deals: 1, files: 1 },
    missingFiles: [],
  })
  const [ada] = (await text('records/people.jsonl')).split('\n').map((line) => JSON.parse(line || 'null'))
  expect(ada).toMatchObject({ firstName: 'Ada', jobTitle: 'Countess', createdBy: { via: 'app' }, custom: { shoe: 38.5 } })
  expect(ada).not.toHaveProperty('version')
  const members = await text('records/members.jsonl')
  expect(members).toContain('"email":"ana@harbour.example"')
  expect(members).not.toMatch(/userId|calendarFeedId/)
  expect(await text(named.find((path) => path.startsWith('files/'))!)).toBe('hello')

  const [head = '', row = ''] = (await text('tables/people.csv')).split('\r\n')
  expect(head).toContain('company,')
  expect(head).toMatch(/,Shoe$/)
  expect(row).toMatch(/Ada.*Countess,'=Engines,ada@engine\.example,.*Ana Reis,Könige,.*38\.5$/)
  await place.close()
})

it('has tables for people: amounts with their currency, names and no ids, and the trash in tables of its own', async () => {
  const place = await memoryWorkspace()
  const { ports, runtime, workspaceId } = place
  const { items: stages } = await ports.records.list('stages', { workspaceId, limit: 10 })
  const stage = stages.find(({ kind }) => kind === 'open')!
  const [tier, gone] = [runtime.newId(), runtime.newId()]
  const field = { kind: 'create', collection: 'fieldDefinitions' } as const
  const options = [{ id: tier, label: 'Gold', colour: null }]
  const deal = { pipelineId: stage.pipelineId, stageId: stage.id, currency: 'EUR', rank: 'a0' } as const
  await commitAll(place, [
    {
      ...field,
      id: runtime.newId(),
      data: { collection: 'deals', key: 'tier', label: 'Tier', type: 'select', options, position: 'a0' },
    },
    { ...field, id: runtime.newId(), data: { collection: 'deals', key: 'fee', label: 'Fee', type: 'money', position: 'a1' } },
    {
      kind: 'create',
      collection: 'deals',
      id: runtime.newId(),
      data: { ...deal, title: 'Loom', amountMinor: 120_050, custom: { tier, fee: { amountMinor: 500, currency: 'JPY' } } },
    },
    { kind: 'create', collection: 'deals', id: gone, data: { ...deal, title: 'Gone' } },
    { kind: 'trash', collection: 'deals', id: gone, expect: 'any' },
  ])
  const { bundle } = await bundleOf(place)
  const archive = await openZip(bundle)
  const table = async (path: string) => {
    const [head = [], ...rows] = (await (await archive!.read(path)).text())
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])))
  }
  const [loom, ...others] = await table('tables/deals.csv')
  expect(others).toEqual([])
  expect(loom).toMatchObject({
    title: 'Loom',
    amount: '1200.50',
    currency: 'EUR',
    stage: stage.name,
    createdBy: 'Ana Reis',
    Tier: 'Gold',
    Fee: '500',
    'Fee (currency)': 'JPY',
  })
  expect(Object.values(loom!).filter((cell) => /[0-9a-f]{8}-/.test(cell ?? ''))).toEqual([])
  const trash = await table('tables/trash/deals.csv')
  expect(trash).toMatchObject([{ title: 'Gone', deletedAt: expect.stringMatching(/^20/) }])
  expect(archive!.sizeOf('tables/trash/people.csv')).toBeNull()
  await place.close()
})

it('takes along nothing that secrets are worked out for', () => {
  const collections = ['workspaces', 'members', 'webhooks'] as const
  expect(collections.flatMap((name) => bundledFields(name).filter((field) => /secret|capture|feed/i.test(field)))).toEqual([])
})
