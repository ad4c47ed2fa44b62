import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { SUPERUSER } from './cluster.mjs'
import { openLite } from './lite.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations', import.meta.url))
const SCHEDULES = fileURLToPath(new URL('../../supabase/schedules.sql', import.meta.url))

/** Each part of the platform brings what a hosted project has of it: every `.sql` of its folder, as superuser. */
const PARTS = ['realtime', 'storage', 'cron']

/**
 * A database with the whole platform and every migration, made once for each state of these files.
 *
 * @returns {Promise<string>} its name; connect to it never, copy it
 */
export async function ensureTemplate(cluster) {
  const name = `template_${migrationHash()}`
  const admin = postgres(cluster.urlOf('postgres', SUPERUSER), { max: 1, onnotice() {} })
  try {
    // Whoever comes second waits, and finds it made.
    await admin`select pg_advisory_lock(hashtext('template'))`
    const [made] = await admin`select 1 from pg_database where datname = ${name} and datistemplate`
    if (made === undefined) {
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      await admin.unsafe(`create database ${name}`)
      await build(cluster, name)
      await admin.unsafe(`alter database ${name} is_template true`)
    }
    return name
  } finally {
    await admin.end()
  }
}

/** @returns {Promise<string>} the name of a fresh copy */
export async function cloneTemplate(cluster, template, name) {
  const admin = postgres(cluster.urlOf('postgres', SUPERUSER), { max: 1, onnotice() {} })
  try {
    const [there] = await admin`select 1 from pg_database where datname = ${name}`
    if (there === undefined)
      await admin.unsafe(`create database ${name} template ${template} owner postgres strategy = file_copy`)
    return name
  } finally {
    await admin.end()
  }
}

/** A database with the whole platform and the migrations before one of them, for what the others make of what is there. */
export async function createOlder(cluster, name, before) {
  const admin = postgres(cluster.urlOf('postgres', SUPERUSER), { max: 1, onnotice() {} })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  await build(cluster, name, older(before))
}

/** The migrations from that one on. */
export async function migrateOn(cluster, name, from) {
  const done = new Set(older(from))
  await runAs(cluster, name, 'postgres', [...migrationFiles().filter((file) => !done.has(file)), SCHEDULES].map(read))
}

function older(than) {
  return migrationFiles().filter((file) => file.split('/').at(-1) < than)
}

/** Short, and different when a migration or the platform is. */
export function migrationHash() {
  const hash = createHash('sha256')
  for (const file of [...platformFiles(), ...migrationFiles(), SCHEDULES]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

export function migrationFiles() {
  return sqlFiles(MIGRATIONS)
}

async function build(cluster, name, scripts = [...migrationFiles(), SCHEDULES]) {
  const platform = readFileSync(join(HERE, 'platform.sql'), 'utf8')
  await runAs(cluster, name, SUPERUSER, [['platform.sql', platform]])
  const lite = await openLite({ databaseUrl: cluster.urlOf(name, SUPERUSER), url: '', appUrl: 'http://127.0.0.1', smtpPort: 0 })
  await lite.close()
  const parts = platformFiles().filter((file) => !file.endsWith('platform.sql') || file !== join(HERE, 'platform.sql'))
  await runAs(cluster, name, SUPERUSER, [...parts.map(read), ['platform.sql', platform]])
  await runAs(cluster, name, 'postgres', scripts.map(read))
}

function platformFiles() {
  return [join(HERE, 'platform.sql'), ...PARTS.flatMap((part) => sqlFiles(join(HERE, part)))]
}

function sqlFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => join(folder, file))
}

function read(file) {
  return [file, readFileSync(file, 'utf8')]
}

async function runAs(cluster, database, user, scripts) {
  const sql = postgres(cluster.urlOf(database, user), { max: 1, onnotice() {} })
  try {
    for (const [file, text] of scripts) {
      try {
        // One simple query is one transaction, as the CLI applies a migration.
        await sql.unsafe(text).simple()
      } catch (cause) {
        throw new Error(`${file.split('/').at(-1)}${lineOf(text, cause.position)}: ${cause.message}`, { cause })
      }
    }
  } finally {
    await sql.end()
  }
}

function lineOf(text, position) {
  return position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`
}
