import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { freePort } from './scripts/free-port.mjs'

// Others than those of the stories in Chromium, beside which these may run.
process.env['PORTSIDE_E2E_PORT'] ??= String(await freePort(27_381))
process.env['PORTSIDE_E2E_BACKEND_PORT'] ??= String(await freePort(24_500))
process.env['PORTSIDE_E2E_WORKER_PORT'] ??= String(await freePort(25_500))
const { default: base } = await import('./playwright.config')

/** In a test run, one story of what engines do each in their own way. */
const SMOKE = '**/engines.test.ts'
const isSmoke = process.env['PORTSIDE_SMOKE'] !== undefined
const [app] = [base.webServer].flat()

const viewport = { width: 1280, height: 800 }
/** Playwright drives the Firefox that is installed by WebDriver BiDi, and WebKit by what answers as if it were one. */
const driven = (program: string) => ({
  // WebDriver cannot clear a profile.
  reuseContext: false,
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  viewport,
  actionTimeout: 30_000,
  launchOptions: {
    executablePath: fileURLToPath(new URL(`scripts/engines/${program}`, import.meta.url)),
    // Its panel of downloads would take the focus from the page.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'browser.download.alwaysOpenPanel': false },
  },
})

/** The same stories, in the engines that are not Chromium's (docs/decisions/0072). */
export default defineConfig({
  ...base,
  ...(isSmoke && app !== undefined ? { testMatch: SMOKE, webServer: app } : {}),
  outputDir: 'test-results/engines',
  // What stands between takes its time, too.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Each is a browser, and a display with it.
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/engines.json' }]],
  projects: [
    { name: 'firefox', use: driven('firefox.mjs') },
    { name: 'webkit', use: driven('webkit.mjs') },
  ],
})
