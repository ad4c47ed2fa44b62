import { writeFileSync } from 'node:fs'
import { test, type Page } from '@playwright/test'
import { smallPdf } from '../../support/small-pdf'

export const HOSTILE = {
  name: 'logo.svg',
  type: 'image/svg+xml',
  content: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30" onload="document.title = 'hostile'"><script>
      try { localStorage.setItem('hostile', 'ran'); parent.document.title = 'hostile' } catch {}
    </script><foreignObject width="30" height="30"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;try { localStorage.setItem('hostile', 'ran') } catch {}&lt;/script&gt;"/></foreignObject><rect width="30" height="30"/></svg>`,
  ),
}
export const OFFER = { name: 'offer “final” 100%.txt', type: 'text/plain', content: Buffer.from('three looms') }
export const PLAN = { name: 'plan.pdf', type: 'application/pdf', content: Buffer.from(smallPdf(['Three looms in May'])) }
/** A square of one colour. */
export const PHOTO = {
  name: 'loom.png',
  type: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** To the record that is open. */
export async function attach(page: Page, ...files: readonly (typeof OFFER)[]): Promise<void> {
  const paths = files.map(({ name, content }) => {
    const path = test.info().outputPath(name)
    writeFileSync(path, content)
    return path
  })
  await page.getByLabel('Attach a file').and(page.locator('input')).setInputFiles(paths)
}
