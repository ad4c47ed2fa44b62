import { randomUUID } from 'node:crypto'
import { lookAtApp } from './app.mjs'
import { asker } from './ask.mjs'
import { isThisMachine, lookAtAuth } from './auth.mjs'
import { expectedHere } from './expected.mjs'
import { unseen, well, wrong } from './finding.mjs'
import { lookAtFunctions, lookAtFunctionsKey } from './functions.mjs'
import { lookAtAnonymous, lookAtSignedIn } from './policies.mjs'
import { lookAtProject } from './project.mjs'
import { lookAtRealtime } from './realtime.mjs'
import { lookAtSchedules } from './schedules.mjs'
import { lookAtLinks, lookAtStorage } from './storage.mjs'

const ADDRESS_PROBLEMS = {
  'secret-key': [
    'key',
    'This is a secret key: it opens everything, and whoever has seen it can.',
    'Delete it under Settings, API keys, in the dashboard, make another for the functions, and give the publishable key here.',
  ],
  'bad-key': ['key', 'This is no key of a project.', 'Copy the publishable key from Settings, API keys, in the dashboard.'],
  'bad-url': ['address', 'This is no address.', 'Give the origin of the project: https://<ref>.supabase.co'],
  'insecure-url': ['address', 'Passwords would travel in the clear.', 'Give the address with https.'],
}

/**
 * Looks at a project from outside, as the app and as a stranger would, and changes nothing in it.
 *
 * @param {{ url: string, key: string, app?: string | undefined, email?: string | undefined, password?: string | undefined }} options
 *   `app` is the address of the app; `email` and `password` of an account of the project
 * @returns {Promise<readonly import('./finding.mjs').Finding[]>}
 */
export async function examine({ url: typed, key: typedKey, app: typedApp, email, password }) {
  const expected = await expectedHere()
  const address = expected.projectAddress({ url: typed, publishableKey: typedKey })
  if ('problem' in address) return [wrong(...ADDRESS_PROBLEMS[address.problem])]
  const { url, publishableKey: key } = address
  const app = typedApp === undefined ? null : new URL(typedApp).origin
  const ask = asker({ url, key })
  const { findings, settings } = await lookAtProject({ ask, expected })
  if (settings === null) return findings

  const session = await signedIn({ ask, email, password })
  const isMember = session.token !== undefined
  const me = { ...session, ask: asker({ url, key, token: session.token }), url, key, expected }
  const workspaceId = isMember ? await oneOf(me) : null
  try {
    return [
      ...findings,
      ...(await lookAtAuth({ ask, settings, app, isLocal: isThisMachine(url), expected })),
      ...(await lookAtAnonymous({ ask, expected })),
      ...(await lookAtRealtime({ url, key, token: session.token, workspaceId })),
      ...(await lookAtStorage({ ask })),
      ...(await lookAtFunctions({ ask, app, expected })),
      session.finding,
      ...(isMember
        ? [
            ...(await lookAtSignedIn(me)),
            ...(await lookAtLinks(me)),
            ...(await lookAtFunctionsKey({ ...me, newId: randomUUID })),
            ...(await lookAtSchedules(me)),
          ]
        : []),
      ...(app === null
        ? [unseen('app', 'The app was not looked at.', 'Give its address: --app https://…')]
        : await lookAtApp({ app, url, expected })),
    ]
  } finally {
    if (isMember) await me.ask('/auth/v1/logout?scope=local', { method: 'POST' })
  }
}

/** @returns {Promise<{ token?: string, userId?: string, finding: import('./finding.mjs').Finding }>} */
async function signedIn({ ask, email, password }) {
  const what = 'What an account reaches, files and schedules were not looked at.'
  const todo = 'Give an account: --email <address>, and its password in the variable PORTSIDE_PASSWORD.'
  if (!email || !password) return { finding: unseen('account', what, todo) }
  const { status, json } = await ask('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password } })
  if (status !== 200)
    return {
      finding: wrong('account', `${email} could not sign in (${json?.msg ?? json?.message ?? `status ${status}`}).`, todo),
    }
  if (json.user?.factors?.some((factor) => factor.status === 'verified'))
    return {
      finding: unseen(
        'account',
        `${what} ${email} signs in with a second factor.`,
        'Give an account without one, made for this.',
      ),
    }
  return { token: json.access_token, userId: json.user.id, finding: well('account', `${email} signs in.`) }
}

async function oneOf({ ask, userId }) {
  const { json } = await ask(`/rest/v1/members?select=workspace_id&status=eq.active&user_id=eq.${userId}&limit=1`)
  return Array.isArray(json) ? (json[0]?.workspace_id ?? null) : null
}
