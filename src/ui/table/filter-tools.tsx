import { ListFilter } from 'lucide-react'
import { lazyPart, LazyPart } from '../design/lazy-part'
import { Button } from '../design/button'
import { lazyComponent } from '../design/lazy-component'
import { PopoverButton } from '../design/popover-button'
import { tablesText } from '../text/tables'
import type { OfferedField } from './filter-option'
import type { ListView } from './list-view'
import type { AddressReader } from './use-address-reader'

// Nobody asks a list for less before it is there.
const { Component: FilterBuilder, preload } = lazyComponent(() => import('./filter-builder').then((file) => file.FilterBuilder))
const FilterChips = lazyPart(() => import('./filter-chips').then((file) => file.FilterChips))

export interface FilterToolsProps {
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
        preloadContent={preload}
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
