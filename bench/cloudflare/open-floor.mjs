import { join } from 'node:path'
import { bundle } from '../../scripts/cloudflare/bundle-worker.mjs'
import { startWorker } from '../../scripts/cloudflare/start-worker.mjs'

/** Runs `floor.mjs`, and speaks with it. */
export async function openFloor(folder) {
  const module = await bundle(folder, 'bench/cloudflare/floor.mjs', { name: 'floor.js', plugins: [] })
  const { url, close } = await startWorker({ worker: module, folder: join(folder, 'floor') })
  let made = 0
  const ask = async (object, call, body = []) => {
    const answer = await fetch(`${url}/${object}/${call}`, { method: 'POST', body: JSON.stringify(body) })
    return answer.json()
  }
  return {
    url,
    close,
    ask,
    async insert(object, count) {
      for (let done = 0; done < count; done += 500) {
        const people = Array.from({ length: Math.min(500, count - done) }, (_, at) => personNumber(made + at))
        made += people.length
        await ask(object, 'insert', people)
      }
    },
    async download(object, count) {
      const start = performance.now()
      let [after, read] = ['', 0]
      while (read < count) {
        const page = await ask(object, `download?after=${after}`)
        if (page.length === 0) throw new Error('Not all rows came.')
        read += page.length
        after = page.at(-1).id
      }
      return performance.now() - start
    },
  }
}

/** As large as a person of the other side, with the places of a record that are empty. */
function personNumber(number) {
  const id = String(number).padStart(36, '0')
  const emails = [{ value: `person${number}@example.com`, label: null, primary: true }]
  const empty = { companyId: null, city: null, country: null, ownerId: null, tagIds: [], custom: {}, deletedAt: null }
  const written = { createdAt: '2026-11-28T12:00:00.000Z', createdBy: id, createdVia: 'app', version: 1 }
  const name = `Last ${(number * 7919) % 100_003}, First ${number % 97}`
  return { id, name, jobTitle: 'Analyst', emails, ...empty, ...written, updatedAt: written.createdAt, updatedBy: id }
}
