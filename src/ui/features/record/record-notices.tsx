import { map } from 'rxjs'
import { Link } from 'wouter'
import { Copy } from 'lucide-react'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Banner } from '../../design/banner'
import { Button } from '../../design/button'
import { recordText } from '../../text/record'
import { readSubject, subjectOf } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useStream } from '../../hooks/use-stream'
import { namedRecords$ } from '../../history/names'
import { useToasts } from '../../app/toasts'
import type { RecordPageProps } from './record-header'
import type { TypedText } from './typed-texts'
import styles from './record-page.module.css'

/** Of a record in the trash, that it is, and the way out of it. */
export function TrashNotice({ kind, record, name }: Pick<RecordPageProps, 'kind' | 'record' | 'name'>) {
  const { formats, may } = useWorkspace()
  const apply = useApply()
  if (record.deletedAt === null) return null
  return (
    <Banner
      action={
        may(`${kind}.restore`) ? (
          <Button
            size="sm"
            onClick={() =>
              void apply(recordText.restored(name), [
                { kind: 'restore', collection: kind, id: record.id, expect: record.version },
              ])
            }
          >
            {recordText.restore}
          </Button>
        ) : null
      }
    >
      {recordText.inTrash(kind, formats.dateTime(record.deletedAt))}
    </Banner>
  )
}

/** Of a record that went into another one, into which. */
export function MergedNotice({ kind, record }: Pick<RecordPageProps, 'kind' | 'record'>) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const self = subjectOf(kind, record.id)
  const merges = useStream(self, () =>
    records
      .watch('merges', {
        workspaceId: workspace.id,
        where: {
          op: 'and',
          of: [
            { op: 'has', field: 'subjects', value: self },
            { op: 'eq', field: 'status', value: 'merged' },
          ],
        },
        orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
        limit: 1,
      })
      .pipe(map(({ value }) => value.items[0]?.kept ?? null)),
  )
  const kept = merges.status === 'ready' && merges.value !== self ? merges.value : null
  const keptId = kept === null ? null : readSubject(kept).id
  const names = useStream(keptId, () => namedRecords$(records, workspace.id, keptId === null ? [] : [keptId]))
  const name = keptId !== null && names.status === 'ready' ? names.value.get(keptId) : undefined
  if (keptId === null || name === undefined) return null
  return (
    <Banner action={<Link href={recordPath(workspace.slug, kind, keptId)}>{recordText.openKept}</Link>}>
      {recordText.mergedInto(name)}
    </Banner>
  )
}

/** What was being typed when the record went: it can be taken along. */
export function LostTexts({ texts }: { readonly texts: readonly TypedText[] }) {
  const toasts = useToasts()
  const copy = ({ label, text }: TypedText) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show({ title: recordText.copied(label) }),
      () => toasts.show({ tone: 'danger', title: recordText.notCopied }),
    )
  return (
    <section className={styles.lost} aria-label={recordText.lost}>
      <p role="alert">{recordText.lost}</p>
      <dl>
        {texts.map((typed, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two fields may be called the same, and they stay as they are
          <div key={at} className={styles.text}>
            <dt>{typed.label}</dt>
            <dd>{typed.text}</dd>
            <Button size="sm" icon={<Copy size={12} />} aria-label={recordText.copy(typed.label)} onClick={() => copy(typed)}>
              {recordText.copyLost}
            </Button>
          </div>
        ))}
      </dl>
    </section>
  )
}
