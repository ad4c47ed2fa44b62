import { portError } from '../../../domain/model/errors/port-error'
import type { Candidate } from '../../../domain/model/duplicates/candidate'
import { moduleWorker } from '../../hooks/module-worker'
// oxlint-disable-next-line import/default -- Vite makes the URL of the file it builds
import workerUrl from './duplicates.worker?worker&url'
import type { SearchAnswer, SearchRequest } from './search-messages'

export type SearchDuplicates = (request: SearchRequest, signal: AbortSignal) => Promise<readonly Candidate[]>

/** Compares beside the page, in a worker that lives as long as the question. @throws internal/unexpected */
export const searchInWorker: SearchDuplicates = (request, signal) =>
  new Promise((resolve, reject) => {
    const worker = moduleWorker(workerUrl)
    const end = () => worker.terminate()
    signal.addEventListener('abort', end)
    worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
      end()
      resolve(data.candidates)
    })
    worker.addEventListener('error', () => {
      end()
      reject(portError('internal/unexpected', { source: 'duplicates.worker' }))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one receiver and takes no origin
    worker.postMessage(request)
  })
