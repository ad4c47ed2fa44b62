import type { Json } from './json-schemas'
import { curlOf, isObject, nameOfType } from './example-call'

/** One thing that is given to an operation. */
export interface DescribedInput {
  readonly name: string
  /** `path`, `query` or `header`; of a field of the body `body`. */
  readonly where: string
  readonly type: string
  readonly required: boolean
  /** `null`: nothing is taken for it. */
  readonly preset: string | null
}

/** An operation as a person reads of it. */
export interface DescribedOperation {
  readonly id: string
  readonly method: string
  /** Below the server's address. */
  readonly path: string
  readonly summary: string
  readonly scope: string
  readonly inputs: readonly DescribedInput[]
  /** A call by `curl`, with words in capitals for what is not known. */
  readonly example: string
}

export interface DescribedGroup {
  readonly name: string
  readonly description: string
  readonly operations: readonly DescribedOperation[]
}

/** What a description says, in the order of its tags; a tag without operations is left out. @param server what examples call */
export function describedGroups(description: Json, server: string): readonly DescribedGroup[] {
  const operations = listOf(objectIn(description, 'paths')).flatMap(([path, methods]) =>
    listOf(asObject(methods)).map(([method, operation]) => ({ path, method: method.toUpperCase(), said: asObject(operation) })),
  )
  return arrayIn(description, 'tags').flatMap((tag) => {
    const name = textIn(tag, 'name')
    const own = operations.filter(({ said }) => Array.isArray(said['tags']) && said['tags'][0] === name)
    if (own.length === 0) return []
    const described = own.map(({ path, method, said }) => operationOf(description, { path, method, said, server }))
    return [{ name, description: textIn(tag, 'description'), operations: described }]
  })
}

interface Found {
  readonly path: string
  readonly method: string
  readonly said: Json
  readonly server: string
}

function operationOf(description: Json, { path, method, said, server }: Found): DescribedOperation {
  const parameters = arrayIn(said, 'parameters')
  const content = objectIn(objectIn(said, 'requestBody'), 'content')
  const [[mediaType, media] = [null, {}]] = listOf(content)
  const body = mediaType === null ? null : { mediaType, schema: objectIn(asObject(media), 'schema') }
  const needed = Object.values(asObject(arrayIn(said, 'security')[0])).flat()
  return {
    id: textIn(said, 'operationId'),
    method,
    path,
    summary: textIn(said, 'summary'),
    scope: needed.join(', '),
    inputs: [...parameters.map(parameterOf), ...(body === null ? [] : fieldsOf(body.schema, ''))],
    example: curlOf(description, { server, method, path, parameters, body }),
  }
}

function parameterOf(parameter: Json): DescribedInput {
  const schema = objectIn(parameter, 'schema')
  return {
    name: textIn(parameter, 'name'),
    where: textIn(parameter, 'in'),
    type: nameOfType(schema),
    required: parameter['required'] === true,
    preset: presetOf(schema),
  }
}

/** Fields within a field as `data.name`. */
function fieldsOf(schema: Json, before: string): readonly DescribedInput[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return listOf(objectIn(schema, 'properties')).flatMap(([key, value]) => {
    const field = asObject(value)
    const name = `${before}${key}`
    const own = { name, where: 'body', type: nameOfType(field), required: required.includes(key), preset: presetOf(field) }
    return before === '' ? [own, ...fieldsOf(field, `${name}.`)] : [own]
  })
}

function presetOf(schema: Json): string | null {
  const preset = schema['default']
  return preset === undefined || preset === '' ? null : typeof preset === 'string' ? preset : JSON.stringify(preset)
}

function asObject(value: unknown): Json {
  return isObject(value) ? value : {}
}

function objectIn(value: Json, key: string): Json {
  return asObject(value[key])
}

function arrayIn(value: Json, key: string): readonly Json[] {
  const found = value[key]
  return Array.isArray(found) ? found.filter(isObject) : []
}

function textIn(value: Json, key: string): string {
  const found = value[key]
  return typeof found === 'string' ? found : ''
}

function listOf(value: Json): readonly (readonly [string, unknown])[] {
  return Object.entries(value)
}
