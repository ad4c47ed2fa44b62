import { Link } from 'wouter'
import { changesOf } from '../../domain/model/activity/sittings'
import { isSubjectCollection, readSubject, type Subject } from '../../domain/model/records/subject'
import { isRestorable } from '../../domain/use-cases/records/earlier-value'
import { recordPath } from '../app/routes'
import { useWorkspace } from '../app/workspace-context'
import { MemberAvatar } from '../picture/member-avatar'
import { timelineText } from '../text/timeline'
import { PlainLine } from '../markdown/plain-line'
import { changeLines, type ChangeNames } from './change-lines'
import { ChangeText } from './change-text'
import { RestoreButton } from './restore-button'
import type { ActivityGroup } from './timeline-entry'
import styles from './timeline.module.css'

const text = timelineText

export interface ChangeItemProps {
  readonly group: ActivityGroup
  /** The record whose timeline this is; null in the stream of the workspace, where everything is named. */
  readonly subject: Subject | null
  readonly names: ChangeNames
}

/** Who did what, and which values became which. */
export function ChangeItem({ group, subject, names }: ChangeItemProps) {
  const { memberName, formats, workspace, may } = useWorkspace()
  const [{ actorId, verb, at, objectId, objectCollection, label, source }] = group
  const actor = actorId === null ? text.someone : memberName(actorId)
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
          {own?.id === objectId ? (
            text.verbOwn(verb, own.collection)
          ) : (
            <>
              {text.verb(verb)}{' '}
              <ObjectName
                label={label}
                isNote={objectCollection === 'notes'}
                place={placeOf(group, subject)}
                slug={workspace.slug}
              />
            </>
          )}{' '}
          {verb === 'imported' ? null : text.through[source]}
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

type Place = ReturnType<typeof readSubject>

/** Where the object is found: a record at its own page, a note or a task at the first record it is about. */
function placeOf([{ objectCollection, objectId, subjects }]: ActivityGroup, here: Subject | null): Place | null {
  if (isSubjectCollection(objectCollection)) return { collection: objectCollection, id: objectId }
  const [first] = subjects
  return here !== null || first === undefined ? null : readSubject(first)
}

interface ObjectNameProps {
  readonly label: string | null
  readonly isNote: boolean
  readonly place: Place | null
  readonly slug: string
}

function ObjectName({ label, isNote, place, slug }: ObjectNameProps) {
  const name = label ?? text.removedSince
  if (place === null) return isNote ? <PlainLine text={name} within={text.quoted} /> : <>{text.quoted(name)}</>
  return (
    <Link href={recordPath(slug, place.collection, place.id)} className={styles.link}>
      {isNote ? <PlainLine text={name} /> : name}
    </Link>
  )
}
