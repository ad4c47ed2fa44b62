import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Page } from '../../../../domain/model/query/ast'
import type { PersonRow } from '../../../../domain/model/records/views'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { picturePath } from '../../../picture/picture-path'
import { RecordAvatar } from '../../../picture/record-avatar'
import { IconButton } from '../../../design/icon-button'
import type { StreamState } from '../../../hooks/stream-store'
import { recordText } from '../../../text/record'
import { SHOWN } from './related.model'
import { RelatedSection } from './related-section'
import styles from './related.module.css'

export interface RelatedPeopleProps {
  readonly people: StreamState<Page<PersonRow>>
  /** Null where none may be made. */
  readonly onNew: (() => void) | null
}

export function RelatedPeople({ people, onNew }: RelatedPeopleProps) {
  const { workspace } = useWorkspace()
  const [isAll, setAll] = useState(false)
  const { related: text } = recordText
  const page = people.status === 'ready' ? people.value : null
  const loaded = page?.items ?? []
  const items = isAll ? loaded : loaded.slice(0, SHOWN)
  return (
    <RelatedSection
      title={text.people}
      total={page?.total ?? null}
      shown={items.length}
      empty={text.noPeople}
      action={onNew === null ? null : <IconButton size="sm" label={text.newPerson} icon={<Plus size={14} />} onClick={onNew} />}
      {...(items.length < loaded.length ? { onMore: () => setAll(true) } : {})}
    >
      <ul className={styles.list}>
        {items.map(({ id, name, jobTitle, email, avatarFileId }) => (
          <li key={id}>
            <Link className={styles.person} href={recordPath(workspace.slug, 'people', id)}>
              <RecordAvatar name={name} path={picturePath('people', id, avatarFileId)} />
              <span className={styles.names}>
                <span className={styles.name}>{name}</span>
                <span className={styles.hint}>{jobTitle ?? email}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </RelatedSection>
  )
}
