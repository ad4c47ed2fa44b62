import postgres from 'postgres'
import { authShims } from './auth/shims.mjs'
import { openClock } from './clock.mjs'
import { SUPERUSER, startCluster } from './cluster.mjs'
import { devPart } from './dev-part.mjs'
import { openFaults } from './faults.mjs'
import { fetchPart } from './fetch-part.mjs'
import { openFunctions } from './functions/index.mjs'
import { openGateway } from './gateway.mjs'
import { KEYS } from './keys.mjs'
import { openLite } from './lite.mjs'
import { catchHooks } from './hook-catcher.mjs'
import { catchPushes } from './push-catcher.mjs'
import { catchMail } from './mail-catcher.mjs'
import { openRealtime } from './realtime/realtime.mjs'

import { openRest } from './rest/index.mjs'
import { runSchedules } from './schedules.mjs'
import { openStorage } from './stored-files.mjs'
import { cloneTemplate, ensureTemplate } from './template.mjs'
import { writtenRows } from './written-rows.mjs'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a part may take to close. One that does not ends with the process. */
const CLOSING_MS = 10_000

/**
 * A complete Supabase project on loopback, under one origin, ready when this resolves. It ends with `close`, or with the
 * process.
 *
 * @param {object} [options]
 * @param {object} [options.cluster] a running one to share; else one of its own
 * @param {string} [options.database] the name of one that outlives the backend and is found again; else a fresh one
 * @param {number} [options.port] of the gateway; a free one else
 * @param {string} [options.appUrl] where the app is, for links in mails
 * @param {boolean | 'bundled'} [options.functions] `false` leaves Deno out; `bundled` when that was just done
 * @param {boolean} [options.schedules] automations and webhooks run by themselves
 * @param {object} [options.settings] what is set otherwise than it should be, for a test of who notices: `email` of auth, `functions`
 *   by the names of their secrets, and whether realtime `isPrivateOnly`
 * @param {(line: string) => void} [options.log]
 */
export async function startBackend({
  cluster: given,
  database: kept,
  port: wanted,
  appUrl = 'http://127.0.0.1:47180',
  functions: withFunctions = true,
  schedules = false,
  settings = {},
  log = () => {},
} = {}) {
  const ends = []
  const owned = (part, end = () => part.close()) => {
    ends.unshift(end)
    return part
  }
  let gateway = null
  const close = async () => {
    // The gateway closes first, so that no part is called while it ends.
    if (gateway !== null) await within(gateway.close(), () => log('the gateway did not close'))
    for (const end of ends.splice(0)) await within(end(), () => log(`a part did not close: ${end}`))
  }

  const database = kept ?? `backend_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  try {
    const cluster = given ?? owned(await startCluster({ log }))
    await cloneTemplate(cluster, await ensureTemplate(cluster), database)
    const databaseUrl = cluster.urlOf(database)
    const adminUrl = cluster.urlOf(database, SUPERUSER)
    const sql = owned(postgres(adminUrl, { max: 4, onnotice() {} }), () => sql.end({ timeout: 1 }))
    const rows = await writtenRows(sql)
    const clock = await openClock(sql)
    const mail = owned(await catchMail())
    const hooks = catchHooks()
    const pushes = catchPushes()

    gateway = await openGateway({ port: wanted, appUrl, log })
    const { url } = gateway
    const context = {
      sql,
      database,
      keepsData: kept !== undefined,
      databaseUrl: adminUrl,
      url,
      appUrl,
      smtpPort: mail.port,
      leaptMs: clock.leaptMs,
      clock,
      log,
    }
    const shims = authShims(context)
    const lite = owned(await openLite({ ...context, rewriteMail: shims.rewriteMail, email: settings.email }))
    const rest = owned(openRest({ databaseUrl: adminUrl, rest: lite.fetch }))

    const storage = owned(await openStorage(context))
    const realtime = owned(await openRealtime({ ...context, isPrivateOnly: settings.isPrivateOnly ?? true }))
    const functions = withFunctions
      ? owned(await openFunctions({ ...context, isBundled: withFunctions === 'bundled', settings: settings.functions }))
      : null
    const faults = openFaults(sql, storage)

    const reset = async () => {
      await storage.reset()
      await faults.reset()
      await rows.remove()
      await clock.reset()
      shims.reset()
      mail.clear()
      hooks.clear()
      pushes.clear()
    }
    const advance = async (ms) => {
      await clock.advance(ms)
      // The daily job of a hosted project.
      if (ms >= DAY_MS) await sql`select private.expire_trash('30 days')`
    }
    gateway.serve({
      '/auth/v1': fetchPart(url, shims.wrap(lite.fetch)),
      '/rest/v1': fetchPart(url, rest.fetch),
      '/storage/v1': storage,
      '/realtime/v1': realtime,
      ...(functions === null ? {} : { '/functions/v1': functions }),
      '/__dev': devPart({ mail, hooks, pushes, actions: { reset, advance: (query) => advance(Number(query.get('ms') ?? 0)) } }),
    })
    if (schedules) owned(runSchedules({ sql, url, log }))
    return {
      url,
      publishableKey: KEYS.publishable,
      secretKey: KEYS.secret,
      databaseUrl,
      sql,
      mail,
      hooks: { url: `${url}/__dev/hook`, deliveries: hooks.deliveries, answerWith: hooks.answerWith },
      pushes: { ...pushes, subscribe: () => pushes.subscribe(`${url}/__dev/push`) },
      now: clock.now,
      advance,
      setFull: faults.setFull,
      expireCursors: faults.expireCursors,
      setSchema: faults.setSchema,
      reset,
      snapshot: rows.copy,
      restart: (meanwhile) => gateway.restart(meanwhile),
      killFunctions: () => functions.kill(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Waits for what may never come: somebody else's connection can keep a part from closing. */
async function within(closing, late) {
  let timer
  const limit = new Promise((resolve) => {
    timer = setTimeout(() => resolve(late()), CLOSING_MS)
  })
  await Promise.race([closing, limit])
  clearTimeout(timer)
}
