import { Search, X, ChevronDown, Layers, ListFilter } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { IconButton } from '../design/icon-button'
import { isComposing } from '../hooks/keys'
import { useHotkeys } from '../hooks/hotkeys'
import { tablesText } from '../text/tables'
import styles from './toolbar.module.css'
import { Button } from '../design/button'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { usePopup, type Popup } from '../design/popup-button'
import { plainView, type ListView } from './list-view'
import type { AddressReader } from './use-address-sync'
import { isSameView, viewOf } from './view-address'
import type { OfferedField } from './filter-draft'

interface SearchBoxProps {
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

// Fetched when the menu is first meant, or when there is something to save.
const { Component: ViewTools, preload: preloadViewTools } = lazyComponent(() =>
  import('./view-tools').then((file) => file.ViewTools),
)

interface ViewBarProps {
  readonly reader: AddressReader
  readonly view: ListView
  /** What the list is called as it is without saving. */
  readonly plainName: string
  readonly onView: (view: ListView) => void
  /** `null` for those who may not. */
  readonly onExport: (() => void) | null
  /** Stands before what comes and goes with a change, so that it stays where it is. */
  readonly children: ReactNode
}

/** Which view is shown, all the others, and what to do with one that was changed. */
export function ViewBar({ reader, view, plainName, onView, onExport, children }: ViewBarProps) {
  const popup = usePopup('menu', preloadViewTools)
  const origin = reader.saved?.find(({ id }) => id === view.origin) ?? null
  const base = origin === null ? plainView(view.layout) : viewOf(origin)
  const isChanged = reader.saved !== null && !isSameView(view, base)
  const name = origin?.name ?? plainName
  return (
    <>
      <Button size="sm" variant="quiet" icon={<Layers size={14} />} aria-label={tablesText.view(name)} {...popup.trigger}>
        {name}
        <ChevronDown size={12} aria-hidden="true" />
      </Button>
      {children}
      {popup.wasOpened || isChanged ? (
        <LazyPart>
          <ViewTools
            reader={reader}
            view={view}
            origin={origin}
            isChanged={isChanged}
            plainName={plainName}
            open={popup.isOpen}
            onOpen={popup.setOpen}
            anchor={popup.anchor}
            onView={onView}
            onExport={onExport}
          />
        </LazyPart>
      ) : null}
    </>
  )
}

// Nobody asks a list for less before it is there.
const filterBar = lazyComponent(
  () => import('./filter-bar').then((file) => file.FilterBar),
  // Its line is there before its code is: the list below does not move under a pointer that is about to press.
  ({ filter }) => (filter.tests.length === 0 ? null : <div className={styles.chipLine} />),
)
export const FilterBar = filterBar.Component

/** The button whose menu offers conditions. `menu`: also given to the chips, which stand below it. */
export function useFilterMenu(): Popup {
  return usePopup('dialog', filterBar.preload)
}

export function FilterButton({ menu }: { readonly menu: Popup }) {
  return (
    <Button size="sm" variant="quiet" icon={<ListFilter size={14} />} {...menu.trigger}>
      {tablesText.filter}
    </Button>
  )
}

interface FilterChipsProps {
  readonly menu: Popup
  readonly reader: AddressReader
  readonly offered: readonly OfferedField[]
  readonly view: ListView
  readonly onView: (view: ListView) => void
}

/** The conditions there are, and the menu of those there could be. */
export function FilterChips({ menu, reader, offered, view, onView }: FilterChipsProps) {
  const { filter } = view
  if (!menu.wasOpened && filter.tests.length === 0) return null
  return (
    <LazyPart>
      <FilterBar
        offered={offered}
        fields={reader.context().fields}
        filter={filter}
        onFilter={(next) => onView({ ...view, filter: next })}
        menu={menu}
      />
    </LazyPart>
  )
}
