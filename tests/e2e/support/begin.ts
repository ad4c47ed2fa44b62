import { randomUUID } from 'node:crypto'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { storageKeyOf } from '../../../src/adapters/supabase/storage-key'
import { LOCAL_BACKEND, mailed, newPerson, PASSWORD, type Person, type Place } from './place'
import { makeWorkspace } from './visit'

interface Beginning {
  readonly name?: string
  readonly workspace?: string
}

/**
 * Signed in, on the people of an empty workspace of one's own. Stories of something else begin so: that takes a tenth of
 * signing up by hand, which the journeys show. Whoever begins is somebody new, also when a story is run again.
 */
export async function begin(
  page: Page,
  place: Place,
  { name = 'Ana Reis', workspace = 'Harbour' }: Beginning = {},
): Promise<Person> {
  const person = newPerson(name)
  if (place.backend.set !== 'supabase') return beginHere(page, { place, person, workspace })
  await keepSession(page.context(), await accountWith(person, workspace))
  await openPeople(page)
  return person
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** By name and workspace: what a browser kept when somebody had signed up in it. */
const beginnings = new Map<string, { readonly person: Person; readonly kept: Kept }>()

interface Here {
  readonly place: Place
  readonly person: Person
  readonly workspace: string
}

/** The first of a name signs up by hand; where a browser keeps all there is, the next find what that left in it. */
async function beginHere(page: Page, { place, person, workspace }: Here): Promise<Person> {
  const known = place.backend.set === 'memory' ? beginnings.get(`${person.name} ${workspace}`) : undefined
  if (known !== undefined) {
    await page.context().setStorageState(known.kept)
    await openPeople(page)
    return known.person
  }
  await page.goto('/sign-up')
  await place.signUp(page, person)
  await makeWorkspace(page, workspace)
  const kept = await page.context().storageState({ indexedDB: true })
  beginnings.set(`${person.name} ${workspace}`, { person, kept })
  return person
}

async function openPeople(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
}

/** Signs up over HTTP, by the code of the mail, and makes a workspace. Returns what supabase-js keeps of the session. */
async function accountWith({ name, email }: Person, workspace: string): Promise<string> {
  await ask('auth/v1/signup', { email, password: PASSWORD, data: { name } })
  const token = await mailed(email, /\b\d{6,8}\b/)
  const session = await ask('auth/v1/verify', { type: 'email', email, token })
  const region = { currency: 'GBP', country: 'GB', locale: 'en-GB', timeZone: 'Europe/London' }
  await ask('functions/v1/create-workspace', { name: workspace, ...region, sample: false }, String(session['access_token']))
  return JSON.stringify(session)
}

async function ask(path: string, body: object, token: string = LOCAL_BACKEND.publishableKey): Promise<Record<string, unknown>> {
  const headers = {
    apikey: LOCAL_BACKEND.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const response = await fetch(`${LOCAL_BACKEND.url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

/** Once: who signs out stays signed out. */
async function keepSession(context: BrowserContext, session: string): Promise<void> {
  await context.addInitScript(
    ({ key, kept }) => {
      if (location.protocol !== 'http:' || localStorage.getItem('begun') !== null) return
      localStorage.setItem('begun', 'yes')
      localStorage.setItem(key, kept)
    },
    { key: storageKeyOf(LOCAL_BACKEND.url), kept: session },
  )
}
