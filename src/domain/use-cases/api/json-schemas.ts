import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema, LazySchema } from 'valibot'
import { API_READABLE, type ApiReadable } from '../../model/api/api-collections'
import { mutationSchema } from '../../model/api/operations'
import { id, instant, plainDate } from '../../model/kernel/fields'
import { mapValues } from '../../model/kernel/map-values'
import { SCHEMAS } from '../../model/records/schemas'
import { subject } from '../../model/records/subject-field'
import type { Field, Fields, ValueType } from '../../model/registry/field'
import { REGISTRY } from '../../model/registry/registry'

/** JSON Schema (2020-12), as far as it is said here. */
export type Json = Readonly<Record<string, unknown>>

const FORMATS: ReadonlyMap<object, JsonSchema> = new Map<object, JsonSchema>([
  [id, { type: 'string', format: 'uuid' }],
  [instant, { type: 'string', format: 'date-time' }],
  [plainDate, { type: 'string', format: 'date' }],
  [subject, { type: 'string' }],
  [mutationSchema, { $ref: '#/components/schemas/Mutation' }],
])

/** What a value may be; what only the rules of the domain can say is not in it. */
export function jsonSchemaOf(schema: GenericSchema, typeMode: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => FORMATS.get(valibotSchema) ?? unwrapped(valibotSchema, typeMode),
    overrideAction: ({ valibotAction }) => declared(valibotAction),
  })
  return rest
}

/** What a schema says of itself by `metadata`. */
function declared(action: object): JsonSchema | undefined {
  const metadata: unknown = Reflect.get(action, 'metadata')
  return typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'jsonSchema') : undefined
}

/** What is asked for only when it is looked at, written out: none of it is in itself. */
function unwrapped(schema: object, typeMode: 'input' | 'output'): JsonSchema | undefined {
  if (Reflect.get(schema, 'type') !== 'lazy') return undefined
  const { getter } = schema as LazySchema<GenericSchema>
  return jsonSchemaOf(getter(undefined), typeMode)
}

/** The kinds of changes in a commit. */
export function mutationJson(): Json {
  return { oneOf: mutationSchema.options.map((option) => jsonSchemaOf(option)) }
}

const BY_TYPE: { readonly [T in ValueType]: Json } = {
  text: { type: 'string' },
  plain: { type: 'string' },
  rank: { type: 'string' },
  decimal: { type: 'string' },
  version: { type: 'string' },
  uuid: { type: 'string', format: 'uuid' },
  instant: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  smallint: { type: 'integer' },
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  flag: { type: 'boolean' },
  uuids: { type: 'array', items: { type: 'string', format: 'uuid' } },
  texts: { type: 'array', items: { type: 'string' } },
  list: { type: 'array', items: {} },
  object: { type: 'object' },
  custom: { type: 'object' },
  author: { $ref: '#/components/schemas/Author' },
}

export const NAMES: Readonly<Record<ApiReadable, string>> = {
  people: 'Person',
  companies: 'Company',
  deals: 'Deal',
  tasks: 'Task',
  notes: 'Note',
  files: 'File',
  tags: 'Tag',
  pipelines: 'Pipeline',
  stages: 'Stage',
  lostReasons: 'LostReason',
  fieldDefinitions: 'FieldDefinition',
  members: 'Member',
  activities: 'Activity',
  imports: 'Import',
}

export function refTo(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

/** The records of each collection that programs read. */
export function recordSchemas(): Readonly<Record<string, Json>> {
  return Object.fromEntries(API_READABLE.map((collection) => [NAMES[collection], recordSchema(collection)]))
}

function recordSchema(collection: ApiReadable): Json {
  const fields: Fields = REGISTRY[collection]
  const said = collection === 'activities' ? {} : propertiesOf(jsonSchemaOf(SCHEMAS[collection], 'output'))
  const properties = mapValues<string, Field, unknown>(fields, (field) => stored(field))
  return { type: 'object', properties: { ...properties, ...said }, required: Object.keys(fields) }
}

function stored({ type, required }: Field): Json {
  const schema = BY_TYPE[type]
  const isNullable = required === undefined && !['uuids', 'texts', 'list', 'object', 'custom', 'author'].includes(type)
  return isNullable ? { anyOf: [schema, { type: 'null' }] } : schema
}

/** What a program writes of a collection: all of it is optional but what the rules demand. */
export function propertiesOf(schema: Json): Readonly<Record<string, Json>> {
  const { properties } = schema
  return typeof properties === 'object' && properties !== null ? (properties as Readonly<Record<string, Json>>) : {}
}
