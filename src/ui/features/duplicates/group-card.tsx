import { useState } from 'react'
import { Link } from 'wouter'
import type { Reason } from '../../../domain/model/duplicates/likeness'
import type { DuplicateGroup } from '../../../domain/model/duplicates/groups'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { Id } from '../../../domain/model/kernel/id'
import { subjectOf } from '../../../domain/model/records/subject'
import { useRuntime } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useApply } from '../../app/use-apply'
import { usePeek } from '../../app/use-peek'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Tag } from '../../design/tag'
import { duplicatesText } from '../../text/duplicates'
import { PhoneSentence } from '../../fields/value-text'
import { detailsOf } from './contacts.model'
import type { Contact } from './duplicates.model'
import styles from './duplicates.module.css'
import { MergeDialog } from './merge-dialog'
import { contactName } from './merge-sheet.model'

const text = duplicatesText

export interface GroupCardProps {
  readonly collection: MergedCollection
  readonly group: DuplicateGroup
  readonly contacts: ReadonlyMap<Id, Contact>
}

/** Records that may be one: what they are, why it looks so, and what to do about it. */
export function GroupCard({ collection, group, contacts }: GroupCardProps) {
  const { formats, may } = useWorkspace()
  const apply = useApply()
  const runtime = useRuntime()
  const [isMerging, setMerging] = useState(false)
  const members = group.ids.flatMap((id) => contacts.get(id) ?? [])
  const name = members[0] === undefined ? '' : contactName(members[0])
  const reasons = new Map(group.pairs.flatMap((pair) => pair.reasons).map((reason) => [reasonText(reason), reason]))

  const dismiss = () => {
    const data = { collection, status: 'dismissed', subjects: group.ids.map((id) => subjectOf(collection, id)) } as const
    void apply(text.dismissed(name), [{ kind: 'create', collection: 'merges', id: runtime.newId(), data }])
  }

  return (
    <li className={styles.group}>
      <ul className={styles.members}>
        {members.map((contact) => (
          <Member key={contact.id} collection={collection} contact={contact} />
        ))}
      </ul>
      <div className={styles.reasons}>
        <span className={styles.likely}>{text.likely(formats.percent(Math.round(group.score * 100)))}</span>
        {Array.from(reasons, ([words, reason]) => (
          <Tag key={words}>
            {reason.kind === 'phone' ? <PhoneSentence text={reason.value} within={text.reason.phone} /> : words}
          </Tag>
        ))}
      </div>
      {may('merge') ? (
        <div className={styles.actions}>
          <Button size="sm" variant="primary" aria-label={text.compareOf(name)} onClick={() => setMerging(true)}>
            {text.compare}
          </Button>
          <Button size="sm" aria-label={text.dismissOf(name)} onClick={dismiss}>
            {text.dismiss}
          </Button>
        </div>
      ) : null}
      {isMerging ? <MergeDialog collection={collection} ids={group.ids} onClose={() => setMerging(false)} /> : null}
    </li>
  )
}

function Member({ collection, contact }: { readonly collection: MergedCollection; readonly contact: Contact }) {
  const { workspace } = useWorkspace()
  const peek = usePeek()
  return (
    <li className={styles.member}>
      <Link
        href={recordPath(workspace.slug, collection, contact.id)}
        className={styles.name}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey) return
          click.preventDefault()
          peek.open(subjectOf(collection, contact.id))
        }}
      >
        {contactName(contact)}
      </Link>
      <span className={styles.details}>{detailsOf(contact).join(' · ')}</span>
    </li>
  )
}

function reasonText(reason: Reason): string {
  return 'value' in reason ? text.reason[reason.kind](reason.value) : text.reason[reason.kind]
}
