/** As hosted by default: who announces more often than this is put out of the channel. */
export const PRESENCE_LIMIT = { calls: 5, withinMs: 30_000 }
