import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Each waits as long for the writer's last step to end, in milliseconds. */
const PATIENCE_MS = 10_000

/** Accounts come last: one that a workspace does not know of does no harm, a member without an account cannot sign in. */
const ACCOUNTS = 'accounts'

/**
 * Copies the data of a team into a new folder while it is served. Each object is copied as it is at one moment, and checked.
 *
 * @param {string} data the folder that is served
 * @param {string} to the folder of the backups
 * @returns {Promise<{ folder: string, objects: number }>} the new backup, named by the time in UTC; to restore it is to serve it
 */
export async function backupData(data, to) {
  if (!existsSync(join(data, ACCOUNTS))) throw new Error(`There is no data of a team in ${data}.`)
  const folder = join(to, new Date().toISOString().replaceAll(':', '-').replace(/\..*/, 'Z'))
  if (existsSync(folder)) throw new Error(`There is a backup in ${folder} already.`)
  const unfinished = `${folder}.unfinished`
  const files = databases(data)
  try {
    for (const file of files) await copyDatabase(join(data, file), join(unfinished, file))
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  renameSync(unfinished, folder)
  return { folder, objects: files.length }
}

function databases(data) {
  const folders = readdirSync(data, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders
    .map(({ name }) => name)
    .toSorted((a, b) => Number(a === ACCOUNTS) - Number(b === ACCOUNTS))
    .flatMap((name) =>
      readdirSync(join(data, name))
        .filter((file) => file.endsWith('.sqlite'))
        .map((file) => join(name, file)),
    )
}

/** In one read transaction, so that a busy writer cannot make it begin anew. */
async function copyDatabase(from, to) {
  mkdirSync(join(to, '..'), { recursive: true, mode: 0o700 })
  await sqlite(from, `VACUUM INTO '${to.replaceAll("'", "''")}'`)
  const found = (await sqlite(to, 'PRAGMA quick_check')).trim()
  if (found !== 'ok') throw new Error(`The copy of ${from} is damaged: ${found}`)
}

async function sqlite(file, statement) {
  const { stdout } = await promisify(execFile)('sqlite3', ['-bail', '-cmd', `.timeout ${PATIENCE_MS}`, file, statement])
  return stdout
}
