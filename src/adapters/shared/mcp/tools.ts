import * as v from 'valibot'
import { mutationSchema, type OperationId, OPERATIONS } from '../../../domain/model/api/operations'
import { MOST_LINES } from '../../../domain/model/drafts/draft'
import { choice, id, instant, says } from '../../../domain/model/kernel/fields'
import { NOTE_KINDS } from '../../../domain/model/notes/note'
import { LIMITS } from '../../../domain/model/records/limits'
import { SUBJECT_COLLECTIONS } from '../../../domain/model/records/subject'

type Entries = Readonly<Record<string, v.GenericSchema>>

/** What an assistant can do, in its words. */
export interface Tool<E extends Entries = Entries> {
  readonly title: string
  readonly description: string
  /** What it comes to, and whose scope it needs. */
  readonly operation: OperationId
  readonly input: E
  /** Of what is taken, what its name does not say. */
  readonly says?: { readonly [F in keyof E]?: string }
  /** It overwrites or removes something. */
  readonly isDestructive?: boolean
  /** Done again with the same input, it changes nothing more. */
  readonly isIdempotent?: boolean
}

function tool<const E extends Entries>(given: Tool<E>): Tool<E> {
  return given
}

/** Fewer than programs get: an assistant reads all of it. */
const MOST = 100
const USUAL = 20

function count(most: number, usual: number) {
  const whole = v.pipe(v.number(says('type')), v.integer(says('type')))
  return v.optional(v.pipe(whole, v.minValue(1, says('too-small')), v.maxValue(most, says('too-large'))), usual)
}

const { query: asked, parts: listed } = OPERATIONS.listRecords
const { cursor } = asked
const { body: made } = OPERATIONS.createRecord
/** Of the kinds themselves: what a tool takes is written out, and refers to no description beside it. */
const mutations = v.pipe(
  v.array(v.variant('kind', mutationSchema.options)),
  v.minLength(1, says('required')),
  v.maxLength(MOST_LINES, says('too-many')),
)
const words = {
  title: v.optional(v.pipe(v.string(says('type')), v.maxLength(LIMITS.title, says('too-long')))),
  reason: v.optional(v.pipe(v.string(says('type')), v.maxLength(LIMITS.description, says('too-long')))),
}
const expect = v.optional(v.pipe(v.string(says('type')), v.maxLength(LIMITS.name, says('too-long'))), 'any')

/** As views are written down; each of these can be asked as it stands. */
export const FILTER_EXAMPLES = {
  people: 'lifecycle:any-of:lead,prospect;city:contains:new%20york',
  deals: 'stageKind:any-of:open;(any;owner:any-of:me;closeOn:during:this-month)',
} as const

const FILTERS = `Conditions \`field:operator:values\`, all of which must hold, divided by \`;\`. Begin with \`any;\` where one is enough; brackets make a group. Values are divided by \`,\`; signs of these in a value, and spaces, are percent-encoded. \`me\` is the member you act as. People: \`${FILTER_EXAMPLES.people}\`. Deals: \`${FILTER_EXAMPLES.deals}\`. \`describe\` names the fields and operators.`

const VERSION = 'The `version` of the record as you read it: if somebody wrote since, nothing is changed and you are shown it.'

const WORDS = {
  title: 'What it is about, in a few words, for whoever looks at it.',
  reason: 'Why, for whoever decides on it.',
}

