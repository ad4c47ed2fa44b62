import { asPortError } from '../../model/errors/port-error'
import type { ChangeCursor } from '../../../ports/events.port'
import type { ApiSession } from './api-session'
import { problemOf } from './problem'
import { isReadable } from './run-operation'

const POLL_MS = 1000
/** Then the program connects again, where it was: no connection outlives what lies between. */
const MOST_MS = 5 * 60 * 1000
/** So that nothing in between takes the silence for an end. */
const HEARTBEAT_MS = 15_000

/**
 * The changes after the cursor, and then each as it happens, as server-sent events: `change` with the record, and the cursor as its
 * id; `gap` where changes are missing, after which everything is to be read again; `problem`, with the details, at the end.
 *
 * @param after `null`: from now on
 */
export async function changesStream(
  after: string | null,
  session: ApiSession,
  left: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const text = new TextEncoder()
  const stop = new AbortController()
  const gone = AbortSignal.any([left, stop.signal])
  const endsAt = session.now() + MOST_MS
  let cursor = after as ChangeCursor | null
  let spokenAt = session.now()
  // Where it begins is settled before it is answered: what is written from then on comes.
  cursor ??= await begin(session)
  const events = async (): Promise<string> => {
    const found = await session.changes(cursor)
    if (found === 'gap') {
      cursor = await begin(session)
      return event('gap', cursor, {})
    }
    cursor = found.cursor
    const changes = found.changes.filter(isReadable)
    return changes.map((change, at) => event('change', at === changes.length - 1 ? found.cursor : null, change)).join('')
  }
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(text.encode(`retry: ${POLL_MS}\n${event('begin', cursor, {})}`))
    },
    async pull(controller) {
      try {
        while (!gone.aborted && session.now() < endsAt) {
          const said = await events()
          const isSilent = said === '' && session.now() - spokenAt < HEARTBEAT_MS
          if (!isSilent) {
            spokenAt = session.now()
            controller.enqueue(text.encode(said === '' ? ':\n\n' : said))
            return
          }
          await session.wait(POLL_MS, gone)
        }
      } catch (error) {
        controller.enqueue(text.encode(event('problem', null, problemOf(asPortError(error, 'api')).body)))
      }
      controller.close()
    },
    cancel: () => stop.abort(),
  })
}

async function begin(session: ApiSession): Promise<ChangeCursor | null> {
  const found = await session.changes(null)
  return found === 'gap' ? null : found.cursor
}

function event(name: string, cursor: ChangeCursor | null, data: object): string {
  return `event: ${name}\n${cursor === null ? '' : `id: ${cursor}\n`}data: ${JSON.stringify(data)}\n\n`
}
