import { describe, expect, it } from 'vitest'
import { projectAddress } from '../../../src/adapters/supabase/project-address'

const KEY = 'sb_publishable_Ab-9_z'
const token = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role })).replace(/=+$/, '')}.c2ln`

function at(url: string, publishableKey = KEY) {
  return projectAddress({ url, publishableKey })
}

describe('the address of a project', () => {
  it.each([
    ['https://abc.supabase.co', 'https://abc.supabase.co'],
    [' https://abc.supabase.co/rest/v1/ ', 'https://abc.supabase.co'],
    ['abc.supabase.co', 'https://abc.supabase.co'],
    ['https://supabase.com/dashboard/project/abcdef/settings/api-keys', 'https://abcdef.supabase.co'],
    ['http://127.0.0.1:54321', 'http://127.0.0.1:54321'],
    ['http://localhost:54321/', 'http://localhost:54321'],
    ['https://crm.harbour.example:8443', 'https://crm.harbour.example:8443'],
  ])('is read from what people paste: %s', (typed, url) => {
    expect(at(typed)).toEqual({ url, publishableKey: KEY })
  })

  it.each([
    ['', 'bad-url'],
    ['a project', 'bad-url'],
    ['https://supabase.com/dashboard', 'bad-url'],
    ['javascript:alert(1)', 'bad-url'],
    ['ftp://abc.supabase.co', 'bad-url'],
    ['https://user:password@abc.supabase.co', 'bad-url'],
    ['http://abc.supabase.co', 'insecure-url'],
    ['http://10.0.0.5:54321', 'insecure-url'],
  ])('is refused where it leads nowhere, or in the clear: %s', (typed, problem) => {
    expect(at(typed)).toEqual({ problem })
  })
})

describe('the key of a project', () => {
  it('is a publishable one, of the new kind or the old', () => {
    expect([at('abc.supabase.co', ` ${KEY}\n`), at('abc.supabase.co', token('anon'))]).toEqual([
      { url: 'https://abc.supabase.co', publishableKey: KEY },
      { url: 'https://abc.supabase.co', publishableKey: token('anon') },
    ])
  })

  it('is refused at once when it is secret, whatever the address', () => {
    expect([
      at('', 'sb_secret_abc'),
      at('abc.supabase.co', token('service_role')),
      at('abc.supabase.co', token('postgres')),
    ]).toEqual(Array.from({ length: 3 }, () => ({ problem: 'secret-key' })))
  })

  it('is refused when it is none', () => {
    expect(['', 'sb_publishable_', 'abc', 'a.b.c', 'sb_publishable_a b'].map((key) => at('abc.supabase.co', key))).toEqual(
      Array.from({ length: 5 }, () => ({ problem: 'bad-key' })),
    )
  })
})
