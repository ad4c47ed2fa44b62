import { portError } from '../../../domain/model/errors/port-error'
import type { Candidate } from '../../../domain/model/duplicates/likeness'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { moduleWorker } from '../../../own-script'
// oxlint-disable-next-line import/default -- Vite makes the URL of the file it builds
import workerUrl from './duplicates.worker?worker&url'
import type { SearchAnswer, Searched, SearchRequest } from './duplicates.worker'

/** One search, given what there is page by page. */
export interface DuplicateSearch {
  readonly add: (page: Searched) => void
  /** Of all that was given. @throws internal/unexpected */
  readonly find: (collection: MergedCollection) => Promise<readonly Candidate[]>
  readonly close: () => void
}

/** Compares beside the page, in a worker of its own. */
export function searchInWorker(): DuplicateSearch {
  const worker = moduleWorker(workerUrl)
  const send = (request: SearchRequest) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one receiver and takes no origin
    worker.postMessage(request)
  }
  const answer = new Promise<readonly Candidate[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => resolve(data.candidates))
    worker.addEventListener('error', () => reject(portError('internal/unexpected', { source: 'duplicates.worker' })))
  })
  answer.catch(() => undefined) // the caller of `find` has it
  return {
    add: send,
    find: (collection) => {
      send({ kind: 'find', collection })
      return answer
    },
    close: () => worker.terminate(),
  }
}
