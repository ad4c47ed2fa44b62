import { randomBytes } from 'node:crypto'
import { asPortError, portError } from '../../../src/domain/model/errors/port-error'
import { readFileHeader } from '../../../src/domain/model/forms/file-header'
import { isId, uuid7 } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { ElevatedRecords } from '../../../src/domain/use-cases/functions/function-context'
import { readForm } from '../../../src/domain/use-cases/functions/forms/read-form'
import type { SubmitContext } from '../../../src/domain/use-cases/functions/forms/form-input'
import { sendFormFile } from '../../../src/domain/use-cases/functions/forms/send-form-file'
import { submitForm } from '../../../src/domain/use-cases/functions/forms/submit-form'
import { answerOf, faultOf } from './answers'
import { keyFrom } from './backend-key'
import { corsHeaders, preflight } from './cors'
import { Database } from './database'
import { sha256 } from './digest'
import { DatabaseElevatedRecords } from './elevated-records'
import { readBytes, readJson } from './read-call'
import type { Serve } from './serve'
import { StoredFiles } from './stored-files'
import { readSettings, type ReadSetting } from './settings'

/** A submission: some fields, each as long as a description may be. */
const MAX_BYTES = 256 * 1024

/**
 * The server of forms, which needs no session: `/read` shows one, `/submit` takes what was filled in,
 * and `/file` what goes with it.
 *
 * @throws at once, when a setting is missing
 */
export function serveForms(read: ReadSetting): Serve {
  const settings = readSettings(read)
  const database = new Database(settings)
  const keyFor = keyFrom(settings.secretKey)
  const files = new StoredFiles(settings)
  return async (request) => {
    const cors = corsHeaders(request, settings.origins)
    if (request.method === 'OPTIONS') return preflight(cors)
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...cors, allow: 'POST, OPTIONS' } })
    try {
      const context = await contextOf(request, { database, keyFor })
      if (new URL(request.url).pathname.endsWith('/file')) {
        const value = await sendFormFile(readFileHeader(request.headers), {
          ...context,
          files,
          body: (most) => readBytes(request, most),
          alone: (work) => work(),
        })
        return answerOf({ value }, cors)
      }
      const input = await readJson(request, MAX_BYTES)
      const value = request.url.endsWith('/submit') ? await submitForm(input, context) : await readForm(addressIn(input), context)
      return answerOf({ value }, cors)
    } catch (thrown) {
      const error = asPortError(thrown, 'functions')
      // oxlint-disable-next-line no-console -- a function's only log
      if (error.code === 'internal/unexpected' || error.code === 'net/unavailable') console.error('form', error.code, error.cause)
      return faultOf(error.code === 'internal/unexpected' ? portError(error.code, { source: 'functions' }) : error, cors)
    }
  }
}

async function contextOf(
  { headers }: Request,
  { database, keyFor }: { readonly database: Database; readonly keyFor: SubmitContext['keyFor'] },
): Promise<SubmitContext> {
  const newId = () => uuid7(Date.now(), randomBytes(10))
  // The platform puts the caller first. It is kept as a hash that nobody without the key can work back from.
  const address = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''
  return {
    newId,
    keyFor,
    now: () => Date.now(),
    // The compiler gives up on comparing conditions over every collection at once (TS2590).
    records: new DatabaseElevatedRecords(database, mutationIdOf(newId())) as object as ElevatedRecords,
    sender: address === '' ? null : await sha256(await keyFor(`sender/${address}`)),
    demandRoom: async (key, most) => void (await database.rpc('demand_form_room', { key, most })),
  }
}

function addressIn(input: unknown) {
  const [workspaceId, formId]: unknown[] = ['workspaceId', 'formId'].map((name) => Reflect.get(Object(input), name) as unknown)
  if (!isId(workspaceId) || !isId(formId)) throw portError('record/invalid', { fields: { formId: { rule: 'type' } } })
  return { workspaceId, formId }
}
