import { type Id, uuid7 } from '../../../domain/model/kernel/id'
import { importDesk } from './import-desk'
import type { Reply, Request, Tasks } from './import-messages'

const desk = importDesk(rowIds(), {
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

function answer(request: Request): Tasks[keyof Tasks]['output'] {
  switch (request.task) {
    case 'open':
      return desk.open(request.input)
    case 'reread':
      return desk.reread(request.input)
    case 'guess':
      return desk.guess(request.input)
    case 'know':
      return desk.know(request.input)
    case 'named':
      return desk.named(request.input)
    case 'plan':
      return desk.plan(request.input)
    case 'rows':
      return desk.rows(request.input)
    case 'row':
      return desk.row(request.input)
    case 'notes':
      return desk.notes(request.input)
    case 'writes':
      return desk.writes(request.input)
    case 'settled':
      return desk.settled(request.input)
    case 'told':
      return desk.told(request.input)
    case 'begun':
      return desk.begun(request.input)
    case 'results':
      return desk.results(request.input)
    case 'report':
      return desk.report(request.input)
  }
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
