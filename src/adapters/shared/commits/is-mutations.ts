import type { Mutation } from '../../../domain/model/records/mutation'

/** Checks the basic shape, since input may come from untyped code; the rules check the rest. */
export function isMutations(value: unknown): value is readonly Mutation[] {
  return Array.isArray(value) && value.every(isMutation)
}

function isMutation(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { kind, collection } = value as { readonly kind?: unknown; readonly collection?: unknown }
  const given: unknown = kind === 'create' ? Reflect.get(value, 'data') : kind === 'update' ? Reflect.get(value, 'patch') : {}
  return typeof kind === 'string' && typeof collection === 'string' && typeof given === 'object' && given !== null
}
