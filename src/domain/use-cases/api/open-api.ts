import type { GenericSchema } from 'valibot'
import { API_READABLE, type ApiReadable } from '../../model/api/api-collections'
import { type AnswerKind, type Operation, OPERATIONS } from '../../model/api/operations'
import { mapValues } from '../../model/kernel/map-values'
import { SCHEMAS, type StoredName } from '../../model/records/schemas'
import { type Json, jsonSchemaOf, mutationJson, NAMES, propertiesOf, recordSchemas, refTo } from './json-schemas'
import { PROBLEM_TYPE } from './problem'

const VERSION = '1.0.0'

const TAGS: Readonly<Record<ApiReadable | 'workspace', string>> = {
  workspace: 'What is about the workspace as a whole.',
  people: 'The people that the team deals with.',
  companies: 'The companies that people work for and deals are with.',
  deals: 'What may be sold, in the stage it has reached.',
  tasks: 'What somebody is to do.',
  notes: 'What was said or written, about people, companies and deals.',
  files: 'Files that are attached to people, companies and deals.',
  tags: 'Words that records are marked with.',
  pipelines: 'The ways that deals go.',
  stages: 'The steps of a pipeline.',
  lostReasons: 'Why deals are lost.',
  fieldDefinitions: "The workspace's own fields.",
  members: 'Who belongs to the workspace, robots among them.',
  activities: 'The timeline: what happened, when, and by whom.',
  imports: 'The files that were imported, and what became of their rows.',
}

/**
 * The description of the HTTP API (OpenAPI 3.1), made of the operations.
 *
 * @param server its address, up to and with `/v1`
 */
export function openApi(server: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portside',
      version: VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'People, companies, deals, tasks, notes and files of one workspace. A key is made in Settings; it is sent as a bearer token, and may do what the member it acts as may do. What fails is told as problem details (RFC 9457).',
    },
    servers: [{ url: server }],
    security: [{ key: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...recordSchemas(),
        Author: object({ memberId: { anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] }, via: { type: 'string' } }),
        Mutation: mutationJson(),
        Problem: {
          ...object({ type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' } }),
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'object' } },
            current: { type: ['object', 'null'] },
          },
        },
      },
    },
  }
}

/** Paths of several collections are written out, so that each says what its records are. */
function pathsOf(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [id, operation] of Object.entries<Operation>(OPERATIONS)) {
    for (const collection of collectionsOf(operation)) {
      const path = collection === null ? operation.path : operation.path.replace('{collection}', collection)
      // What is written out for a collection is less than what stands at that path for itself.
      ;(paths[path] ??= {})[operation.method.toLowerCase()] ??= describe(id, operation, collection)
    }
  }
  return paths
}

function collectionsOf({ parts }: Operation): readonly (ApiReadable | null)[] {
  const { collection } = parts
  if (collection === undefined) return [null]
  return API_READABLE.filter((name) => (Reflect.get(collection, 'options') as readonly string[]).includes(name))
}

function describe(id: string, operation: Operation, collection: ApiReadable | null): Json {
  const { summary, scope, method } = operation
  const isNew = operation.answer === 'record' && method === 'POST' && !operation.path.endsWith('/restore')
  return {
    operationId:
      collection === null ? id : id.replace(/(Records?)?$/, `${collection.charAt(0).toUpperCase()}${collection.slice(1)}`),
    summary,
    description: `Needs a key for \`${scope}\`.`,
    // What stands below a collection's path is about its records.
    tags: [collection ?? API_READABLE.find((name) => operation.path.startsWith(`/${name}`)) ?? 'workspace'],
    security: [{ key: [scope] }],
    parameters: [...parametersOf(operation), ...headersOf(operation)],
    ...bodyOf(operation, collection),
    responses: {
      [isNew ? '201' : '200']: { description: 'Done.', ...contentOf(operation, collection) },
      ...(isNew ? { '200': { description: 'Done before, under the same key.', ...contentOf(operation, collection) } } : {}),
      '4XX': { description: 'Refused; the problem says why.', content: { [PROBLEM_TYPE]: { schema: refTo('Problem') } } },
    },
  }
}

function parametersOf({ parts, query }: Operation): readonly Json[] {
  const inPath = Object.entries(parts).filter(([name]) => name !== 'collection')
  return [
    ...inPath.map(([name, schema]) => ({ name, in: 'path', required: true, schema: jsonSchemaOf(schema) })),
    ...Object.entries(query).map(([name, schema]) => ({
      name,
      in: 'query',
      required: isRequired(schema),
      schema: jsonSchemaOf(schema),
    })),
  ]
}

function headersOf({ method, path }: Operation): readonly Json[] {
  if (method === 'GET') return []
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }
  const version = { name: 'If-Match', in: 'header', schema: { type: 'string' } }
  return path.includes('{id}') ? [key, version] : [key]
}

function bodyOf({ body, takesBytes = false }: Operation, collection: ApiReadable | null): Json {
  if (takesBytes) {
    const schema = { type: 'string', contentEncoding: 'binary' }
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema } } } }
  }
  if (Object.keys(body).length === 0) return {}
  const data = collection === null || collection === 'activities' ? null : dataSchema(collection)
  const properties = mapValues<string, GenericSchema, Json>(body, (schema, name) =>
    data !== null && (name === 'data' || name === 'patch') ? data : jsonSchemaOf(schema),
  )
  const required = Object.keys(body).filter((name) => isRequired(body[name]))
  const schema = { type: 'object', properties, required, additionalProperties: false }
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function dataSchema(collection: StoredName): Json {
  return { type: 'object', properties: propertiesOf(jsonSchemaOf(SCHEMAS[collection])), additionalProperties: false }
}

function contentOf({ answer }: Operation, collection: ApiReadable | null): Json {
  if (answer === 'bytes')
    return { content: { 'application/octet-stream': { schema: { type: 'string', contentEncoding: 'binary' } } } }
  return { content: { 'application/json': { schema: answerSchema(answer, collection) } } }
}

function answerSchema(answer: Exclude<AnswerKind, 'bytes'>, collection: ApiReadable | null): Json {
  const text = { type: 'string' }
  switch (answer) {
    case 'identity':
      return object({ workspace: { type: 'object' }, member: { type: 'object' }, key: { type: 'object' } })
    case 'lines':
    case 'page': {
      const of = answer === 'lines' ? 'activities' : collection
      const item = of === null ? { type: 'object' } : refTo(NAMES[of])
      return object({
        items: { type: 'array', items: item },
        next: { type: ['string', 'null'] },
        total: { type: ['integer', 'null'] },
      })
    }
    case 'record':
      return refTo(NAMES[collection ?? 'files'])
    case 'outcomes':
      return object({ outcomes: { type: 'array', items: { type: 'object' } }, undo: { type: 'array', items: refTo('Mutation') } })
    case 'hits':
      return object({ items: { type: 'array', items: object({ collection: text, id: text, name: text }) } })
    case 'changes': {
      const change = object({ collection: text, id: text, record: { type: ['object', 'null'] } })
      return object({ changes: { type: 'array', items: change }, cursor: text, more: { type: 'boolean' } })
    }
  }
}

function object(properties: Json): Json {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function isRequired(schema: GenericSchema | undefined): boolean {
  return schema !== undefined && schema.type !== 'optional' && schema.type !== 'nullish'
}
