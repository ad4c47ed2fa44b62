import { portError } from '../../../domain/model/errors/port-error'
import { moduleWorker } from '../../../own-script'
import type { Compacted } from './answer-compaction'

/**
 * Lets a worker of this build compact a journal (`answerCompaction`), away from the page: that holds every record, so what is
 * parsed and dropped meanwhile would grow to a multiple of them before it is collected. The worker's memory goes with it.
 *
 * @param workerUrl of a worker that calls `answerCompaction`
 * @param journal which one, as that worker takes it
 * @throws internal/unexpected: it did not start, or could not compact it; nothing is lost then
 */
export async function compactBeside(workerUrl: string, journal: unknown): Promise<void> {
  const worker = moduleWorker(workerUrl)
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(portError('internal/unexpected', { source: 'compaction.worker' }))
      worker.addEventListener('message', ({ data }: MessageEvent<Compacted>) => (data.ok ? resolve() : fail()))
      worker.addEventListener('error', fail)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one receiver and takes no origin
      worker.postMessage(journal)
    })
  } finally {
    worker.terminate()
  }
}
