import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Mail } from '../../../src/ports/developer-tools.port'
import { KEYS } from '../../../scripts/backend/keys.mjs'
import { expectAccessible } from './axe'
import type { BackendChoice } from './backend'

/** Where a journey takes place: the same steps, but for how an account is made. */
export interface Place {
  readonly name: string
  readonly backend: BackendChoice
  /** From the form for a new account to the first screen behind it. */
  readonly signUp: (page: Page, person: Person) => Promise<void>
  /** The screens are the same in both places, so axe looks at them in one. */
  readonly expectAccessible: (page: Page, screen: string) => Promise<void>
}

export interface Person {
  readonly name: string
  readonly email: string
}

/** Nobody has signed up as this one yet, also where a story is run again: that begins in a process of its own. */
export function newPerson(name: string): Person {
  // In letters: what is a number in a mail is its code.
  const unique = randomUUID().replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  return { name, email: `${unique}@portside.example` }
}

export const PASSWORD = 'a long enough password'

/** Of the backend that the end-to-end tests start. */
export const LOCAL_BACKEND = {
  url: `http://127.0.0.1:${process.env['PORTSIDE_E2E_BACKEND_PORT'] ?? ''}`,
  publishableKey: KEYS.publishable,
}

export const THIS_BROWSER: Place = {
  name: 'in this browser alone',
  backend: { set: 'memory', kept: true },
  signUp: fillSignUp,
  expectAccessible: async () => {},
}

export const SUPABASE: Place = {
  name: 'on Supabase',
  backend: { set: 'supabase', ...LOCAL_BACKEND },
  signUp: async (page, person) => {
    await fillSignUp(page, person)
    await page.getByLabel('Code from the e-mail').fill(await mailed(person.email, /\b\d{6,8}\b/))
    await page.getByRole('button', { name: 'Continue' }).click()
  },
  expectAccessible,
}

/** The Worker that the end-to-end tests start, which serves the app as well. */
export const WORKER = `http://127.0.0.1:${process.env['PORTSIDE_E2E_WORKER_PORT'] ?? ''}`

export const CLOUDFLARE: Place = {
  name: 'on Cloudflare',
  backend: { set: 'cloudflare' },
  signUp: fillSignUp,
  expectAccessible: async () => {},
}

const isOnWorker = process.env['PORTSIDE_PLACE'] === 'cloudflare'
/** Where a story of several places is told. `PORTSIDE_PLACE=cloudflare`: on the Worker instead. */
export const PLACES = isOnWorker ? [CLOUDFLARE] : [THIS_BROWSER, SUPABASE]
/** Where people meet who are each in a browser of their own. */
export const HOSTED = isOnWorker ? CLOUDFLARE : SUPABASE

async function fillSignUp(page: Page, { name, email }: Person): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** What the newest mail to an address that holds it says, waited for. */
export async function mailed(address: string, what: RegExp, place: Place = HOSTED): Promise<string> {
  const textsTo = place === CLOUDFLARE ? linksOnWorker : textsOnSupabase
  const find = async (): Promise<string | null> => {
    const texts = await textsTo(address)
    return texts.map((text) => what.exec(text)?.[0]).find((found) => found !== undefined) ?? null
  }
  await expect.poll(find).not.toBeNull()
  return (await find()) ?? ''
}

async function textsOnSupabase(address: string): Promise<readonly string[]> {
  const answer = await fetch(`${LOCAL_BACKEND.url}/__dev/mail?to=${encodeURIComponent(address)}`)
  const mails = (await answer.json()) as readonly { readonly text: string }[]
  return mails.map(({ text }) => text)
}

async function linksOnWorker(address: string): Promise<readonly string[]> {
  const answer = await fetch(`${WORKER}/development/mails`, { method: 'POST', body: '{}' })
  const mails = (await answer.json()) as readonly Mail[]
  return mails.flatMap(({ to, path }) => (to === address ? [`${WORKER}${path}`] : []))
}
