/** Bytes as every browser can keep them: the private windows of WebKit store no Blob. */
export interface KeptBytes {
  readonly bytes: ArrayBuffer
  readonly type: string
}

/** To be awaited before a transaction begins, which would end meanwhile. */
export async function keptBytes(blob: Blob): Promise<KeptBytes> {
  return { bytes: await blob.arrayBuffer(), type: blob.type }
}

/** @param kept a Blob where an earlier program kept it */
export function blobOf(kept: KeptBytes | Blob): Blob {
  return kept instanceof Blob ? kept : new Blob([kept.bytes], { type: kept.type })
}
