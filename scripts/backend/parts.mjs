import { KEYS } from './keys.mjs'

const TRUST = { jwtSecret: KEYS.jwt, publishableKey: KEYS.publishable, secretKey: KEYS.secret }

/** @returns {Promise<import('./gateway.mjs').Part & { close(): Promise<void> }>} */
export async function openRealtime({ databaseUrl, log }) {
  const module = await import('./realtime/realtime.mjs')
  const realtime = await module.createRealtime({ ...TRUST, databaseUrl, log })
  return {
    handle: realtime.handleHttp,
    upgrade: realtime.handleUpgrade,
    close: realtime.close,
  }
}

export async function openStorage() {
  return null
}
