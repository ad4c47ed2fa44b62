import { openPage, scriptBytes, withContext } from '../lib/browser.mjs'
import { signUpWithSample } from '../lib/journey.mjs'

/** Gzipped JavaScript to a usable list of people, against the floor's. */
export async function measureBytes({ browser, app, floor }) {
  const baseline = await bytesOfFloor(browser, `${floor}people`)
  return [{ key: 'load.bytes', value: await bytesOfApp(browser, app), baseline, unit: 'B gz', goal: 2 }]
}

/** Of a person who comes back: the sample's generator is then none of what is fetched. */
function bytesOfApp(browser, app) {
  return withContext(browser, { set: 'memory', kept: true }, async (context) => {
    const first = await openPage(context)
    await signUpWithSample(first, app)
    await first.evaluate(() => globalThis.probe.firstRows())
    await first.close()
    return scriptBytes(await openPage(context), app)
  })
}

function bytesOfFloor(browser, url) {
  return withContext(browser, null, async (context) => scriptBytes(await openPage(context), url))
}
