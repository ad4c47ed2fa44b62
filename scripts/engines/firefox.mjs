#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { asTyped } from './as-typed.mjs'

/*
 * Started by Playwright in place of an installed Firefox, which it drives by WebDriver BiDi: passes every message on, but for
 * where the two do not understand each other.
 */

const FIREFOX = process.env.FIREFOX_PATH || 'firefox-esr'

/** Answered here, for Firefox does not know them. Less movement is asked for by a preference instead. */
const UNKNOWN_TO_FIREFOX = new Set(['emulation.setMediaFeaturesOverride'])

const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))
firefox.on('error', ({ message }) => {
  console.error(message)
  process.exit(1)
})
firefox.on('exit', (code) => process.exit(code ?? 0))
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/u.exec(line) ?? []
  if (address === undefined) console.error(line)
  else listen(`${address}/session`)
})

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`)
  })
  server.on('connection', (playwright) => relay(playwright, new WebSocket(address, { maxPayload: 0 })))
}

/** Of what is sent from here; Playwright counts its own from 1. */
const OWN = Number.MAX_SAFE_INTEGER

function relay(playwright, browser) {
  /** What waits until the browser is there, or the page in front; `null`: nothing has to. */
  let waiting = []
  let inFront = ''
  const pass = (text) => (waiting === null ? browser.send(text) : waiting.push(text))
  const goOn = () => {
    const texts = waiting ?? []
    waiting = null
    for (const text of texts) browser.send(text)
  }
  // A page that lies behind another has no focus: whoever types or presses there looks at it.
  const bringToFront = (context) => {
    pass(JSON.stringify({ id: OWN, method: 'browsingContext.activate', params: { context } }))
    waiting ??= []
    inFront = context
  }
  browser.on('open', goOn)
  playwright.on('message', (data) => {
    const text = asTyped(String(data))
    const { id, method, params } = JSON.parse(text)
    if (UNKNOWN_TO_FIREFOX.has(method)) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    if (method === 'browsingContext.create') inFront = ''
    if (method === 'input.performActions' && params.context !== inFront) bringToFront(params.context)
    pass(text)
  })
  const downloads = new Map()
  browser.on('message', (data) => {
    const text = String(data)
    if (text.includes(`"id":${OWN}`)) goOn()
    else playwright.send(withDownload(text, downloads))
  })
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
}

/** A download that no navigation began has no id, without which Playwright takes no notice of it. */
function withDownload(text, downloads) {
  if (!text.includes('"browsingContext.download')) return text
  const event = JSON.parse(text)
  const { method, params } = event
  if (params.download || params.navigation) return text
  if (method === 'browsingContext.downloadWillBegin') downloads.set(params.url, randomUUID())
  return JSON.stringify({ ...event, params: { ...params, download: downloads.get(params.url) } })
}
