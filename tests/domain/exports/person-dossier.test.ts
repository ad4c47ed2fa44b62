import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import { expect, it } from 'vitest'
import { packDossier, readDossier } from '../../../src/domain/use-cases/exports/person-dossier'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { newZip } from '../../../src/ui/bundle/zip'
import { readableDossier } from '../../../src/ui/export/dossier-text'
import { formatsOf } from '../../../src/ui/text/format'
import { fillWorkspace } from '../../bundle/filled-workspace'
import { memoryWorkspace } from '../../support/memory-workspace'

const AN_ID = /[0-9a-f]{8}-[0-9a-f]{4}-/

it('is all that is known about a person, for people, for programs, and with the bytes of what was attached', async () => {
  const { ports, workspaceId, ...rest } = await memoryWorkspace()
  await fillWorkspace({ ports, workspaceId, ...rest })
  const [ada] = (await ports.records.list('people', { workspaceId, search: 'Ada', limit: 1 })).items
  const patch = { companyId: null, ownerId: null, lifecycle: 'customer' } as const
  await ports.records.commit([{ kind: 'update', collection: 'people', id: ada!.id, patch, expect: 'any' }], {
    workspaceId,
    mutationId: mutationIdOf(rest.runtime.newId()),
  })
  const source = { workspaceId, records: ports.records, files: ports.files, signal: new AbortController().signal }
  const dossier = (await readDossier(ada!.id, source))!
  const formats = formatsOf({ locale: 'en', timeZone: 'UTC' })
  const names = { member: () => 'Ana Reis', record: () => 'Engines', formats, currency: 'EUR' }
  const words = { formats, nameOf: () => null, names, own: [], workspaceName: 'Harbour' }
  const readable = readableDossier(dossier, words)
  const blob = await packDossier(dossier, {
    source,
    archive: newZip(),
    readable,
    tagName: () => null,
    nameOf: ({ name }) => name,
  })
  const entries = (await new ZipReader(new BlobReader(blob)).getEntries()) as readonly FileEntry[]
  const text = async (path: string) => entries.find(({ filename }) => filename === path)!.getData(new TextWriter())

  expect(entries.map(({ filename }) => filename)).toEqual(['data.json', 'readable.txt', 'contact.vcf', 'files/a.txt'])
  expect(await text('files/a.txt')).toBe('hello')
  expect(JSON.parse(await text('data.json'))).toMatchObject({
    portside: 'person',
    person: { firstName: 'Ada', custom: { shoe: 38.5 } },
    company: null,
    deals: [{ title: 'Loom' }],
    notes: [{ body: expect.stringContaining('soon'), deletedAt: expect.any(String) }],
    tasks: [{ title: 'Call' }],
    files: [{ name: 'a.txt' }],
  })
  expect(await text('readable.txt')).toMatch(
    /# Ada in Harbour[^]*First name: Ada[^]*# Deals[^]*Loom[^]*# Notes[^]*in the trash[^]*# History/,
  )
  const [, history = ''] = (await text('readable.txt')).split('# History')
  const changes = history.split('\n').filter((line) => line.startsWith('  '))
  expect(changes).toEqual(
    expect.arrayContaining(['  Company: Engines → –', '  Lifecycle: – → Customer', '  Owner: Ana Reis → –']),
  )
  expect(changes.filter((line) => AN_ID.test(line))).toEqual([])
  await rest.close()
})
