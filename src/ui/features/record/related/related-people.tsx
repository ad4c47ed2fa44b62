import { Link } from 'wouter'
import type { Page } from '../../../../domain/model/query/ast'
import type { PersonRow } from '../../../../domain/model/records/views'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { Avatar } from '../../../design/avatar'
import type { StreamState } from '../../../hooks/stream-store'
import { recordText } from '../../../text/record'
import { RelatedSection } from './related-section'
import styles from './related.module.css'

const text = recordText.related

export function RelatedPeople({ people }: { readonly people: StreamState<Page<PersonRow>> }) {
  const { workspace } = useWorkspace()
  const page = people.status === 'ready' ? people.value : null
  const items = page?.items ?? []
  return (
    <RelatedSection title={text.people} total={page?.total ?? null} shown={items.length} empty={text.noPeople}>
      <ul className={styles.list}>
        {items.map(({ id, name, jobTitle, email }) => (
          <li key={id}>
            <Link className={styles.person} href={recordPath(workspace.slug, 'people', id)}>
              <Avatar name={name} />
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
