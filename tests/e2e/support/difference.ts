import type { BrowserContext } from '@playwright/test'

/** How many of a thousand pixels of two pictures of one size differ so that one sees it: edges are smoothed differently. */
export async function differenceOf(context: BrowserContext, pictures: readonly [Buffer, Buffer]): Promise<number> {
  const page = await context.newPage()
  const perThousand = await page.evaluate(
    async (encoded) => {
      const [a, b] = await Promise.all(encoded.map(pixels))
      if (a === undefined || b === undefined || a.length !== b.length) return 1000
      let different = 0
      for (let at = 0; at < a.length; at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 48)) different += 1
      }
      return (different * 4000) / a.length

      async function pixels(base64: string): Promise<Uint8ClampedArray> {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes]))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const drawing = canvas.getContext('2d')
        drawing?.drawImage(bitmap, 0, 0)
        return drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
      }
    },
    pictures.map((picture) => picture.toString('base64')),
  )
  await page.close()
  return perThousand
}
