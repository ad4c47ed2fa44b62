import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions, VIEWPORT } from './browser.mjs'
import { installProbe } from './probe.mjs'

/** A folder for a browser that is opened again and again, gone afterwards. */
export async function withProfiles(names, work) {
  const profiles = Object.fromEntries(names.map((name) => [name, mkdtempSync(join(tmpdir(), 'portside-bench-'))]))
  try {
    return await work(profiles)
  } finally {
    for (const folder of Object.values(profiles)) rmSync(folder, { recursive: true, force: true })
  }
}

/** A browser that is started anew on a profile, with one page. */
export async function withProfile(folder, work, setting = null) {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    viewport: VIEWPORT,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(installProbe)
    if (setting !== null) {
      await context.addInitScript((text) => {
        if (location.protocol === 'http:') localStorage.setItem('portside:backend', text)
      }, JSON.stringify(setting))
    }
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
