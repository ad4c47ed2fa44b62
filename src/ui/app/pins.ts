import { isId, type Id } from '../../domain/model/kernel/id'
import { usePreference } from './preferences'

/** The saved views that stand in the way around, in the order in which they were pinned. Kept by this browser. */
export function usePins(workspaceId: Id): readonly [readonly Id[], (view: Id) => void] {
  const [text, write] = usePreference(`pins.${workspaceId}`)
  const pins = pinsIn(text)
  const toggle = (view: Id) => write((pins.includes(view) ? pins.filter((id) => id !== view) : [...pins, view]).join(','))
  return [pins, toggle]
}

function pinsIn(text: string | null): readonly Id[] {
  return (text ?? '').split(',').filter(isId)
}
