import type { ReactNode } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import type { Tag } from '../../domain/model/tags/tag'
import tagStyles from '../design/tag.module.css'
import styles from './cells.module.css'
import type { RecordLookups } from './record-lookups'

/** A coloured word in a cell: the design's tag in one element instead of two, since a screen holds a hundred of them. */
export function wordCell(word: string, colour: Tag['colour'], key?: string): ReactNode {
  return (
    <span key={key} className={tagStyles.tag} data-hue={colour}>
      {word}
    </span>
  )
}

/** The tags of a row, as many as fit. One removed since is left out. */
export function tagCells(ids: readonly Id[], lookups: RecordLookups): ReactNode {
  if (ids.length === 0) return null
  const words = ids.map((id) => {
    const tag = lookups.tag(id)
    return tag === undefined ? null : wordCell(tag.name, tag.colour, id)
  })
  return words.length === 1 ? words : <span className={styles.tags}>{words}</span>
}
