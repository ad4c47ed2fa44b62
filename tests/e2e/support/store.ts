import type { Page } from '@playwright/test'

/**
 * Cuts the last commit of the kept backend in half, as a browser may that ends while it writes. The page is then an empty
 * document of the same origin, in which Portside does not run.
 */
export async function damageStore(page: Page): Promise<void> {
  await openEmpty(page)
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const [{ name = '' } = {}] = await indexedDB.databases()
    const db = await done(indexedDB.open(name))
    const journal = db.transaction('journal', 'readwrite').objectStore('journal')
    const cursor = await done(journal.openCursor(null, 'prev'))
    if (cursor === null) throw new Error('nothing is kept')
    await done(cursor.update(String(cursor.value).slice(0, 40)))
    db.close()
  })
}

/** As if a newer version of the app had kept what is there. The page is then as with `damageStore`. */
export async function ageStore(page: Page): Promise<void> {
  await openEmpty(page)
  await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const meta = opening.result.transaction('meta', 'readwrite')
        meta.objectStore('meta').put({ format: 999, lineage: 'newer' }, 'format')
        meta.addEventListener('complete', () => {
          opening.result.close()
          resolve()
        })
      })
    })
  })
}

/** From now on. @returns asks for what the worker that compacts said last; null: nothing yet */
export async function watchCompaction(page: Page): Promise<() => Promise<string | null>> {
  await page.evaluate(() => {
    const Started = window.Worker
    window.Worker = class extends Started {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        if (!String(url).includes('compaction')) return
        this.addEventListener('message', ({ data }) => document.body.setAttribute('data-compacted', JSON.stringify(data)))
      }
    }
  })
  return () => page.locator('body').getAttribute('data-compacted')
}

async function openEmpty(page: Page): Promise<void> {
  const empty = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }
  await page.route('/empty', (route) => route.fulfill(empty))
  await page.goto('/empty')
}
