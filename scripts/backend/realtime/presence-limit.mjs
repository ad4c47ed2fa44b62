/** The default of the hosted service: a client that announces itself more often is removed from the channel. */
export const PRESENCE_LIMIT = { calls: 5, withinMs: 30_000 }
