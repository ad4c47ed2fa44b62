import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { manifestAside } from './scripts/build-manifest.mjs'
import { chunkGroups, fileNames } from './scripts/chunk-groups.mjs'
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/chromium.mjs'
import { firstPaint } from './scripts/first-paint.mjs'
import { formPage } from './scripts/form-page.mjs'
import { layerOrder } from './scripts/layer-order.mjs'
import { offlineStart } from './scripts/offline-start.mjs'
import { buildPolicy } from './scripts/policy.mjs'
import { stylesOfFirstScreen } from './scripts/on-the-way.mjs'
import { LongestFirst } from './scripts/longest-first.mjs'
import { BUILD_TARGET } from './scripts/supported-browsers.mjs'

const chromium = findTestBrowser()
const turn = process.env['PORTSIDE_TURN']

/** They run on a real PostgreSQL, which the project `supabase` starts. */
const LOCAL_BACKEND_TESTS = [
  'tests/contracts/*supabase*.contract.test.ts',
  'tests/backend/**/*.test.ts',
  'tests/permissions/**/*.test.ts',
]

/** They run in the platform's own runtime. */
const WORKER_TESTS = ['tests/contracts/*cloudflare*.contract.test.ts', 'tests/cloudflare/**/*.test.ts']

/** No test is about time: a busy machine is no reason to fail one. */
const PATIENCE_MS = 60_000
const POLL = { poll: { timeout: 15_000 } }
const FIXED_SEED = 'tests/support/fixed-seed.ts'

/**
 * A chunk asked for in mid-run comes with its styles and finds its imports itself: naming them beforehand would spare a screen
 * one round to the server, once, before the browser keeps the whole build anyway, and costs the first screen 4 kB of names. What the
 * page needs is asked for by the first paint.
 */
const noPreloads = (): string[] => []

/** The Worker answers at the page's own origin, as where it is deployed. */
function workerProxy(worker: string | undefined) {
  return worker === undefined ? {} : { proxy: { '/api': { target: worker, ws: true }, '/development': worker } }
}

/**
 * What postgres.js throws where nobody can catch it, when a server is killed amid a test: it asks for the types behind each new
 * connection, and may write to one that is gone.
 */
function isOfKilledServer(error: object): boolean {
  const isClosed = ['ECONNREFUSED', 'ECONNRESET', 'CONNECTION_CLOSED'].includes(String(Reflect.get(error, 'code')))
  if (isClosed) return String(Reflect.get(error, 'query')).includes('b.typarray')
  return /reading 'write'[^]+nextWrite[^]+postgres.src.connection\.js/.test(String(Reflect.get(error, 'stack')))
}

export default defineConfig({
  plugins: [
    layerOrder(),
    firstPaint(),
    stylesOfFirstScreen(),
    react(),
    buildPolicy(),
    manifestAside(),
    formPage(),
    offlineStart(),
  ],
  build: {
    target: BUILD_TARGET,
    modulePreload: { polyfill: false, resolveDependencies: noPreloads },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { ...fileNames(), codeSplitting: { groups: chunkGroups() } } },
  },
  server: { host: '127.0.0.1', port: 47180, strictPort: true, ...workerProxy(process.env['PORTSIDE_WORKER']) },
  resolve: {
    // RxJS as ES2015: the default is ES5 with helpers.
    conditions: ['es2015', ...defaultClientConditions],
    alias: {
      // For a React that lacks it.
      'use-sync-external-store/shim/index.js': 'react',
      // Its form for pages asks the page what `&amp;` is, by markup from a string; a worker has no page to ask.
      'decode-named-character-reference': fileURLToPath(
        new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
      ),
    },
  },
  worker: { format: 'es' },
  test: {
    // The local backend logs refusals as they happen, and most scenarios are about them.
    silent: 'passed-only',
    onUnhandledError: (error) => !isOfKilledServer(error),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          setupFiles: FIXED_SEED,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: POLL,
          // A file that is fetched anew for each test file takes as long as the tests; none may leave anything behind.
          isolate: false,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/e2e/**', ...LOCAL_BACKEND_TESTS, ...WORKER_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'cloudflare',
          setupFiles: FIXED_SEED,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: POLL,
          isolate: false,
          environment: 'node',
          include: WORKER_TESTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'supabase',
          retry: 1,
          setupFiles: FIXED_SEED,
          environment: 'node',
          include: LOCAL_BACKEND_TESTS,
          exclude: ['**/*.browser.test.ts'],
          globalSetup: 'tests/harness/shared-cluster.ts',
          // Each has a database and a gateway of its own.
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          // Vitest wants one of its own for whatever has other workers than the rest.
          sequence: { groupOrder: 1 },
          // A client, the whole backend and what passes between them live in one process: with room for what is young, less of it
          // is copied before it is garbage.
          execArgv: ['--max-semi-space-size=64'],
          testTimeout: PATIENCE_MS,
          hookTimeout: 60_000,
          expect: POLL,
        },
      },
      {
        extends: true,
        // Every dependency a test can reach: one found in mid-run is optimised again and React would be there twice.
        optimizeDeps: {
          include: [
            'axe-core',
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'rxjs',
            'valibot',
            'idb',
            'wouter',
            'lucide-react',
            '@base-ui/react/alert-dialog',
            '@base-ui/react/csp-provider',
            '@base-ui/react/dialog',
            '@base-ui/react/menu',
            '@base-ui/react/popover',
            '@base-ui/react/select',
            '@base-ui/react/toast',
            'inversify',
            'reflect-metadata/lite',
            'libphonenumber-js/max',
            'mdast-util-from-markdown',
            'uqr',
            'd3-scale',
            'ical-generator',
            'postal-mime',
            'altcha-lib',
            'altcha-lib/algorithms/web/pbkdf2',
            '@modelcontextprotocol/sdk/client/auth.js',
            '@modelcontextprotocol/sdk/client/index.js',
            '@modelcontextprotocol/sdk/client/streamableHttp.js',
            '@modelcontextprotocol/sdk/server/index.js',
            '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js',
            '@modelcontextprotocol/sdk/types.js',
            '@noble/hashes/sha2.js',
            '@zip.js/zip.js/lib/zip-core-native.js',
            '@noble/hashes/utils.js',
            '@atlaskit/pragmatic-drag-and-drop/combine',
            '@atlaskit/pragmatic-drag-and-drop/element/adapter',
            '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element',
            '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge',
            '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge',
            '@atlaskit/pragmatic-drag-and-drop-live-region',
            'fflate',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'pdfjs-dist/legacy/build/pdf.worker.mjs',
            'htmlparser2',
            'fast-check',
            '@testing-library/react',
            '@testing-library/user-event',
            '@tanstack/react-virtual',
          ],
        },
        test: {
          name: 'browser',
          retry: 1,
          setupFiles: [FIXED_SEED, 'tests/support/patience.ts', 'tests/support/screens-in-turn.ts'],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          expect: POLL,
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          isolate: false,
          // A page has no environment of its own.
          ...(turn === undefined ? {} : { env: { PORTSIDE_TURN: turn } }),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(chromium === null ? {} : { executablePath: chromium }), args: CHROMIUM_FLAGS },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
