import { firstValueFrom } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { openMemoryBackend } from '../../../src/adapters/memory/open-memory-backend'
import { conversionReport } from '../../../src/domain/model/figures/conversion-report'
import { forecastReport, lossReport, monthReport, pipelineReport } from '../../../src/domain/model/figures/reports'
import type { Id } from '../../../src/domain/model/kernel/id'
import { dayIn } from '../../../src/domain/model/kernel/plain-date'
import { monthOfDay } from '../../../src/domain/model/kernel/plain-month'
import type { CollectionName } from '../../../src/domain/model/records/collections'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Ports } from '../../../src/ports/ports'
import { needyDeals$, numbers$ } from '../../../src/ui/features/home/home.model'

const ZONE = 'Europe/Berlin'
let close = async (): Promise<void> => undefined
afterEach(() => close())

async function opened(locale = 'en-GB', daysAhead = 0) {
  const real = browserRuntime()
  const runtime = { ...real, now: () => real.now() + daysAhead * 86_400_000 }
  const backend = await openMemoryBackend({ runtime, passwordRounds: 1 })
  close = () => backend.close()
  const { ports } = backend.connect()
  await ports.auth.signUp({ email: 'ana@harbour.example', password: 'long enough to keep', name: 'Ana Reis' })
  const input = { name: 'Harbour', currency: 'EUR', country: 'DE', locale, timeZone: ZONE, sample: true }
  const answer = await ports.functions.call('create-workspace', input, { mutationId: mutationIdOf(runtime.newId()) })
  if (!answer.ok) throw new Error('the workspace was refused')
  const { workspaceId } = answer.value
  const [me] = (
    await ports.records.list('members', { workspaceId, where: { op: 'eq', field: 'role', value: 'owner' }, limit: 1 })
  ).items
  return { ports, workspaceId, me: me!.id, now: runtime.now(), today: dayIn(ZONE, runtime.now()) }
}

const LIMIT = 500

async function all<K extends CollectionName>(ports: Ports, workspaceId: Id, collection: K) {
  return (await ports.records.list(collection, { workspaceId, limit: LIMIT })).items
}

describe('the sample of a small team', () => {
  it('is half a year of four people', async () => {
    const { ports, workspaceId } = await opened()
    const members = await all(ports, workspaceId, 'members')
    const activities = await all(ports, workspaceId, 'activities')
    const days = activities.map(({ at }) => at.slice(0, 10)).toSorted()
    expect(members.map(({ status }) => status).toSorted()).toEqual(['active', 'invited', 'invited', 'invited'])
    expect(new Set(activities.map(({ actorId }) => actorId))).toEqual(new Set(members.map(({ id }) => id)))
    expect(Date.parse(days.at(-1)!) - Date.parse(days[0]!)).toBeGreaterThan(170 * 86_400_000)
    expect(new Set(activities.map(({ verb }) => verb))).toEqual(
      new Set([
        'created',
        'moved-stage',
        'won',
        'lost',
        'noted',
        'call-logged',
        'meeting-logged',
        'email-logged',
        'task-added',
        'task-done',
        'file-added',
      ]),
    )
  })

  it('has something to show in each report, by the figures of the overview', async () => {
    const { ports, workspaceId, me, now, today } = await opened()
    const { records } = ports
    const stages = (
      await records.list('stages', { workspaceId, orderBy: [{ field: 'position', direction: 'asc', empty: 'last' }], limit: 50 })
    ).items
    const figures = (await records.list('dealFigures', { workspaceId, limit: LIMIT })).items
    const stays = (await records.list('stayFigures', { workspaceId, limit: LIMIT })).items
    const home = await firstValueFrom(numbers$(records, { workspaceId, me, stages, today, nowMs: now }))
    const needy = await firstValueFrom(needyDeals$(records, { workspaceId, me, stages, today, nowMs: now }))
    const month = monthOfDay(today)
    const count = (totals: readonly { readonly count: number }[]) => totals.reduce((sum, total) => sum + total.count, 0)
    const ended = monthReport(figures, null)
    const thisMonth = forecastReport(figures, { from: month, to: month })
    expect({
      open: pipelineReport(figures, stages).map(({ totals }) => count(totals)),
      won: count(ended.flatMap(({ won }) => won)),
      lost: lossReport(figures, null).map(({ key, lost }) => [key === null, count(lost) > 0]),
      monthsWithSomethingWon: ended.filter(({ won }) => won.length > 0).length >= 5,
    }).toEqual({ open: [4, 4, 3, 3], won: 11, lost: expect.arrayContaining([[false, true]]), monthsWithSomethingWon: true })
    expect([count(home.open), needy.items.length]).toEqual([14, 4])
    expect(count(home.wonThisMonth)).toBeGreaterThan(0)
    expect([home.wonThisMonth, home.closingThisMonth]).toEqual([thisMonth[0]?.won, thisMonth[0]?.open])
    const open = stages.filter(({ kind }) => kind === 'open')
    const conversion = conversionReport(stays, open, null)
    expect(
      conversion.map(({ entered, medianDays }) => [entered > 10, (medianDays ?? 0) >= 3 && (medianDays ?? 99) <= 16]),
    ).toEqual(open.map(() => [true, true]))
  })

  it('tells no note twice of the same people', async () => {
    const { ports, workspaceId } = await opened()
    const notes = await all(ports, workspaceId, 'notes')
    expect(new Set(notes.map(({ body, subjects }) => JSON.stringify([body, subjects]))).size).toBe(notes.length)
  })

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'has tasks overdue and for today, and mentions that nobody has read, in %i days',
    async (days) => {
      const { ports, workspaceId, me, today } = await opened('en-GB', days)
      const tasks = await all(ports, workspaceId, 'tasks')
      const mine = tasks.filter(({ assigneeId, status }) => assigneeId === me && status === 'open')
      const notices = await all(ports, workspaceId, 'notifications')
      expect({
        overdue: mine.some(({ dueOn }) => dueOn !== null && dueOn < today),
        today: mine.some(({ dueOn }) => dueOn === today),
        ahead: mine.some(({ dueOn }) => dueOn !== null && dueOn > today),
        mentions: notices.filter(({ kind, readAt }) => kind === 'mention' && readAt === null).length,
        kinds: new Set(notices.map(({ kind }) => kind)),
      }).toEqual({ overdue: true, today: true, ahead: true, mentions: 2, kinds: new Set(['mention', 'assignment', 'deal-won']) })
    },
  )

  it('has files that are what they are called', async () => {
    const { ports, workspaceId } = await opened()
    const files = await all(ports, workspaceId, 'files')
    const begins = await Promise.all(
      files.map(async ({ name, path, sizeBytes, mime }) => {
        const blob = await ports.files.download({ workspaceId, path })
        const head = new TextDecoder('latin1').decode((await blob.arrayBuffer()).slice(0, 8))
        return [name, mime, head.slice(0, 4), blob.size === sizeBytes]
      }),
    )
    expect(begins.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual([
      ['Minutes of the kick-off.txt', 'text/plain', 'Kick', true],
      ['Offer.pdf', 'application/pdf', '%PDF', true],
      ['The site.png', 'image/png', '\u0089PNG', true],
    ])
  })

  it('speaks German in a German workspace', async () => {
    const { ports, workspaceId } = await opened('de-DE')
    expect((await all(ports, workspaceId, 'files')).map(({ name }) => name)).toContain('Angebot.pdf')
  })
})
