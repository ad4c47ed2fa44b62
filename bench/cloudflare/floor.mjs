import { DurableObject } from 'cloudflare:workers'

const PAGE = 1000
const STEPS = `
  CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT, body TEXT) STRICT, WITHOUT ROWID;
  CREATE INDEX by_name ON people (name, id);
  CREATE VIRTUAL TABLE words USING fts5(body, tokenize = 'trigram');
`

/**
 * The barest code on the same runtime: rows as JSON in an object, with no account, right, rule or log. `POST /<object>/<call>`. Its
 * classes are named as the Worker's, in whose place it runs.
 */
export class Workspace extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env)
    this.sql = ctx.storage.sql
    const [made] = this.sql.exec("select 1 from sqlite_master where name = 'people'").toArray()
    if (made === undefined) this.sql.exec(STEPS)
  }

  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    const call = pathname.split('/')[2]
    if (call === 'live') return this.live()
    if (call === 'insert') this.insert(await request.json())
    const found = this.rows(call, searchParams)
    return new Response(`[${found.map(({ body }) => body).join(',')}]`)
  }

  rows(call, query) {
    const { sql } = this
    if (call === 'page') return sql.exec('select body from people order by name, id limit 100').toArray()
    if (call === 'download')
      return sql.exec('select body from people where id > ? order by id limit ?', query.get('after'), PAGE).toArray()
    if (call === 'search') return sql.exec('select body from words where words match ? limit 100', query.get('for')).toArray()
    return []
  }

  insert(people) {
    this.ctx.storage.transactionSync(() => {
      for (const person of people) {
        const body = JSON.stringify(person)
        this.sql.exec('insert into people (id, name, body) values (?, ?, ?)', person.id, person.name, body)
        this.sql.exec('insert into words (body) values (?)', body)
      }
    })
    for (const socket of this.ctx.getWebSockets()) socket.send(JSON.stringify(people))
  }

  live() {
    const { 0: client, 1: server } = new globalThis.WebSocketPair()
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }
}

export class Accounts extends DurableObject {}

export default {
  fetch(request, env) {
    const [, object] = new URL(request.url).pathname.split('/')
    if (object === 'api') return new Response('well')
    return env.WORKSPACES.get(env.WORKSPACES.idFromName(object)).fetch(request)
  },
}
