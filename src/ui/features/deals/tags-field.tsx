import { useWorkspace } from '../../app/workspace-context'
import { Field } from '../../design/field'
import { FieldButton } from '../../design/field-button'
import { PickerButton } from '../../design/picker-button'
import { appText } from '../../text/app'
import { dealsText } from '../../text/deals'
import { recordText } from '../../text/record'
import { choiceText, type Choice } from './contact-field'

interface TagsFieldProps {
  readonly value: readonly Choice[]
  readonly onValue: (value: readonly Choice[]) => void
}

/** Several tags, and names of new ones. */
export function TagsField({ value, onValue }: TagsFieldProps) {
  const { tags } = useWorkspace()
  const made = value.filter(({ id }) => id === null)
  // A tag to make has no id yet: its name stands in for it.
  const keyOf = ({ id, name }: Choice) => id ?? name
  const options = [...tags.map(({ id, name }) => ({ id, label: name })), ...made.map(({ name }) => ({ id: name, label: name }))]
  const pick = (key: string) => {
    const rest = value.filter((each) => keyOf(each) !== key)
    const tag = tags.find(({ id }) => id === key)
    onValue(rest.length < value.length || tag === undefined ? rest : [...value, { id: tag.id, name: tag.name }])
  }
  return (
    <Field label={recordText.fields.tags} optional={appText.optional}>
      {(wiring) => (
        <PickerButton
          label={recordText.pick.tags}
          multiple
          options={options}
          selected={value.map(keyOf)}
          onPick={pick}
          onCreate={(name) => onValue([...value, { id: null, name }])}
          renderTrigger={(props) => (
            <FieldButton {...props} {...wiring}>
              {value.length === 0 ? dealsText.create.noTags : value.map(choiceText).join(', ')}
            </FieldButton>
          )}
        />
      )}
    </Field>
  )
}
