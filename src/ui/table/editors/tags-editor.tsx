import type { Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { PickEditor, type PickEditorProps } from './pick-editor'

export interface TagsEditorProps extends Omit<PickEditorProps, 'options' | 'selected' | 'valueOf' | 'several' | 'creates'> {
  readonly tagIds: readonly Id[]
}

/** Puts tags on and takes them off, each at once; a name that is not there yet makes a tag. */
export function TagsEditor({ tagIds, ...rest }: TagsEditorProps) {
  const { tags } = useWorkspace()
  const toggled = (value: string): readonly Id[] => {
    const tag = tags.find((each) => each.id === value)
    if (tag === undefined) return tagIds
    return tagIds.includes(tag.id) ? tagIds.filter((id) => id !== tag.id) : [...tagIds, tag.id]
  }
  return (
    <PickEditor
      {...rest}
      options={tags.map(({ id, name }) => ({ id, label: name }))}
      selected={tagIds}
      valueOf={(id) => ({ kind: 'ids', ids: toggled(id) })}
      creates
      several
    />
  )
}
