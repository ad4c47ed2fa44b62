import type { Root } from 'mdast'
import { moduleWorker } from '../../own-script'
// oxlint-disable-next-line import/default -- Vite makes the URL of the file it builds
import workerUrl from './markdown.worker?worker&url'

/** Nobody waits for longer: the text is shown as it was typed meanwhile, and stays so. */
const PATIENCE_MS = 3000

/** Parses beside the page, one text at a time. @returns `null`: it took too long, or cannot be done here */
export function parseBeside(text: string): Promise<Root | null> {
  const parsed = last.then(() => parseInWorker(text))
  last = parsed
  return parsed
}

let last: Promise<unknown> = Promise.resolve()

function parseInWorker(text: string): Promise<Root | null> {
  const worker = moduleWorker(workerUrl)
  return new Promise<Root | null>((resolve) => {
    const patience = setTimeout(() => resolve(null), PATIENCE_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<Root>) => {
      clearTimeout(patience)
      resolve(data)
    })
    worker.addEventListener('error', () => {
      clearTimeout(patience)
      resolve(null)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one receiver and takes no origin
    worker.postMessage(text)
  }).finally(() => worker.terminate())
}
