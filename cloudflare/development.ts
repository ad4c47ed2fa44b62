import type { Mutation } from '../src/domain/model/records/mutation'
import type { Id } from '../src/domain/model/kernel/id'
import { leap, resetClock, runtime } from './clock'
import { accountsOf, type Env, workspaceOf } from './env'
import { shiftVersion } from './health'
import { receiveMail } from './mail/receive-mail'

/** What a test or a developer may do to the backend: `POST /development/<name>`. Not served where it is deployed. */
export async function answerDevelopment(request: Request, env: Env): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/development/'.length)
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  if (tool === undefined) return new Response(null, { status: 404 })
  return Response.json((await tool(env, (await request.json()) as Input)) ?? null)
}

interface Input {
  readonly ms: number
  readonly to: string
  readonly by: number
  readonly isFull: boolean
  readonly workspaceId: Id
  readonly mutations: readonly Mutation[]
  readonly mail: string
}

const TOOLS: Readonly<Record<string, (env: Env, input: Input) => unknown>> = {
  now: () => runtime.now(),
  /** Time passes at once, and what is due by then is done. */
  leap: async (env, { ms }) => {
    leap(ms)
    await inEach(env, (workspace) => workspace.expire())
  },
  /** As if every alarm went off. */
  wake: (env) => inEach(env, (workspace) => workspace.wake()),
  'admin-write': (env, { workspaceId, mutations }) => workspaceOf(env, workspaceId).adminWrite(workspaceId, mutations),
  full: (env, { isFull }) => inEach(env, (workspace) => workspace.setFull(isFull)),
  'expire-cursors': (env) => inEach(env, (workspace) => workspace.expireCursors()),
  version: (_, { by }) => shiftVersion(by),
  /** As the platform hands over a mail. @returns why it was rejected, or `null` */
  'receive-mail': async (env, { to, mail }) => {
    let rejected: string | null = null
    const bytes = new TextEncoder().encode(mail)
    const raw = new Response(bytes).body as ReadableStream<Uint8Array>
    const setReject = (reason: string) => void (rejected = reason)
    await receiveMail({ to, raw, rawSize: bytes.byteLength, setReject }, env)
    return rejected
  },
  mails: (env) => accountsOf(env).mails(),
  reset: async (env) => {
    shiftVersion(0)
    resetClock()
    await inEach(env, (workspace) => workspace.reset())
    await accountsOf(env).reset()
  },
}

async function inEach(env: Env, work: (workspace: ReturnType<typeof workspaceOf>) => Promise<unknown>): Promise<void> {
  const ids: readonly Id[] = await accountsOf(env).workspaces()
  await Promise.all(ids.map((id) => work(workspaceOf(env, id))))
}
