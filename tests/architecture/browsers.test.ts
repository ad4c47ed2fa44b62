import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { OLDEST_SUPPORTED } from '../../scripts/supported-browsers.mjs'
import { readImportGraph } from './import-graph'
import { newerApis } from './newer-apis'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const sources = [...readImportGraph(ROOT, ['src']).keys()]
  .filter((path) => !path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(`${ROOT}/${path}`, 'utf8') }))

/** What the test takes for an API of the browser, or one that does no harm where it is missing; each with the reason. */
const EXCEPTIONS = new Map([
  ['src/adapters/browser/backup-folder.ts file.createWritable', 'of a folder that only Chromium lets a person choose'],
  ['src/adapters/shared/store/yield-to-page.ts ….postTask', 'asks for the scheduler first'],
  ['src/adapters/supabase/open-supabase-backend.ts ….dispose', 'of supabase-js'],
  ['src/domain/model/people/phone-numbers.ts number.isValid', 'of libphonenumber-js'],
  ['src/ui/features/files/pdf-view.tsx task.destroy', 'of pdf.js'],
  ['src/ui/features/files/pdf-view.tsx ….getViewport', 'of pdf.js'],
  ['src/ui/features/files/pdf-view.tsx page.getViewport', 'of pdf.js'],
  ['src/ui/picture/upload-picture.ts context.imageSmoothingQuality', 'a wish: a picture is less smooth without it'],
])

/** What Vite takes by itself for Baseline widely available, half a year older than the policy. */
const OLDER = { chrome: '111', edge: '111', firefox: '114', safari: '16.4' }

const used = (text: string, browsers: typeof OLDER) => newerApis([{ path: 'planted.ts', text }], browsers).map(({ api }) => api)

it('uses no API that the oldest supported browsers lack', () => {
  const found = newerApis(sources, OLDEST_SUPPORTED).map(({ path, api }) => `${path} ${api}`)
  expect(found.toSorted()).toEqual([...EXCEPTIONS.keys()].toSorted())
})

it.each([
  ['export const is = URL.canParse(text)', 'URL.canParse'],
  ['export const sorted = list.toSorted()', 'list.toSorted'],
  ['export const next = list.with(0, first)', 'list.with'],
  ['export const groups = Object.groupBy(list, keyOf)', 'Object.groupBy'],
  ['export const door = Promise.withResolvers()', 'Promise.withResolvers'],
  ['export const either = AbortSignal.any([one, other])', 'AbortSignal.any'],
  ['export const all = await Array.fromAsync(stream)', 'Array.fromAsync'],
])('finds in older browsers what came with those of the policy: %s', (text, api) => {
  expect([used(text, OLDER), used(text, OLDEST_SUPPORTED)]).toEqual([[api], []])
})

it.each([
  ['export const both = one.union(other)', 'one.union'],
  ['export const tried = Promise.try(work)', 'Promise.try'],
  ['export const bytes = Uint8Array.fromBase64(text)', 'Uint8Array.fromBase64'],
  ['new CloseWatcher().addEventListener("close", close)', 'CloseWatcher'],
])('finds what is newer than the policy: %s', (text, api) => {
  expect(used(text, OLDEST_SUPPORTED)).toEqual([api])
})

it.each([
  ["if ('CloseWatcher' in globalThis) watch(new CloseWatcher())"],
  ["import { CloseWatcher } from './close-watcher'\nnew CloseWatcher()"],
  ['class Sets { union() {} }\nexport const both = sets.union()'],
  ['export const both = one.union?.(other)'],
])('takes for no fault what is asked for first, or our own: %s', (text) => {
  expect(used(text, OLDEST_SUPPORTED)).toEqual([])
})
