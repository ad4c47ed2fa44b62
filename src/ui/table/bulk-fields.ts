import type { SelectOption } from '../design/select-field'
import type { BulkJob, BulkCollection } from './bulk-jobs'
import type { Company } from '../../domain/model/companies/company'
import { COMPANIES, COMPANY_SIZES, LIFECYCLES, PEOPLE } from '../../domain/model/registry/contacts'
import type { Deal } from '../../domain/model/deals/deal'
import { ownFieldsOf, type OwnField } from '../../domain/model/fields/own-field'
import { isPlainDate } from '../../domain/model/kernel/plain-date'
import type { Person } from '../../domain/model/people/person'
import { DEALS } from '../../domain/model/registry/deals'
import { linesOf } from '../../domain/model/registry/lines'
import { updateCustom } from '../../domain/use-cases/fields/update-custom'
import type { WorkspaceView } from '../app/workspace-context'
import { typedProblem, typedValue } from '../fields/read-value'
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
  readonly input: 'text' | 'decimal' | 'date' | 'choice' | 'choices'
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
  const own = ownFieldsOf(view.fields, collection).map((field) => ownBulkField(collection, field, view))
  return [...BUILT_IN[collection](view), ...own]
}

const BUILT_IN: { readonly [C in BulkCollection]: (view: WorkspaceView) => readonly BulkField[] } = {
  people: () => [
    textField('jobTitle', peopleText.columns.jobTitle, (text) => people({ jobTitle: text })),
    choiceField(
      'lifecycle',
      peopleText.columns.lifecycle,
      LIFECYCLES.map((value) => ({ value, label: peopleText.lifecycle[value] })),
      (value) => people({ lifecycle: LIFECYCLES.find((each) => each === value) ?? null }),
    ),
    textField('source', peopleText.columns.source, (text) => people({ source: text })),
    flagField('doNotContact', peopleText.columns.doNotContact, (doNotContact) => people({ doNotContact })),
    ...linesOf(PEOPLE, ['jobTitle', 'source']).map((name) => lineField(name, (text) => people({ [name]: text }))),
  ],
  companies: () => [
    textField('industry', companiesText.columns.industry, (text) => companies({ industry: text })),
    choiceField(
      'size',
      companiesText.columns.size,
      COMPANY_SIZES.map((value) => ({ value, label: companiesText.size(value) })),
      (value) => companies({ size: COMPANY_SIZES.find((each) => each === value) ?? null }),
    ),
    ...linesOf(COMPANIES, ['industry']).map((name) => lineField(name, (text) => companies({ [name]: text }))),
  ],
  deals: (view) => [
    stageField(view),
    {
      key: 'closeOn',
      label: dealsText.columns.closeOn,
      input: 'date',
      options: [],
      read: ({ text }) =>
        Promise.resolve(
          text === '' || isPlainDate(text)
            ? deals({ expectedCloseOn: text === '' ? null : text })
            : fieldSentence('expectedCloseOn', { rule: 'date' }),
        ),
    },
    ...linesOf(DEALS).map((name) => lineField(name, (text) => deals({ [name]: text }))),
  ],
}

function lineField(name: string, job: (text: string | null) => BulkJob): BulkField {
  return textField(name, fieldName(name), job)
}

function textField(key: string, label: string, job: (text: string | null) => BulkJob): BulkField {
  return { key, label, input: 'text', options: [], read: ({ text }) => Promise.resolve(job(text.trim() || null)) }
}

function choiceField(
  key: string,
  label: string,
  options: readonly SelectOption<string>[],
  job: (value: string) => BulkJob,
): BulkField {
  const all = [{ value: '', label: tablesText.empty }, ...options]
  return { key, label, input: 'choice', options: all, read: ({ text }) => Promise.resolve(job(text)) }
}

function flagField(key: string, label: string, job: (value: boolean) => BulkJob): BulkField {
  const options = [
    { value: 'yes', label: tablesText.yes },
    { value: 'no', label: tablesText.no },
  ]
  return { key, label, input: 'choice', options, read: ({ text }) => Promise.resolve(job(text === 'yes')) }
}

function people(patch: Partial<Person>): BulkJob {
  return (rows) => rows.map(({ id, version }) => ({ kind: 'update', collection: 'people', id, patch, expect: version }))
}

function companies(patch: Partial<Company>): BulkJob {
  return (rows) => rows.map(({ id, version }) => ({ kind: 'update', collection: 'companies', id, patch, expect: version }))
}

function deals(patch: Partial<Deal>): BulkJob {
  return (rows) => rows.map(({ id, version }) => ({ kind: 'update', collection: 'deals', id, patch, expect: version }))
}

function ownBulkField(collection: BulkCollection, field: OwnField, { workspace }: WorkspaceView): BulkField {
  const { key, label, type } = field
  const job = (value: Parameters<typeof updateCustom>[2][string]): BulkJob => {
    return (rows) => rows.map((row) => updateCustom(collection, row, { [key]: value }))
  }
  const choices = field.options.map((option) => ({ value: String(option.id), label: option.label }))
  switch (type) {
    case 'checkbox':
      return flagField(`own ${key}`, label, (value) => job(value ? true : null))
    case 'select':
      return choiceField(`own ${key}`, label, choices, (value) => job(value === '' ? null : value))
    case 'multi-select':
      return {
        key: `own ${key}`,
        label,
        input: 'choices',
        options: choices,
        read: ({ picked }) => Promise.resolve(job(picked.length === 0 ? null : picked)),
      }
    default:
      return {
        key: `own ${key}`,
        label,
        input: type === 'date' ? 'date' : type === 'number' || type === 'money' ? 'decimal' : 'text',
        options: [],
        read: async ({ text }) => typedProblem(field, text, workspace) ?? job(await typedValue(field, text, workspace)),
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
      return Promise.resolve((rows) =>
        rows.map(({ id, version }) => ({ kind: 'update', collection: 'deals', id, patch, expect: version })),
      )
    },
  }
}
