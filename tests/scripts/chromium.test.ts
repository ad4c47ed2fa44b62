import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CHROMIUM_FLAGS } from '../../scripts/chromium.mjs'

const PLAYWRIGHT = new URL('../../node_modules/playwright-core/lib/coreBundle.js', import.meta.url)

it('turns off in Chromium what Playwright does, and more', () => {
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/su.exec(readFileSync(PLAYWRIGHT, 'utf8')) ?? []
  const theirs = [...list.matchAll(/"(\w+)"/gu)].map(([, name]) => name)
  const ours = CHROMIUM_FLAGS.find((flag) => flag.startsWith('--disable-features=')) ?? ''
  expect(theirs.length).toBeGreaterThan(9)
  expect(ours.slice('--disable-features='.length).split(',')).toEqual(expect.arrayContaining(theirs))
})
