import type { BundlePart } from '../../model/bundle/bundle-format'

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

/** A container that is there, read from any place of it. */
export interface ArchiveReader {
  /** What it says how many bytes the part has; `null`: there is no such part. */
  sizeOf(path: string): number | null
  /** @throws Error where it cannot be read, or holds more than it says */
  read(path: string): Promise<Blob>
}

export interface RestoreTools extends Pick<BundleTools, 'sha256'> {
  /** `null`: it is no container, or one that was cut off. */
  openArchive(file: Blob): Promise<ArchiveReader | null>
}
