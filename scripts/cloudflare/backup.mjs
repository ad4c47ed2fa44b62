import { resolve } from 'node:path'
import { ensureSqlite, ROOT } from '../setup.mjs'
import { backupData } from './backup-data.mjs'

/** Backs up the data that `npm run serve` serves, at any time: `npm run backup -- <folder>`. docs/self-hosting.md has the rest. */
const { PORTSIDE_DATA = 'data' } = process.env
const [to = 'backups'] = process.argv.slice(2)

ensureSqlite()
try {
  const { folder, objects } = await backupData(resolve(ROOT, PORTSIDE_DATA), resolve(to))
  console.log(`${objects} databases are in ${folder}`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
