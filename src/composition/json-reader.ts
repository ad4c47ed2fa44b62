import { parsedJson } from '../adapters/shared/parsed-json'

/** Reads stored JSON that anybody may have written: a value of another type counts as missing. */
export interface JsonReader {
  get(name: string): unknown
  text(name: string): string | null
  /** A whole number, not negative. */
  count(name: string): number | null
  part(name: string): JsonReader | null
  all(): Readonly<Record<string, unknown>>
}

export function readJson(text: string | null): JsonReader {
  return readerOf(parsedJson(text))
}

export function readerOf(value: unknown): JsonReader {
  const get = (name: string): unknown => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined)
  return {
    get,
    all: () => (isRecord(value) ? value : {}),
    text: (name) => {
      const found = get(name)
      return typeof found === 'string' ? found : null
    },
    count: (name) => {
      const found = get(name)
      return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : null
    },
    part: (name) => {
      const found = get(name)
      return isRecord(found) ? readerOf(found) : null
    },
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
