import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FunctionName } from '../../../src/domain/model/functions/catalogue'
import { type Id, uuid7 } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { ElevatedRecords } from '../../../src/domain/use-cases/functions/function-context'
import { calendarByKey } from '../../../src/domain/use-cases/functions/integrations/calendar'
import { captureSigned } from '../../../src/domain/use-cases/functions/integrations/capture'
import { readInvitation } from '../../../src/domain/use-cases/functions/read-invitation'
import { deliverDue } from '../../../src/domain/use-cases/functions/integrations/deliver-webhooks'
import { digestAll } from '../../../src/domain/use-cases/functions/integrations/digest'
import { pushDue } from '../../../src/domain/use-cases/functions/push/deliver-pushes'
import { runDueRules } from '../../../src/domain/use-cases/functions/rules/run-rules'
import { answerOf } from './answers'
import { DatabaseDeliveries } from './deliveries'
import { sha256 } from './digest'
import { DatabaseElevatedRecords } from './elevated-records'
import { DatabasePushes } from './pushes'
import { DatabaseRuleTurns } from './rule-turns'
import type { Services } from './perform'
import { MAX_MAIL_BYTES, readBytes, readToken } from './read-call'
import type { Settings } from './settings'

type Machine = (services: Services, cors: HeadersInit) => Promise<Response>

/**
 * A call without a session: a calendar program with a link, a mail service with a signature, a schedule with the secret key, and
 * whoever opens the link of an invitation before they have an account.
 *
 * @returns `null` for what is called with a token, as a person does
 */
export function machineCall(name: FunctionName, request: Request, { secretKey, mailReceiver }: Settings): Machine | null {
  const isScheduled = request.method === 'POST' && isSame(request.headers.get('apikey') ?? '', secretKey)
  if (name === 'accept-invitation' && request.method === 'POST' && new URL(request.url).pathname.endsWith('/read'))
    return (services, cors) => invitation(request, services, cors)
  if (name === 'calendar-feed' && request.method === 'GET') return (services) => calendar(request, services)
  if (name === 'capture-email' && request.headers.has('webhook-signature'))
    return (services) => capture(request, mailReceiver, services)
  if (name === 'deliver-webhooks' && isScheduled) return async (services) => done(await deliverDue(null, contextOf(services)))
  if (name === 'run-rules' && isScheduled) return async (services) => done(await runDueRules(null, contextOf(services)))
  if (name === 'deliver-pushes' && isScheduled) return async (services) => done(await pushDue(null, contextOf(services)))
  if (name === 'daily-digest' && isScheduled) return async (services) => done(await digestAll(contextOf(services)))
  return null
}

async function invitation(request: Request, services: Services, cors: HeadersInit): Promise<Response> {
  return answerOf({ value: await readInvitation(await readToken(request), contextOf(services)) }, cors)
}

async function calendar(request: Request, services: Services): Promise<Response> {
  const [workspaceId = '', memberId = '', file = ''] = new URL(request.url).pathname.split('/').slice(-3)
  const found = await calendarByKey({ workspaceId, memberId, key: file.replace(/\.ics$/, '') }, contextOf(services))
  if (found === null) return new Response(null, { status: 404 })
  return new Response(found, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function capture(request: Request, receiver: string | null, services: Services): Promise<Response> {
  const { headers, url } = request
  const body = () => readBytes(request, MAX_MAIL_BYTES)
  const message = { id: headers.get('webhook-id') ?? '', timestamp: Number(headers.get('webhook-timestamp')) }
  const workspaceId = new URL(url).pathname.split('/').at(-1) ?? ''
  const signatures = headers.get('webhook-signature') ?? ''
  const answer = await captureSigned({ workspaceId, message, signatures, body, receiver }, contextOf(services))
  return answer === null ? new Response(null, { status: 401 }) : answerOf(answer, {})
}

function done(value: object): Response {
  return answerOf({ ok: true, value }, {})
}

function contextOf({ database, files, sendMail, keyFor, addressOf, post, pushService }: Services) {
  const newId = () => uuid7(Date.now(), randomBytes(10))
  return {
    now: () => Date.now(),
    newId,
    sha256,
    files,
    sendMail,
    keyFor,
    addressOf,
    post,
    pushService,
    pushes: new DatabasePushes(database),
    emailOf: async (userId: Id) => (await database.rpc('email_of', { user_id: userId })) as string | null,
    // The compiler gives up on comparing conditions over every collection at once (TS2590).
    deliveries: new DatabaseDeliveries(database, () => Date.now()),
    ruleTurns: new DatabaseRuleTurns(database, () => Date.now()),
    records: new DatabaseElevatedRecords(database, mutationIdOf(newId())) as object as ElevatedRecords,
  }
}

/** In a time that tells nothing of where they differ. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
