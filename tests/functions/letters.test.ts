import { describe, expect, it } from 'vitest'
import { instantOf, type PlainDate } from '../../src/domain/model/kernel/instant'
import { digestLetter } from '../../src/domain/use-cases/functions/letters/digest-letter'
import { invitationLetter } from '../../src/domain/use-cases/functions/letters/invitation-letter'

const MAIL = {
  kind: 'invitation',
  to: 'guest@example.com',
  locale: 'en-GB',
  workspaceName: 'Looms & co',
  invitedBy: 'Ada',
  role: 'member',
  token: 'f00d',
  expiresAt: instantOf(Date.UTC(2026, 10, 28)),
} as const

describe('the letter of an invitation', () => {
  it('says who invites, where to, as what and until when, as text and as a page', () => {
    const { subject, text, html } = invitationLetter(MAIL, 'https://app.example/')
    expect(subject).toBe('Ada invites you to Looms & co')
    for (const part of [text, html]) {
      expect(part).toContain('https://app.example/invite/f00d')
      expect(part).toContain('a member')
      expect(part).toContain('28 November 2026')
    }
    expect(html).toContain('Looms &amp; co')
  })

  it('speaks the language of the workspace', () => {
    const { subject, text, html } = invitationLetter({ ...MAIL, locale: 'de-AT' }, 'https://app.example')
    expect(subject).toBe('Ada lädt dich zu Looms & co ein')
    expect(text).toContain('bis 28. November 2026')
    expect(html).toContain('<html lang="de">')
  })

  it('has the token in the link and nowhere else', () => {
    const { subject, text, html } = invitationLetter(MAIL, 'https://app.example')
    const bare = [subject, text, html].map((part) => part.replaceAll('https://app.example/invite/f00d', ''))
    expect(bare.join('')).not.toContain('f00d')
  })

  it.each([
    ['https://evil.example/pay', 'https: evil. example/pay'],
    ['www.evil.example', 'www. evil. example'],
    ['Booking.com', 'Booking. com'],
    ['evil。example', 'evil. example'],
    ['ｅｖｉｌ．example', 'evil. example'],
    ['evil\u2024example', 'evil. example'],
    ['security@bank.example', 'security (at) bank. example'],
    ['mailto:a@b.example', 'mailto: a (at) b. example'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['\u202Egro.live\u202C', 'gro. live'],
    ['\u2066a\u2069\u200F\u200B\u2060\uFEFF\u061C', 'a'],
    ['ev\u00ADil\u034F.exam\u200Dple', 'evil. example'],
    ['a\u{E0041}\uFE0F', 'a'],
    ['A\u2028B\u0000\u0085C\tD', 'A BC D'],
    ['x'.repeat(200), `${'x'.repeat(79)}…`],
    ['Łódź & Söhne, Zoë O’Neil', 'Łódź & Söhne, Zoë O’Neil'],
    ['הנדסה', 'הנדסה'],
  ])('shows %j as %j, in the subject too', (name, shown) => {
    const { subject, text, html } = invitationLetter({ ...MAIL, workspaceName: name, invitedBy: name }, 'https://app.example')
    expect(subject).toBe(`${shown} invites you to ${shown}`)
    expect(text).toContain(`“${shown}”`)
    // One link, and it is ours.
    const hosts = [text, html].map((part) => part.match(/[a-z0-9-]+\.(?=[a-z])[a-z]+/g))
    expect(hosts).toEqual([
      ['app.example', 'example.com'],
      ['app.example', 'example.com'],
    ])
  })

  it('lets no name become a header, a line or a tag', () => {
    const hostile = { ...MAIL, workspaceName: 'A\r\nBcc: all@example.com', invitedBy: '<img src=x onerror=alert(1)>' }
    const { subject, text, html } = invitationLetter(hostile, 'https://app.example')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text.split('\n').some((line) => line.startsWith('Bcc'))).toBe(false)
    expect(html).not.toContain('<img')
  })
})

describe('the letter of the morning', () => {
  const day = (text: string) => text as PlainDate
  const digest = {
    kind: 'digest',
    to: 'ada@example.com',
    workspaceName: 'Looms',
    slug: 'looms',
    today: day('2026-11-28'),
    tasks: [{ title: 'Call <Ada>', on: day('2026-11-20') }],
    deals: [{ title: 'Ten looms', on: day('2026-11-28') }],
  } as const

  it('lists what is due, and since when', () => {
    const { subject, text, html } = digestLetter({ ...digest, locale: 'en' }, 'https://app.example')
    expect({ subject, text }).toEqual({
      subject: 'Due today in Looms: 2',
      text: [
        'Tasks',
        '- Call <Ada> (since 20 Nov 2026)',
        '',
        'Deals that should have closed',
        '- Ten looms',
        '',
        'Open Looms:',
        'https://app.example/w/looms/tasks',
        '',
      ].join('\n'),
    })
    expect(html).toContain('<li>Call &lt;Ada&gt; (since 20 Nov 2026)</li>')
  })

  it('speaks the language of the workspace', () => {
    expect(digestLetter({ ...digest, locale: 'de' }, 'https://app.example').text).toContain(
      'Aufgaben\n- Call <Ada> (seit 20.11.2026)',
    )
  })
})
