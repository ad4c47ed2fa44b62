import fc, { type Arbitrary } from 'fast-check'
import type { FaultyAnswer } from '../../harness/faulty-answer'

/** What befalls one request. */
export type Fate =
  | { readonly kind: 'pass' }
  /** Somebody on the way answers, and the backend hears nothing. */
  | { readonly kind: 'answer'; readonly answer: FaultyAnswer }
  /** Nobody hears it, and nobody answers. */
  | { readonly kind: 'silence' | 'broken' }
  /** It is done, and the answer is lost: with the connection, or without a word. */
  | { readonly kind: 'lost' | 'mute' }
  /** It is done, and half of the answer comes, or all of it under another type. */
  | { readonly kind: 'half' | 'mistyped' }
  | { readonly kind: 'twice' }
  /** The answer is late, or the request itself: whoever asked may have given up by then. */
  | { readonly kind: 'late' | 'held'; readonly ms: number }

export const PASS: Fate = { kind: 'pass' }

const HTML = '<!doctype html><html><head><title>Sign in to the network</title></head><body><form></form></body></html>'

/** As gateways, proxies and hosts in trouble put it; none of it is in the words of the services themselves. */
const BODIES: readonly Pick<FaultyAnswer, 'contentType' | 'body'>[] = [
  { body: '{"message":"The project is paused."}' },
  { body: '{"error":"Payment Required","message":"The quota of this organisation is used up."}' },
  { body: '{"code":"upstream_error","message":"no healthy upstream","msg":"no healthy upstream"}' },
  { body: '{}' },
  { body: 'null' },
  { body: '[]' },
  { body: '"no"' },
  { body: '' },
  { contentType: 'text/html', body: HTML },
  { contentType: 'text/plain', body: 'error code: 1015' },
  // It says that it is what it is not.
  { body: HTML },
]

/** Those that were once taken for a verdict, or mean one elsewhere, come more often. */
const status = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(401, 402, 403, 404, 409, 429, 500, 502, 503, 504, 520, 540) },
  { weight: 2, arbitrary: fc.integer({ min: 400, max: 599 }) },
)

const headers = fc.constantFrom<Readonly<Record<string, string>>>({}, {}, {}, { 'retry-after': '7' })

const refusal: Arbitrary<Fate> = fc.record({
  kind: fc.constant('answer' as const),
  answer: fc
    .tuple(status, fc.constantFrom(...BODIES), headers, fc.integer({ min: 0, max: 9 }))
    .map(([given, body, more, half]): FaultyAnswer => ({ status: given, ...body, headers: more, breaksOff: half === 0 })),
})

/** 200, in the words of a captive portal, or in none. */
const portal: Arbitrary<Fate> = fc
  .constantFrom<FaultyAnswer>(
    { status: 200, contentType: 'text/html', body: HTML },
    { status: 200, body: HTML },
    { status: 200, body: '' },
    { status: 204 },
  )
  .map((answer) => ({ kind: 'answer', answer }))

const delay = fc.constantFrom(300, 3000, 20_000, 70_000)

export const fate: Arbitrary<Fate> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(PASS) },
  { weight: 6, arbitrary: refusal },
  { weight: 2, arbitrary: portal },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('silence', 'broken', 'lost', 'mute', 'half', 'mistyped', 'twice') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('late', 'held'), ms: delay }) },
)

/** What is wrong for a while is wrong with every request. */
export const lasting: Arbitrary<Fate> = fc.oneof(
  { weight: 3, arbitrary: refusal },
  { weight: 1, arbitrary: portal },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('silence', 'broken', 'half', 'mute') }) },
)
