import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js'
import type { Manifest } from '../../src/domain/model/bundle/bundle-format'
import { checkBundle } from '../../src/domain/use-cases/bundle/check-bundle'
import { bundleTools } from '../../src/ui/bundle/bundle-tools'
import { memoryWorkspace } from '../support/memory-workspace'
import { bundleOf, fillWorkspace } from './filled-workspace'

let bundle: Blob
let parts: ReadonlyMap<string, string>
beforeAll(async () => {
  const place = await memoryWorkspace()
  await fillWorkspace(place)
  bundle = (await bundleOf(place)).bundle
  const entries = (await new ZipReader(new BlobReader(bundle)).getEntries()) as FileEntry[]
  parts = new Map(
    await Promise.all(
      entries.map(async (entry): Promise<[string, string]> => [entry.filename, await entry.getData(new TextWriter())]),
    ),
  )
  await place.close()
})

interface Change {
  /** Parts whose text is another, with sums that say so too unless `isSummed` is false. */
  readonly parts?: Readonly<Record<string, (text: string) => string>>
  readonly isSummed?: boolean
  readonly manifest?: (manifest: Manifest) => object
}

async function changed({ parts: changes = {}, isSummed = true, manifest = (same) => same }: Change): Promise<Blob> {
  const texts = new Map([...parts].map(([path, text]) => [path, changes[path]?.(text) ?? text]))
  const old = JSON.parse(texts.get('manifest.json')!) as Manifest
  const summed = old.parts.map((part) => {
    const bytes = Buffer.from(texts.get(part.path) ?? '')
    return isSummed ? { ...part, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') } : part
  })
  texts.set('manifest.json', JSON.stringify(manifest({ ...old, parts: summed })))
  const zip = bundleTools.newArchive()
  for (const [path, text] of texts) await zip.add(path, new Blob([text]), false)
  return zip.finish()
}

async function problemOf(file: Blob): Promise<string> {
  const checked = await checkBundle(file, bundleTools, { turn: () => Promise.resolve() })
  return checked.ok ? 'none' : checked.problem
}

it('is none when nothing was changed', async () => {
  expect([await problemOf(bundle), await problemOf(await changed({}))]).toEqual(['none', 'none'])
})

it('is none of the first schema, which knew fewer kinds of lines', async () => {
  expect(await problemOf(await changed({ manifest: (manifest) => ({ ...manifest, schema: 1 }) }))).toBe('none')
})

it('is told in a word for each kind of it', async () => {
  const people = 'records/people.jsonl'
  const other = '01a2001e-0000-7000-8000-00000000dead'
  const found = {
    text: await problemOf(new Blob(['name,email\nAda,ada@engine.example'])),
    empty: await problemOf(new Blob([])),
    otherZip: await problemOf(await zipOf({ 'xl/workbook.xml': '<workbook/>' })),
    cutOff: await problemOf(bundle.slice(0, bundle.size - 200)),
    wrongSum: await problemOf(await changed({ parts: { [people]: (text) => text.replace('Ada', 'Eda') }, isSummed: false })),
    newer: await problemOf(await changed({ manifest: (manifest) => ({ ...manifest, schema: manifest.schema + 1 }) })),
    older: await problemOf(await changed({ manifest: (manifest) => ({ ...manifest, schema: 0 }) })),
    unknownCollection: await problemOf(
      await changed({ manifest: (manifest) => ({ ...manifest, counts: { ...manifest.counts, spaceships: 1 } }) }),
    ),
    partLeftOut: await problemOf(
      await changed({ manifest: (manifest) => ({ ...manifest, parts: manifest.parts.filter(({ path }) => path !== people) }) }),
    ),
    lineLeftOut: await problemOf(await changed({ parts: { [people]: (text) => text.slice(text.indexOf('\n') + 1) } })),
    badRecord: await problemOf(
      await changed({ parts: { [people]: (text) => text.replace('"doNotContact":false', '"doNotContact":"no"') } }),
    ),
    noJson: await problemOf(await changed({ parts: { [people]: (text) => text.replace('{', '') } })),
    foreignOwner: await problemOf(
      await changed({ parts: { [people]: (text) => text.replace(/"ownerId":"[^"]+"/, `"ownerId":"${other}"`) } }),
    ),
    foreignAuthor: await problemOf(
      await changed({ parts: { [people]: (text) => text.replace(/"memberId":"[^"]+"/, `"memberId":"${other}"`) } }),
    ),
    foreignWorkspace: await problemOf(
      await changed({ manifest: (manifest) => ({ ...manifest, workspace: { ...manifest.workspace, id: other } }) }),
    ),
  }
  expect(found).toEqual({
    text: 'not-a-bundle',
    empty: 'not-a-bundle',
    otherZip: 'not-a-bundle',
    cutOff: 'damaged',
    wrongSum: 'damaged',
    newer: 'newer',
    older: 'older',
    unknownCollection: 'newer',
    partLeftOut: 'damaged',
    lineLeftOut: 'damaged',
    badRecord: 'invalid',
    noJson: 'invalid',
    foreignOwner: 'foreign',
    foreignAuthor: 'foreign',
    foreignWorkspace: 'foreign',
  })
})

it('is told of what unpacks to far more than it is', async () => {
  const bomb = await changed({ parts: { 'tables/notes.csv': () => '0'.repeat(40_000_000) } })
  expect([bomb.size < 200_000, await problemOf(bomb)]).toEqual([true, 'too-large'])
})

async function zipOf(texts: Readonly<Record<string, string>>): Promise<Blob> {
  const zip = bundleTools.newArchive()
  for (const [path, text] of Object.entries(texts)) await zip.add(path, new Blob([text]), false)
  return zip.finish()
}
