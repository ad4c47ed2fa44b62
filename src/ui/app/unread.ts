import { createContext, use } from 'react'
import { ShownValue, useShown } from '../hooks/shown-value'

/** How many notifications wait to be read. Kept up by code that is fetched once the first screen stands. */
export const UnreadContext = createContext(new ShownValue(0))

export function useUnread(): number {
  return useShown(use(UnreadContext))
}
