import type { Id } from '../../domain/model/kernel/id'
import { Tag } from '../design/tag'
import styles from './cells.module.css'
import type { RecordLookups } from './record-lookups'

/** The tags of a row, as many as fit. One removed since is left out. */
export function tagCells(ids: readonly Id[], lookups: RecordLookups) {
  if (ids.length === 0) return null
  return (
    <span className={styles.tags}>
      {ids.map((id) => {
        const tag = lookups.tag(id)
        return tag === undefined ? null : (
          <Tag key={id} colour={tag.colour}>
            {tag.name}
          </Tag>
        )
      })}
    </span>
  )
}
