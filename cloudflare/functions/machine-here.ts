import { LocalElevatedFiles } from '../../src/adapters/shared/backend/elevated-files'
import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import type { Answer } from '../../src/domain/model/functions/catalogue'
import type { Id } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { ElevatedRecords } from '../../src/domain/use-cases/functions/function-context'
import { calendarByKey } from '../../src/domain/use-cases/functions/integrations/calendar'
import { captureReceived, captureSigned } from '../../src/domain/use-cases/functions/integrations/capture'
import { readBytes } from '../read-bytes'
import type { HereServices } from './run-here'
import type { CalendarLink, MailedMail, SentMail } from './sent-calls'
import { outsideOf } from './surroundings'

/** A mail with its attachments, which base64 makes a third longer. */
const MAX_MAIL_BYTES = 35 * 1024 * 1024

type Services = Pick<HereServices, 'env' | 'backend'>

/** The calendar behind a link; `null`: the link is none. */
export function calendarHere(link: CalendarLink, services: Services): Promise<string | null> {
  return calendarByKey(link, contextOf(services))
}

/** What became of a mail that a mail service delivers; `null`: it is not signed with what the workspace gave out. */
export async function captureHere(
  workspaceId: Id,
  { body, ...mail }: SentMail,
  services: Services,
): Promise<Answer<'capture-email'> | null> {
  const { store } = services.backend
  return store.alone(() =>
    captureSigned({ ...mail, workspaceId, body: () => readBytes(body, MAX_MAIL_BYTES) }, contextOf(services)),
  )
}

/** What became of a mail to the workspace's own address; `null`: it is not its address. */
export async function receiveHere({ body, ...mail }: MailedMail, services: Services): Promise<Answer<'capture-email'> | null> {
  const { store } = services.backend
  return store.alone(() => captureReceived({ ...mail, body: () => readBytes(body, MAX_MAIL_BYTES) }, contextOf(services)))
}

function contextOf({ env, backend }: Services) {
  const { runtime } = backend
  const id = runtime.newId()
  const records = new LocalElevatedRecords(backend, { mutationId: mutationIdOf(id), key: `machine/${id}` })
  return {
    ...outsideOf(env),
    now: () => runtime.now(),
    // The compiler cannot compare conditions over all collections at once (TS2590).
    records: records as object as ElevatedRecords,
    files: new LocalElevatedFiles(backend),
  }
}
