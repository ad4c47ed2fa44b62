/** Any field's value on one line: lists by what their entries hold, an address by its parts, nothing as nothing. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(', ')
  if (typeof value === 'object') return ofObject(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const TELLING = ['value', 'raw', 'url'] as const

function ofObject(value: object): string {
  const telling = TELLING.map((key): unknown => Reflect.get(value, key)).find((part) => typeof part === 'string')
  return typeof telling === 'string' ? telling : plainText(Object.values(value))
}
