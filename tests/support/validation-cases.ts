import type { FieldRule } from '../../src/domain/model/errors/field-problem'
import { LIMITS } from '../../src/domain/model/records/limits'
import type { WritableName } from '../../src/domain/model/records/mutation'

/**
 * Every validation rule with a value that breaks it. One list: the domain's own tests and the contract of each backend
 * go through it. `patch` is laid over a record that is valid.
 */
export interface InvalidCase {
  /** Stable, part of a scenario's key. */
  readonly name: string
  readonly collection: Exclude<WritableName, 'workspaces' | 'members' | 'imports' | 'notifications' | 'submissions'>
  readonly patch: object
  readonly rules: Readonly<Record<string, FieldRule>>
}

/** What is cleaned instead of refused: `kept` is how it must be stored. */
export interface CleanedCase {
  readonly name: string
  readonly collection: InvalidCase['collection']
  readonly patch: object
  readonly kept: object
}

const BELL = '\u0007'
const mail = (value: string) => ({ value, label: null, primary: false })
const phone = (raw: string, e164: string | null) => ({ raw, e164, extension: null, label: null, primary: false })
const times = <T>(count: number, entry: T) => Array.from({ length: count }, () => entry)

export const INVALID_CASES: readonly InvalidCase[] = [
  { name: 'person-nameless', collection: 'people', patch: { firstName: null }, rules: { firstName: 'one-of-required' } },
  { name: 'person-blank-name', collection: 'people', patch: { firstName: ' \t ' }, rules: { firstName: 'one-of-required' } },
  {
    name: 'name-too-long',
    collection: 'people',
    patch: { lastName: 'x'.repeat(LIMITS.name + 1) },
    rules: { lastName: 'too-long' },
  },
  { name: 'name-control', collection: 'people', patch: { lastName: `By${BELL}ron` }, rules: { lastName: 'control-characters' } },
  { name: 'name-type', collection: 'people', patch: { lastName: 7 }, rules: { lastName: 'type' } },
  {
    name: 'email-shape',
    collection: 'people',
    patch: { emails: [mail('ada at example')] },
    rules: { 'emails.0.value': 'email' },
  },
  {
    name: 'email-no-host',
    collection: 'people',
    patch: { emails: [mail('a@b.example'), mail('ada@localhost')] },
    rules: { 'emails.1.value': 'email' },
  },
  {
    name: 'email-too-long',
    collection: 'people',
    patch: { emails: [mail(`${'a'.repeat(250)}@b.example`)] },
    rules: { 'emails.0.value': 'too-long' },
  },
  {
    name: 'emails-too-many',
    collection: 'people',
    patch: { emails: times(LIMITS.emails + 1, mail('a@b.example')) },
    rules: { emails: 'too-many' },
  },
  {
    name: 'phones-too-many',
    collection: 'people',
    patch: { phones: times(LIMITS.phones + 1, phone('1', null)) },
    rules: { phones: 'too-many' },
  },
  { name: 'phone-empty', collection: 'people', patch: { phones: [phone(' ', null)] }, rules: { 'phones.0.raw': 'required' } },
  { name: 'phone-e164', collection: 'people', patch: { phones: [phone('030 1', '030 1')] }, rules: { 'phones.0.e164': 'phone' } },
  {
    name: 'links-too-many',
    collection: 'people',
    patch: { links: times(LIMITS.links + 1, { url: 'https://a.example', label: null }) },
    rules: { links: 'too-many' },
  },
  {
    name: 'link-script',
    collection: 'people',
    patch: { links: [{ url: 'javascript:alert(1)', label: null }] },
    rules: { 'links.0.url': 'url' },
  },
  {
    name: 'link-data',
    collection: 'people',
    patch: { links: [{ url: 'data:text/html,x', label: null }] },
    rules: { 'links.0.url': 'url' },
  },
  { name: 'birthday-day', collection: 'people', patch: { birthday: '1915-12-32' }, rules: { birthday: 'date' } },
  { name: 'birthday-unreal', collection: 'people', patch: { birthday: '--02-30' }, rules: { birthday: 'date' } },
  { name: 'lifecycle', collection: 'people', patch: { lifecycle: 'friend' }, rules: { lifecycle: 'choice' } },
  {
    name: 'description-too-long',
    collection: 'people',
    patch: { description: 'x'.repeat(LIMITS.description + 1) },
    rules: { description: 'too-long' },
  },
  { name: 'flag-type', collection: 'people', patch: { doNotContact: 'yes' }, rules: { doNotContact: 'type' } },
  { name: 'reference-shape', collection: 'people', patch: { companyId: 'acme' }, rules: { companyId: 'type' } },
  {
    name: 'address-unknown',
    collection: 'people',
    patch: { address: { planet: 'Mars' } },
    rules: { 'address.planet': 'unknown-field' },
  },
  { name: 'unknown-field', collection: 'people', patch: { nickname: 'Countess' }, rules: { nickname: 'unknown-field' } },
  { name: 'company-nameless', collection: 'companies', patch: { name: '  ' }, rules: { name: 'required' } },
  { name: 'domain-shape', collection: 'companies', patch: { domains: ['not a host'] }, rules: { 'domains.0': 'domain' } },
  { name: 'website-ftp', collection: 'companies', patch: { website: 'ftp://a.example' }, rules: { website: 'url' } },
  {
    name: 'website-of-two-lines',
    collection: 'companies',
    patch: { website: 'https://a.example/x\r\nTEL:1' },
    rules: { website: 'url' },
  },
  {
    name: 'link-control',
    collection: 'people',
    patch: { links: [{ url: 'https://a.example/\u0001', label: null }] },
    rules: { 'links.0.url': 'url' },
  },
  {
    name: 'webhook-of-two-lines',
    collection: 'webhooks',
    patch: { url: 'https://a.example/\nx' },
    rules: { url: 'url' },
  },
  { name: 'size', collection: 'companies', patch: { size: 'huge' }, rules: { size: 'choice' } },
  { name: 'deal-untitled', collection: 'deals', patch: { title: '' }, rules: { title: 'required' } },
  {
    name: 'deal-title-too-long',
    collection: 'deals',
    patch: { title: 'x'.repeat(LIMITS.title + 1) },
    rules: { title: 'too-long' },
  },
  { name: 'amount-negative', collection: 'deals', patch: { amountMinor: -1 }, rules: { amountMinor: 'too-small' } },
  { name: 'amount-fraction', collection: 'deals', patch: { amountMinor: 10.5 }, rules: { amountMinor: 'type' } },
  { name: 'amount-too-large', collection: 'deals', patch: { amountMinor: 1e15 + 1 }, rules: { amountMinor: 'too-large' } },
  { name: 'currency', collection: 'deals', patch: { currency: 'XQQ' }, rules: { currency: 'currency' } },
  { name: 'probability-low', collection: 'deals', patch: { probability: -1 }, rules: { probability: 'too-small' } },
  { name: 'probability-high', collection: 'deals', patch: { probability: 101 }, rules: { probability: 'too-large' } },
  { name: 'date-early', collection: 'deals', patch: { expectedCloseOn: '1899-12-31' }, rules: { expectedCloseOn: 'date' } },
  { name: 'date-late', collection: 'deals', patch: { expectedCloseOn: '2201-01-01' }, rules: { expectedCloseOn: 'date' } },
  { name: 'date-unreal', collection: 'deals', patch: { expectedCloseOn: '2026-02-30' }, rules: { expectedCloseOn: 'date' } },
  { name: 'rank', collection: 'deals', patch: { rank: 'a b' }, rules: { rank: 'type' } },
  { name: 'task-untitled', collection: 'tasks', patch: { title: ' ' }, rules: { title: 'required' } },
  { name: 'task-due', collection: 'tasks', patch: { dueOn: 'tomorrow' }, rules: { dueOn: 'date' } },
  {
    name: 'task-due-twice',
    collection: 'tasks',
    patch: { dueOn: '2026-11-21', dueAt: '2026-11-21T09:00:00.000Z' },
    rules: { dueAt: 'not-allowed-now' },
  },
  { name: 'task-due-at', collection: 'tasks', patch: { dueAt: '2026-11-21' }, rules: { dueAt: 'date' } },
  { name: 'task-repeat', collection: 'tasks', patch: { repeat: 'yearly' }, rules: { repeat: 'choice' } },
  { name: 'task-priority', collection: 'tasks', patch: { priority: 'asap' }, rules: { priority: 'choice' } },
  { name: 'task-subject', collection: 'tasks', patch: { subjects: ['tags/x'] }, rules: { 'subjects.0': 'type' } },
  { name: 'note-empty', collection: 'notes', patch: { body: ' ' }, rules: { body: 'required' } },
  { name: 'note-too-long', collection: 'notes', patch: { body: 'x'.repeat(LIMITS.note + 1) }, rules: { body: 'too-long' } },
  { name: 'note-kind', collection: 'notes', patch: { kind: 'telegram' }, rules: { kind: 'choice' } },
  { name: 'tag-nameless', collection: 'tags', patch: { name: '' }, rules: { name: 'required' } },
  { name: 'tag-colour', collection: 'tags', patch: { colour: 'beige' }, rules: { colour: 'choice' } },
  { name: 'stage-kind', collection: 'stages', patch: { kind: 'stuck' }, rules: { kind: 'choice' } },
  { name: 'stage-rotting', collection: 'stages', patch: { rottingDays: 0 }, rules: { rottingDays: 'too-small' } },
  { name: 'file-too-large', collection: 'files', patch: { sizeBytes: LIMITS.fileBytes + 1 }, rules: { sizeBytes: 'too-large' } },
  { name: 'file-sum-not-hexadecimal', collection: 'files', patch: { sha256: 'B'.repeat(64) }, rules: { sha256: 'type' } },
  { name: 'file-nameless', collection: 'files', patch: { name: '' }, rules: { name: 'required' } },
]

