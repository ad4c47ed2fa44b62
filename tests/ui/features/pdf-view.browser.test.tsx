import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PdfView } from '../../../src/ui/features/files/pdf-view'
import { smallPdf } from '../../support/small-pdf'

afterEach(cleanup)

function show(content: string): void {
  const bytes = new TextEncoder().encode(content).buffer
  render(<PdfView bytes={bytes} name="plan.pdf" />)
}

/** The darkest of a canvas: 255 where nothing is drawn on the paper. */
function darkest(canvas: HTMLCanvasElement): number {
  const { width, height } = canvas
  const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? {}
  let least = 255
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) least = Math.min(least, data[at] ?? 255)
  return least
}

it('a PDF is drawn page by page without a frame, and what is written on it can be read out', async () => {
  show(smallPdf(['Three looms', 'Two ships']))

  const first = await screen.findByRole('img', { name: 'Page 1 of 2' })
  await expect.poll(() => darkest(first as HTMLCanvasElement)).toBe(0)
  await screen.findByText('Three looms')
  await screen.findByText('Two ships')
  expect(document.querySelector('iframe')).toBeNull()
})

it('a PDF that cannot be read is said to be one', async () => {
  show('%PDF-1.4 and nothing else')

  expect((await screen.findByRole('alert')).textContent).toBe('This PDF cannot be shown here. Download it to open it.')
})
