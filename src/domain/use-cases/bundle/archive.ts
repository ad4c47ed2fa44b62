import type { BundlePart } from '../../model/bundle/manifest'

/** A container of named parts in the making. How it is packed is its own matter. */
export interface ArchiveWriter {
  /** @param isPacked the bytes are small already: a picture, an archive */
  add(path: string, bytes: Blob, isPacked: boolean): Promise<void>
  finish(): Promise<Blob>
}

/** What a bundle is made with. */
export interface BundleTools {
  newArchive(): ArchiveWriter
  /** Lower-case hexadecimal digits, of bytes that need not fit in memory at once. */
  sha256(bytes: Blob): Promise<string>
}

export async function partOf(path: string, bytes: Blob, tools: Pick<BundleTools, 'sha256'>): Promise<BundlePart> {
  return { path, bytes: bytes.size, sha256: await tools.sha256(bytes) }
}
