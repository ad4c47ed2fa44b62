import { type Context, use } from 'react'

/** What a provider above has set. @param what is missing, for whoever forgot its provider */
export function useProvided<T>(context: Context<T | null>, what: string): T {
  const value = use(context)
  if (value === null) throw new Error(`No ${what}`)
  return value
}
