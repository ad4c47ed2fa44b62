import { startBackend } from './backend/start-backend.mjs'
import { DEMO, ensureDemoAccount } from './backend/demo-account.mjs'
import { freePort } from './free-port.mjs'
import { ensurePostgres } from './setup.mjs'

/**
 * A project of the demo account for the screens that need one, started when the first of them is taken.
 *
 * @returns its address, known before it is there; `anew` gives what a browser on it is set to, with nothing left of the last picture
 */
export async function pictureProject(appUrl) {
  const port = await freePort(54_400)
  let started = null
  const start = () => {
    ensurePostgres()
    return startBackend({ port, appUrl })
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async anew() {
      started ??= start()
      const backend = await started
      await backend.reset()
      await ensureDemoAccount(backend)
      return { set: 'supabase', url: backend.url, publishableKey: backend.publishableKey }
    },
    async close() {
      await (await started)?.close()
    },
  }
}

export async function signInToDemo(page) {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(DEMO.email)
  await page.getByLabel('Password').fill(DEMO.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('grid').getByRole('row').nth(5).waitFor()
}
