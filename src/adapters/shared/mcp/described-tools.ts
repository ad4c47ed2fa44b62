import { includesScope, type KeyScope } from '../../../domain/model/api/api-key'
import { OPERATIONS } from '../../../domain/model/api/operations'
import { mapValues } from '../../../domain/model/kernel/map-values'
import { type Json, jsonSchemaOf, propertiesOf } from '../../../domain/use-cases/api/json-schemas'
import { type Tool, toolInput, type ToolName, TOOLS } from './tools'

/** The tools that a key's scope includes, as an assistant is told of them. */
export function describedTools(scope: KeyScope) {
  const names = Object.keys(TOOLS) as ToolName[]
  return names.filter((name) => includesScope(scope, OPERATIONS[TOOLS[name].operation].scope)).map(described)
}

function described(name: ToolName) {
  const { title, description, operation, isDestructive = false, isIdempotent = false }: Tool = TOOLS[name]
  const readOnlyHint = OPERATIONS[operation].scope === 'read'
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(name),
    annotations: { title, readOnlyHint, destructiveHint: isDestructive, idempotentHint: isIdempotent, openWorldHint: false },
  }
}

function schemaOf(name: ToolName) {
  const { says = {} }: Tool = TOOLS[name]
  const schema = jsonSchemaOf(toolInput(name))
  const properties = mapValues<string, Json, object>(propertiesOf(schema), (property, field) => {
    const said = says[field]
    return said === undefined ? property : { ...property, description: said }
  })
  return { ...schema, type: 'object' as const, properties }
}
