import { Observable } from 'rxjs'
import type { Upload, UploadOptions } from 'tus-js-client'
import { portError } from '../../../domain/model/errors/port-error'
import { instantOf, type Instant } from '../../../domain/model/kernel/instant'
import type { Runtime } from '../../../ports/runtime.port'
import { blobReader, LineStack } from './tus-line'

/** The one size of a part that the hosted service takes. */
const CHUNK_BYTES = 6 * 1024 * 1024

/** How long an upload may stand still before it counts as lost. */
const STALLED_MS = 60_000

export interface Sending {
  readonly endpoint: string
  readonly body: Blob
  readonly metadata: Readonly<Record<string, string>>
  /** What it was begun as; `null` begins. */
  readonly uploadId: string | null
  readonly line: typeof fetch | null
  readonly runtime: Runtime
  /** Asked before every request, since an upload can outlive a token. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>
}

export type Sent =
  | { readonly kind: 'begun'; readonly uploadId: string; readonly expiresAt: Instant | null }
  | { readonly kind: 'progress'; readonly sentBytes: number }

/**
 * Cold: sends by TUS and completes when all of it is there. Unsubscribing stops; what was sent stays until it expires or is
 * ended. Errors with what the TUS client throws, or with `net/timeout` when nothing moves any more.
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
          // The client tells each chunk's end twice.
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

/** Frees what was sent so far. Rejects with what the TUS client throws. */
export async function end(ended: Omit<Sending, 'body' | 'metadata'> & { readonly uploadId: string }): Promise<void> {
  const { Upload: TusUpload } = await loadTus()
  await TusUpload.terminate(`${ended.endpoint}/${ended.uploadId}`, connectionOf(ended))
}

function optionsOf(sending: Sending): UploadOptions {
  const { body, metadata, endpoint, uploadId } = sending
  return {
    ...connectionOf(sending),
    // Without an endpoint it does not begin anew what it cannot go on with.
    ...(uploadId === null ? { endpoint } : { endpoint: null, uploadUrl: `${endpoint}/${uploadId}` }),
    metadata: { ...metadata },
    uploadSize: body.size,
    chunkSize: CHUNK_BYTES,
    fileReader: blobReader,
    fingerprint: async () => '',
    storeFingerprintForResuming: false,
  }
}

function connectionOf({ line, headers }: Pick<Sending, 'line' | 'headers'>): UploadOptions {
  return {
    // Whoever uses the port decides whether to try again, with the token in hand.
    retryDelays: null,
    onBeforeRequest: async (request) => {
      for (const [name, value] of Object.entries(await headers())) request.setHeader(name, value)
    },
    ...(line === null ? {} : { httpStack: new LineStack(line) }),
  }
}

/** The client comes with the first upload: most visits have none. */
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
