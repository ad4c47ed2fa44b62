import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../scripts/free-port.mjs'
import { ROOT } from '../scripts/setup.mjs'
import { readOptions, USAGE } from './beside/options.mjs'
import { timesOfKeys, timeToFirst } from './beside/sides.mjs'
import { filled, launch } from './lib/browser.mjs'
import { lineOf } from './lib/conditions.mjs'
import { printColumns } from './lib/report.mjs'
import { quiet } from './lib/quiet.mjs'
import { median } from './lib/stats.mjs'

/** Any page by turns with ours, which holds as many records in the browser: `npm run bench -- beside <address>`. */
const options = optionsOrUsage()
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const { theirs, rows, cards, text, people, deals, cpuSlowdown, line } = options
const conditions = { cpuSlowdown, line: line === null ? null : lineOf(line.latencyMs, line.megabits) }

const port = await freePort(47_300)
// In a process of its own, as the other's is: this one has a browser to drive.
const server = spawn(process.execPath, ['scripts/serve.mjs', 'dist', String(port)], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const app = `http://127.0.0.1:${port}/`
const ours = {
  list: `${app}w/demo/people`,
  board: `${app}w/demo/deals`,
  row: '[role="grid"] [role="row"]:has([role="gridcell"])',
  card: '[data-deal]',
  search: 'input[type="search"]',
}
const sides = { ours: { ...ours, backend: filled(people, { deals }) }, theirs: { ...theirs, backend: null } }
const browser = await launch()

const firstRows = ({ list, row, backend }) => timeToFirst(browser, { url: list, selector: row, least: rows, backend, conditions })
const firstCards = ({ board, card, backend }) =>
  timeToFirst(browser, { url: board, selector: card, least: cards, backend, conditions })
const keys = ({ list, row, search, backend }) =>
  timesOfKeys(browser, { url: list, selector: row, least: rows, search, text, backend, conditions })

const table = [['', 'ours', 'theirs', 'theirs ÷ ours']]
try {
  await measure('list, first rows', firstRows)
  if (theirs.board !== null) await measure('board, first cards', firstCards)
  await measure('search, key to rows', keys)
} finally {
  await browser.close()
  server.kill()
}
console.log(`\nMedians of ${rounds} rounds by turns, milliseconds.`)
printColumns(table)

async function measure(name, of) {
  console.log(`— ${name}`)
  try {
    const samples = { ours: [], theirs: [] }
    // Servers compress at the first visit, which is not counted; whoever goes first may find the machine colder.
    for (let round = 0; round <= rounds; round += 1) {
      for (const side of round % 2 === 0 ? ['ours', 'theirs'] : ['theirs', 'ours']) {
        await quiet()
        const sample = await on(side, of)
        if (round > 0) samples[side].push(sample)
      }
    }
    const [mine, other] = [median(samples.ours.flat()), median(samples.theirs.flat())]
    table.push([name, mine.toFixed(0), other.toFixed(0), (other / mine).toFixed(2)])
  } catch (error) {
    // A page without this screen may have the others.
    table.push([name, '–', '–', error.message.split('\n')[0]])
  }
}

async function on(side, of) {
  try {
    return await of(sides[side])
  } catch (error) {
    throw new Error(`not measured, ${side}: ${error.message}`, { cause: error })
  }
}

function optionsOrUsage() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`)
    process.exit(2)
  }
}
