/**
 * The frames of supabase-js on the wire: text frames hold a message as an array (version 2.0.0) or an object (1.0.0); a
 * client of version 2.0.0 sends its broadcasts in a binary frame.
 *
 * @typedef {{
 *   readonly join_ref?: string | null
 *   readonly ref?: string | null
 *   readonly topic: string
 *   readonly event: string
 *   readonly payload: any
 * }} Message
 */

const BROADCAST_PUSH = 3
const JSON_ENCODING = 1
const HEADER_BYTES = 7

/**
 * @param {Buffer} data
 * @param {boolean} isBinary
 * @returns {Message}
 * @throws when it is no frame of the protocol
 */
export function decodeFrame(data, isBinary) {
  if (isBinary) return decodeBroadcast(data)
  const message = JSON.parse(data.toString('utf8'))
  if (!Array.isArray(message)) return message
  const [join_ref, ref, topic, event, payload] = message
  return { join_ref, ref, topic, event, payload }
}

/**
 * @param {string} version
 * @param {Message} message
 */
export function encodeFrame(version, { join_ref = null, ref = null, topic, event, payload }) {
  return JSON.stringify(version === '1.0.0' ? { join_ref, ref, topic, event, payload } : [join_ref, ref, topic, event, payload])
}

/** Seven bytes (kind, five lengths, encoding), then the five texts, then the payload. */
function decodeBroadcast(data) {
  const [kind, ...lengths] = data.subarray(0, HEADER_BYTES - 1)
  if (kind !== BROADCAST_PUSH) throw new Error(`no frame of kind ${kind} is understood`)
  if (data[HEADER_BYTES - 1] !== JSON_ENCODING) throw new Error('payloads of bytes are not understood')
  let at = HEADER_BYTES
  const [join_ref, ref, topic, event] = lengths.map((length) => data.toString('utf8', at, (at += length)))
  const payload = JSON.parse(data.toString('utf8', at))
  return { join_ref, ref, topic, event: 'broadcast', payload: { type: 'broadcast', event, payload } }
}
