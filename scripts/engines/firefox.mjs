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

function relay(playwright, browser) {
  const early = []
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text)
  })
  playwright.on('message', (data) => {
    const text = asTyped(String(data))
    const { id, method } = JSON.parse(text)
    if (UNKNOWN_TO_FIREFOX.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  const downloads = new Map()
  browser.on('message', (data) => playwright.send(withDownload(String(data), downloads)))
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
