import { describe, expect, it } from 'vitest'
import { HOUR, MEMBERS, MINUTES, type Deed, type Step } from '../../bench/hour/script'

const hourOf = (member: number): readonly Step[] => HOUR.filter((step) => step.member === member)
const everyone = Array.from({ length: MEMBERS }, (_, member) => member)

/** What must be on the screen before somebody can do that; the screens that leave it there. */
const NEEDS: Partial<Record<Deed['does'], Deed['does']>> = {
  find: 'list',
  move: 'board',
  win: 'board',
  'finish-task': 'tasks',
  edit: 'record',
  note: 'record',
  mention: 'record',
  task: 'record',
}
const SCREENS: readonly Deed['does'][] = ['open', 'home', 'board', 'tasks', 'inbox', 'list', 'record', 'close']

describe('the hour of a team', () => {
  it('is of ten people and within the hour, in order', () => {
    const minutes = HOUR.map(({ minute }) => minute)
    expect(MEMBERS).toBe(10)
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    expect(minutes.every((minute) => minute >= 0 && minute < MINUTES)).toBe(true)
  })

  it('has every kind of work in it', () => {
    const done = new Set(HOUR.map(({ deed }) => deed.does))
    expect([...SCREENS, ...Object.keys(NEEDS), 'create', 'search'].filter((does) => !done.has(does as Deed['does']))).toEqual([])
  })

  it.each(everyone)('begins for member %i by opening the app, and ends where it was closed', (member) => {
    const deeds = hourOf(member).map(({ deed }) => deed.does)
    expect(deeds[0]).toBe('open')
    expect(deeds.slice(1)).not.toContain('open')
    expect(deeds.includes('close') ? deeds.at(-1) : 'close').toBe('close')
  })

  it.each(everyone)('has member %i act on what is on the screen', (member) => {
    let screen: Deed['does'] | null = null
    const misplaced = hourOf(member).flatMap(({ minute, deed }) => {
      if (SCREENS.includes(deed.does)) screen = deed.does
      const needed = NEEDS[deed.does]
      return needed === undefined || needed === screen ? [] : [{ minute, does: deed.does, on: screen }]
    })
    expect(misplaced).toEqual([])
  })

  it('gives no two people the same record to write', () => {
    const opened = HOUR.flatMap(({ member, deed }) =>
      deed.does === 'record' ? [{ member, record: `${deed.of} ${deed.nth}` }] : [],
    )
    const owners = new Map<string, Set<number>>()
    for (const { member, record } of opened) owners.set(record, (owners.get(record) ?? new Set()).add(member))
    expect([...owners].filter(([, members]) => members.size > 1)).toEqual([])
  })
})
