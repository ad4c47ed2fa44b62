import type { ReactNode } from 'react'
import { lazyComponent } from './lazy-component'
import type { PickerListProps } from './picker-list'
import { PopupButton, type PopupTriggerProps } from './popup-button'

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
  const { onPick, onClear, onCreate } = list
  return (
    <PopupButton kind="dialog" preload={preload} renderTrigger={renderTrigger}>
      {(popup) => {
        const close = () => {
          if (!multiple) popup.onOpen(false)
        }
        return (
          <PickerPopup
            {...list}
            {...popup}
            side={side}
            align={align}
            onPick={both(onPick, close)}
            {...(onClear === undefined ? {} : { onClear: both(onClear, close) })}
            {...(onCreate === undefined ? {} : { onCreate: both(onCreate, close) })}
          />
        )
      }}
    </PopupButton>
  )
}

function both<A extends readonly unknown[]>(first: (...values: A) => void, then: () => void): (...values: A) => void {
  return (...values) => {
    first(...values)
    then()
  }
}
