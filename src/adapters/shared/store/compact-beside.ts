import type { Compacted } from './answer-compaction'

/**
 * Lets a worker of this build compact a journal, away from the page: that holds every record, so what is parsed and dropped
 * meanwhile would grow to a multiple of them before it is collected. The worker's memory goes with it.
 *
 * @param workerUrl of a worker that calls `answerCompaction`
 * @param journal which one, as that worker takes it
 * @returns whether it is compacted; false: the worker did not start, or could not, and nothing is lost
 */
export async function compactBeside(workerUrl: string, journal: unknown): Promise<boolean> {
  try {
    // Not even fetched before: in somebody else's frame a page may start no worker, and this makes the policy for it.
    const { moduleWorker } = await import('../../../own-script')
    return await answerOf(moduleWorker(workerUrl), journal)
  } catch {
    return false
  }
}

async function answerOf(worker: Worker, journal: unknown): Promise<boolean> {
  try {
    return await new Promise<boolean>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Compacted>) => resolve(data.ok))
      worker.addEventListener('error', () => resolve(false))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one receiver and takes no origin
      worker.postMessage(journal)
    })
  } finally {
    worker.terminate()
  }
}
