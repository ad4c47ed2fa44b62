import { BlobReader, BlobWriter, configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { ArchiveWriter } from '../../domain/use-cases/bundle/archive'

// The browser's own compression, on this thread's streams: no worker, no WebAssembly, nothing the page's policy would refuse.
configure({ useWebWorkers: false })

/** A zip whose parts go into a blob as they come, which the browser may keep on disk. */
export function newZip(): ArchiveWriter {
  const zip = new ZipWriter(new BlobWriter('application/zip'), {
    bufferedWrite: false,
    keepOrder: true,
    extendedTimestamp: false,
  })
  return {
    add: async (path, bytes, isPacked) => {
      await zip.add(path, new BlobReader(bytes), isPacked ? { level: 0 } : {})
    },
    finish: () => zip.close(),
  }
}
