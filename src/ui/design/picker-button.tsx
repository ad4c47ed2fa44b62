import type { ReactNode } from 'react'
import { lazyComponent } from './lazy-component'
import { LazyPart } from './lazy-part'
import type { PickerListProps } from './picker-list'
import { usePopup, type PopupTriggerProps } from './use-popup'

const { Component: PickerPopup, preload } = lazyComponent(() => import('./picker-popup').then((file) => file.PickerPopup))

export interface PickerButtonProps extends PickerListProps {
  /** Draws the button: `(props) => <Button {...props}>…</Button>`. */
  readonly renderTrigger: (props: PopupTriggerProps) => ReactNode
  /** Several may be chosen: it stays open, and `onPick` switches one on or off. */
  readonly multiple?: boolean
  readonly side?: 'top' | 'bottom' | 'right'
  readonly align?: 'start' | 'end'
}

/** A button that opens a list to search and choose from: companies, people, owners, tags. */
export function PickerButton({ renderTrigger, multiple = false, side = 'bottom', align = 'start', ...list }: PickerButtonProps) {
  const popup = usePopup('dialog', preload)
  const close = () => {
    if (!multiple) popup.setOpen(false)
  }
  const { onClear, onCreate } = list
  return (
    <>
      {renderTrigger(popup.trigger)}
      {popup.wasOpened ? (
        <LazyPart>
          <PickerPopup
            {...list}
            open={popup.isOpen}
            onOpen={popup.setOpen}
            anchor={popup.anchor}
            side={side}
            align={align}
            onPick={(id) => {
              list.onPick(id)
              close()
            }}
            {...(onClear === undefined ? {} : { onClear: both(onClear, close) })}
            {...(onCreate === undefined ? {} : { onCreate: both(onCreate, close) })}
          />
        </LazyPart>
      ) : null}
    </>
  )
}

function both<A extends readonly unknown[]>(first: (...values: A) => void, then: () => void): (...values: A) => void {
  return (...values) => {
    first(...values)
    then()
  }
}
