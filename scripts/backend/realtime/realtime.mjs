import postgres from 'postgres'
import { WebSocketServer } from 'ws'
import { callerOf } from '../claims.mjs'
import { httpBroadcast } from './http.mjs'
import { policiesOf } from './policies.mjs'
import { relayMessages } from './relay.mjs'
import { Rooms } from './room.mjs'
import { Socket } from './socket.mjs'

/** The largest frame that the hosted service accepts from a free project. */
const MOST_BYTES = 256 * 1024

/**
 * The realtime service of the local backend, as supabase-js speaks to it: private topics under the policies of
 * `realtime.messages`, broadcasts of clients and of the database, presence. Leaves out `postgres_changes`, which Portside
 * does not use. Needs `realtime.sql` applied.
 *
 * @param {object} options
 * @param {string} options.databaseUrl as superuser
 * @param {boolean} [options.isPrivateOnly] as a hosted project is where public access is switched off
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<import('../gateway.mjs').Part & { close(): Promise<void> }>}
 */
export async function openRealtime({ databaseUrl, isPrivateOnly = false, log = () => {} }) {
  const sql = postgres(databaseUrl, { max: 4, onnotice() {}, connection: { application_name: 'realtime' } })
  const shared = { policies: policiesOf(sql, log), rooms: new Rooms(), isPrivateOnly, log }
  const endRelay = await relayMessages(sql, shared.rooms, log)
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES })

  return {
    handle: httpBroadcast(shared),

    upgrade(request, socket, head) {
      const query = new URL(request.url, 'http://localhost').searchParams
      let claims
      try {
        claims = callerOf({}, query)
      } catch (error) {
        socket.end(
          `HTTP/1.1 401 Unauthorized\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ error: error.message })}`,
        )
        return
      }
      server.handleUpgrade(request, socket, head, (line) => {
        new Socket(line, shared, { claims, version: query.get('vsn') ?? '1.0.0' }).listen()
      })
    },

    async close() {
      for (const line of server.clients) line.terminate()
      server.close()
      // The database may already be closed.
      await endRelay().catch(() => undefined)
      await sql.end({ timeout: 1 })
    },
  }
}
