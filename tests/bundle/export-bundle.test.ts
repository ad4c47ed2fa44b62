import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import { expect, it } from 'vitest'
import { bundledFields } from '../../src/domain/model/bundle/bundle-format'
import { memoryWorkspace } from '../support/memory-workspace'
import { bundleOf, fillWorkspace } from './filled-workspace'

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
    schema: 1,
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

it('takes along nothing that secrets are worked out for', () => {
  const collections = ['workspaces', 'members', 'webhooks'] as const
  expect(collections.flatMap((name) => bundledFields(name).filter((field) => /secret|capture|feed/i.test(field)))).toEqual([])
})
