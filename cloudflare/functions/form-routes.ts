import { sha256 } from '../../src/adapters/shared/backend/passwords'
import { readFileHeader } from '../../src/domain/model/forms/file-header'
import { isId } from '../../src/domain/model/kernel/id'
import { answerOf, responseOf, valueOf } from '../answers'
import { accountsOf, type Env, workspaceOf } from '../env'
import { invalidInput, readJson } from '../read-json'

/** A submission: some fields, each as long as a description may be. */
const MAX_BYTES = 256 * 1024

/** `POST /api/form/read`, `/submit` and `/file`: for anybody. */
export async function answerForm(request: Request, env: Env, name: string): Promise<Response> {
  if (request.method !== 'POST' || (name !== 'read' && name !== 'submit' && name !== 'file'))
    return new Response(null, { status: 404 })
  const answer = await answerOf(async () => {
    const { body, headers } = request
    const input = name === 'file' ? readFileHeader(headers) : await readJson(request, MAX_BYTES)
    const [workspaceId, formId]: unknown[] = ['workspaceId', 'formId'].map(
      (field) => Reflect.get(Object(input), field) as unknown,
    )
    if (!isId(workspaceId) || !isId(formId)) throw invalidInput()
    const accounts = accountsOf(env)
    // Whoever comes along does not wake, or make, an object.
    if (!(await accounts.isWorkspace(workspaceId))) return name === 'read' ? null : CLOSED
    const from = request.headers.get('cf-connecting-ip')
    const sender = from === null ? null : await sha256(await accounts.key(`sender/${from}`))
    const workspace = workspaceOf(env, workspaceId)
    const call = { address: { workspaceId, formId }, input, sender }
    if (name !== 'file') return valueOf(await workspace.form({ act: name, ...call }))
    if (body === null) throw invalidInput()
    return valueOf(await workspace.formFile({ ...call, body }))
  })
  return responseOf(answer)
}

/** As of any form whose proof is not its own. */
const CLOSED = { ok: false, refusal: 'proof-stale' }
