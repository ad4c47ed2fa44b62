import { openPage, withContext } from '../lib/browser.mjs'
import { signUpWithSample } from '../lib/journey.mjs'
import { interleave, median } from '../lib/stats.mjs'
import { startEditing } from './edit.mjs'

const KEPT = { set: 'memory', kept: true }

/** From the key that commits in one tab to the change in the document of another, against a bare BroadcastChannel. */
export function measureLive({ browser, app, frame, rounds }) {
  return withContext(browser, KEPT, async (context) => {
    const writer = await openPage(context)
    await signUpWithSample(writer, app)
    await writer.evaluate(() => globalThis.probe.firstRows())
    const reader = await openPage(context)
    await reader.goto(writer.url())
    await reader.evaluate(() => globalThis.probe.firstRows())
    await listen(reader)

    let round = 0
    const samples = await interleave(rounds + 1, {
      live: () => timeToOtherTab(writer, reader, `Title ${(round += 1)}`),
      bare: () => timeOfMessage(writer, reader),
    })
    const [value, baseline] = [median(samples.live.slice(1)), median(samples.bare.slice(1))]
    return [{ key: 'live.tabs', value, baseline: { value: baseline, unit: frame }, unit: 'ms', goal: 2, difference: true }]
  })
}

/** Times are of the clock that all tabs share, in milliseconds since the epoch. */
async function timeToOtherTab(writer, reader, text) {
  await writer.bringToFront()
  await startEditing(writer)
  await writer.keyboard.type(text)
  await writer.evaluate(() => {
    globalThis.pressedAt = new Promise((resolve) => {
      const heard = (event) => resolve(performance.timeOrigin + event.timeStamp)
      addEventListener('keydown', heard, { capture: true, once: true })
    })
  })
  const changed = reader.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector('[role="grid"]').textContent.includes(wanted)) return
          observer.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
      }),
    text,
  )
  await writer.keyboard.press('Enter')
  return (await changed) - (await writer.evaluate(() => globalThis.pressedAt))
}

async function listen(reader) {
  await reader.evaluate(() => {
    globalThis.channel = new BroadcastChannel('bench')
  })
}

async function timeOfMessage(writer, reader) {
  const heard = reader.evaluate(
    () =>
      new Promise((resolve) => {
        globalThis.channel.addEventListener('message', () => resolve(performance.timeOrigin + performance.now()), { once: true })
      }),
  )
  const sent = await writer.evaluate(() => {
    globalThis.channel ??= new BroadcastChannel('bench')
    const at = performance.timeOrigin + performance.now()
    globalThis.channel.postMessage('now')
    return at
  })
  return (await heard) - sent
}
