import { useEffect, useRef, useState } from 'react'
import { useStream } from '../../hooks/use-stream'
import { filesText } from '../../text/files'
import styles from './file-dialog.module.css'
import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Observable } from 'rxjs'
import { moduleWorker } from '../../../own-script'
// oxlint-disable-next-line import/default -- its address, which Vite makes
import workerUrl from './pdf.worker?worker&url'

const text = filesText

interface PdfViewProps {
  readonly bytes: ArrayBuffer
  readonly name: string
}

/** The pages of a PDF as pictures, each drawn when it comes into view. */
export function PdfView({ bytes, name }: PdfViewProps) {
  const state = useStream(name, () => pdfPages$(bytes))
  const [isBroken, setIsBroken] = useState(false)
  if (state.status === 'pending') {
    return (
      <p className={styles.hint} role="status">
        {text.drawing}
      </p>
    )
  }
  if (state.status === 'failed' || isBroken) {
    return (
      <p className={styles.hint} role="alert">
        {text.pdfUnreadable}
      </p>
    )
  }
  const pages = state.value
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.pages} role="region" aria-label={text.preview(name)} tabIndex={0}>
      {Array.from({ length: pages.count }, (_, index) => (
        <PdfPage key={index} pages={pages} number={index + 1} onBroken={() => setIsBroken(true)} />
      ))}
    </div>
  )
}

interface PdfPageProps {
  readonly pages: PdfPages
  readonly number: number
  readonly onBroken: () => void
}

function PdfPage({ pages, number, onBroken }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const broken = useRef(onBroken)
  const [written, setWritten] = useState('')
  useEffect(() => {
    const element = canvas.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return
      observer.disconnect()
      const wide = element.clientWidth * devicePixelRatio
      pages.draw(number, element, wide).then(setWritten, () => broken.current())
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pages, number])
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.page}
        role="img"
        aria-label={text.page(number, pages.count)}
        width={Math.ceil(pages.size.width)}
        height={Math.ceil(pages.size.height)}
      />
      <p className="visually-hidden">{written}</p>
    </>
  )
}

interface PdfPages {
  readonly count: number
  /** Of the first page: most documents have pages of one size. */
  readonly size: { readonly width: number; readonly height: number }
  /** Draws a page, counted from 1, as wide as that many pixels of the screen. @returns what is written on it */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<string>
}

/** More than a screen shows: a page may say that it is a kilometre wide. */
const MOST_PIXELS = 16_000_000

/** Cold: reads a document in a worker of its own, which ends with the subscription. Errors where it cannot be read. */
function pdfPages$(bytes: ArrayBuffer): Observable<PdfPages> {
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
  let written = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) if ('str' in item) written += item.str + (item.hasEOL ? '\n' : '')
  }
  return written
}
