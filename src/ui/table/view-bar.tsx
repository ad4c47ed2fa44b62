import { ChevronDown, Layers } from 'lucide-react'
import { Button } from '../design/button'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { usePopup } from '../design/use-popup'
import { tablesText } from '../text/tables'
import { plainView, type ListView } from './list-view'
import type { AddressReader } from './use-address-reader'
import { isSameView, viewOf } from './view-address'

// Fetched when the menu is first meant, or when there is something to save.
const { Component: ViewTools, preload } = lazyComponent(() => import('./view-tools').then((file) => file.ViewTools))

export interface ViewBarProps {
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
  const popup = usePopup('menu', preload)
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
