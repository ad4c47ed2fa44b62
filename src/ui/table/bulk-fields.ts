import { COMPANY_SIZES } from '../../domain/model/registry/contacts'
import { LINE, type Field, type Fields } from '../../domain/model/registry/field'
import { linesIn } from '../../domain/model/registry/lines'
import { REGISTRY } from '../../domain/model/registry/registry'
import { updateRecord } from '../../domain/use-cases/records/update-record'
import { nameIn } from './use-offered-fields'
import type { SelectOption } from '../design/select-field'
import type { BulkJob, BulkCollection } from './bulk-jobs'
import { ownFieldsOf, type OwnField } from '../../domain/model/fields/own-field'
import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { updateCustom } from '../../domain/use-cases/fields/update-custom'
import type { WorkspaceView } from '../app/workspace-context'
import { readingIn, typedProblem, typedValue } from '../fields/read-value'
import { companiesText } from '../text/contacts'
import { dealsText } from '../text/deals'
import { fieldName, fieldSentence } from '../text/field-text'
import { peopleText } from '../text/people'
import { tablesText } from '../text/tables'
import { isId } from '../../domain/model/kernel/id'
import { bulkEditText } from '../text/selection'

/** A field that can be set for many records at once. */
export interface BulkField {
  readonly key: string
  readonly label: string
  readonly input: 'text' | 'decimal' | 'money' | 'date' | 'choice' | 'choices'
  /** Of a choice, the way to leave it empty included. */
  readonly options: readonly SelectOption<string>[]
  /** A second question that some answers raise. */
  readonly follow?: (value: string) => { readonly label: string; readonly options: readonly SelectOption<string>[] } | null
  /** What it makes of the records; the sentence to show where the value cannot be read. */
  readonly read: (value: BulkValue) => Promise<BulkJob | string>
}

export interface BulkValue {
  readonly text: string
  /** Of `choices`. */
  readonly picked: readonly string[]
  /** What the second question was answered. */
  readonly follow: string
}

/** Every field of the collection that many records may be given at once, the workspace's own included. */
export function bulkFields(collection: BulkCollection, view: WorkspaceView): readonly BulkField[] {
  const lines = linesIn(collection).filter((name) => !FIRST[collection].includes(name))
  return [
    ...(collection === 'deals' ? [stageField(view)] : []),
    ...[...FIRST[collection], ...lines].map((name) => builtInField(collection, name)),
    ...ownFieldsOf(view.fields, collection).map((field) => ownBulkField(collection, field, view)),
  ]
}

/** Before the other plain lines. */
const FIRST: Readonly<Record<BulkCollection, readonly string[]>> = {
  people: ['jobTitle', 'lifecycle', 'source', 'doNotContact'],
  companies: ['industry', 'size'],
  deals: ['expectedCloseOn'],
}

/** What the values of choices are called. */
const WORDS: Readonly<Record<string, (value: string) => string>> = {
  lifecycle: (value) => nameIn(peopleText.lifecycle, value),
  size: (value) => COMPANY_SIZES.filter((size) => size === value).map(companiesText.size)[0] ?? value,
}

/** As the registry describes it. */
function builtInField(collection: BulkCollection, name: string): BulkField {
  const fields: Fields = REGISTRY[collection]
  const { type, listed }: Field = fields[name] ?? LINE
  const named = { key: name, label: fieldName(name) }
  const job = (value: unknown): BulkJob => {
    return (rows) => rows.map((row) => updateRecord<BulkCollection>(collection, row, { [name]: value }))
  }
  if (listed?.choices !== undefined) {
    const options = listed.choices.map((value) => ({ value, label: WORDS[name]?.(value) ?? value }))
    return choiceField(named, options, (value) => job(value === '' ? null : value))
  }
  if (type === 'flag') return flagField(named, job)
  const isDate = type === 'date'
  return {
    ...named,
    input: isDate ? 'date' : 'text',
    options: [],
    read: ({ text }) => {
      const value = text.trim() || null
      const isRefused = isDate && value !== null && !isPlainDate(value)
      return Promise.resolve(isRefused ? fieldSentence(name, { rule: 'date' }) : job(value))
    },
  }
}

type Named = Pick<BulkField, 'key' | 'label'>

function choiceField(named: Named, options: BulkField['options'], job: (value: string) => BulkJob): BulkField {
  const all = [{ value: '', label: tablesText.empty }, ...options]
  return { ...named, input: 'choice', options: all, read: ({ text }) => Promise.resolve(job(text)) }
}

function flagField(named: Named, job: (value: boolean) => BulkJob): BulkField {
  const options = [
    { value: 'yes', label: tablesText.yes },
    { value: 'no', label: tablesText.no },
  ]
  return { ...named, input: 'choice', options, read: ({ text }) => Promise.resolve(job(text === 'yes')) }
}

function ownBulkField(collection: BulkCollection, field: OwnField, view: WorkspaceView): BulkField {
  const reading = readingIn(view)
  const { key, label, type } = field
  const named = { key: `own ${key}`, label }
  const job = (value: Parameters<typeof updateCustom>[2][string]): BulkJob => {
    return (rows) => rows.map((row) => updateCustom(collection, row, { [key]: value }))
  }
  const choices = field.options.map((option) => ({ value: String(option.id), label: option.label }))
  switch (type) {
    case 'checkbox':
      return flagField(named, (value) => job(value ? true : null))
    case 'select':
      return choiceField(named, choices, (value) => job(value === '' ? null : value))
    case 'multi-select':
      return {
        ...named,
        input: 'choices',
        options: choices,
        read: ({ picked }) => Promise.resolve(job(picked.length === 0 ? null : picked)),
      }
    default:
      return {
        ...named,
        input: type === 'date' ? 'date' : type === 'money' ? 'money' : type === 'number' ? 'decimal' : 'text',
        options: [],
        read: async ({ text }) => typedProblem(field, text, reading) ?? job(await typedValue(field, text, reading)),
      }
  }
}

/** Any stage of any pipeline; into a lost one for a reason. */
function stageField({ pipelines, stages, lostReasons }: WorkspaceView): BulkField {
  const options = pipelines.flatMap((pipeline) =>
    stages
      .filter((stage) => stage.pipelineId === pipeline.id)
      .map((stage) => ({
        value: String(stage.id),
        label: pipelines.length > 1 ? bulkEditText.stageOf(pipeline.name, stage.name) : stage.name,
      })),
  )
  const reasons = lostReasons.map(({ id, name }) => ({ value: String(id), label: name }))
  const stageOf = (value: string) => stages.find(({ id }) => id === value)
  return {
    key: 'stage',
    label: dealsText.columns.stage,
    input: 'choice',
    options,
    follow: (value) => (stageOf(value)?.kind === 'lost' ? { label: bulkEditText.reason, options: reasons } : null),
    read: ({ text, follow }) => {
      const stage = stageOf(text)
      if (stage === undefined) return Promise.resolve(bulkEditText.chooseStage)
      const to = { pipelineId: stage.pipelineId, stageId: stage.id }
      if (stage.kind === 'lost' && !isId(follow)) return Promise.resolve(bulkEditText.chooseReason)
      const patch = stage.kind === 'lost' && isId(follow) ? { ...to, lostReasonId: follow } : to
      return Promise.resolve((rows) => rows.map((row) => updateRecord('deals', row, patch)))
    },
  }
}
