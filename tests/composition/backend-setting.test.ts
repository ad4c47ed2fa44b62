import { describe, expect, it } from 'vitest'
import { readBackendSetting, type BuiltIn } from '../../src/composition/backend-setting'

const PROJECT = { VITE_SUPABASE_URL: 'https://a.supabase.co', VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a' }

function read(kept: string | null, build: BuiltIn | string = {}) {
  return readBackendSetting({ getItem: () => kept }, typeof build === 'string' ? { VITE_PORTSIDE_BACKEND: build } : build)
}

describe('the choice of a backend', () => {
  it("is the browser's own database, unless the build or this browser says otherwise", () => {
    expect([read(null), read(null, 'supabase'), read('{"set":"memory","kept":true}', 'supabase')]).toEqual([
      { set: 'memory', kept: true },
      { set: 'unset' },
      { set: 'memory', kept: true },
    ])
  })

  it('is the project that the build names, until this browser chooses another, with a copy of it here', () => {
    const built = { set: 'supabase', url: 'https://a.supabase.co', publishableKey: 'sb_publishable_a' }
    const chosen = { set: 'supabase', url: 'https://b.supabase.co', publishableKey: 'sb_publishable_b' }
    expect([
      read(null, PROJECT),
      read('supabase', PROJECT),
      read(JSON.stringify(chosen), PROJECT),
      read(null, { ...PROJECT, VITE_PORTSIDE_BACKEND: 'memory' }),
      read(null, { VITE_SUPABASE_URL: 'https://a.supabase.co' }),
    ]).toEqual([
      { ...built, keepsCopy: true },
      { ...built, keepsCopy: true },
      { ...chosen, keepsCopy: true },
      { set: 'memory', kept: true },
      { set: 'memory', kept: true },
    ])
  })

  it('takes a sample only where nothing is kept', () => {
    const sample = { people: 10, companies: 2, deals: 0 }
    expect([
      read(JSON.stringify({ set: 'memory', kept: false, sample })),
      read(JSON.stringify({ set: 'memory', kept: true, sample })),
      read(JSON.stringify({ set: 'memory', kept: false, sample: { people: -1, companies: 'many' } })),
    ]).toEqual([
      { set: 'memory', kept: false, sample },
      { set: 'memory', kept: true },
      { set: 'memory', kept: false, sample: { people: 0, companies: 0, deals: 0 } },
    ])
  })

  it('falls back when what is stored cannot be read', () => {
    expect(['{', '"other"', '{"set":"elsewhere"}', '[]'].map((text) => read(text))).toEqual(
      Array.from({ length: 4 }, () => ({ set: 'memory', kept: true })),
    )
  })
})
