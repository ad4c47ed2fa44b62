import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'
import { serve } from '../../scripts/serve.mjs'
import { ROOT } from '../../scripts/setup.mjs'
import { CONDITIONS, setConditions } from '../lib/conditions.mjs'
import { farAway } from '../lib/far.mjs'
import { withProfile, withProfiles } from '../lib/profile.mjs'
import { interleave, median } from '../lib/stats.mjs'
import { fillWorkspaces } from '../supabase/fill.mjs'

const ROUND_TRIP_MS = 150
const MOST_ROUNDS = 5
const REOPEN = { key: 'load.reopen.hosted', companies: 10_000, people: 100_000, goal: 1.5 }
const FRESH = { key: 'load.fresh', companies: 5_000, people: 50_000, goal: 2.5 }
/** The copy has come when nothing of it was asked for so long. */
const COPIED_MS = 10_000
const COPY_LIMIT_MS = 5 * 60_000
/** Until what is done after a screen is shown has been done, storing the screen among it. */
const SETTLED_MS = 4000

export const HOSTED_GOALS = Object.fromEntries(
  [REOPEN, FRESH].flatMap(({ key, goal }) => CONDITIONS.map(({ suffix }) => [`${key}${suffix}`, goal])),
)

/**
 * From the navigation to the first rows of the people of a hosted set whose server is far away: with a copy of them in a browser
 * started anew; and signed in on a device that has nothing else, which has to ask at least once.
 */
export async function measureHosted({ floor, rounds: asked }) {
  const rounds = Math.min(asked, MOST_ROUNDS)
  const backend = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  const [project] = await once(backend, 'message')
  const far = await farAway(project.url, ROUND_TRIP_MS)
  const port = await freePort(47_600)
  const server = await serve({ folder: join(ROOT, 'dist'), port, backends: [far.url] })
  const app = `http://127.0.0.1:${port}/`
  try {
    const hosted = { project, url: far.url }
    return [...(await reopened({ hosted, app, floor, rounds })), ...(await fresh({ hosted, app, floor, rounds }))]
  } finally {
    server.close()
    far.close()
    backend.disconnect()
  }
}

async function reopened({ hosted, app, floor, rounds }) {
  const account = await accountWith(hosted.project, REOPEN, 'reopen@bench.example')
  const url = `${app}w/${account.workspaceId}/people`
  return withProfiles(['app', 'floor'], async (profiles) => {
    const stored = await signIn(hosted.project, account)
    const as = { ...hosted, stored }
    await withHosted(profiles.app, as, (page) => copied(page, url, hosted.url))
    const visits = {
      app: (condition) => withHosted(profiles.app, as, (page) => visit(page, { url, total: REOPEN.people, condition })),
      floor: (condition) =>
        withProfile(profiles.floor, (page) => visit(page, { url: `${floor}people`, total: 10_000, condition })),
    }
    for (let before = 0; before < 2; before += 1) for (const go of Object.values(visits)) await go(CONDITIONS[0])
    return inAllConditions(REOPEN, { visits, rounds, added: 0 })
  })
}

async function fresh({ hosted, app, floor, rounds }) {
  const account = await accountWith(hosted.project, FRESH, 'fresh@bench.example')
  const url = `${app}w/${account.workspaceId}/people`
  const stored = await signIn(hosted.project, account)
  const visits = {
    app: (condition) =>
      withProfiles(['new'], (profiles) =>
        withHosted(profiles.new, { ...hosted, stored }, (page) => firstRows(page, { url, condition, asks: hosted.url })),
      ),
    floor: (condition) =>
      withProfiles(['new'], (profiles) =>
        withProfile(profiles.new, (page) => firstRows(page, { url: `${floor}people`, condition })),
      ),
  }
  return inAllConditions(FRESH, { visits, rounds, added: ROUND_TRIP_MS })
}

async function inAllConditions({ key, goal }, { visits, rounds, added }) {
  const rows = []
  for (const condition of CONDITIONS) {
    const samples = await interleave(rounds, { app: () => visits.app(condition), floor: () => visits.floor(condition) })
    const of = (who, what) => median(samples[who].map((sample) => sample[what]))
    rows.push({
      key: `${key}${condition.suffix}`,
      value: of('app', 'shown'),
      baseline: of('floor', 'shown') + added,
      unit: 'ms',
      goal,
    })
    console.log(`  ${key}${condition.suffix}: ${samples.app[0].told}; usable after ${Math.round(of('app', 'usable'))} ms`)
  }
  return rows
}

function withHosted(folder, { project, url, stored }, work) {
  const setting = { set: 'supabase', url, publishableKey: project.publishableKey }
  return withProfile(
    folder,
    async (page) => {
      await page.addInitScript(
        (entries) => {
          if (location.protocol !== 'http:') return
          for (const [key, text] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
        },
        Object.entries(stored).map(([suffix, value]) => [
          `portside:session:${new URL(url).host}${suffix}`,
          JSON.stringify(value),
        ]),
      )
      return work(page)
    },
    setting,
  )
}

/** A visit of whoever has all of it here. */
async function visit(page, { url, total, condition }) {
  await setConditions(page, condition)
  await page.goto(url, { waitUntil: 'commit' })
  const usable = await page.evaluate(() => globalThis.probe.usableRows())
  const shown = await page.evaluate(() => globalThis.probe.firstRows())
  await page.waitForFunction((count) => Number(document.querySelector('[role="grid"]').ariaRowCount) >= count, total)
  await page.waitForTimeout(SETTLED_MS)
  return { shown, usable, told: 'from the copy' }
}

/** @param asks the address whose requests until then are told */
async function firstRows(page, { url, condition, asks = null }) {
  const asked = []
  page.on('request', (request) => {
    if (asks !== null && request.url().startsWith(asks)) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await setConditions(page, condition)
  await page.goto(url, { waitUntil: 'commit' })
  const shown = await page.evaluate(() => globalThis.probe.usableRows())
  return { shown, usable: shown, told: `${asked.length} requests: ${asked.join(', ')}` }
}

/** Stays until the copy has come. */
async function copied(page, url, backend) {
  let last = Date.now()
  page.on('response', (response) => {
    if (response.url().startsWith(backend) && /copy|pages/.test(response.url())) last = Date.now()
  })
  await page.goto(url)
  await page.evaluate(() => globalThis.probe.usableRows())
  const until = Date.now() + COPY_LIMIT_MS
  while (Date.now() - last < COPIED_MS && Date.now() < until) await page.waitForTimeout(500)
}

async function accountWith(project, size, email) {
  const { workspaceIds, ...account } = await fillWorkspaces(project, [size], email)
  return { ...account, workspaceId: workspaceIds[0] }
}

/** What signing in leaves in a browser: the session as supabase-js stores it, and what the project was found to be. */
async function signIn({ url, publishableKey }, { email, password }) {
  const ask = async (path, body) => {
    const answer = await fetch(`${url}/${path}`, {
      headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`the bench account could not sign in: ${answer.status}`)
    return answer.json()
  }
  const session = await ask('auth/v1/token?grant_type=password', { email, password })
  const { schema } = await ask('rest/v1/rpc/backend_info', {})
  return { '': session, '-project': { schema, settings: await ask('auth/v1/settings') } }
}
