import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../design/icon-button'
import { isComposing } from '../hooks/keys'
import { useHotkeys } from '../hooks/use-hotkeys'
import { tablesText } from '../text/tables'
import styles from './toolbar.module.css'

export interface SearchBoxProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** Enter or arrow down: on to the list. */
  readonly onLeave: () => void
}

/** `/` comes here; every keystroke is a query. */
export function SearchBox({ label, text, onText, onLeave }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useHotkeys([{ keys: '/', label: tablesText.searchKey, group: tablesText.group, run: () => input.current?.select() }])

  function clear(): void {
    onText('')
    input.current?.focus()
  }

  return (
    <div className={styles.search}>
      <Search size={14} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(change) => onText(change.currentTarget.value)}
        onKeyDown={(press) => {
          if (isComposing(press.nativeEvent)) return
          if (press.key === 'Escape' && text !== '') {
            press.preventDefault()
            clear()
          } else if (press.key === 'Enter' || press.key === 'ArrowDown' || press.key === 'Escape') {
            press.preventDefault()
            onLeave()
          }
        }}
      />
      {text === '' ? null : <IconButton label={tablesText.clearSearch} icon={<X size={14} />} size="sm" onClick={clear} />}
    </div>
  )
}
