import * as v from 'valibot'
import { fieldProblemsOf } from '../../../model/errors/field-problem'
import { isPortError, portError } from '../../../model/errors/port-error'
import { FILES_KEY } from '../../../model/forms/form-fields'
import type { FormAnswer, FormInput } from '../../../model/forms/public-form'
import { readAnswers, type ReadAnswers } from '../../../model/forms/read-answers'
import { chunkMutationId } from '../../../model/imports/writing/mutations'
import type { Id } from '../../../model/kernel/id'
import type { RecordOf } from '../../../model/records/collections'
import { LIMITS } from '../../../model/records/limits'
import { formInput, type SubmitContext } from './form-input'
import { isProven } from './proof'
import { openForm, type OpenForm } from './read-form'
import { sentFiles, type SentFiles } from './sent-files'
import { submissionWrites } from './submission-writes'

/**
 * Takes what a stranger sends by a form: whom it is of is made, or found by their address and filled in where something was
 * missing, in one commit. The answer is the same for those who were known and those who were not, and asks the backend as often.
 *
 * @throws record/invalid (what no page of ours sends), net/throttled, store/full
 */
export async function submitForm(given: unknown, context: SubmitContext): Promise<FormAnswer> {
  const read = v.safeParse(formInput, given)
  if (!read.success) throw portError('record/invalid', { fields: fieldProblemsOf(read.issues) })
  const input: FormInput = read.output
  if (!(await isProven(input, input.proof, context))) return { ok: false, refusal: 'proof-stale' }
  const { workspaceId, formId } = input
  if (context.sender !== null) await context.demandRoom(`form-sender/${context.sender}`, LIMITS.formSendersAnHour)
  await context.demandRoom(`form/${workspaceId}/${formId}`, LIMITS.formSubmissionsAnHour)
  const open = await openForm(input, context)
  if (open === null) return { ok: false, refusal: 'form-closed' }
  const { thanks, nextUrl } = open.form
  const thanked: FormAnswer = { ok: true, value: { thanks, nextUrl } }
  if (input.trap !== '') return thanked
  const files = await sentFiles(open.form, input, context)
  if (files === null) return { ok: false, refusal: 'proof-stale' }
  const answers = await readBy(open, input, files)
  if (!answers.ok) return { ok: false, refusal: 'answers-invalid', fields: answers.fields }
  return keep(open, { input, answers: answers.value, files, thanked }, context)
}

async function readBy({ form, workspace, definitions }: OpenForm, { answers, consented }: FormInput, files: SentFiles) {
  // What was sent says so itself.
  if (Object.hasOwn(answers, FILES_KEY)) return { ok: false, fields: { [FILES_KEY]: { rule: 'unknown-field' } } } as const
  const { readPhone } = await import('../../../model/people/phone-numbers')
  const { locale, currency, country } = workspace
  const rules = { definitions, locale, currency, readPhone: (typed: string) => readPhone(typed, country) }
  const names = files.map(({ name }) => name).join('\n')
  const read = readAnswers(form, names === '' ? answers : { ...answers, [FILES_KEY]: names }, rules)
  if (form.consent === null || consented) return read
  return { ok: false, fields: { ...(read.ok ? {} : read.fields), consent: { rule: 'required' } } } as const
}

interface Sent {
  readonly input: FormInput
  readonly answers: ReadAnswers
  readonly files: SentFiles
  readonly thanked: FormAnswer
}

/** Its id follows from the challenge, and an id is used once: so is a challenge. */
async function keep(open: OpenForm, { input, answers, files, thanked }: Sent, context: SubmitContext): Promise<FormAnswer> {
  const { workspaceId, formId, proof } = input
  const submissionId = chunkMutationId(formId, proof.challenge.signature) as string as Id
  const there = await context.records.get('submissions', workspaceId, submissionId)
  // The page that asks again because an answer was lost on the way has sent the same.
  if (there !== null) return isSame(there, answers) ? thanked : { ok: false, refusal: 'proof-stale' }
  // Used already, by a submission that was purged.
  if (files.some(({ status }) => status !== 'uploading')) return { ok: false, refusal: 'proof-stale' }
  try {
    const writes = await submissionWrites(open, { answers, files, submissionId }, context)
    await context.records.commit(writes, { workspaceId, memberId: null, via: 'form' })
    return thanked
  } catch (error) {
    if (isPortError(error, 'record/duplicate') && error.details.id === submissionId) return { ok: false, refusal: 'proof-stale' }
    throw error
  }
}

function isSame(there: RecordOf<'submissions'>, { answers }: ReadAnswers): boolean {
  return (
    JSON.stringify(there.answers.map(({ key, value }) => [key, value])) ===
    JSON.stringify(answers.map(({ key, value }) => [key, value]))
  )
}
