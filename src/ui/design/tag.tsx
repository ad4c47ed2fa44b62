import type { ReactNode } from 'react'
import type { Tag as TagRecord } from '../../domain/model/tags/tag'
import styles from './tag.module.css'

/** A word in a colour: a tag, a lifecycle, a stage, a state. */
export function Tag({ colour = 'grey', children }: { readonly colour?: TagRecord['colour']; readonly children: ReactNode }) {
  return (
    <span className={styles.tag} data-hue={colour}>
      <span className={styles.text}>{children}</span>
    </span>
  )
}
