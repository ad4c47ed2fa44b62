import { isForbidden } from './ask.mjs'
import { listed, summed, well, wrong } from './finding.mjs'

/** Nobody has it: what is asked of it changes nothing, whatever the answer. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const MIGRATIONS =
  'Push the migrations (npx supabase@3.1.0 db push --remote). If they are all there, somebody granted it by hand: run supabase/migrations/20261121009000_grants.sql in the SQL editor.'
const RLS =
  'Turn row level security on for the table, and compare its policies with supabase/migrations/20261121000500_read_policies.sql.'

/** Functions of the database that only the server functions may call, with what they would take. */
const BACKEND_ONLY = {
  elevated_commit: { workspace_id: NOBODY, mutation_id: NOBODY, via: 'app', mutations: [], member_id: NOBODY },
  email_of: { user_id: NOBODY },
  user_id_of: { email: 'nobody@portside.invalid' },
  invitation_by_token: { token_hash: '' },
  function_begin: { user_id: NOBODY, session_id: NOBODY, mutation_id: NOBODY, name: '', input_hash: '' },
  orphaned_objects: { most: 0 },
  api_keys_of: { workspace_id: NOBODY },
  program_grants_of: { workspace_id: NOBODY },
  api_key_revoke: { workspace_id: NOBODY, id: NOBODY, revoked_at: null },
}
const FOR_MEMBERS = {
  commit: { workspace_id: NOBODY, mutation_id: NOBODY, via: 'app', mutations: [] },
  pull: { workspace_id: NOBODY, after: null, max: 1 },
  start: { opened: null },
  copy_pages: { workspace_id: NOBODY, collections: [], befores: [], max: 1 },
}

/** What whoever has the address and the key, which is public, can reach. */
export async function lookAtAnonymous({ ask, expected }) {
  const readables = [...expected.tables, ...expected.views]
  const asked = await inTurns(readables, async (name) => [name, await ask(`/rest/v1/${name}?select=*&limit=1`)])
  const missing = asked.filter(([, { status }]) => status === 404).map(([name]) => name)
  const open = asked.filter(([, answer]) => answer.status !== 404 && !isForbidden(answer)).map(([name]) => name)
  const written = await writable(ask, expected.tables)
  const called = await callable(ask, { ...BACKEND_ONLY, ...FOR_MEMBERS })
  const hidden = await ask('/rest/v1/heads?limit=1', { headers: { 'accept-profile': 'private' } })
  const byNoKey = await ask('/rest/v1/workspaces?select=id&limit=1', { headers: { 'portside-key': 'none' } })
  return [
    summed('tables', missing, {
      said: 'These tables and views are missing:',
      wellSaid: `All ${readables.length} tables and views are there.`,
      todo: 'Push the migrations: npx supabase@3.1.0 db push --remote',
    }),
    summed('anonymous-reading', open, {
      said: 'Anybody may read:',
      wellSaid: 'Nobody reads a table without signing in.',
      todo: MIGRATIONS,
    }),
    summed('anonymous-writing', [...written, ...called], {
      said: 'Anybody may write to, or call:',
      wellSaid: 'Nobody writes without signing in.',
      todo: MIGRATIONS,
    }),
    hidden.json?.code === 'PGRST106'
      ? well('private-schema', 'The schema “private” is not served.')
      : wrong(
          'private-schema',
          'The schema “private” is served.',
          'Remove it from Settings, API, Exposed schemas: only “public” belongs there.',
        ),
    byNoKey.json?.message === 'auth/signed-out'
      ? well('keys', 'The keys of programs are looked at.')
      : wrong(
          'keys',
          'The keys of programs are not looked at: none gets in.',
          "Run in the SQL editor: alter role authenticator set pgrst.db_pre_request = 'private.take_key'; notify pgrst, 'reload config';",
        ),
  ]
}

/** What an account reaches beyond its own workspaces. @param {{ ask: import('./ask.mjs').Ask, userId: string }} options */
export async function lookAtSignedIn({ ask, userId, expected }) {
  const mine = await ask(`/rest/v1/members?select=workspace_id&status=eq.active&user_id=eq.${userId}`)
  if (mine.status !== 200)
    return [
      wrong('signed-in-reading', `Who has signed in cannot read (${mine.json?.message ?? `status ${mine.status}`}).`, MIGRATIONS),
    ]
  const own = mine.json.map(({ workspace_id: id }) => id)
  const readables = [...expected.tables, ...expected.views]
  const asked = await inTurns(readables, async (name) => {
    const field = name === 'workspaces' ? 'id' : 'workspace_id'
    return [
      name,
      await ask(`/rest/v1/${name}?select=${field}&limit=1${own.length === 0 ? '' : `&${field}=not.in.(${own.join()})`}`),
    ]
  })
  const foreign = asked.filter(([, { json }]) => Array.isArray(json) && json.length > 0).map(([name]) => name)
  const unread = asked.filter(([, { status }]) => status !== 200).map(([name]) => name)
  const written = [...(await writable(ask, expected.tables)), ...(await callable(ask, BACKEND_ONLY))]
  return [
    unread.length > 0
      ? wrong('signed-in-reading', `Who has signed in cannot read ${listed(unread)}.`, MIGRATIONS)
      : summed('signed-in-reading', foreign, {
          said: 'This account reads what belongs to workspaces that it is no member of:',
          wellSaid: `This account reads its ${own.length} workspaces and no other.`,
          todo: RLS,
        }),
    summed('signed-in-writing', written, {
      said: 'Who has signed in may write past the commit function, to:',
      wellSaid: 'Who has signed in writes by the commit function alone.',
      todo: MIGRATIONS,
    }),
  ]
}

/** Asks to delete and to change what nobody has: whoever has the right is not refused, and nothing happens. */
async function writable(ask, tables) {
  const asked = await inTurns(tables, async (name) => {
    const path = `/rest/v1/${name}?workspace_id=eq.${NOBODY}`.replace('/workspaces?workspace_id', '/workspaces?id')
    const answers = [await ask(path, { method: 'DELETE' }), await ask(path, { method: 'PATCH', body: { version: 1 } })]
    return [name, answers.some(({ status }) => status >= 200 && status < 300)]
  })
  return asked.filter(([, isWritten]) => isWritten).map(([name]) => name)
}

async function callable(ask, calls) {
  const asked = await inTurns(Object.entries(calls), async ([name, body]) => {
    const answer = await ask(`/rest/v1/rpc/${name}`, { method: 'POST', body })
    // One that is not there under these names is nobody's to call; what it says itself shows that it was called.
    return [`${name}()`, answer.status !== 404 && !isForbidden(answer)]
  })
  return asked.filter(([, isCalled]) => isCalled).map(([name]) => name)
}

/** As many at a time as a browser would ask: a small project has few connections. */
const AT_ONCE = 6

async function inTurns(items, act) {
  const results = []
  for (let at = 0; at < items.length; at += AT_ONCE) results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(act))))
  return results
}
