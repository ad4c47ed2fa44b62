import { describe, expect, it } from 'vitest'
import { readBackendSetting } from '../../src/composition/backend-setting'

function read(kept: string | null, builtIn?: string) {
  return readBackendSetting({ getItem: () => kept }, builtIn)
}

describe('the choice of a backend', () => {
  it("is the browser's own database, unless the build or this browser says otherwise", () => {
    expect([read(null), read(null, 'supabase'), read('{"set":"memory","kept":true}', 'supabase')]).toEqual([
      { set: 'memory', kept: true },
      { set: 'supabase' },
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
