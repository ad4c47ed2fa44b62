import { Search, X, ChevronDown, Layers, ListFilter } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../design/icon-button'
import { isComposing } from '../hooks/keys'
import { useHotkeys } from '../hooks/hotkeys'
import { tablesText } from '../text/tables'
import styles from './toolbar.module.css'
import { Button } from '../design/button'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart, lazyPart } from '../design/lazy-part'
import { usePopup } from '../design/popup-button'
import { plainView, type ListView } from './list-view'
import type { AddressReader } from './use-address-sync'
import { isSameView, viewOf } from './view-address'
import { PopoverButton } from '../design/popover-button'
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
}

/** Which view is shown, all the others, and what to do with one that was changed. */
export function ViewBar({ reader, view, plainName, onView, onExport }: ViewBarProps) {
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
const { Component: FilterBuilder, preload: preloadFilterBuilder } = lazyComponent(() =>
  import('./filter-builder').then((file) => file.FilterBuilder),
)
const FilterChips = lazyPart(() => import('./filter-builder').then((file) => file.FilterChips))

interface FilterToolsProps {
  readonly reader: AddressReader
  readonly offered: readonly OfferedField[]
  readonly view: ListView
  readonly onView: (view: ListView) => void
}

/** The builder of conditions, and those there are in words. */
export function FilterTools({ reader, offered, view, onView }: FilterToolsProps) {
  const { fields } = reader.context()
  const builder = {
    offered,
    fields,
    filter: view.filter,
    onFilter: (filter: ListView['filter']) => onView({ ...view, filter }),
  }
  return (
    <>
      <PopoverButton
        label={tablesText.filter}
        staysPut
        preloadContent={preloadFilterBuilder}
        renderTrigger={(trigger) => (
          <Button size="sm" variant="quiet" icon={<ListFilter size={14} />} {...trigger}>
            {tablesText.filter}
          </Button>
        )}
      >
        {() => (
          <LazyPart>
            <FilterBuilder {...builder} />
          </LazyPart>
        )}
      </PopoverButton>
      {view.filter.tests.length === 0 ? null : <FilterChips {...builder} />}
    </>
  )
}
