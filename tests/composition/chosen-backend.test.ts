import { describe, expect, it } from 'vitest'
import { BACKENDS } from '../../src/composition/backends/backends'
import { chosenBackend, type BackendsHere } from '../../src/composition/chosen-backend'
import { storageLike } from './support/storage-like'

const A = { url: 'https://a.supabase.co', publishableKey: 'sb_publishable_a' }
const B = { url: 'https://b.supabase.co', publishableKey: 'sb_publishable_b' }
const PROJECT = { VITE_SUPABASE_URL: A.url, VITE_SUPABASE_PUBLISHABLE_KEY: A.publishableKey }
const BROWSER = { kind: 'memory', setting: { kept: true }, keepsReplica: false }
const NONE = { kind: 'supabase', setting: null, keepsReplica: false }

function read(stored: string | null, build: BackendsHere['build'] | string = {}) {
  const { kind, backend, keepsReplica } = chosenBackend({
    descriptors: BACKENDS,
    storage: storageLike(stored === null ? {} : { 'portside:backend': stored }),
    build: typeof build === 'string' ? { VITE_PORTSIDE_BACKEND: build } : build,
  })
  return { kind, setting: backend?.setting ?? null, keepsReplica }
}

describe('the choice of a backend', () => {
  it("is the browser's own database, unless the build or this browser says otherwise", () => {
    expect([read(null), read(null, 'supabase'), read('{"set":"memory","kept":true}', 'supabase')]).toEqual([
      BROWSER,
      NONE,
      BROWSER,
    ])
  })

  it('is the project that the build names, until this browser chooses another, with a copy of it here', () => {
    const built = { kind: 'supabase', setting: A, keepsReplica: true }
    expect([
      read(null, PROJECT),
      read('{"set":"supabase"}', PROJECT),
      read('supabase', PROJECT),
      read(JSON.stringify({ set: 'supabase', ...B }), PROJECT),
      read(null, { ...PROJECT, VITE_PORTSIDE_BACKEND: 'memory' }),
      read(null, { ...PROJECT, VITE_PORTSIDE_BACKEND: 'supabase' }),
      read(null, { VITE_SUPABASE_URL: A.url }),
    ]).toEqual([built, built, built, { kind: 'supabase', setting: B, keepsReplica: true }, BROWSER, built, BROWSER])
  })

  it('is what the build says in full', () => {
    expect(read(null, JSON.stringify({ set: 'supabase', ...B }))).toEqual({ kind: 'supabase', setting: B, keepsReplica: true })
  })

  it('takes a sample only where nothing is kept', () => {
    const sample = { people: 10, companies: 2, deals: 0 }
    expect([
      read(JSON.stringify({ set: 'memory', kept: false, sample })),
      read(JSON.stringify({ set: 'memory', kept: true, sample })),
      read(JSON.stringify({ set: 'memory', kept: false, sample: { people: -1, companies: 'many' } })),
    ]).toEqual([
      { ...BROWSER, setting: { kept: false, sample } },
      BROWSER,
      { ...BROWSER, setting: { kept: false, sample: { people: 0, companies: 0, deals: 0 } } },
    ])
  })

  it('falls back when what is stored cannot be read', () => {
    expect(['{', '"other"', '{"set":"elsewhere"}', '[]'].map((text) => read(text))).toEqual(
      Array.from({ length: 4 }, () => BROWSER),
    )
  })

  it('is asked for where a project was chosen and is not named whole', () => {
    const named = [{}, { url: A.url }, { ...A, url: 'nowhere' }, { ...A, publishableKey: '' }]
    expect(named.map((project) => read(JSON.stringify({ set: 'supabase', ...project })))).toEqual(named.map(() => NONE))
  })
})

/** Byte by byte what browsers hold, written by the app before a backend was a descriptor. */
describe('what browsers have stored since before there were descriptors', () => {
  it.each([
    ['{"set":"memory","kept":true}', {}, BROWSER],
    [
      '{"set":"supabase","url":"https://a.supabase.co","publishableKey":"sb_publishable_a"}',
      {},
      { kind: 'supabase', setting: A, keepsReplica: true },
    ],
    [
      '{"set":"supabase","url":"https://a.supabase.co","publishableKey":"sb_publishable_a"}',
      { 'portside:copies': '{"https://a.supabase.co":false}' },
      { kind: 'supabase', setting: A, keepsReplica: false },
    ],
  ])('still opens: %s', (stored, others, expected) => {
    const storage = storageLike({ 'portside:backend': stored, ...others })
    const { kind, backend, keepsReplica } = chosenBackend({ descriptors: BACKENDS, storage, build: {} })
    expect({ kind, setting: backend?.setting, keepsReplica }).toEqual(expected)
  })
})
