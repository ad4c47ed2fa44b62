import type { ServiceIdentifier } from 'inversify'

export type Token<T> = ServiceIdentifier<T>

/**
 * A token that knows its type. Made by a function on purpose: an annotated `const … = Symbol()` is narrowed to `symbol`
 * in its own module, and `get` then gives `unknown`.
 */
export function token<T>(name: string): Token<T> {
  return Symbol.for(`portside/${name}`)
}
