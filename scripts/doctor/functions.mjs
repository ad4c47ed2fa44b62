import { summed, unseen, well, wrong } from './finding.mjs'

const DEPLOY = 'Deploy them: npm run functions, then npx supabase@3.1.0 functions deploy --use-api'
const STRANGER = 'https://stranger.portside.invalid'

/** Whether the server functions answer, and whom. */
export async function lookAtFunctions({ ask, app, expected }) {
  const states = []
  // One after the other: each may have to start.
  for (const name of expected.functions)
    states.push([name, stateOf(await ask(`/functions/v1/${name}`, { method: 'POST', body: {} }))])
  const those = (wanted) => states.filter(([, state]) => state === wanted).map(([name]) => name)
  return [
    summed('functions', those('missing'), {
      said: 'These functions are not deployed:',
      wellSaid: `All ${states.length} functions are deployed.`,
      todo: DEPLOY,
    }),
    summed('functions-starting', those('broken'), {
      said: 'These functions do not start, or fail:',
      wellSaid: 'Each of them starts.',
      todo: 'Set their secrets (npx supabase@3.1.0 secrets set --env-file secrets.env; docs/functions.md lists them), and see Edge Functions, Logs, in the dashboard for the one that is missing.',
    }),
    summed('functions-token', those('guarded'), {
      said: 'The gateway looks for a token of its own before:',
      wellSaid: 'Each of them looks at the caller itself.',
      todo: 'Deploy them from this checkout: supabase/config.toml sets verify_jwt = false for each.',
    }),
    ...(await crossOrigin({ ask, app })),
  ]
}

/** Called as somebody who has signed in: the function has to reach the database with its own key. */
export async function lookAtFunctionsKey({ ask, newId }) {
  const { status, json } = await ask('/functions/v1/import-bundle', {
    method: 'POST',
    headers: { 'idempotency-key': newId() },
    body: { step: 'discard', workspaceId: newId() },
  })
  if (status === 200) return [well('functions-key', 'The functions reach the database.')]
  const told = json?.error?.code ?? `status ${status}`
  return [
    wrong(
      'functions-key',
      `A function could not do its work for this account (${told}).`,
      'Compare the secret BACKEND_SECRET_KEY with Settings, API keys, in the dashboard, and JWT keys with docs/supabase.md.',
    ),
  ]
}

function stateOf({ status, json }) {
  // Ours are of the error catalogue; the API for programs says them as a problem.
  const ours = /^[a-z]+\//.test(json?.error?.code ?? json?.code)
  if (ours && status < 500) return 'well'
  if (status === 404) return 'missing'
  if (status === 405) return 'well'
  return status === 401 || status === 403 ? 'guarded' : 'broken'
}

async function crossOrigin({ ask, app }) {
  const allowed = async (origin) => {
    const { headers } = await ask('/functions/v1/create-workspace', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    return headers.get('access-control-allow-origin')
  }
  const strangers = await allowed(STRANGER)
  const todo =
    'Set the secret APP_URL to the address of the app, remove APP_ORIGINS or name every address of the app in it, and deploy.'
  const findings = [
    strangers === null
      ? well('cors', 'No page of a stranger may use the functions.')
      : wrong('cors', `Pages of any origin may use the functions (they answer with “${strangers}”).`, todo),
  ]
  if (app === null)
    return [
      ...findings,
      unseen('cors-app', 'Whether the app may use them was not looked at.', 'Give its address: --app https://…'),
    ]
  const own = await allowed(app)
  findings.push(
    own === app || own === '*'
      ? well('cors-app', 'The app may use them.')
      : wrong('cors-app', `The app at ${app} may not use the functions.`, todo),
  )
  return findings
}
