import { Observable } from 'rxjs'
import type { Upload, UploadOptions } from 'tus-js-client'
import { portError } from '../../../domain/model/errors/port-error'
import { type Instant, instantOf } from '../../../domain/model/kernel/instant'
import type { Runtime } from '../../../ports/runtime.port'
import { blobReader, FetchStack } from './tus'

/** The only chunk size that the hosted service accepts. */
const CHUNK_BYTES = 6 * 1024 * 1024

/** How long an upload may make no progress before it counts as lost. */
const STALLED_MS = 60_000

export interface Sending {
  readonly endpoint: string
  readonly body: Blob
  readonly metadata: Readonly<Record<string, string>>
  /** The upload to resume; `null` starts a new one. */
  readonly uploadId: string | null
  readonly fetch: typeof fetch | null
  readonly runtime: Runtime
  /** Called before every request, since an upload can outlive a token. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>
}

export type Sent =
  | { readonly kind: 'begun'; readonly uploadId: string; readonly expiresAt: Instant | null }
  | { readonly kind: 'progress'; readonly sentBytes: number }

/**
 * Cold. Uploads by TUS and completes when all bytes are stored. Unsubscribing stops it; the bytes sent so far stay until they
 * expire or `end` is called. Errors with what the TUS client throws, or with `net/timeout` when it makes no progress.
 */
export function send(sending: Sending): Observable<Sent> {
  return new Observable((observer) => {
    let upload: Upload | null = null
    let cancelWatch = (): void => undefined
    const watch = (): void => {
      cancelWatch()
      cancelWatch = sending.runtime.schedule(STALLED_MS, () => observer.error(portError('net/timeout', { afterMs: STALLED_MS })))
    }
    const begin = async (): Promise<void> => {
      const { Upload: TusUpload } = await loadTus()
      if (observer.closed) return
      let expiresAt: Instant | null = null
      let sentBytes = -1
      upload = new TusUpload(sending.body, {
        ...optionsOf(sending),
        onAfterResponse: (_, response) => {
          watch()
          expiresAt = instantIn(response.getHeader('Upload-Expires')) ?? expiresAt
        },
        onUploadUrlAvailable: () => observer.next({ kind: 'begun', uploadId: idIn(upload?.url ?? ''), expiresAt }),
        onProgress: (count) => {
          watch()
          // The client reports each chunk's end twice.
          if (count > sentBytes) observer.next({ kind: 'progress', sentBytes: count })
          sentBytes = Math.max(sentBytes, count)
        },
        onSuccess: () => observer.complete(),
        onError: (error) => observer.error(error),
      })
      watch()
      upload.start()
    }
    begin().catch((error: unknown) => observer.error(error))
    return () => {
      cancelWatch()
      void upload?.abort()
    }
  })
}

/** Deletes the bytes sent so far. Rejects with what the TUS client throws. */
export async function end(ended: Omit<Sending, 'body' | 'metadata'> & { readonly uploadId: string }): Promise<void> {
  const { Upload: TusUpload } = await loadTus()
  await TusUpload.terminate(`${ended.endpoint}/${ended.uploadId}`, connectionOf(ended))
}

function optionsOf(sending: Sending): UploadOptions {
  const { body, metadata, endpoint, uploadId } = sending
  return {
    ...connectionOf(sending),
    // Without an endpoint, the client cannot start over when it fails to resume.
    ...(uploadId === null ? { endpoint } : { endpoint: null, uploadUrl: `${endpoint}/${uploadId}` }),
    metadata: { ...metadata },
    uploadSize: body.size,
    chunkSize: CHUNK_BYTES,
    fileReader: blobReader,
    fingerprint: async () => '',
    storeFingerprintForResuming: false,
  }
}

function connectionOf({ fetch, headers }: Pick<Sending, 'fetch' | 'headers'>): UploadOptions {
  return {
    // The user of the port decides whether to retry, with the resume token.
    retryDelays: null,
    onBeforeRequest: async (request) => {
      for (const [name, value] of Object.entries(await headers())) request.setHeader(name, value)
    },
    ...(fetch === null ? {} : { httpStack: new FetchStack(fetch) }),
  }
}

/** The client is loaded with the first upload: most visits have none. */
async function loadTus() {
  try {
    return await import('tus-js-client')
  } catch (error) {
    throw portError('net/unavailable', {}, error)
  }
}

function idIn(url: string): string {
  return url.split('/').at(-1) ?? ''
}

function instantIn(date: string | undefined): Instant | null {
  const ms = Date.parse(date ?? '')
  return Number.isNaN(ms) ? null : instantOf(ms)
}
