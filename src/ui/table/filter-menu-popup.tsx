import type { TestGroup } from '../../domain/model/views/view'
import { PopoverPopup } from '../design/popover-popup'
import type { Popup } from '../design/popup-button'
import type { ChipFields } from './filter-chip'
import { FilterMenu } from './filter-menu'
import type { FilterParts } from './filter-parts'

interface FilterMenuPopupProps {
  readonly menu: Pick<Popup, 'isOpen' | 'setOpen' | 'anchor'>
  readonly label: string
  readonly fields: ChipFields
  /** How the conditions of a new group combine; `null`: there can be no group here. */
  readonly groupMatch: TestGroup['match'] | null
  readonly parts: FilterParts
}

/** The menu beside the button that adds a condition. */
export function FilterMenuPopup({ menu, label, fields, groupMatch, parts }: FilterMenuPopupProps) {
  return (
    <PopoverPopup
      open={menu.isOpen}
      onOpen={menu.setOpen}
      anchor={menu.anchor}
      label={label}
      side="bottom"
      align="start"
      bare
      staysPut
      givesFocusBack={() => parts.begun === null}
    >
      <FilterMenu
        fields={fields}
        groupMatch={groupMatch}
        onPart={(part) => {
          menu.setOpen(false)
          parts.begin(part, fields)
        }}
      />
    </PopoverPopup>
  )
}
