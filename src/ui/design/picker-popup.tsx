import { PickerList, type PickerListProps } from './picker-list'
import { PopoverPopup, type PopoverPopupProps } from './popover-popup'

export type PickerPopupProps = PickerListProps & Omit<PopoverPopupProps, 'children' | 'bare'>

/** A picker in a popup, ready to be loaded when it is first opened. */
export function PickerPopup({ open, onOpen, anchor, side, align, ...list }: PickerPopupProps) {
  return (
    <PopoverPopup open={open} onOpen={onOpen} anchor={anchor} side={side} align={align} label={list.label} bare>
      <PickerList {...list} />
    </PopoverPopup>
  )
}
