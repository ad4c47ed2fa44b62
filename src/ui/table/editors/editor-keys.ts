import type { KeyboardEvent } from 'react'
import type { AfterEdit } from '../../grid/grid.types'
import { isComposing } from '../../hooks/is-composing'

/** How a key leaves an editor; `null` when it does not. */
export function leaveOn(press: KeyboardEvent): AfterEdit | 'cancel' | null {
  if (isComposing(press.nativeEvent)) return null
  if (press.key === 'Escape') return 'cancel'
  if (press.key === 'Enter') return 'below'
  if (press.key === 'Tab') return press.shiftKey ? 'previous' : 'next'
  return null
}
