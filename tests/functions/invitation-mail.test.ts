import { describe, expect, it } from 'vitest'
import { instantOf } from '../../src/domain/model/kernel/instant'
import { invitationLetter } from '../../supabase/functions/_shared/invitation-mail'

const MAIL = {
  kind: 'invitation',
  to: 'guest@example.com',
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

  it('has the token in the link and nowhere else', () => {
    const { subject, text, html } = invitationLetter(MAIL, 'https://app.example')
    const bare = [subject, text, html].map((part) => part.replaceAll('https://app.example/invite/f00d', ''))
    expect(bare.join('')).not.toContain('f00d')
  })

  it('lets no name become a header, a line or a tag', () => {
    const hostile = { ...MAIL, workspaceName: 'A\r\nBcc: all@example.com', invitedBy: '<img src=x onerror=alert(1)>' }
    const { subject, text, html } = invitationLetter(hostile, 'https://app.example')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text.split('\n').some((line) => line.startsWith('Bcc'))).toBe(false)
    expect(html).not.toContain('<img')
  })
})
