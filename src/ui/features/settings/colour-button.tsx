import { TAG_COLOURS } from '../../../domain/model/tags/tag-colours'
import type { Tag as TagRecord } from '../../../domain/model/tags/tag'
import { Button } from '../../design/button'
import { MenuButton } from '../../design/menu-button'
import { Tag } from '../../design/tag'
import { fieldsText } from '../../text/fields'

export interface ColourButtonProps {
  readonly label: string
  readonly colour: TagRecord['colour']
  readonly disabled?: boolean
  readonly onColour: (colour: TagRecord['colour']) => void
}

/** The colour of a tag or choice, chosen from the palette by name. */
export function ColourButton({ label, colour, disabled = false, onColour }: ColourButtonProps) {
  return (
    <MenuButton
      align="end"
      entries={TAG_COLOURS.map((each) => ({
        kind: 'choice',
        label: fieldsText.colours[each],
        icon: <Tag colour={each}>{'\u00a0'}</Tag>,
        checked: each === colour,
        onSelect: () => onColour(each),
      }))}
      renderTrigger={(props) => (
        <Button {...props} size="sm" variant="quiet" disabled={disabled} aria-label={`${label}: ${fieldsText.colours[colour]}`}>
          <Tag colour={colour}>{fieldsText.colours[colour]}</Tag>
        </Button>
      )}
    />
  )
}
