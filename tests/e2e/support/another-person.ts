import type { Browser, Page } from '@playwright/test'
import { chooseBackend } from './backend'
import { LOCAL_BACKEND, PASSWORD, SUPABASE, type Person } from './place'
import { expect } from './portside-test'
import { collectProblems } from './problems'

export interface AnotherBrowser {
  readonly page: Page
  /** What its pages complained of. */
  readonly problems: readonly string[]
  readonly close: () => Promise<void>
}

/** A browser that shares nothing with the first but the backend. */
export async function anotherBrowser(browser: Browser, baseURL: string): Promise<AnotherBrowser> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' })
  await chooseBackend(context, SUPABASE.backend)
  const problems = await collectProblems(context)
  return { page: await context.newPage(), problems, close: () => context.close() }
}

/** By the function itself: what is tested is what comes after. */
export async function invite(owner: Person, invited: Person): Promise<void> {
  const { url, publishableKey } = LOCAL_BACKEND
  const ask = async (path: string, token: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}${path}`, {
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const session = await ask('/auth/v1/token?grant_type=password', publishableKey, { email: owner.email, password: PASSWORD })
  const token = String(session['access_token'])
  const workspaces = await ask('/rest/v1/workspaces?select=id', token)
  const workspaceId = Array.isArray(workspaces) ? String(workspaces[0]?.id) : ''
  const input = { workspaceId, email: invited.email, role: 'member' }
  expect(await ask('/functions/v1/invite-member', token, input)).toMatchObject({ ok: true })
}
