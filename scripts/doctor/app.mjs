import { asker } from './ask.mjs'
import { summed, well, wrong } from './finding.mjs'

const HOST = 'Send what dist/_headers says, each header once: docs/supabase.md, “The static host”.'

/** What the host of the app sends. */
export async function lookAtApp({ app, url, expected }) {
  const ask = asker({ url: app })
  const page = await ask('/')
  if (page.status !== 200 || !page.text.includes('<script data-entry='))
    return [
      wrong('app', `The app is not at ${app} (status ${page.status}).`, 'Upload dist, and give the address that people open.'),
    ]
  const route = await ask('/people/doctor')
  const asset = /data-entry="([^"]+)"/.exec(page.text)?.[1]
  const kept = await ask(asset)
  const headersOf = (path) => expected.headersOf(path, { url, page: page.text })
  return [
    ...headerFindings(page.headers, headersOf('/index.html'), url),
    route.status === 200 && route.text === page.text
      ? well('routes', 'Every address of the app opens it.')
      : wrong(
          'routes',
          `An address within the app is answered with status ${route.status}.`,
          'Answer every path that is no file with index.html: docs/supabase.md, “The static host”.',
        ),
    kept.headers.get('cache-control') === headersOf(asset)['Cache-Control']
      ? well('caching', 'Files that never change are kept by browsers.')
      : wrong('caching', `A file that never changes is sent with “Cache-Control: ${kept.headers.get('cache-control')}”.`, HOST),
    await leftOver(ask, page.text),
  ]
}

/** A page that is not kept, or kept and asked for again: hosts say it differently. */
const ASKED_AGAIN = /^(?!.*immutable).*(no-cache|no-store|max-age=0)/

function headerFindings(sent, wanted, url) {
  const missing = []
  const other = []
  const twice = []
  for (const [name, value] of Object.entries(wanted)) {
    if (name === 'Content-Security-Policy') continue
    const found = sent.get(name)
    if (found === null) missing.push(name)
    else if (isRepeated(found, value)) twice.push(name)
    else if (found !== value && !(name === 'Cache-Control' && ASKED_AGAIN.test(found))) other.push(`${name} (“${found}”)`)
  }
  return [
    summed('headers', missing, { said: 'The host does not send:', wellSaid: 'Every header is there.', todo: HOST }),
    summed('headers-twice', twice, { said: 'The host sends more than once:', wellSaid: 'Each header is sent once.', todo: HOST }),
    summed('headers-other', other, {
      said: 'The host sends something else as:',
      wellSaid: 'Each says what it should.',
      todo: HOST,
    }),
    policyFinding(sent.get('content-security-policy'), wanted['Content-Security-Policy'], url),
  ]
}

/** Of a header sent twice, whoever reads it sees both, with a comma between. */
function isRepeated(found, wanted) {
  return found !== wanted && (found.startsWith(`${wanted}, `) || found.endsWith(`, ${wanted}`))
}

function policyFinding(found, wanted, url) {
  if (found === null) return wrong('policy', 'The host sends no Content-Security-Policy.', HOST)
  const [sent, own] = [directivesOf(found), directivesOf(wanted)]
  const connect = sent.get('connect-src') ?? new Set()
  const targets = [url, url.replace(/^http/, 'ws')]
  if (targets.some((target) => !connect.has(target)))
    return wrong(
      'policy-project',
      `The app’s policy does not let it reach ${url}.`,
      'Build it with VITE_SUPABASE_URL, or name the project in VITE_PORTSIDE_BACKENDS, and upload it with its own dist/_headers.',
    )
  if ([...(own.get('script-src') ?? [])].some((source) => !(sent.get('script-src') ?? sent.get('default-src'))?.has(source)))
    return wrong('policy-script', 'The policy is not that of this build: it keeps the app’s first script from running.', HOST)
  const looser = [...own].filter(
    ([name, values]) => name !== 'connect-src' && [...(sent.get(name) ?? ['*'])].some((value) => !values.has(value)),
  )
  const wild = [...connect].filter((source) => source.includes('*') || source === 'https:' || source === 'wss:')
  return looser.length + wild.length > 0
    ? wrong(
        'policy',
        `The policy is looser than that of dist/_headers: ${[...looser.map(([name]) => name), ...wild].join(', ')}.`,
        HOST,
      )
    : well('policy', 'The policy is the one of the build, and lets the app reach this project.')
}

function directivesOf(policy) {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name, ...values]) => [name, new Set(values)]),
  )
}

/** What only the build and the host read. */
async function leftOver(ask, page) {
  const served = []
  for (const path of ['/_headers', '/%2f_headers', '/_redirects', '/.vite/manifest.json']) {
    const { status, text } = await ask(path)
    if (status === 200 && text !== page) served.push(path)
  }
  return summed('left-over', served, {
    said: 'The host serves what is for the host alone:',
    wellSaid: 'Nothing is served that is for the host alone.',
    todo: 'Upload dist as the build leaves it, and answer these paths with 404.',
  })
}
