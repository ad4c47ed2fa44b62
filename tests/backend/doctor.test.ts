import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clusterAt } from '../../scripts/backend/cluster.mjs'
import { functionNames } from '../../scripts/backend/functions/function-names.mjs'
import { startBackend, type Backend } from '../../scripts/backend/start-backend.mjs'
import { examine } from '../../scripts/doctor/examine.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { openAppHost, type AppHost, type Slip } from './support/app-host'
import { insertWorkspace, WRITTEN } from './support/team'
import { inTurn } from '../support/in-turn'

const ACCOUNT = { email: 'doctor@example.com', password: 'correct horse battery' }

/** A whole look takes two hundred requests. */
const PATIENCE_MS = 120_000

type Settings = NonNullable<NonNullable<Parameters<typeof startBackend>[0]>['settings']>

let app: AppHost
let appUrl: string
let backend: Backend

beforeAll(async () => {
  const port = await freePort(26_400 + Math.floor(Math.random() * 400))
  appUrl = `http://127.0.0.1:${port}`
  app = await openAppHost(port)
  backend = await projectWith()
})
afterAll(async () => {
  await backend.close()
  app.server.close()
})

describe('the doctor', () => {
  it(
    'finds nothing wrong with the local project and the app as it is built',
    async () => {
      app.backend = backend.url
      const findings = await examine({ url: backend.url, key: backend.publishableKey, app: appUrl, ...ACCOUNT })
      expect(findings.filter(({ state }) => state !== 'well')).toEqual([])
      expect(findings.length).toBeGreaterThan(30)
    },
    PATIENCE_MS,
  )

  it('says what it did not look at, where it is given no app and no account', async () => {
    const findings = await examine({ url: backend.url, key: backend.publishableKey })
    expect(findings.filter(({ state }) => state !== 'well').map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'cors-app: unseen',
      'account: unseen',
      'app: unseen',
    ])
  })

  it(
    'is a command that ends well or not, with a sentence and what to do',
    async () => {
      const { code: well, stdout } = await command(backend.url, backend.publishableKey)
      const { code: wrong, stdout: told } = await command(backend.url, backend.secretKey)
      expect({ well, summary: stdout.trim().split('\n').at(-1), wrong, told: told.split('\n').slice(0, 2) }).toEqual({
        well: 0,
        summary: expect.stringMatching(/^\d+ well, 0 wrong, 3 not looked at$/),
        wrong: 1,
        told: [expect.stringContaining('This is a secret key'), expect.stringContaining('Delete it under Settings, API keys')],
      })
    },
    PATIENCE_MS,
  )
})

/** A mistake, what the doctor calls it, and how it is made and unmade. */
interface Mistake {
  readonly mistake: string
  readonly names: readonly string[]
  readonly make: string
  readonly unmake: string
}

