import type { Hotkey } from '../hooks/hotkeys'
import { tablesText } from '../text/tables'
import { useEffect } from 'react'
import { focusGrid } from '../grid/grid-input'

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

/**
 * After a change of screen the keys work in the list at once; whoever is typing somewhere goes on typing. A list that comes to
 * stand beneath a dialog, as that of the first record made in it may, waits until the dialog is gone.
 */
export function useListFocus(): void {
  useEffect(() => {
    takeFocus()
    const dialog = document.activeElement?.closest('[role=dialog]')
    return dialog == null ? undefined : onceGone(dialog, takeFocus)
  }, [])
}

function takeFocus(): void {
  if (document.activeElement === document.body || document.activeElement?.id === 'main') focusGrid()
}

/** A frame later: the dialog first gives the focus back to where it was. */
function onceGone(element: Element, run: () => void): () => void {
  let frame = 0
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    observer.disconnect()
    frame = requestAnimationFrame(run)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
