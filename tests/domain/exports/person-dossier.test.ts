import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import { expect, it } from 'vitest'
import { packDossier, readDossier } from '../../../src/domain/use-cases/exports/person-dossier'
import { newZip } from '../../../src/ui/bundle/zip'
import { readableDossier } from '../../../src/ui/export/dossier-text'
import { formatsOf } from '../../../src/ui/text/format'
import { fillWorkspace } from '../../bundle/filled-workspace'
import { memoryWorkspace } from '../../support/memory-workspace'

it('is all that is known about a person, for people, for programs, and with the bytes of what was attached', async () => {
  const { ports, workspaceId, ...rest } = await memoryWorkspace()
  await fillWorkspace({ ports, workspaceId, ...rest })
  const [ada] = (await ports.records.list('people', { workspaceId, search: 'Ada', limit: 1 })).items
  const source = { workspaceId, records: ports.records, files: ports.files, signal: new AbortController().signal }
  const dossier = (await readDossier(ada!.id, source))!
  const words = { formats: formatsOf({ locale: 'en', timeZone: 'UTC' }), nameOf: () => null, own: [], workspaceName: 'Harbour' }
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
    company: { name: '=Engines' },
    deals: [{ title: 'Loom' }],
    notes: [{ body: expect.stringContaining('soon'), deletedAt: expect.any(String) }],
    tasks: [{ title: 'Call' }],
    files: [{ name: 'a.txt' }],
  })
  expect(await text('readable.txt')).toMatch(
    /# Ada in Harbour[^]*First name: Ada[^]*# Deals[^]*Loom[^]*# Notes[^]*in the trash[^]*# History/,
  )
  await rest.close()
})
