import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { Tag } from '../../../design/tag'
import { recordText } from '../../../text/record'
import styles from './fields.module.css'
import { PickRow } from './pick-row'

export interface TagsRowProps {
  readonly tagIds: readonly Id[]
  readonly tags: readonly RecordOf<'tags'>[]
  readonly mayEdit: boolean
  readonly onTags: (ids: readonly Id[]) => void
  readonly onCreate: (name: string) => void
}

/** Puts tags on and takes them off, each at once; a name that is not there yet makes a tag. */
export function TagsRow({ tagIds, tags, mayEdit, onTags, onCreate }: TagsRowProps) {
  const shown = tags.filter(({ id }) => tagIds.includes(id))
  return (
    <PickRow
      label={recordText.fields.tags}
      pickLabel={recordText.pick.tags}
      mayEdit={mayEdit}
      multiple
      display={
        shown.length === 0 ? null : (
          <span className={styles.tags}>
            {shown.map(({ id, name, colour }) => (
              <Tag key={id} colour={colour}>
                {name}
              </Tag>
            ))}
          </span>
        )
      }
      options={tags.map(({ id, name }) => ({ id, label: name }))}
      selected={tagIds}
      onPick={(value) => {
        const tag = tags.find(({ id }) => id === value)
        if (tag !== undefined) onTags(tagIds.includes(tag.id) ? tagIds.filter((id) => id !== tag.id) : [...tagIds, tag.id])
      }}
      onCreate={onCreate}
    />
  )
}