export const CLEANED_CASES: readonly CleanedCase[] = [
  {
    name: 'name-white-space',
    collection: 'people',
    patch: { firstName: '  Ada \u00a0 Augusta\t' },
    kept: { firstName: 'Ada Augusta' },
  },
  { name: 'name-nfc', collection: 'people', patch: { firstName: 'Zoe\u0308' }, kept: { firstName: 'Zo\u00eb' } },
  { name: 'blank-is-null', collection: 'people', patch: { jobTitle: '   ' }, kept: { jobTitle: null } },
  {
    name: 'email',
    collection: 'people',
    patch: { emails: [{ ...mail('Ada L <mailto:ADA@Example.COM>'), primary: true }] },
    kept: { emails: [{ ...mail('ada@example.com'), primary: true }] },
  },
  {
    name: 'phone-unreadable',
    collection: 'people',
    patch: { phones: [{ ...phone('ask Ada', null), primary: true }] },
    kept: { phones: [{ ...phone('ask Ada', null), primary: true }] },
  },
  {
    name: 'link-scheme',
    collection: 'people',
    patch: { links: [{ url: 'ada.example', label: null }] },
    kept: { links: [{ url: 'https://ada.example', label: null }] },
  },
  { name: 'birthday-yearless', collection: 'people', patch: { birthday: '--12-10' }, kept: { birthday: '--12-10' } },
  {
    name: 'domain',
    collection: 'companies',
    patch: { domains: ['https://WWW.Engines.Example:8080/about'] },
    kept: { domains: ['engines.example'] },
  },
  {
    name: 'website',
    collection: 'companies',
    patch: { website: 'engines.example' },
    kept: { website: 'https://engines.example' },
  },
  { name: 'currency', collection: 'deals', patch: { currency: ' jpy ' }, kept: { currency: 'JPY' } },
  { name: 'amount-largest', collection: 'deals', patch: { amountMinor: 1e15 }, kept: { amountMinor: 1e15 } },
  { name: 'note-line-ends', collection: 'notes', patch: { body: 'one\r\ntwo\rthree ' }, kept: { body: 'one\ntwo\nthree' } },
]
