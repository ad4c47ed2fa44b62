import * as v from 'valibot'
import { fieldProblemsOf } from '../../../domain/model/errors/field-problem'
import { asPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import type { ApiSession } from '../../../domain/use-cases/api/api-session'
import { conflictProblem, problemOf } from '../../../domain/use-cases/api/problem'
import { askingIn } from './asking'
import { Conflict } from './conflict'
import { NOTICE, REFUSED } from './instructions'
import { OnlyPeople } from './only-people'
import { HANDLERS, type ToolHandler } from './tool-handlers'
import { toolInput, type ToolName } from './tools'

/**
 * What a tool gives. What is refused is a result as well, so that the assistant is told of it and can do otherwise; never rejects.
 *
 * @param log told of what nobody expected
 */
export async function runTool(
  name: ToolName,
  input: unknown,
  { session, log }: { readonly session: ApiSession; readonly log: (error: PortError) => void },
) {
  try {
    const checked = v.safeParse(toolInput(name), input)
    if (!checked.success) throw portError('record/invalid', { fields: fieldProblemsOf(checked.issues) })
    // Checked by the schema of the same tool.
    const handler = HANDLERS[name] as ToolHandler<ToolName>
    return result(await handler(checked.output as Parameters<typeof handler>[0], askingIn(session)))
  } catch (thrown) {
    if (thrown instanceof OnlyPeople) return refused(thrown.problem)
    if (thrown instanceof Conflict) return refused(conflictProblem(409, thrown.found).body)
    const error = asPortError(thrown, 'api')
    if (error.code === 'internal/unexpected' || error.code === 'net/unavailable') log(error)
    return refused(problemOf(error).body)
  }
}

/** For assistants that are shown the text, and for those that are shown the object. */
function result(records: unknown) {
  return { content: [text(NOTICE, records)], structuredContent: { notice: NOTICE, records } }
}

function refused(problem: object) {
  return { content: [text(REFUSED, problem)], structuredContent: { notice: REFUSED, problem }, isError: true }
}

/** In one line: nothing in it can look as if it came after it. */
function text(notice: string, value: unknown) {
  return { type: 'text' as const, text: `${notice}\n${JSON.stringify(value)}` }
}
