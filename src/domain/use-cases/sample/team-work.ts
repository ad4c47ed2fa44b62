import type { Note } from '../../model/notes/note'
import { DAY_MS, instantOf } from '../../model/kernel/instant'
import { dayIn } from '../../model/kernel/plain-date'
import { subjectOf } from '../../model/records/subject'
import type { Task } from '../../model/tasks/task'
import type { RestoredRecord } from '../functions/function-context'
import { stamped } from './history'
import type { TeamDeal } from './team-deals'
import type { TeamPlan } from './team-plan'
import { filled } from './team-words'

const NOTES = 42
/** How many days ago a colleague mentioned whoever tries Portside; the older one is read. */
const MENTIONED_AGO = [1, 2, 6]

/** Calls, meetings and notes along the way of deals, the latest ones with a question for whoever tries Portside. */
export function teamNotes(plan: TeamPlan, deals: readonly TeamDeal[]): readonly RestoredRecord<'notes'>[] {
  const { words, random, now, me } = plan
  const along = Array.from({ length: NOTES }, (_, index) => {
    const deal = deals[index % deals.length]
    // The second note of a deal says something else than its first.
    const round = Math.floor(index / deals.length)
    const [kind, text] = words.notes[(index + round) % words.notes.length] ?? (['note', ''] as const)
    const ms = deal === undefined ? now : deal.fromMs + random.next() * (deal.toMs - deal.fromMs + DAY_MS)
    return note(plan, { deal, kind, text, ms, by: deal?.ownerId ?? me.id, isMention: false })
  })
  const own = deals.filter(({ ownerId, closedAt }) => ownerId === me.id && closedAt === null)
  const mentions = MENTIONED_AGO.map((ago, index) =>
    note(plan, {
      deal: own[index % own.length],
      kind: 'note',
      text: words.mentions[index] ?? '',
      ms: now - ago * DAY_MS,
      by: plan.colleagueAt(index),
      isMention: true,
    }),
  )
  return [...along, ...mentions]
}

interface Said {
  readonly deal: TeamDeal | undefined
  readonly kind: Note['kind']
  readonly text: string
  readonly ms: number
  readonly by: TeamPlan['me']['id']
  readonly isMention: boolean
}

function note(plan: TeamPlan, { deal, kind, text, ms, by, isMention }: Said): RestoredRecord<'notes'> {
  const { history, newId, workTime, me } = plan
  const at = workTime(ms)
  const data: Note = {
    body: filled(text, namesOf(plan, deal)),
    kind,
    happenedAt: kind === 'note' || kind === 'email' ? null : instantOf(at),
    subjects: subjectsOf(deal),
    mentions: isMention ? [me.id] : [],
    pinned: false,
  }
  const id = newId()
  history.add({ collection: 'notes', id, kind: 'create', before: null, after: data }, { at, by })
  return stamped(id, data, { at, by })
}

/** When it is due, in days from today; whose it is is told by its place, every third a colleague's. */
const DUE = [-6, -2, -1, 0, 0, 0, 1, 2, 3, 5, 8, 12]
const DONE_AGO = [1, 3, 4, 8, 11, 15, 19, 24, 30, 37, 45, 52, 61, 75]

/** Some overdue, some for today, some ahead, and what was done in the last months. */
export function teamTasks(plan: TeamPlan, deals: readonly TeamDeal[]): readonly RestoredRecord<'tasks'>[] {
  const open = deals.filter(({ closedAt }) => closedAt === null)
  // Each has one but two of one's own, which are left without a next step, as it happens.
  const todo = DUE.map((days, index) => task(plan, { deal: open[(index * 9) % open.length], index, days, isDone: false }))
  const done = DONE_AGO.map((ago, index) =>
    task(plan, { deal: deals[(index * 5) % deals.length], index: index + 3, days: -ago, isDone: true }),
  )
  return [...todo, ...done]
}

interface Planned {
  readonly deal: TeamDeal | undefined
  readonly index: number
  readonly days: number
  readonly isDone: boolean
}

function task(plan: TeamPlan, { deal, index, days, isDone }: Planned): RestoredRecord<'tasks'> {
  const { words, history, newId, now, timeZone, workTime, me } = plan
  const [kind, text] = words.tasks[index % words.tasks.length] ?? (['to-do', ''] as const)
  const assigneeId = index % 3 === 2 ? plan.colleagueAt(index) : me.id
  const dueMs = now + days * DAY_MS
  // The one for tomorrow is by a colleague, who gave it away.
  const made = {
    at: workTime(Math.min(dueMs, now) - (3 + (index % 5)) * DAY_MS),
    by: days === 1 ? plan.colleagueAt(index) : assigneeId,
  }
  const data: Task = {
    title: filled(text, namesOf(plan, deal)),
    body: null,
    kind,
    dueOn: dayIn(timeZone, dueMs),
    dueAt: null,
    remindAt: null,
    priority: index % 4 === 0 ? 'high' : 'none',
    assigneeId,
    status: 'open',
    snoozedUntil: null,
    completedAt: null,
    repeat: 'none',
    subjects: subjectsOf(deal),
  }
  const id = newId()
  history.add({ collection: 'tasks', id, kind: 'create', before: null, after: data }, made)
  if (!isDone) return stamped(id, data, made)
  const done = { at: Math.max(workTime(dueMs), made.at + 60_000), by: assigneeId }
  const after: Task = { ...data, status: 'done', completedAt: instantOf(done.at) }
  history.add({ collection: 'tasks', id, kind: 'update', before: data, after }, done)
  return stamped(id, after, made, done)
}

function subjectsOf(deal: TeamDeal | undefined): Note['subjects'] {
  if (deal === undefined) return []
  return [...deal.people.map(({ personId }) => subjectOf('people', personId)), subjectOf('deals', deal.id)]
}

function namesOf({ people, companies, me }: TeamPlan, deal: TeamDeal | undefined) {
  const company = companies.find(({ id }) => id === deal?.companyId)?.data.name ?? ''
  const contact = people.find(({ id }) => id === deal?.people[0]?.personId)?.data
  return { person: contact?.firstName ?? company, company, me: me.name }
}
