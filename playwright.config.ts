import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/chromium.mjs'
import { freePort } from './scripts/free-port.mjs'
import { storiesOfOtherTurns } from './tests/e2e/support/story-turns'

// Chosen once and handed down: the workers read this file again, and must find the same server. Below the ports that are dealt
// out to connections, of which other tests make many between the choice and its use.
process.env['PORTSIDE_E2E_PORT'] ??= String(await freePort(27_181))
const PORT = Number(process.env['PORTSIDE_E2E_PORT'])
process.env['PORTSIDE_E2E_BACKEND_PORT'] ??= String(await freePort(24_300))
const BACKEND_PORT = Number(process.env['PORTSIDE_E2E_BACKEND_PORT'])
process.env['PORTSIDE_E2E_WORKER_PORT'] ??= String(await freePort(25_300))
const WORKER_PORT = Number(process.env['PORTSIDE_E2E_WORKER_PORT'])
const turn = process.env['PORTSIDE_TURN']
const isOnWorker = process.env['PORTSIDE_PLACE'] === 'cloudflare'
const APP = `http://127.0.0.1:${PORT}`
const BACKEND = `http://127.0.0.1:${BACKEND_PORT}`
const executablePath = findTestBrowser()

/** End to end, over the production build behind its strict headers, on this browser alone and on a local backend. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  ...(turn === undefined ? {} : { testIgnore: [...storiesOfOtherTurns(Number(turn))] }),
  // The screens are the same on either backend: where Firefox and WebKit tell of this browser alone, journeys are told on Supabase.
  ...(process.env['PORTSIDE_ENGINES'] === undefined ? {} : { grepInvert: /in this browser alone|in every engine/u }),
  ...(isOnWorker ? { grep: /on Cloudflare/u } : {}),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A story waits for a third of its time, for the browser, the backend, the next look: two leave a core of two idle so often.
  workers: 3,
  // No story is about time: a busy machine is no reason to fail one.
  timeout: 180_000,
  // Nor is a neighbour's load: what passes when run again is named, and fails nobody else's work (docs/decisions/0040).
  retries: 1,
  // A whole backend shares the machine with the browser.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: isOnWorker ? `http://127.0.0.1:${WORKER_PORT}` : APP,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    // Each profile would fetch the whole build to keep it; the story of opening without a line allows it.
    serviceWorkers: 'block',
    // Between two stories of a worker the profile is emptied: cookies, storage, databases, workers, what was put into its pages.
    // What the browser compiled of the build stays, which spares a sixth of the work. A story that cuts the line mends it: that
    // is not undone, nor is a permission that was granted.
    reuseContext: true,
    actionTimeout: 15_000,
    launchOptions: { ...(executablePath === null ? {} : { executablePath }), args: CHROMIUM_FLAGS },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
  webServer: [
    {
      command: `node scripts/serve.mjs dist ${PORT} ${BACKEND}`,
      url: `${APP}/`,
      reuseExistingServer: false,
    },
    {
      command: `node scripts/e2e-backend.mjs ${BACKEND_PORT} ${APP}`,
      url: `${BACKEND}/auth/v1/health`,
      reuseExistingServer: false,
      // Its database ends with it, and has to be told.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `node scripts/e2e-worker.mjs ${WORKER_PORT}`,
      url: `http://127.0.0.1:${WORKER_PORT}/api/health`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})
