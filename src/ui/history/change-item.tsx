import { Link } from 'wouter'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { isMergeVerb } from '../../domain/model/activity/activity'
import { changesOf } from '../../domain/model/activity/sittings'
import { isSubjectCollection, readSubject, type Subject, type SubjectCollection } from '../../domain/model/records/subject'
import { isRestorable, earlierValue } from '../../domain/use-cases/records/earlier-value'
import { recordPath } from '../app/routes'
import { useWorkspace } from '../app/workspace-context'
import { MemberAvatar } from '../picture/avatars'
import { timelineText } from '../text/timeline'
import { PlainLine } from '../markdown/markdown'
import { isPortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Changes } from '../../domain/model/records/changes'
import { usePorts } from '../app/ports-context'
import { useApply } from '../app/use-apply'
import { IconButton } from '../design/icon-button'
import { errorText } from '../text/error-text'
import { recordText } from '../text/record'
import { changeLines, type ChangeNames, type ChangeLine } from './change-lines'
import { ChangeText } from './change-text'
import type { ActivityGroup } from './timeline-entry'
import styles from './timeline.module.css'

const text = timelineText

interface ChangeItemProps {
  readonly group: ActivityGroup
  /** The record whose timeline this is; null in the stream of the workspace, where everything is named. */
  readonly subject: Subject | null
  readonly names: ChangeNames
}

/** Who did what, and which values became which. */
export function ChangeItem({ group, subject, names }: ChangeItemProps) {
  const { memberName, formats, workspace, may } = useWorkspace()
  const [{ actorId, verb, at, objectId, objectCollection, label, source, sourceKey }] = group
  const nobody = verb === 'submitted' ? text.stranger : text.someone
  const actor = actorId === null ? nobody : memberName(actorId)
  const own = subject === null ? null : readSubject(subject)
  const changes = changesOf(group)
  const lines = changeLines(changes, names, verb)
  const restores = isSubjectCollection(objectCollection) && may(`${objectCollection}.update`) ? objectCollection : null
  return (
    <div className={styles.change}>
      <MemberAvatar memberId={actorId} size="xs" />
      <div className={styles.changeBody}>
        <p>
          <span className={styles.actor}>{actor}</span>{' '}
          {isMergeVerb(verb) ? (
            <MergeText group={group} verb={verb} here={subject} names={names} />
          ) : own?.id === objectId ? (
            text.verbOwn(verb, own.collection)
          ) : (
            <>
              {text.verb[verb]}{' '}
              <ObjectName
                label={label}
                isNote={objectCollection === 'notes'}
                target={targetOf(group, subject)}
                slug={workspace.slug}
              />
            </>
          )}{' '}
          {verb === 'imported' || verb === 'submitted' ? null : text.through[source]}
          {/* Lines that a device kept earlier say nothing of it. */}
          {sourceKey ? ` ${text.byKey(sourceKey.name, sourceKey.ending)}` : null}
        </p>
        {lines.length === 0 ? null : (
          <ul className={styles.changeLines}>
            {lines.map((line) => (
              <li key={line.field}>
                <ChangeText line={line} />
                {restores === null || !isRestorable(changes, line.key) ? null : (
                  <RestoreButton collection={restores} id={objectId} changes={changes} line={line} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <time className={styles.time} dateTime={at} title={formats.dateTime(at)}>
        {formats.time(at)}
      </time>
    </div>
  )
}

interface MergeTextProps {
  readonly group: ActivityGroup
  readonly verb: 'merged' | 'unmerged'
  readonly here: Subject | null
  readonly names: ChangeNames
}

/** Which record went into which; the one whose timeline this is needs no name. */
function MergeText({ group: [{ subjects, label }], verb, here, names }: MergeTextProps) {
  const { workspace } = useWorkspace()
  const [between, after] = text.mergeJoint[verb]
  const nameOf = (subject: Subject, name: string | null) => {
    const place = readSubject(subject)
    if (subject === here) return text.own(place.collection)
    return <ObjectName label={names.record(place.id) ?? name} isNote={false} target={place} slug={workspace.slug} />
  }
  const [absorbed, kept] = subjects
  return (
    <>
      {text.verb[verb]} {absorbed === undefined ? label : nameOf(absorbed, label)}
      {kept === undefined ? null : (
        <>
          {' '}
          {between} {nameOf(kept, null)}
        </>
      )}{' '}
      {after}
    </>
  )
}

type LinkTarget = ReturnType<typeof readSubject>

/** Where the object is found: a record at its own page, a note or a task at the first record it is about. */
function targetOf([{ objectCollection, objectId, subjects }]: ActivityGroup, here: Subject | null): LinkTarget | null {
  if (isSubjectCollection(objectCollection)) return { collection: objectCollection, id: objectId }
  const [first] = subjects
  return here !== null || first === undefined ? null : readSubject(first)
}

interface ObjectNameProps {
  readonly label: string | null
  readonly isNote: boolean
  readonly target: LinkTarget | null
  readonly slug: string
}

function ObjectName({ label, isNote, target, slug }: ObjectNameProps) {
  const name = label ?? text.removedSince
  if (target === null) return isNote ? <PlainLine text={name} within={text.quoted} /> : <>{text.quoted(name)}</>
  return (
    <Link href={recordPath(slug, target.collection, target.id)} className={styles.link}>
      {isNote ? <PlainLine text={name} /> : name}
    </Link>
  )
}

interface RestoreButtonProps {
  readonly collection: SubjectCollection
  readonly id: Id
  readonly changes: Changes
  readonly line: ChangeLine
}

/** Writes what the field held before; what stands in the way is said beside it. */
function RestoreButton({ collection, id, changes, line }: RestoreButtonProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const apply = useApply()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const restore = async () => {
    const record = await records.get(collection, id)
    if (record === null) return recordText.gone
    const { readPhone } = await import('../../domain/model/people/phone-numbers')
    const wanted = { changes, field: line.key, readPhone: (raw: string) => readPhone(raw, workspace.country) }
    const mutation = earlierValue(record, collection, wanted)
    if (mutation === null) return text.restoredAlready(line.field)
    const result = await apply(text.restored(line.field), [mutation], { inlineErrors: true })
    const isRefused = result.status === 'failed' && isPortError(result.error, 'record/invalid')
    return isRefused ? text.notRestored(line.field, errorText(result.error)) : null
  }
  const press = async () => {
    setBusy(true)
    setProblem(await restore().catch((error: unknown) => text.notRestored(line.field, errorText(error))))
    setBusy(false)
  }
  return (
    <>
      <IconButton
        size="sm"
        className={styles.restore}
        label={labelOf(line)}
        icon={<Undo2 size={12} />}
        disabled={isBusy}
        onClick={() => void press()}
      />
      {problem === null ? null : (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}

function labelOf(line: ChangeLine): string {
  if (line.kind !== 'step') return text.restoreList(line.field)
  return line.from === null ? text.restoreEmpty(line.field) : text.restoreOf(line.field, line.from)
}
