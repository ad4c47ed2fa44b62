import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Observable } from 'rxjs'
import { moduleWorker } from '../../hooks/own-script'
// oxlint-disable-next-line import/default -- its address, which Vite makes
import workerUrl from './pdf.worker?worker&url'

export interface PdfPages {
  readonly count: number
  /** Of the first page: most documents have pages of one size. */
  readonly size: { readonly width: number; readonly height: number }
  /** Draws a page, counted from 1, as wide as that many pixels of the screen. @returns what is written on it */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<string>
}

/** More than a screen shows: a page may say that it is a kilometre wide. */
const MOST_PIXELS = 16_000_000

/** Cold: reads a document in a worker of its own, which ends with the subscription. Errors where it cannot be read. */
export function pdfPages$(bytes: ArrayBuffer): Observable<PdfPages> {
  return new Observable((subscriber) => {
    const port = moduleWorker(workerUrl)
    port.addEventListener('error', (event) => subscriber.error(event))
    const worker = PDFWorker.create({ port })
    const task = getDocument({
      data: new Uint8Array(bytes.slice(0)),
      worker,
      // Nothing in it runs, and nothing is fetched for it: glyphs are drawn as shapes, and none is handed to the browser as a font.
      disableFontFace: true,
      enableXfa: false,
      isEvalSupported: false,
      useWasm: false,
      useWorkerFetch: false,
      verbosity: 0,
    })
    task.promise.then(
      async (document) => subscriber.next(await pagesOf(document)),
      (error: unknown) => subscriber.error(error),
    )
    return () => {
      void task.destroy().finally(() => port.terminate())
    }
  })
}

async function pagesOf(document: PDFDocumentProxy): Promise<PdfPages> {
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  return {
    count: document.numPages,
    size: { width, height },
    draw: (page, canvas, wide) => draw(document, page, { canvas, wide }),
  }
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

interface Onto {
  readonly canvas: HTMLCanvasElement
  readonly wide: number
}

async function draw(document: PDFDocumentProxy, number: number, { canvas, wide }: Onto): Promise<string> {
  const page = await document.getPage(number)
  const whole = page.getViewport({ scale: 1 })
  const most = Math.sqrt(MOST_PIXELS / (whole.width * whole.height))
  const viewport = page.getViewport({ scale: Math.min(wide / whole.width, most) })
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport }).promise
  return textOf(page)
}

/** Not by `getTextContent`, which takes the stream by `for await`: WebKit has no such thing. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
  }
  return text
}
