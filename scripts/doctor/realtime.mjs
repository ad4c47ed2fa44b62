import { randomUUID } from 'node:crypto'
import { unseen, well, wrong } from './finding.mjs'

const PATIENCE_MS = 15_000

/** Whom the project lets into its live channels. @param {{ url: string, key: string, token?: string }} options */
export async function lookAtRealtime({ url, key, token, workspaceId }) {
  const open = await joined({ url, key, topic: `doctor-${randomUUID()}`, isPrivate: false })
  if (open.status === 'silent')
    return [wrong('realtime', `Realtime does not answer (${open.reason}).`, 'See Project, Health, in the dashboard.')]
  const findings = [
    open.status === 'ok'
      ? wrong(
          'realtime-public',
          'Anybody may meet anybody in a public channel of the project.',
          'Turn “Allow public access” off under Realtime, Settings, in the dashboard.',
        )
      : well('realtime-public', 'Realtime has private channels only.'),
  ]
  const stranger = await joined({ url, key, topic: `ws:${workspaceId ?? randomUUID()}:commits`, isPrivate: true })
  findings.push(
    stranger.status === 'ok'
      ? wrong(
          'realtime-private',
          'Anybody may listen in a private channel.',
          'Compare the policies of realtime.messages with supabase/migrations/20261121002000_realtime_topics.sql.',
        )
      : well('realtime-private', 'Nobody listens in a private channel without signing in.'),
  )
  if (token === undefined || workspaceId === null) return findings
  const own = await joined({ url, key, token, topic: `ws:${workspaceId}:commits`, isPrivate: true })
  if (own.status === 'silent') return [...findings, unseen('realtime-member', 'Realtime did not answer a member.', 'Try again.')]
  return [
    ...findings,
    own.status === 'ok'
      ? well('realtime-member', 'A member hears their workspace.')
      : wrong(
          'realtime-member',
          `A member does not hear their own workspace (${own.reason}).`,
          'Push the migrations: npx supabase@3.1.0 db push --remote',
        ),
  ]
}

/** @returns {Promise<{ readonly status: 'ok' | 'error' | 'silent', readonly reason: string }>} */
async function joined({ url, key, token, topic, isPrivate }) {
  const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket
  const line = new WebSocket(`${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${encodeURIComponent(key)}&vsn=1.0.0`)
  try {
    return await new Promise((resolve) => {
      const late = setTimeout(() => resolve({ status: 'silent', reason: 'no answer' }), PATIENCE_MS)
      late.unref()
      line.addEventListener('error', (event) => resolve({ status: 'silent', reason: event.message ?? 'the connection failed' }))
      line.addEventListener('close', () => resolve({ status: 'silent', reason: 'the connection was closed' }))
      line.addEventListener('open', () => {
        const config = { private: isPrivate, broadcast: { self: false }, presence: { key: '' } }
        const payload = { config, ...(token === undefined ? {} : { access_token: token }) }
        line.send(JSON.stringify({ topic: `realtime:${topic}`, event: 'phx_join', payload, ref: '1', join_ref: '1' }))
      })
      line.addEventListener('message', ({ data }) => {
        const { event, payload } = JSON.parse(String(data))
        if (event === 'phx_reply') resolve({ status: payload.status, reason: payload.response?.reason ?? '' })
      })
    })
  } finally {
    line.close()
  }
}
