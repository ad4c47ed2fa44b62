import { type Id, uuid7 } from '../../../domain/model/kernel/id'
import { importTasks } from './import-tasks'
import type { Reply, Request, TaskName, Tasks } from './import-messages'

const tasks = importTasks(rowIds(), {
  onProgress: (done) => reply({ kind: 'progress', done }),
  onRead: (part) => reply({ kind: 'reading', part }),
})

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  try {
    reply({ kind: 'done', id: data.id, output: answer(data) })
  } catch {
    reply({ kind: 'failed', id: data.id }) // the page names it; what was thrown may hold the file's data
  }
})

function answer<N extends TaskName>({ task, input }: Request<N>): Tasks[N]['output'] {
  return tasks[task](input)
}

function reply(message: Reply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has one receiver and takes no origin
  self.postMessage(message)
}

/** Ids that ascend in the order they are made, 4096 a millisecond: imported people sort as the file has them. */
function rowIds(): () => Id {
  const start = Date.now()
  let made = 0
  return () => {
    const random = crypto.getRandomValues(new Uint8Array(10))
    random[0] = (made >> 8) & 0x0f
    random[1] = made & 0xff
    const id = uuid7(start + Math.floor(made / 4096), random)
    made += 1
    return id
  }
}
