import { describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { demandReady, probeBackend, type Probe } from '../../../src/adapters/supabase/probe-backend'
import { SCHEMA_VERSION } from '../../../src/adapters/supabase/schema-version'

const PROJECT = { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_abc' }
const SETTINGS = { external: { email: true, github: true }, disable_signup: false, mailer_autoconfirm: false }
const HERE = Number(SCHEMA_VERSION)

type Answer = readonly [status: number, body: unknown]

function probe(settings: Answer | null, info: Answer | null = [200, { schema: SCHEMA_VERSION }]): Promise<Probe> {
  const line: typeof fetch = async (input, init) => {
    const answer = new Request(input, init).url.endsWith('/auth/v1/settings') ? settings : info
    if (answer === null) throw new TypeError('fetch failed')
    const [status, body] = answer
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
  }
  return probeBackend(PROJECT, { runtime: browserRuntime(), fetch: line })
}

const CASES: readonly (readonly [says: string, probe: () => Promise<Probe>, status: Probe['status'], code: string | null])[] = [
  ['a project with this schema', () => probe([200, SETTINGS]), 'ready', null],
  ['nobody', () => probe(null), 'unreachable', 'net/unavailable'],
  ['a project that is paused or too busy', () => probe([540, ''], [540, '']), 'unreachable', 'net/unavailable'],
  ['a project that is to be paid for', () => probe([402, {}], [402, {}]), 'unreachable', 'net/unavailable'],
  [
    'a project that does not know the key',
    () => probe([401, { message: 'Invalid API key' }], [401, {}]),
    'wrong-key',
    'backend/not-configured',
  ],
  ['some other website', () => probe([200, '<!doctype html>'], [404, 'Not found']), 'not-supabase', 'backend/not-configured'],
  [
    'a project without the tables',
    () => probe([200, SETTINGS], [404, { code: 'PGRST202' }]),
    'no-schema',
    'backend/schema-mismatch',
  ],
  ['an older schema', () => probe([200, SETTINGS], [200, { schema: String(HERE - 1) }]), 'older', 'backend/schema-mismatch'],
  ['a newer schema', () => probe([200, SETTINGS], [200, { schema: String(HERE + 9) }]), 'newer', 'backend/schema-mismatch'],
]

describe('what stands at an address', () => {
  it.each(CASES)('is told from everything else: %s', async (_, ask, status, code) => {
    const found = await ask()
    expect(found).toMatchObject({ status })
    if (code === null) expect(demandReady(found)).toEqual({ external: SETTINGS.external, disable_signup: false })
    else expect(() => demandReady(found)).toThrow(code)
  })
})
