import type { FileRecord } from '../../model/files/file'
import type { Id } from '../../model/kernel/id'
import { DAY_MS } from '../../model/kernel/instant'
import { seededRandom } from '../../model/kernel/seeded-random'
import { subjectOf, type Subject } from '../../model/records/subject'
import type { Member, Workspace } from '../../model/workspaces/workspace'
import type { RestoredRecord } from '../functions/function-context'
import type { WorkspaceSetup } from '../functions/workspace-setup'
import { History, stamped, type Deed } from './history'
import { sampleCompanies } from './sample-companies'
import { samplePdf, samplePicture } from './sample-files'
import { samplePeople } from './sample-people'
import { sampleTags } from './sample-tags'
import { teamDeals, type TeamDeal } from './team-deals'
import { workTimeBefore, type Board, type TeamPlan } from './team-plan'
import { teamNotes, teamTasks } from './team-work'
import { termIn, teamWordsIn } from './team-words'

export interface TeamSampleOptions {
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly newId: () => Id
  readonly workspace: Pick<Workspace, 'currency' | 'locale' | 'timeZone'>
  readonly me: { readonly id: Id; readonly name: string }
  readonly setup: WorkspaceSetup
}

type Kept = 'members' | 'tags' | 'companies' | 'people' | 'deals' | 'tasks' | 'notes' | 'files' | 'notifications' | 'activities'

export type TeamSample = { readonly [K in Kept]: readonly RestoredRecord<K>[] } & {
  /** The bytes of the files, by path. */
  readonly bodies: ReadonlyMap<string, Blob>
}

/** Enough to fill every screen and few enough to look through. */
const AMOUNTS = { people: 60, companies: 25, deals: 0, tasks: 0, notes: 0 }
const SEED = 20
/** The team began so many days ago. */
const BEGAN_AGO = 200

/** Half a year of a small team: three colleagues without accounts, and what all four of them did. */
export function teamSample({ now, newId, workspace, me, setup }: TeamSampleOptions): TeamSample {
  const random = seededRandom(SEED)
  const words = teamWordsIn(workspace.locale)
  const { currency } = workspace
  const board = boardOf(setup)
  const kinds = new Map(setup.stages.map(({ id, data }) => [id, data.kind]))
  const began: Deed = { at: now - BEGAN_AGO * DAY_MS, by: me.id }
  const members = words.colleagues.map(([displayName, title]) => stamped(newId(), colleague(displayName, title), began))
  const team = [me.id, ...members.map(({ id }) => id)]
  const colleagueAt = (index: number) => team[1 + (index % (team.length - 1))] ?? me.id
  const tags = sampleTags(newId).map(({ id, data }) => stamped(id, { ...data, name: termIn(words, data.name) }, began))
  const tagIds = tags.map(({ id }) => id)
  const lostReasonIds = setup.lostReasons.map(({ id }) => id)
  const draw = {
    ...AMOUNTS,
    seed: SEED,
    random,
    now,
    newId,
    ownerId: me.id,
    tagIds,
    lostReasonIds,
    currencies: [currency],
    stages: [],
  }
  const companies = sampleCompanies(draw)
  const people = samplePeople(draw, companies)
  const history = new History({ now, newId, reader: me.id, kindOf: (id) => kinds.get(id) ?? 'open' })
  const plan: TeamPlan = {
    now,
    newId,
    random,
    timeZone: workspace.timeZone,
    currency,
    foreignCurrency: currency === 'EUR' ? 'USD' : 'EUR',
    words,
    history,
    board,
    lostReasonIds,
    tagIds,
    me,
    memberAt: (index) => (index % 5 < 2 ? me.id : colleagueAt(index)),
    colleagueAt,
    companies,
    people,
    workTime: workTimeBefore(now, random),
  }
  const deals = teamDeals(plan)
  const contacts = teamContacts(plan, deals)
  const notes = teamNotes(plan, deals)
  const tasks = teamTasks(plan, deals)
  const { files, bodies } = teamFiles(plan, deals)
  const { notifications, activities } = history
  const bare = deals.map(({ fromMs: _from, toMs: _to, ...deal }) => deal)
  return { members, tags, ...contacts, deals: bare, tasks, notes, files, notifications, activities, bodies }
}

