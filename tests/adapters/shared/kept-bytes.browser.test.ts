import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserWorkFiles } from '../../../src/adapters/browser/work-files'
import { openDatabase } from '../../../src/adapters/memory/persistence/database'
import { KeptFiles } from '../../../src/adapters/memory/persistence/kept-files'
import { databaseOf } from '../../../src/adapters/replica/disk/replica-database'
import { ended, entry, opened, addressIn } from '../replica/disk/disk-world'
import { indexedWorld } from '../replica/disk/indexed-world'

let name = ''
const file = new Blob(['abc'], { type: 'text/plain' })
const waits = entry(1)
const { mutationId } = waits
const step = { outbox: { put: [waits] } }

beforeEach(() => {
  name = `portside-test-${crypto.randomUUID()}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  await deleteDB(name)
})

/** What a private window of WebKit answers to a value that holds a Blob. */
function refuseBlobs(message = 'Error preparing Blob/File data to be stored in object store', refused = holdsBlob): void {
  for (const way of ['add', 'put'] as const) {
    const original: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, way)
    vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
      if (refused(value)) throw new DOMException(message, 'UnknownError')
      return original.call(this, value, key)
    })
  }
}

function holdsBlob(value: unknown): boolean {
  return value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsBlob))
}

async function memoryFiles() {
  const { db } = await openDatabase(name, () => 'lineage')
  return { db, files: new KeptFiles(db, () => undefined) }
}

const contentOf = async (blob: Blob | null | undefined) => [await blob?.text(), blob?.type]

describe('where the browser stores no Blob', () => {
  it('a file is kept with the workspaces of this browser', async () => {
    refuseBlobs()
    const { db, files } = await memoryFiles()
    await files.add('a', { blob: file, createdAt: 'today' })

    const found = await files.get('a')
    expect([...(await contentOf(found?.blob)), found?.createdAt]).toEqual(['abc', 'text/plain', 'today'])
    db.close()
  })

  it('a file is kept that waits for a line', async () => {
    refuseBlobs()
    const world = indexedWorld()
    const disk = await opened(world, addressIn(world))
    await disk.write(step, new Map([[mutationId, file]]))

    expect(await contentOf(await disk.bytes(mutationId))).toEqual(['abc', 'text/plain'])
    await ended(world)
  })

  it('a file is kept that an import goes on with', async () => {
    refuseBlobs()
    const work = browserWorkFiles(name)

    expect([await work.store('a', file), await contentOf(await work.find('a')), await work.find('b')]).toEqual([
      true,
      ['abc', 'text/plain'],
      null,
    ])
  })
})

describe('a file that an earlier program kept as a Blob', () => {
  it('is read from the workspaces of this browser', async () => {
    const { db, files } = await memoryFiles()
    await db.put('blobs', { blob: file, createdAt: 'then' }, 'a')

    const found = await files.get('a')
    expect([...(await contentOf(found?.blob)), found?.createdAt]).toEqual(['abc', 'text/plain', 'then'])
    db.close()
  })

  it('is read from what waits for a line', async () => {
    const world = indexedWorld()
    const address = addressIn(world)
    const disk = await opened(world, address)
    const db = await openDB(databaseOf(address))
    await db.put('bytes', file, mutationId)
    db.close()

    expect(await contentOf(await disk.bytes(mutationId))).toEqual(['abc', 'text/plain'])
    await ended(world)
  })
})

it('a write that fails for an unknown reason is not taken for damage of what is kept', async () => {
  const [{ db, files }, world] = [await memoryFiles(), indexedWorld()]
  const disk = await opened(world, addressIn(world))
  refuseBlobs('Disk I/O error', () => true)

  await expect(files.add('a', { blob: file, createdAt: 'today' })).rejects.toMatchObject({ code: 'internal/unexpected' })
  await expect(disk.write(step, new Map([[mutationId, file]]))).rejects.toMatchObject({ code: 'internal/unexpected' })
  db.close()
  await ended(world)
})
