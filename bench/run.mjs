import { join } from 'node:path'
import { freePort } from '../scripts/free-port.mjs'
import { serve } from '../scripts/serve.mjs'
import { ROOT } from '../scripts/setup.mjs'
import { frameMs, launch } from './lib/browser.mjs'
import { judge, printTable, writeResults } from './lib/report.mjs'
import { MEASURES } from './measures.mjs'

/** `npm run bench -- load table` measures those groups only, and then writes no results. */
const chosen = process.argv.slice(2)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

const app = await serveBuild('dist', 47_300)
const floor = await serveBuild('bench/floor/dist', 47_400)
const engine = await serveBuild('bench/engine/dist', 47_500)
const browser = await launch()
const rows = []

try {
  const frame = await frameMs(browser, floor.url)
  for (const { name, goals, measure } of MEASURES) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    console.log(`— ${name}`)
    const own = []
    try {
      own.push(...(await measure({ browser, app: app.url, floor: floor.url, engine: engine.url, frame, rounds })).map(judge))
    } catch (error) {
      // One screen that cannot be measured must not hide the others, nor itself.
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
      own.push(...Object.entries(goals).map(([key, goal]) => judge({ key, value: null, unit: '', goal, why })))
    }
    // A whole run takes an hour: who stops it has what was measured until then.
    printTable(own)
    rows.push(...own)
  }
} finally {
  await browser.close()
  for (const { server } of [app, floor, engine]) server.close()
}

console.log()
printTable(rows)
if (chosen.length === 0) writeResults(join(ROOT, 'bench', 'results', 'latest.json'), rows)

async function serveBuild(folder, firstPort) {
  const port = await freePort(firstPort)
  const server = await serve({ folder: join(ROOT, folder), port })
  return { server, url: `http://127.0.0.1:${port}/` }
}
