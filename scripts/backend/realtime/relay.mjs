/**
 * Relays the database's own messages (`realtime.send`): each once it is committed, in commit order.
 *
 * @param {import('postgres').Sql} sql
 * @param {import('./room.mjs').Rooms} rooms
 * @param {(text: string) => void} log
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function relayMessages(sql, rooms, log) {
  let ids = []
  let work = Promise.resolve()

  const passOn = async () => {
    const [due] = [ids, (ids = [])]
    if (due.length === 0) return
    const rows = await sql`
      select id, topic, event, payload, private from realtime.messages where id in ${sql(due)}
    `
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of due) {
      const row = byId.get(id)
      if (row === undefined) continue
      const { topic, event, payload, private: isPrivate } = row
      rooms.find({ topic, isPrivate })?.broadcast({ event, payload, meta: { id } })
    }
  }

  const listening = await sql.listen('realtime_messages', (id) => {
    ids.push(id)
    work = work.then(passOn).catch((error) => log(`messages of the database were lost: ${error.message}`))
  })
  return async () => {
    await listening.unlisten()
    await work
  }
}
