import postgres from 'postgres'
import { WebSocketServer } from 'ws'
import { httpBroadcast } from './http.mjs'
import { policiesOf } from './policies.mjs'
import { relayMessages } from './relay.mjs'
import { Rooms } from './room.mjs'
import { Socket } from './socket.mjs'
import { readToken } from './tokens.mjs'

/** A key never expires, and a claim must say when it does. */
const FOR_EVER = 4_102_444_800

/**
 * The realtime service of the local backend, as supabase-js speaks to it: private topics under the policies of
 * `realtime.messages`, broadcasts of clients and of the database, presence. Leaves out `postgres_changes`, which Portside
 * does not use. Needs `realtime.sql` applied.
 *
 * @param {{
 *   readonly databaseUrl: string
 *   readonly jwtSecret: string
 *   readonly publishableKey: string
 *   readonly secretKey: string
 *   readonly log?: (text: string) => void
 * }} options
 */
export async function createRealtime({ databaseUrl, jwtSecret, publishableKey, secretKey, log = () => undefined }) {
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined, connection: { application_name: 'realtime' } })
  const shared = { policies: policiesOf(sql, log), rooms: new Rooms(), jwtSecret, log }
  const endRelay = await relayMessages(sql, shared.rooms, log)
  const server = new WebSocketServer({ noServer: true })

  const claimsOfKey = (key) => {
    if (key === publishableKey) return { role: 'anon', exp: FOR_EVER }
    return key === secretKey ? { role: 'service_role', exp: FOR_EVER } : readToken(key, jwtSecret)
  }
  const claimsOfRequest = ({ headers }) => {
    const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
    return claimsOfKey(bearer ?? headers.apikey)
  }

  return {
    /** For the `upgrade` event of an HTTP server, where the path begins with `/realtime/v1/websocket`. */
    handleUpgrade(request, socket, head) {
      const query = new URL(request.url, 'http://localhost').searchParams
      let claims
      try {
        claims = claimsOfKey(query.get('apikey'))
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

    /** For requests whose path begins with `/realtime/v1/api/`. Always answers. */
    handleHttp: httpBroadcast(shared, claimsOfRequest),

    async close() {
      for (const line of server.clients) line.terminate()
      server.close()
      await endRelay().catch(() => undefined)
      await sql.end({ timeout: 1 })
    },
  }
}
