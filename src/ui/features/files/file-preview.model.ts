import { from, Observable, switchMap } from 'rxjs'
import { SVG_TYPE } from '../../../domain/model/files/content-type'
import type { FileRecord } from '../../../domain/model/files/file'
import type { Id } from '../../../domain/model/kernel/id'
import type { FilesPort } from '../../../ports/files.port'
import { request$ } from '../../app/request'

export type PreviewKind = 'image' | 'pdf' | 'text'

export type Preview =
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'pdf'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'text'; readonly text: string; readonly isCut: boolean }

/** As much text as one reads in a window. */
export const TEXT_SHOWN_BYTES = 200_000

/** Those that every browser draws by itself, and of which none can run anything. */
const DRAWN = /^image\/(png|jpeg|gif|webp|avif|bmp)$/
const WRITTEN = /^(text\/(plain|csv|markdown|tab-separated-values|calendar|vcard)|application\/json|message\/rfc822)$/

/** How the file can be shown here; null where it cannot. */
export function previewKind({ mime, status }: Pick<FileRecord, 'mime' | 'status'>): PreviewKind | null {
  if (status !== 'ready') return null
  if (DRAWN.test(mime) || mime === SVG_TYPE) return 'image'
  if (mime === 'application/pdf') return 'pdf'
  return WRITTEN.test(mime) ? 'text' : null
}

interface Shown extends Pick<FileRecord, 'mime' | 'path'> {
  readonly workspaceId: Id
}

/**
 * Cold: fetches the bytes and makes something to show of them, which is let go of when nobody looks any more.
 * Errors as `FilesPort.download`.
 */
export function preview$(files: FilesPort, { workspaceId, path, mime }: Shown, kind: PreviewKind): Observable<Preview> {
  return request$((options) => files.download({ workspaceId, path }, options)).pipe(
    switchMap((bytes) => {
      if (kind === 'image') return mime === SVG_TYPE ? from(drawingOf(bytes)) : addressed$(bytes, mime)
      return from(kind === 'pdf' ? pdfOf(bytes) : textOf(bytes))
    }),
  )
}

/**
 * As a data URL: an image never runs what is in it, and whoever opens this address by itself gets a page of no origin, where
 * the address of a blob would be a page of ours.
 */
async function drawingOf(bytes: Blob): Promise<Preview> {
  return { kind: 'image', url: `data:${SVG_TYPE},${encodeURIComponent(await bytes.text())}` }
}

async function pdfOf(bytes: Blob): Promise<Preview> {
  return { kind: 'pdf', bytes: await bytes.arrayBuffer() }
}

async function textOf(bytes: Blob): Promise<Preview> {
  const text = await bytes.slice(0, TEXT_SHOWN_BYTES).text()
  return { kind: 'text', text, isCut: bytes.size > TEXT_SHOWN_BYTES }
}

/** What the bytes say they are counts for nothing: they are shown as the type that was allowed, whatever they hold. */
function addressed$(bytes: Blob, mime: string): Observable<Preview> {
  return new Observable((subscriber) => {
    const url = URL.createObjectURL(new Blob([bytes], { type: mime }))
    subscriber.next({ kind: 'image', url })
    return () => URL.revokeObjectURL(url)
  })
}