const IN_THE_DATABASE: readonly Mistake[] = [
  {
    mistake: 'no migrations',
    names: ['schema'],
    make: 'alter function public.backend_info() rename to backend_info_gone',
    unmake: 'alter function public.backend_info_gone() rename to backend_info',
  },
  {
    mistake: 'row level security off',
    names: ['signed-in-reading'],
    make: 'alter table public.people disable row level security',
    unmake: 'alter table public.people enable row level security',
  },
  {
    mistake: 'a table granted to anybody',
    names: ['anonymous-reading'],
    make: 'grant select on public.companies to anon',
    unmake: 'revoke select on public.companies from anon',
  },
  {
    mistake: 'a table that anybody may write to',
    names: ['anonymous-writing'],
    make: 'grant delete on public.tags to anon; grant select (workspace_id) on public.tags to anon',
    unmake: 'revoke all on public.tags from anon',
  },
  {
    mistake: 'a table that members write to',
    names: ['signed-in-writing'],
    make: 'grant delete on public.deals to authenticated',
    unmake: 'revoke delete on public.deals from authenticated',
  },
  {
    mistake: 'a public bucket',
    names: ['bucket-public'],
    make: `update storage.buckets set public = true where id = 'attachments'`,
    unmake: `update storage.buckets set public = false where id = 'attachments'`,
  },
  {
    mistake: 'links to files',
    names: ['links'],
    make: `create policy everybody on storage.objects for select to authenticated using (bucket_id = 'attachments')`,
    unmake: 'drop policy everybody on storage.objects',
  },
  {
    mistake: 'a schedule that is missing',
    names: ['schedules'],
    make: `update cron.job set active = false where jobname = 'portside-trash'`,
    unmake: 'update cron.job set active = true',
  },
  {
    mistake: 'a migration that is missing',
    names: ['tables', 'signed-in-reading'],
    make: 'alter table public.webhooks rename to webhooks_gone',
    unmake: 'alter table public.webhooks_gone rename to webhooks',
  },
  {
    mistake: 'a function of the backend for everybody',
    names: ['signed-in-writing'],
    make: 'grant execute on function public.email_of(uuid), private.email_of(uuid) to authenticated',
    unmake: 'revoke execute on function public.email_of(uuid), private.email_of(uuid) from authenticated',
  },
  {
    mistake: 'keys that nobody looks at',
    names: ['keys'],
    make: `alter function private.take_key() rename to take_key_kept;
      create function private.take_key() returns void language sql as '';
      grant execute on function private.take_key() to anon, authenticated, service_role`,
    unmake: 'drop function private.take_key(); alter function private.take_key_kept() rename to take_key',
  },
  {
    mistake: 'a schedule that fails',
    names: ['schedules-failing'],
    make: `insert into cron.job_run_details (jobid, status, start_time)
      select jobid, 'failed', now() from cron.job where jobname = 'portside-feed'`,
    unmake: `delete from cron.job_run_details where status = 'failed'`,
  },
]

/** Together what is called differently: none may hide another. */
function rounds(): readonly (readonly Mistake[])[] {
  const made: Mistake[][] = []
  for (const one of IN_THE_DATABASE) {
    const fits = made.find((round) => !round.some(({ names }) => names.some((name) => one.names.includes(name))))
    if (fits === undefined) made.push([one])
    else fits.push(one)
  }
  return made
}

describe('each of these mistakes in the database is named by the doctor:', () => {
  it.each(inTurn(rounds(), 12).map((round) => [round.map(({ mistake }) => mistake).join(', '), round] as const))(
    '%s',
    async (_, round) => {
      app.backend = backend.url
      for (const { make } of round) await backend.sql.unsafe(make)
      try {
        expect((await wrongIn(backend)).toSorted()).toEqual(round.flatMap(({ names }) => names).toSorted())
      } finally {
        for (const { unmake } of round) await backend.sql.unsafe(unmake)
      }
    },
    PATIENCE_MS,
  )

  it('an older schema', async () => {
    app.backend = backend.url
    await backend.setSchema(0)
    expect(await wrongIn(backend, {})).toEqual(['schema'])
    await backend.setSchema(null)
  })
})

const OTHERWISE = {
  LOCAL_FUNCTIONS: functionNames().slice(1).join(),
  BACKEND_SECRET_KEY: 'sb_secret_other',
  APP_ORIGINS: '*',
}

describe('each of these mistakes in the settings is named by the doctor:', () => {
  it.each([
    [
      'unconfirmed addresses, public channels, a function that is not deployed, pages of any origin, another project’s key',
      ['confirmations', 'realtime-public', 'functions', 'cors', 'functions-key'],
      { isPrivateOnly: false, email: { enable_confirmations: false }, functions: OTHERWISE },
    ],
    ['functions without their secrets', ['functions-starting', 'functions-key'], { functions: { APP_URL: '' } }],
  ] as const)(
    '%s',
    async (_, names, settings) => {
      const project = await projectWith(settings)
      try {
        app.backend = project.url
        expect(await wrongIn(project)).toEqual(names)
      } finally {
        await project.close()
      }
    },
    PATIENCE_MS,
  )

  it('a site that is not the app', async () => {
    app.backend = backend.url
    const findings = await examine({
      url: backend.url,
      key: backend.publishableKey,
      app: appUrl.replace('127.0.0.1', 'localhost'),
    })
    expect(findings.filter(({ state }) => state === 'wrong').map(({ name }) => name)).toEqual(['site-url'])
  })

  it('a key of nobody, and a secret key in the place of the publishable one', async () => {
    for (const key of ['sb_publishable_of-somebody-else', backend.secretKey]) {
      const findings = await examine({ url: backend.url, key })
      expect(findings.map(({ name, state }) => `${name}: ${state}`)).toEqual(['key: wrong'])
    }
  })
})

