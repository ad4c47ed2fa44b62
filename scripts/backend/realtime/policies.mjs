import { randomUUID } from 'node:crypto'
import { become, rolledBack } from '../as-caller.mjs'

/**
 * Who may listen to a private topic and send in it, by the policies on `realtime.messages`. They are checked as the hosted
 * service does, in a transaction that is always rolled back.
 *
 * @typedef {{ readonly role: string, readonly sub?: string, readonly exp?: number }} Claims
 * @typedef {'broadcast' | 'presence'} Extension
 * @typedef {Readonly<Record<Extension, boolean>>} Rights
 */

const NONE = { broadcast: false, presence: false }

/**
 * @param {import('postgres').Sql} sql connected as a role that row level security does not bind
 * @param {(text: string) => void} log
 */
export function policiesOf(sql, log) {
  return {
    /**
     * Whether these claims may read the topic's messages. Inserts a message of each kind, and selects as the user.
     *
     * @param {Claims} claims
     * @param {string} topic
     * @returns {Promise<Rights>}
     */
    async readable(claims, topic) {
      const probes = { broadcast: randomUUID(), presence: randomUUID() }
      try {
        const seen = await rolledBack(sql, async (tx) => {
          for (const [extension, id] of Object.entries(probes)) {
            await tx`insert into realtime.messages (id, topic, extension, private) values (${id}, ${topic}, ${extension}, true)`
          }
          await becomeIn(tx, claims, topic)
          return tx`select extension from realtime.messages where id in ${tx(Object.values(probes))}`
        })
        return { ...NONE, ...Object.fromEntries(seen.map(({ extension }) => [extension, true])) }
      } catch (error) {
        log(`${topic}: no policy could be asked: ${error.message}`)
        return NONE
      }
    },

    /**
     * Whether these claims may send there.
     *
     * @param {Claims} claims
     * @param {string} topic
     * @param {Extension} extension
     * @returns {Promise<boolean>}
     */
    async writable(claims, topic, extension) {
      try {
        await rolledBack(sql, async (tx) => {
          await becomeIn(tx, claims, topic)
          await tx`insert into realtime.messages (topic, extension, private) values (${topic}, ${extension}, true)`
        })
        return true
      } catch (error) {
        if (error.code !== '42501') log(`${topic}: no policy could be asked: ${error.message}`)
        return false
      }
    },
  }
}

function becomeIn(tx, claims, topic) {
  return become(tx, claims, { 'request.headers': '{}', 'realtime.topic': topic })
}