export const TOOLS = {
  describe: tool({
    title: 'Describe the workspace or a collection',
    description:
      'Without a collection: the workspace, the member you act as, what your key may do, and what day it is. With one: its fields as they are written (JSON Schema), and what it can be filtered and sorted by, the workspace’s own fields included. What choices of those are called: `list` fieldDefinitions.',
    operation: 'whoAmI',
    input: { collection: v.optional(listed.collection) },
    isIdempotent: true,
  }),
  find: tool({
    title: 'Find by words',
    description:
      'People, companies and deals that contain all of the words, whatever their case and accents. Gives ids to `read`.',
    operation: 'search',
    input: { words: OPERATIONS.search.query.q, limit: count(LIMITS.searchAnswers, LIMITS.searchAnswers) },
    isIdempotent: true,
  }),
  list: tool({
    title: 'List records',
    description:
      'Records of a collection, filtered and sorted, a page at a time: `next` is the cursor of the next page, null at the end. Stages, pipelines, tags, members and lost reasons are collections, too. Of texts over 4,000 characters only these are given: `read` gives one whole.',
    operation: 'listRecords',
    input: {
      collection: listed.collection,
      filter: asked.filter,
      sort: asked.sort,
      search: asked.search,
      trash: asked.trash,
      total: v.optional(v.boolean(says('type')), false),
      cursor,
      limit: count(MOST, USUAL),
    },
    says: {
      filter: FILTERS,
      sort: 'Fields, divided by `,`; with `-` before it, descending: `-amount,title`.',
      search: 'Words that all occur in the record.',
      total: 'Also counts all that fit.',
      cursor: 'The `next` of the page before, asked with the same input.',
    },
    isIdempotent: true,
  }),
  read: tool({
    title: 'Read a record',
    description:
      'One record. Of a person, company or deal also the newest of its timeline and notes, and its open tasks. More of them: `list` notes or tasks with the filter `subjects:has:deals/<id>`.',
    operation: 'getRecord',
    input: OPERATIONS.getRecord.parts,
    isIdempotent: true,
  }),
  figures: tool({
    title: 'Read figures',
    description:
      'Sums that are kept up to date, per currency, for reports. stageTotals: count and amount of what stands in each stage; dealFigures: deals made, won and lost by month; workFigures: work by week and member; stayFigures: how long deals stay in stages.',
    operation: 'listFigures',
    input: { name: OPERATIONS.listFigures.parts.name, cursor, limit: count(MOST, MOST) },
    isIdempotent: true,
  }),
  changes_since: tool({
    title: 'What changed since',
    description:
      'Which records were written after a cursor, each with its name, when and by whom; `isGone` where it is no more or is hidden from you. Without a cursor, only where to begin: keep the `cursor` you are given for the next time. While `more` is true, ask again.',
    operation: 'listChanges',
    input: { cursor: OPERATIONS.listChanges.query.after },
    isIdempotent: true,
  }),
  proposals: tool({
    title: 'What became of proposals',
    description:
      'What you proposed or wrote, newest first, and what became of it: open, accepted, partly-accepted, rejected, withdrawn, acted, taken-back. With the id of one, line by line.',
    operation: 'whoAmI',
    input: { draft: v.optional(id), limit: count(MOST, USUAL) },
    isIdempotent: true,
  }),
  create: tool({
    title: 'Create a record',
    description:
      'Makes a person, company, deal, task, note or tag. Of a deal, only the title is needed: without `stageId` it goes to the first open stage of the usual pipeline. Look first whether it is there (`find`).',
    operation: 'createRecord',
    input: { collection: OPERATIONS.createRecord.parts.collection, ...made },
    says: {
      id: 'A new UUID, if you want to choose it: a second call with it makes no second record.',
      data: 'Its fields, as `describe` says. What a task or note is about is in `subjects`: `["people/<id>"]`.',
    },
  }),
  update: tool({
    title: 'Change a record',
    description:
      'Changes the fields that are named, and no others; a list is replaced as a whole. A deal is moved by its `stageId`, a task is done by `status`.',
    operation: 'updateRecord',
    input: { ...OPERATIONS.updateRecord.parts, ...OPERATIONS.updateRecord.body, version: expect },
    says: { patch: 'The fields to change, as `describe` says.', version: VERSION },
    isDestructive: true,
    isIdempotent: true,
  }),
  trash: tool({
    title: 'Move a record to the trash',
    description: `Moves a record to the trash, from where it can be restored for ${LIMITS.trashDays} days (\`commit\` with the kind \`restore\`).`,
    operation: 'trashRecord',
    input: { ...OPERATIONS.trashRecord.parts, version: expect },
    says: { version: VERSION },
    isDestructive: true,
    isIdempotent: true,
  }),
  log_note: tool({
    title: 'Log a note, call, meeting or e-mail',
    description:
      'Adds a note to the timeline of a person, company or deal: what was said, or a call, meeting or e-mail that took place.',
    operation: 'createRecord',
    input: {
      collection: choice(SUBJECT_COLLECTIONS),
      id,
      body: v.pipe(v.string(says('type')), v.minLength(1, says('required')), v.maxLength(LIMITS.note, says('too-long'))),
      kind: v.optional(choice(NOTE_KINDS), 'note'),
      happenedAt: v.optional(instant),
    },
    says: {
      collection: 'Of the record that it is about.',
      id: 'Of the record that it is about.',
      body: 'Markdown.',
      happenedAt: 'When the call or meeting was; without it, now.',
    },
  }),
  commit: tool({
    title: 'Change several records at once',
    description:
      'Several changes in this order: all of them or none. For what belongs together, as a company, its person and their deal: choose the ids of new records, so that others can refer to them.',
    operation: 'commit',
    input: { mutations, ...words, rehearsal: v.optional(v.boolean(says('type')), false) },
    says: {
      rehearsal: 'Answers the same and writes nothing, so that the person can see it first.',
      mutations: '`data` and `patch` as in `create` and `update`; `expect` as their `version`.',
      ...WORDS,
    },
    isDestructive: true,
  }),
  propose_changes: tool({
    title: 'Propose changes',
    description:
      'Several changes as in `commit`, for a person to look at: they see what would be different, and accept or reject it whole or line by line. Use it for all that belongs to one errand, and wherever you are not sure. It is checked now as a commit would be.',
    operation: 'commit',
    input: { ...words, mutations },
    says: { mutations: 'As in `commit`.', ...WORDS },
  }),
  commit_proposed: tool({
    title: 'Carry out a proposal',
    description:
      'Writes what you proposed, where the workspace lets assistants act. Where it lets them propose only, a person does that in the app, and you are refused.',
    operation: 'commit',
    input: { draft: id },
    isDestructive: true,
  }),
  undo: tool({
    title: 'Take back',
    description:
      'Withdraws an open proposal. Where the workspace lets assistants act, takes back what you wrote: of the draft that is named, or else all of your last sitting. What somebody changed since stays, and is named.',
    operation: 'commit',
    input: { draft: v.optional(id) },
    isDestructive: true,
    isIdempotent: true,
  }),
} as const

export type ToolName = keyof typeof TOOLS

/** What a tool is given, as its schemas leave it. */
export type ToolInput<K extends ToolName> = {
  readonly [F in keyof (typeof TOOLS)[K]['input']]: (typeof TOOLS)[K]['input'][F] extends v.GenericSchema
    ? v.InferOutput<(typeof TOOLS)[K]['input'][F]>
    : never
}

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name)
}

/** All that a tool takes. */
export function toolInput(name: ToolName): v.GenericSchema<unknown, unknown> {
  return v.strictObject(TOOLS[name].input)
}