function boardOf({ pipelines, stages }: WorkspaceSetup): Board {
  const of = (kind: string) => stages.filter(({ data }) => data.kind === kind).map(({ id }) => id)
  const [[pipeline], open, [won], [lost]] = [pipelines, of('open'), of('won'), of('lost')]
  if (pipeline === undefined || won === undefined || lost === undefined) throw new RangeError('A board has a stage of each kind')
  return { pipelineId: pipeline.id, open, won, lost }
}

function colleague(displayName: string, title: string): Member {
  const nobody = { userId: null, status: 'invited', avatarFileId: null, calendarFeedId: null, timeZone: null } as const
  return { ...nobody, role: 'member', displayName, title }
}

/** Each is there some days before its first deal. */
function teamContacts(plan: TeamPlan, deals: readonly TeamDeal[]): Pick<TeamSample, 'companies' | 'people'> {
  const { random, now, words, workTime, history } = plan
  const made = (firstMs: number | undefined, index: number): Deed => {
    const ms = firstMs === undefined ? now - random.below(BEGAN_AGO) * DAY_MS : firstMs - (1 + random.below(5)) * DAY_MS
    return { at: workTime(ms), by: plan.memberAt(index) }
  }
  const firstOf = (isOf: (deal: TeamDeal) => boolean) => {
    const times = deals.filter(isOf).map(({ fromMs }) => fromMs)
    return times.length === 0 ? undefined : Math.min(...times)
  }
  const since = new Map<Id, Deed>()
  const companies = plan.companies.map(({ id, data }, index) => {
    const deed = made(
      firstOf(({ companyId }) => companyId === id),
      index,
    )
    since.set(id, deed)
    const after = { ...data, industry: termIn(words, data.industry), ownerId: deed.by }
    history.add({ collection: 'companies', id, kind: 'create', before: null, after }, deed)
    return stamped(id, after, deed)
  })
  const people = plan.people.map(({ id, data }, index) => {
    const own = made(
      firstOf((deal) => deal.people.some(({ personId }) => personId === id)),
      index,
    )
    // Not before their company.
    const deed = { ...own, at: Math.max(own.at, (data.companyId === null ? undefined : since.get(data.companyId)?.at) ?? 0) }
    const spoken = { jobTitle: termIn(words, data.jobTitle), source: termIn(words, data.source) }
    const after = { ...data, ...spoken, ownerId: deed.by }
    history.add({ collection: 'people', id, kind: 'create', before: null, after }, deed)
    return stamped(id, after, deed)
  })
  return { companies, people }
}

/** An offer, minutes and a picture, on deals that are open and on a company. */
function teamFiles(plan: TeamPlan, deals: readonly TeamDeal[]): Pick<TeamSample, 'files' | 'bodies'> {
  const { words, newId, now, workTime, history, memberAt } = plan
  const open = deals.filter(({ closedAt }) => closedAt === null)
  const [furthest, other] = [open.at(-3), open.at(-6)]
  const bodies = new Map<string, Blob>()
  const keep = (subject: Subject, name: string, body: Blob, ago: number): RestoredRecord<'files'> => {
    const id = newId()
    const path = `${subject}/${id}`
    const deed = { at: workTime(now - ago * DAY_MS), by: memberAt(ago) }
    const data: FileRecord = { name, mime: body.type, sizeBytes: body.size, sha256: null, path, subject, status: 'ready' }
    bodies.set(path, body)
    history.add({ collection: 'files', id, kind: 'create', before: null, after: data }, deed)
    return stamped(id, data, deed)
  }
  const files: RestoredRecord<'files'>[] = []
  const text = new Blob([words.minutesFile.text], { type: 'text/plain' })
  if (furthest !== undefined) {
    files.push(keep(subjectOf('deals', furthest.id), words.offerFile.name, samplePdf(words.offerFile.lines), 2))
    if (furthest.companyId !== null) {
      files.push(keep(subjectOf('companies', furthest.companyId), words.pictureName, samplePicture(), 9))
    }
  }
  if (other !== undefined) files.push(keep(subjectOf('deals', other.id), words.minutesFile.name, text, 5))
  return { files, bodies }
}
