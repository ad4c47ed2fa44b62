#!/usr/bin/env node
import { WebSocketServer } from 'ws'
import { asTyped } from './as-typed.mjs'
import { WebKitBridge } from './webkit-bridge.mjs'

/*
 * Started by Playwright in place of a browser that it drives by WebDriver BiDi, of which WebKitWebDriver knows nothing: what is
 * asked for is done by WebDriver, a proxy, and a script in each page.
 */

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`)
})
let bridge
server.on('connection', (playwright) => {
  bridge = new WebKitBridge((message) => playwright.send(JSON.stringify(message)))
  playwright.on('message', (data) => void bridge.take(JSON.parse(asTyped(Buffer.from(data).toString()))))
  playwright.on('close', () => void end())
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void end())

async function end() {
  await bridge?.close()
  process.exit(0)
}
