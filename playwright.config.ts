import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs'
import { freePort } from './scripts/free-port.mjs'

// Chosen once and handed down: the workers read this file again, and must find the same server.
process.env['PORTSIDE_E2E_PORT'] ??= String(await freePort(47_181))
const PORT = Number(process.env['PORTSIDE_E2E_PORT'])
const executablePath = findChromium()

/** End to end, over the production build behind its strict headers. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    launchOptions: { ...(executablePath === null ? {} : { executablePath }), args: CHROMIUM_FLAGS },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
  webServer: {
    command: `node scripts/serve.mjs dist ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
})
