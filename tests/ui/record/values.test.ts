import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { addressOf, birthdayOf, birthdayParts, birthdayText } from '../../../src/ui/features/record/fields/parts-row'
import { phonesOf } from '../../../src/ui/features/record/fields/entries-row'
import { othersOf } from '../../../src/ui/app/presence.model'
import { safeHref } from '../../../src/ui/markdown/safe-link'
import { instantIn, localTimeIn } from '../../../src/ui/app/typed-time'

describe('a birthday', () => {
  it('is read back as it was typed, with or without a year', () => {
    expect([birthdayOf({ day: '5', month: '3', year: '1990' }), birthdayOf({ day: '29', month: '2', year: '' })]).toEqual([
      '1990-03-05',
      '--02-29',
    ])
    expect(birthdayParts('--02-29')).toEqual({ day: '29', month: '2', year: '' })
  })

  it('reads as people write it', () => {
    expect([birthdayText('1990-03-05', 'en-GB'), birthdayText('--02-29', 'en-GB')]).toEqual(['5 March 1990', '29 February'])
  })
})

describe('a time typed in the workspace’s zone', () => {
  it.each([
    ['2026-07-01T12:00', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01T12:00', '2026-12-01T11:00:00.000Z'],
    ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ])('%s in Berlin is %s', (local, instant) => {
    expect(instantIn('Europe/Berlin', local)).toBe(instant)
  })

  it('is refused when it is no time', () => {
    expect([instantIn('Europe/Berlin', ''), instantIn('Europe/Berlin', '2026-13-40T99:00')]).toEqual([null, null])
  })

  it('comes back as it was shown, in any zone', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC')
    const days = fc.integer({ min: 0, max: 20_000 }).map((hours) => Date.parse('2026-01-15T12:00:00.000Z') + hours * 3_600_000)
    fc.assert(
      fc.property(zones, days, (zone, ms) => {
        const local = localTimeIn(zone, ms)
        expect(localTimeIn(zone, Date.parse(instantIn(zone, local) ?? ''))).toBe(local)
      }),
    )
  })
})

describe('a link', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'nonsense', ' java\nscript:alert(1)'])(
    'is none for %j',
    (address) => expect(safeHref(address)).toBeNull(),
  )
})

describe('a number', () => {
  it('stays as it was read when it was not touched, and is read by the country when it is new', async () => {
    const before = [{ raw: '555 0100', e164: '+15550100', extension: null, label: null, primary: true }]
    const drafts = [
      { value: '555 0100', label: 'Work', primary: false },
      { value: '030 901820', label: '', primary: true },
    ]
    expect(await phonesOf(drafts, before, 'DE')).toEqual([
      { raw: '555 0100', e164: '+15550100', extension: null, label: 'Work', primary: false },
      { raw: '030 901820', e164: '+4930901820', extension: null, label: null, primary: true },
    ])
  })
})

describe('an address', () => {
  it('of blanks is none', () => {
    expect(addressOf({ street: ' ', city: '', region: '', postalCode: '', country: '' })).toBeNull()
  })
})

describe('who else is here', () => {
  it('is each of the others once, at what they edit in any of their tabs', () => {
    const [ada, bob, cid] = ['ada', 'bob', 'cid'] as readonly string[] as [Id, Id, Id]
    const present = [
      { memberId: bob, editing: null },
      { memberId: ada, editing: 'Name' },
      { memberId: bob, editing: 'Amount' },
      { memberId: cid, editing: null },
    ]
    expect(othersOf(present, ada)).toEqual([
      { memberId: bob, editing: 'Amount' },
      { memberId: cid, editing: null },
    ])
  })
})
