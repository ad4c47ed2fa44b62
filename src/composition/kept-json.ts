import { parsedJson } from '../adapters/shared/parsed-json'

/** What was kept as JSON, read with care: anybody may have written it. */
export interface Kept {
  get(name: string): unknown
  text(name: string): string | null
  /** A whole number, not negative. */
  count(name: string): number | null
  part(name: string): Kept | null
  all(): Readonly<Record<string, unknown>>
}

export function kept(text: string | null): Kept {
  return keptIn(parsedJson(text))
}

export function keptIn(value: unknown): Kept {
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
      return isRecord(found) ? keptIn(found) : null
    },
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
