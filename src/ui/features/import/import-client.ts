import { portError } from '../../../domain/model/errors/port-error'
import { moduleWorker } from '../../../own-script'
// oxlint-disable-next-line import/default -- Vite makes the URL of the file it builds
import workerUrl from './import.worker?worker&url'
import type { ImportListener, Reply, TaskName, Tasks } from './import-messages'

export interface ImportClient {
  /** Answers come in the order of the questions. @throws internal/unexpected when the worker could not do it */
  ask<N extends TaskName>(task: N, input: Tasks[N]['input'], transfer?: readonly Transferable[]): Promise<Tasks[N]['output']>
  close(): void
}

interface Waiting {
  readonly resolve: (output: never) => void
  readonly reject: (error: Error) => void
}

/** The worker, as calls. */
export function importClient({ onProgress, onRead }: ImportListener): ImportClient {
  const worker = moduleWorker(workerUrl)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isLost = false

  const fail = (id: number) => {
    waiting.get(id)?.reject(portError('internal/unexpected', { source: 'import.worker' }))
    waiting.delete(id)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data.kind === 'progress') return onProgress(data.done)
    if (data.kind === 'reading') return onRead(data.part)
    if (data.kind === 'failed') return fail(data.id)
    waiting.get(data.id)?.resolve(data.output as never)
    waiting.delete(data.id)
  })
  // The worker itself did not start or ran out of memory: nobody is left waiting, now or later.
  worker.addEventListener('error', () => {
    isLost = true
    for (const id of waiting.keys()) fail(id)
  })

  return {
    ask(task, input, transfer = []) {
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        if (isLost) return fail(id)
        worker.postMessage({ id, task, input }, [...transfer])
      })
    },
    close: () => worker.terminate(),
  }
}
