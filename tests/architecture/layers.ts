export interface Layer {
  readonly name: string
  /** A file belongs to the first layer that matches. */
  readonly files: RegExp
  /** Layers whose run-time code it may use, itself not included. */
  readonly uses: readonly string[]
  /** Layers of which it may use types only. */
  readonly usesTypes?: readonly string[]
  /** Packages it may import. */
  readonly packages: readonly RegExp[]
  /** Packages of which it may import types only. */
  readonly packageTypes?: readonly RegExp[]
  readonly why: string
}

export interface Vendor {
  readonly name: RegExp
  readonly files: readonly RegExp[]
}

/** Packages that compute and do nothing else. */
const PURE = [/^valibot$/, /^libphonenumber-js(\/|$)/, /^fflate$/, /^htmlparser2$/]
const RXJS = /^rxjs(\/|$)/

/** ARCHITECTURE.md, law 1, as data. A change here needs a decision record. */
export const LAYERS: readonly Layer[] = [
  {
    name: 'own script',
    files: /^src\/own-script\.ts$/,
    uses: [],
    packages: [],
    why: 'it is the one place that makes addresses which workers may be started from',
  },
  {
    name: 'domain/model',
    files: /^src\/domain\/model\//,
    uses: [],
    packages: PURE,
    why: 'the model is pure: its rules run in any adapter, worker or test, so it knows nothing but itself',
  },
  {
    name: 'ports',
    files: /^src\/ports\//,
    uses: [],
    usesTypes: ['domain/model'],
    packages: [],
    packageTypes: [RXJS],
    why: 'a port is an interface: it speaks of the model and has no run-time code',
  },
  {
    name: 'domain/functions',
    files: /^src\/domain\/use-cases\/(functions|sample|api)\//,
    uses: ['domain/model'],
    usesTypes: ['ports'],
    packages: [
      ...PURE,
      /^ical-generator$/,
      /^postal-mime$/,
      /^altcha-lib(\/|$)/,
      /^@valibot\/to-json-schema$/,
      /^@block65\/webcrypto-web-push$/,
      /^@noble\/curves\/nist\.js$/,
    ],
    why: 'a handler runs beside the data, in any backend: it knows the model and the context it is given',
  },
  {
    name: 'domain/use-cases',
    files: /^src\/domain\/use-cases\//,
    uses: ['domain/model'],
    usesTypes: ['ports'],
    packages: PURE,
    why: 'use-cases are plain functions over the model; ports come in as arguments',
  },
  {
    name: 'adapters/shared/mcp',
    files: /^src\/adapters\/shared\/mcp\//,
    uses: ['domain/model', 'domain/functions', 'domain/use-cases'],
    packages: [/^valibot$/, /^@modelcontextprotocol\/sdk\//],
    why: 'it gives assistants the operations that programs have, by whatever lets them in: it knows no backend',
  },
  {
    name: 'adapters/shared',
    files: /^src\/adapters\/shared\//,
    uses: ['domain/model', 'ports', 'own script'],
    usesTypes: ['domain/functions'],
    packages: [RXJS, /^idb$/, /^valibot$/, /^@noble\/hashes(\/|$)/],
    why: 'what all adapters share belongs to no vendor',
  },
  {
    name: 'adapters/replica',
    files: /^src\/adapters\/replica\//,
    uses: ['domain/model', 'ports', 'adapters/shared'],
    packages: [RXJS, /^valibot$/, /^idb$/],
    why: 'a replica stands before any set: it knows the ports of the one behind it, and no set',
  },
  {
    name: 'adapters/memory',
    files: /^src\/adapters\/memory\//,
    uses: ['domain/model', 'domain/functions', 'ports', 'adapters/shared'],
    packages: [RXJS, /^valibot$/, /^idb$/],
    why: 'an adapter set knows the model, the ports and its own vendor, never another set or the screens',
  },
  {
    name: 'adapters/browser',
    files: /^src\/adapters\/browser\//,
    uses: ['domain/model', 'ports', 'adapters/shared'],
    packages: [RXJS, /^idb$/],
    why: 'an adapter set knows the model, the ports and its own vendor, never another set or the screens',
  },
  {
    name: 'adapters/supabase',
    files: /^src\/adapters\/supabase\//,
    uses: ['domain/model', 'ports', 'adapters/shared'],
    packages: [RXJS, /^valibot$/, /^@supabase\//, /^tus-js-client$/],
    why: 'an adapter set knows the model, the ports and its own vendor, never another set or the screens',
  },
  {
    name: 'adapters/cloudflare',
    files: /^src\/adapters\/cloudflare\//,
    uses: ['domain/model', 'ports', 'adapters/shared'],
    packages: [RXJS, /^valibot$/],
    why: 'an adapter set knows the model, the ports and its own vendor, never another set or the screens',
  },
  {
    name: 'worker',
    files: /^cloudflare\//,
    uses: ['domain/model', 'domain/functions', 'ports', 'adapters/shared', 'adapters/shared/mcp', 'adapters/cloudflare'],
    packages: [RXJS, /^valibot$/, /^cloudflare:workers$/, /^node:crypto$/],
    packageTypes: [/^@cloudflare\/workers-types$/],
    why: 'the objects run the backend that the sets share and handlers of the domain beside the data, and no screen',
  },
  {
    name: 'server',
    files: /^supabase\/functions\/_shared\//,
    uses: ['domain/model', 'domain/functions', 'adapters/shared', 'adapters/shared/mcp', 'adapters/supabase'],
    usesTypes: ['ports'],
    packages: [
      /^valibot$/,
      /^@supabase\/postgrest-js$/,
      /^node:dns\/promises$/,
      /^node:(net|https?)$/,
      /^node:util$/,
      /^jose$/,
      /^nodemailer$/,
      /^node:crypto$/,
    ],
    why: 'the server of the functions runs handlers of the domain over the tables that the adapter reads, and no screen',
  },
  {
    name: 'composition/backends',
    files: /^src\/composition\/backends\//,
    uses: [
      'domain/model',
      'ports',
      'adapters/shared',
      'adapters/browser',
      'adapters/memory',
      'adapters/supabase',
      'adapters/cloudflare',
    ],
    usesTypes: ['composition'],
    packages: [],
    why: 'the descriptor of a backend knows the set that it opens, and nothing that is there for all backends',
  },
  {
    name: 'composition',
    files: /^src\/composition\//,
    uses: ['domain/model', 'ports', 'adapters/shared', 'adapters/browser', 'adapters/replica'],
    packages: [/^inversify$/, /^reflect-metadata(\/lite)?$/, RXJS],
    why: 'composition opens whatever backend it is given, and knows no set and no screen',
  },
  {
    name: 'main',
    files: /^src\/(main|start-app)\.tsx$/,
    uses: ['composition', 'composition/backends', 'ui', 'domain/model', 'ports'],
    packages: [/^react(\/|$)/, /^react-dom(\/|$)/],
    why: 'the entry joins backends, composition and screens, and does nothing else',
  },
  {
    name: 'first paint entry',
    files: /^src\/start-first-paint\.ts$/,
    uses: ['first paint', 'composition/backends'],
    packages: [],
    why: 'it joins the first paint and what asks the backends meanwhile, and does nothing else',
  },
  {
    name: 'form page',
    files: /^src\/form-page\//,
    uses: ['domain/model', 'ports', 'adapters/browser', 'composition', 'composition/backends'],
    packages: [/^altcha-lib(\/|$)/],
    why: 'it is a page for strangers: it asks a backend itself, and knows no screen of the app',
  },
  {
    name: 'service worker',
    files: /^src\/service-worker\.ts$/,
    uses: [],
    packages: [/^workbox-(precaching|routing)$/],
    why: 'it keeps the files of the build and knows nothing of what is in them',
  },
  {
    name: 'first paint',
    files: /^src\/first-paint\//,
    uses: [],
    packages: [],
    why: 'it draws before the app is there: whatever it imported would have to be fetched first',
  },
  {
    name: 'ui',
    files: /^src\/ui\//,
    uses: ['domain/model', 'domain/functions', 'domain/use-cases', 'ports', 'own script'],
    packages: [
      /^react(\/|$)/,
      /^react-dom(\/|$)/,
      RXJS,
      /^wouter(\/|$)/,
      /^valibot$/,
      /^@tanstack\/react-virtual$/,
      /^@base-ui\/react(\/|$)/,
      /^@atlaskit\/pragmatic-drag-and-drop/,
      /^lucide-react(\/|$)/,
      /^d3-scale$/,
      /^libphonenumber-js(\/|$)/,
      /^mdast(-util-from-markdown)?$/,
      /^uqr$/,
      /^pdfjs-dist(\/|$)/,
      /^@noble\/hashes/,
      /^@zip\.js\/zip\.js(\/|$)/,
    ],
    why: 'a screen talks to ports only, so that any backend can stand behind it',
  },
]

export interface Room {
  readonly name: string
  readonly files: RegExp
  /** Rooms that it may look into, for types too; itself not included. */
  readonly uses: readonly string[]
  readonly why: string
}

/**
 * The rooms of imports, in the order in which a file goes through them. What stands beside them is the words that all of
 * them speak; who is outside may look into any.
 */
export const ROOMS: readonly Room[] = [
  {
    name: 'imports',
    files: /^src\/domain\/model\/imports\/[^/]+\.ts$/,
    uses: [],
    why: 'these are the words of all rooms',
  },
  {
    name: 'imports/reading',
    files: /^src\/domain\/model\/imports\/reading\//,
    uses: ['imports'],
    why: 'a format gives rows of texts, whatever they say: which names it looks for is told to it',
  },
  {
    name: 'imports/knowledge',
    files: /^src\/domain\/model\/imports\/knowledge\//,
    uses: ['imports'],
    why: 'what programs and people write is data',
  },
  {
    name: 'imports/recognising',
    files: /^src\/domain\/model\/imports\/recognising\//,
    uses: ['imports', 'imports/reading', 'imports/knowledge'],
    why: 'what a column or a value means does not hang on what is done with it',
  },
  {
    name: 'imports/planning',
    files: /^src\/domain\/model\/imports\/planning\//,
    uses: ['imports', 'imports/reading', 'imports/recognising'],
    why: 'a plan says what is to be written, and writes nothing; what words mean it asks the recognisers',
  },
  {
    name: 'imports/writing',
    files: /^src\/domain\/model\/imports\/writing\//,
    uses: ['imports', 'imports/reading', 'imports/planning'],
    why: 'what is written is what was planned',
  },
]

/** Packages that the first screen must not wait for: no static path leads to them from the entry. */
export const LAZY_PACKAGES: readonly RegExp[] = [
  /^@base-ui\/react/,
  /^@supabase\//,
  /^tus-js-client$/,
  /^libphonenumber-js/,
  /^fflate$/,
  /^htmlparser2$/,
  /^mdast-util-from-markdown$/,
  /^uqr$/,
  /^pdfjs-dist/,
  /^d3-/,
  /^@noble\//,
  /^@modelcontextprotocol\//,
  /^@zip\.js\//,
  /^@atlaskit\//,
]

/** Adapter sets, and what stands before them: each is a chunk of its own, so that an app fetches only its backend. */
export const LAZY_FILES: readonly RegExp[] = [
  /^src\/adapters\/(?!shared\/|browser\/)/,
  /^src\/composition\/backends\/[^/]+\/(?!descriptor)/,
]

/** Vendors of backends, and where alone they are named: all else works with any backend. */
export const VENDORS: readonly Vendor[] = [
  {
    name: /supabase/i,
    files: [/^src\/adapters\/supabase\//, /^src\/composition\/backends\/(supabase\/|(backends|ask-ahead)\.ts$)/],
  },
  {
    name: /cloudflare/i,
    files: [/^src\/adapters\/cloudflare\//, /^src\/composition\/backends\/(cloudflare\/|backends\.ts$)/],
  },
]

/** What the page begins with: the rules about what it fetches at once start here. */
export const PAGE = /^src\/main\.tsx$/

/** What starts a graph; nothing needs to import these. */
export const ENTRIES: readonly RegExp[] = [
  PAGE,
  /^src\/start-first-paint\.ts$/,
  /^src\/first-paint\/keep-screen\.ts$/,
  /^src\/service-worker\.ts$/,
  /^src\/form-page\/main\.ts$/,
  /^supabase\/functions\/_shared\/index\.ts$/,
  /^cloudflare\/worker\.ts$/,
]
