import { describe, expect, it } from 'vitest'
import { configFile, configOf } from '../../scripts/backend/config.mjs'
import { type SignInLetterKind, signInLetter } from '../../src/domain/use-cases/functions/letters/sign-in-letters'

/** As the hosted auth service fills them in (Go templates). */
const code = '{{ .Token }}'
const linkOf = (type: string) => `{{ .RedirectTo }}?token_hash={{ .TokenHash }}&type=${type}`

const TEMPLATES: readonly (readonly [string, SignInLetterKind, Parameters<typeof signInLetter>[1]])[] = [
  ['confirmation', 'confirmation', { link: linkOf('signup'), code }],
  ['magic_link', 'magic-link', { link: linkOf('magiclink'), code }],
  ['recovery', 'recovery', { link: linkOf('recovery') }],
  ['email_change', 'email-change', { link: linkOf('email_change') }],
  ['reauthentication', 'reauthentication', { code }],
]

describe('a letter about signing in', () => {
  it.each(TEMPLATES)('is the template of Supabase, too: %s', (name, kind, opening) => {
    const { subject, html } = signInLetter(kind, opening, 'en')
    const template = configOf(`auth.email.template.${name}`)
    expect(template['subject']).toBe(subject)
    expect(inOneLine(configFile(String(template['content_path'])))).toBe(inOneLine(html))
  })

  it('has its link in the text as in the page, and speaks German', () => {
    const { text, html } = signInLetter('confirmation', { link: 'https://app.example/auth/callback?token=f00d' }, 'de')
    expect(text).toContain('Diese Adresse bestätigen:\nhttps://app.example/auth/callback?token=f00d\n')
    expect(html).toContain('<a href="https://app.example/auth/callback?token=f00d">Diese Adresse bestätigen</a>')
  })
})

/** Where lines end is for the formatter to say. */
function inOneLine(html: string): string {
  return html
    .replace(/\s*(<[^>]*>)\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
