import type { Json } from './json-schemas'

interface Call {
  readonly server: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Json[]
  readonly body: { readonly mediaType: string; readonly schema: Json } | null
}

/** A call with what has to be given; what nobody can know beforehand stands in capitals. */
export function curlOf(description: Json, { server, method, path, parameters, body }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(parameters, name))
  const asked = parameters.filter((one) => one['in'] === 'query' && one['required'] === true).map(({ name }) => String(name))
  const query = asked.map((name) => `${name}=${valueOf(parameters, name)}`).join('&')
  const lines = [
    `curl -X ${method} '${server}${filled}${query === '' ? '' : `?${query}`}'`,
    `-H 'Authorization: Bearer YOUR_KEY'`,
    ...(body === null ? [] : [`-H 'Content-Type: ${body.mediaType}'`, dataOf(description, body)]),
  ]
  return lines.join(' \\\n  ')
}

function dataOf(description: Json, { mediaType, schema }: NonNullable<Call['body']>): string {
  return mediaType === 'application/json' ? `-d '${JSON.stringify(sampleOf(description, schema))}'` : `--data-binary @FILE`
}

function valueOf(parameters: readonly Json[], name: string): string {
  const schema = parameters.find((one) => one['name'] === name)?.['schema']
  const values = isObject(schema) ? schema['enum'] : undefined
  return Array.isArray(values) ? String(values[0]) : name.toUpperCase()
}

/** Something that the schema takes, with what it demands; of an object that demands nothing, its first field. */
function sampleOf(description: Json, schema: Json): unknown {
  const ref = schema['$ref']
  if (typeof ref === 'string') return sampleOf(description, resolved(description, ref))
  const [first] = [schema['anyOf'], schema['oneOf']].filter(Array.isArray).flat()
  if (isObject(first)) return sampleOf(description, first)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  switch (schema['type']) {
    case 'object':
      return objectSample(description, schema)
    case 'array':
      return isObject(schema['items']) ? [sampleOf(description, schema['items'])] : []
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 1
    case 'boolean':
      return true
    default:
      return typeof schema['format'] === 'string' ? schema['format'].toUpperCase() : 'TEXT'
  }
}

function objectSample(description: Json, schema: Json): Json {
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : []
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const needed = properties.filter(([name]) => required.includes(name))
  const shown = needed.length === 0 ? properties.slice(0, 1) : needed
  return Object.fromEntries(shown.map(([name, value]) => [name, isObject(value) ? sampleOf(description, value) : null]))
}

function resolved(description: Json, ref: string): Json {
  return ref
    .replace('#/', '')
    .split('/')
    .reduce<Json>((at, key) => {
      const next = at[key]
      return isObject(next) ? next : {}
    }, description)
}

/** A type in a few words: `uuid`, `Mutation[]`, `string | null`, the values of a choice. */
export function nameOfType(schema: Json): string {
  const ref = schema['$ref']
  if (typeof ref === 'string') return ref.slice(ref.lastIndexOf('/') + 1)
  if (Array.isArray(schema['enum'])) return schema['enum'].join(' | ')
  if ('const' in schema) return String(schema['const'])
  const choices = [schema['anyOf'], schema['oneOf']].filter(Array.isArray).flat()
  if (choices.length > 0) return [...new Set(choices.filter(isObject).map(nameOfType))].join(' | ')
  const { type, items, format } = schema
  if (type === 'array') return isObject(items) ? `${nameOfType(items)}[]` : 'array'
  if (typeof format === 'string') return format
  return Array.isArray(type) ? type.join(' | ') : typeof type === 'string' ? type : 'any'
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
