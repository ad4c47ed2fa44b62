import { randomUUID } from 'node:crypto'

export const DEMO = { email: 'demo@portside.example', password: 'correct horse battery', name: 'Dana Demo' }

/**
 * Signs up a demo account as a person would, with a sample workspace, unless it exists already.
 *
 * @param {{ url: string, publishableKey: string, mail: { lastTo(address: string): { links: readonly string[] } | null } }} backend
 */
export async function ensureDemoAccount({ url, publishableKey, mail }) {
  const post = async (path, body, headers = {}) => {
    const request = { method: 'POST', headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers } }
    const response = await fetch(url + path, { ...request, body: JSON.stringify(body) })
    return { isOk: response.ok, answer: await response.json() }
  }
  const { email, password, name } = DEMO
  if ((await post('/auth/v1/token?grant_type=password', { email, password })).isOk) return

  await post('/auth/v1/signup', { email, password, data: { name } })
  const link = new URL(mail.lastTo(email)?.links[0] ?? 'about:blank').searchParams
  const entered = await post('/auth/v1/verify', { token_hash: link.get('token_hash'), type: link.get('type') })
  const made = await post(
    '/functions/v1/create-workspace',
    { name: 'Harbour & Co', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: true },
    { authorization: `Bearer ${entered.answer.access_token}`, 'idempotency-key': randomUUID() },
  )
  if (!made.isOk) throw new Error(`The demo account could not be set up: ${JSON.stringify(made.answer)}`)
}
