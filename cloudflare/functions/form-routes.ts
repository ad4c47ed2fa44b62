import { sha256 } from '../../src/adapters/shared/backend/passwords'
import { isId } from '../../src/domain/model/kernel/id'
import { answerOf, responseOf, valueOf } from '../answers'
import { accountsOf, type Env, workspaceOf } from '../env'
import { invalidInput, readJson } from '../read-json'

/** A submission: some fields, each as long as a description may be. */
const MAX_BYTES = 256 * 1024

/** `POST /api/form/read` and `/submit`: for anybody. */
export async function answerForm(request: Request, env: Env, name: string): Promise<Response> {
  if (request.method !== 'POST' || (name !== 'read' && name !== 'submit')) return new Response(null, { status: 404 })
  const answer = await answerOf(async () => {
    const input = await readJson(request, MAX_BYTES)
    const [workspaceId, formId]: unknown[] = ['workspaceId', 'formId'].map(
      (field) => Reflect.get(Object(input), field) as unknown,
    )
    if (!isId(workspaceId) || !isId(formId)) throw invalidInput()
    const accounts = accountsOf(env)
    // Whoever comes along does not wake, or make, an object.
    if (!(await accounts.isWorkspace(workspaceId))) return name === 'read' ? null : CLOSED
    const from = request.headers.get('cf-connecting-ip')
    const sender = from === null ? null : await sha256(await accounts.key(`sender/${from}`))
    return valueOf(await workspaceOf(env, workspaceId).form({ act: name, address: { workspaceId, formId }, input, sender }))
  })
  return responseOf(answer)
}

/** As of any form whose proof is not its own. */
const CLOSED = { ok: false, refusal: 'proof-stale' }
