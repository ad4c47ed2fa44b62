import type { FieldProblem, FieldProblems, FieldRule } from '../../domain/model/errors/field-problem'
import { type LINES, type LineOf, spacedName } from '../../domain/model/registry/lines'
import { sayFieldsBy } from './error-text'
import { inLanguage } from './in-language'

type Sentences = { readonly [R in FieldRule]: (field: string, limit: number | string | undefined) => string }

/** Names the field, the rule and the limit, and says what would be right. The types make the list complete. */
const SENTENCES: Sentences = {
  required: (field) => `${field} is required.`,
  'one-of-required': () => 'Give at least a first name, a last name, an e-mail address or a phone number.',
  type: (field) => `${field} has the wrong format.`,
  'too-long': (field, limit) => `${field} may have ${limit ?? 'fewer'} characters at most.`,
  'too-many': (field, limit) => `${field} may have ${limit ?? 'fewer'} entries at most.`,
  'too-small': (field, limit) => `${field} must be ${limit ?? 'more'} or more.`,
  'too-large': (field, limit) => `${field} must be ${limit ?? 'less'} or less.`,
  'control-characters': (field) => `${field} contains characters that cannot be shown. Type it again.`,
  email: (field) => `${field} must look like name@example.com.`,
  domain: (field) => `${field} must be a host name such as example.com.`,
  url: (field) => `${field} must be a web address such as https://example.com.`,
  phone: (field) => `${field} must be a phone number, best with its country: +49 30 1234567.`,
  currency: (field) => `${field} must be a currency code such as EUR.`,
  date: (field) => `${field} must be a day that exists, between 1900 and 2200.`,
  choice: (field) => `${field} must be one of the choices.`,
  'unknown-field': (field) => `${field} is not a field of this record.`,
  'unknown-reference': (field) => `${field} refers to something that is no longer there. Choose again.`,
  'not-allowed-now': (field) => `${field} cannot be changed right now.`,
  'read-only': (field) => `${field} cannot be changed.`,
}

type PlainLine = { readonly [K in keyof typeof LINES]: LineOf<K> }[keyof typeof LINES]

/** The names of fields as sentences call them; a field that is not here is called by its own name, spaced. */
const NAMES: Readonly<Record<PlainLine, string> & Record<string, string>> = {
  industry: 'Industry',
  source: 'Source',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  jobTitle: 'Job title',
  companyId: 'Company',
  emails: 'E-mail',
  email: 'E-mail',
  phones: 'Phone',
  links: 'Link',
  name: 'Name',
  title: 'Title',
  domains: 'Domain',
  website: 'Website',
  amountMinor: 'Amount',
  expectedCloseOn: 'Expected close',
  pipelineId: 'Pipeline',
  stageId: 'Stage',
  lostReasonId: 'Reason',
  ownerId: 'Owner',
  tagIds: 'Tags',
  dueOn: 'Due date',
  dueAt: 'Due time',
  remindAt: 'Reminder',
  snoozedUntil: 'Snoozed until',
  assigneeId: 'Assignee',
  body: 'Text',
  subjects: 'About',
  happenedAt: 'When',
  password: 'Password',
  timeZone: 'Time zone',
  url: 'Address',
  events: 'Events',
  avatarFileId: 'Picture',
  logoFileId: 'Logo',
  originalCreatedAt: 'Originally created',
  merged: 'Filled in',
}

export const fieldWords = inLanguage('fieldWords', {
  sentences: SENTENCES,
  names: NAMES,
  required: 'Required',
  amountUnreadable: 'Write the amount with digits, such as 12,500 or 12500.50.',
})

/** @param path a field's name or the path of a nested one, `emails.0.value` */
export function fieldSentence(path: string, problem: FieldProblem): string {
  return fieldProblemSentence(fieldName(path), problem)
}

/** @param name what the field is called on the screen */
export function fieldProblemSentence(name: string, { rule, limit }: FieldProblem): string {
  return fieldWords.sentences[rule](name, limit)
}

/** The same right below the field, which names it already. */
export function besideField(name: string, problem: FieldProblem): string {
  return problem.rule === 'required' ? fieldWords.required : fieldProblemSentence(name, problem)
}

/** The same for an amount of money: its limit as money, not in minor units. @param money writes minor units */
export function amountSentence(name: string, problem: FieldProblem, money: (minor: number) => string): string {
  const { rule, limit } = problem
  if (rule === 'type') return fieldWords.amountUnreadable
  return fieldProblemSentence(name, typeof limit === 'number' && limit > 0 ? { rule, limit: money(limit) } : problem)
}

export function fieldSentences(problems: FieldProblems): readonly string[] {
  return Object.entries(problems).map(([path, problem]) => fieldSentence(path, problem))
}

sayFieldsBy(fieldSentences)

export function fieldName(path: string): string {
  const [first = path, second] = path.split('.')
  // The workspace's own fields are known by their keys here, which are made of their names.
  if (first === 'custom' && second !== undefined) return capitalised(second.replaceAll('_', ' '))
  const known = fieldWords.names[first]
  if (known !== undefined) return known
  return spacedName(first)
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
