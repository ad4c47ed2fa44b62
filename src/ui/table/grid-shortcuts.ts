import type { Hotkey } from '../hooks/hotkey-registry'
import { tablesText } from '../text/tables'

/** What the keys do in a list, for the sheet: the list runs them itself, on the row that has the focus. */
export function gridShortcuts(mayEdit: boolean): readonly Hotkey[] {
  const { keys } = tablesText
  const inList = (key: string, label: string): Hotkey => {
    return { keys: key, label, group: tablesText.group, run: () => undefined, isListedOnly: true }
  }
  return [
    inList('j', keys.next),
    inList('k', keys.previous),
    inList('Enter', keys.open),
    inList('Space', keys.peek),
    inList('x', keys.select),
    inList('mod+a', tablesText.selectAll),
    ...(mayEdit ? [inList('e', keys.edit), inList('Delete', keys.trash)] : []),
  ]
}
