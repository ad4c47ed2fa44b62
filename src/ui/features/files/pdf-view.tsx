import { useEffect, useRef, useState } from 'react'
import { useStream } from '../../hooks/use-stream'
import { filesText } from '../../text/files'
import styles from './file-dialog.module.css'
import { pdfPages$, type PdfPages } from './pdf-pages'

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