const SLIPS: readonly (readonly [mistake: string, names: readonly string[], slip: Slip])[] = [
  ['a header that is missing', ['headers'], { headers: ({ 'Referrer-Policy': _, ...rest }) => rest }],
  ['a header that is sent twice', ['headers-twice'], { headers: (all) => ({ ...all, 'X-Frame-Options': ['DENY', 'DENY'] }) }],
  [
    'files that are never kept, and kept for ever',
    ['headers-other', 'caching'],
    { headers: (all) => ({ ...all, 'Cache-Control': 'no-cache, public, max-age=31536000, immutable' }) },
  ],
  ['no policy', ['policy'], { headers: ({ 'Content-Security-Policy': _, ...rest }) => rest }],
  [
    'a policy that lets every project be reached',
    ['policy'],
    {
      headers: (all) => ({
        ...all,
        'Content-Security-Policy': (all['Content-Security-Policy'] ?? '').replace('connect-src', 'connect-src https:'),
      }),
    },
  ],
  [
    'a policy that was not uploaded with this build',
    ['policy-script'],
    {
      headers: (all) => ({
        ...all,
        'Content-Security-Policy': (all['Content-Security-Policy'] ?? '').replace(/ 'sha256-[^']+'/, " 'sha256-b2xk'"),
      }),
    },
  ],
  ['no addresses within the app', ['routes'], { hasNoRoutes: true }],
  ['what is for the host alone', ['left-over'], { servesAll: true }],
]

describe('a mistake of the host is named by the doctor:', () => {
  it.each(inTurn(SLIPS, 12))('%s', async (_, names, slip) => {
    app.backend = backend.url
    app.slip = slip
    try {
      expect(await wrongIn(backend, {})).toEqual(names)
    } finally {
      app.slip = {}
    }
  })

  it('an app that was built for another project', async () => {
    app.backend = 'https://other.supabase.co'
    expect(await wrongIn(backend, {})).toEqual(['policy-project'])
  })
})

/** Two workspaces; the doctor's account has a file in one, and is nobody in the other. */
async function projectWith(settings: Settings = {}): Promise<Backend> {
  const project = await startBackend({ cluster: clusterAt(inject('clusterPort')), appUrl, functions: 'bundled', settings })
  const { sql } = project
  await fetch(`${project.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: project.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  })
  const [user] = await sql<{ readonly id: string }[]>`
    update auth.users set email_confirmed_at = now() where email = ${ACCOUNT.email} returning id`
  const [own, other, fileId] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [own, other]) {
    await insertWorkspace(sql, id)
    await sql`insert into public.people ${sql({ ...WRITTEN, workspace_id: id, id: randomUUID(), first_name: 'Ada' })}`
  }
  const member = {
    workspace_id: own,
    id: randomUUID(),
    user_id: user?.id ?? '',
    role: 'owner',
    status: 'active',
    display_name: 'D',
  }
  await sql`insert into public.members ${sql({ ...WRITTEN, ...member })}`
  const path = `people/${randomUUID()}/${fileId}`
  const file = { workspace_id: own, id: fileId, path, name: 'a.txt', mime: 'text/plain', size_bytes: 1, status: 'ready' }
  await sql`insert into public.files ${sql({ ...WRITTEN, ...file })}`
  await sql`insert into storage.objects ${sql({ bucket_id: 'attachments', name: `${own}/${path}` })}`
  await sql`insert into cron.job_run_details (jobid, status, start_time) select jobid, 'succeeded', now() from cron.job`
  return project
}

async function wrongIn({ url, publishableKey }: Backend, account: Partial<typeof ACCOUNT> = ACCOUNT): Promise<readonly string[]> {
  const findings = await examine({ url, key: publishableKey, app: appUrl, ...account })
  return findings.filter(({ state }) => state === 'wrong').map(({ name }) => name)
}

async function command(...args: readonly string[]): Promise<{ readonly code: number; readonly stdout: string }> {
  const script = fileURLToPath(new URL('../../scripts/doctor.mjs', import.meta.url))
  return promisify(execFile)(process.execPath, [script, ...args]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { readonly code: number; readonly stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  )
}
