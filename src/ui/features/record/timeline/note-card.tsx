import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { mentionedIn, type Note } from '../../../../domain/model/notes/note'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { Mutation } from '../../../../domain/model/records/mutation'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { MemberAvatar } from '../../../picture/avatars'
import { IconButton } from '../../../design/icon-button'
import { MenuButton } from '../../../design/menu-button'
import type { MenuEntry } from '../../../design/menu-popup'
import { timelineText, composerText } from '../../../text/timeline'
import { useRecordFields, useFieldSave, type FieldPort } from '../fields/field-save'
import { Markdown } from '../../../markdown/markdown'
import { appText } from '../../../text/app'
import { Button } from '../../../design/button'
import { NoteField } from '../../notes/note-field'
import { EditorBox } from '../fields/editor-box'
import styles from '../../../history/timeline.module.css'
import fieldStyles from '../fields/editors.module.css'
import { partsOfNote } from '../../../../domain/model/integrations/mail-note'
import type { RecordMeta } from '../../../../domain/model/records/meta'
import markdownStyles from '../../../markdown/markdown.module.css'

const text = timelineText

export function NoteCard({ note }: { readonly note: RecordOf<'notes'> }) {
  const { memberName, formats, me, may, members } = useWorkspace()
  const apply = useApply()
  const [isEditing, setEditing] = useState(false)
  const field = useRecordFields(note)
  const author = memberName(note.createdBy.memberId)
  const about = { own: note.createdBy.memberId === me.id }
  const at = note.happenedAt ?? note.createdAt
  const isEdited = note.updatedAt !== note.createdAt
  const update = (patch: Partial<Note>): Mutation => ({
    kind: 'update',
    collection: 'notes',
    id: note.id,
    patch,
    expect: note.version,
  })

  const entries: readonly MenuEntry[] = [
    ...(may('notes.update', about)
      ? ([
          { kind: 'item', label: text.editNote, icon: <Pencil size={14} />, onSelect: () => setEditing(true) },
          {
            kind: 'item',
            label: note.pinned ? text.unpin : text.pin,
            icon: note.pinned ? <PinOff size={14} /> : <Pin size={14} />,
            onSelect: () => void apply(note.pinned ? text.unpinnedNow : text.pinnedNow, [update({ pinned: !note.pinned })]),
          },
        ] as const)
      : []),
    ...(may('notes.trash', about)
      ? ([
          {
            kind: 'item',
            label: text.trashNote,
            icon: <Trash2 size={14} />,
            tone: 'danger',
            onSelect: () =>
              void apply(text.noteTrashed, [{ kind: 'trash', collection: 'notes', id: note.id, expect: note.version }]),
          },
        ] as const)
      : []),
  ]

  return (
    <article className={styles.card} data-kind={note.kind} aria-label={`${text.noteKind[note.kind]}, ${author}`}>
      <header className={styles.cardHead}>
        <MemberAvatar memberId={note.createdBy.memberId} size="xs" />
        <span className={styles.actor}>{author}</span>
        <span>{text.noteVerb[note.kind]}</span>
        {note.pinned ? <Pin size={12} aria-label={text.pinned} /> : null}
        <time className={styles.time} dateTime={at} title={formats.dateTime(at)}>
          {formats.time(at)}
          {isEdited ? ` · ${text.edited}` : ''}
        </time>
        {entries.length === 0 ? null : (
          <MenuButton
            entries={entries}
            align="end"
            renderTrigger={(props) => (
              <IconButton {...props} size="sm" label={text.noteActions} icon={<Ellipsis size={14} />} className={styles.menu} />
            )}
          />
        )}
      </header>
      {isEditing ? (
        <NoteEditor
          body={note.body}
          leave={() => setEditing(false)}
          port={field({
            label: text.noteKind[note.kind],
            mutation: (now, body: string) => ({
              kind: 'update',
              collection: 'notes',
              id: now.id,
              patch: { body, mentions: mentionedIn(body, members) },
              expect: now.version,
            }),
          })}
        />
      ) : isCapturedMail(note) ? (
        <MailBody body={note.body} isDelivered={note.createdBy.memberId === null} />
      ) : (
        <Markdown text={note.body} members={members} />
      )}
    </article>
  )
}

interface NoteEditorProps {
  readonly body: string
  readonly port: FieldPort<string>
  readonly leave: () => void
}

function NoteEditor({ body, port, leave }: NoteEditorProps) {
  const saving = useFieldSave(port)
  const [opened] = useState(body)
  const [typed, setTyped] = useState(body)
  const commit = () => (typed === opened ? leave() : saving.save(typed, leave))
  return (
    <EditorBox label={composerText.note} saving={saving} manyLines onCommit={commit} onCancel={leave}>
      {(wiring) => (
        <>
          <NoteField
            {...wiring}
            className={fieldStyles.area}
            label={composerText.note}
            // The editor opens because someone asked to edit this note.
            autoFocus
            readOnly={saving.state.status === 'saving'}
            value={typed}
            onValue={setTyped}
          />
          <div className={fieldStyles.editorActions}>
            <span />
            <Button size="sm" onClick={leave}>
              {appText.cancel}
            </Button>
            <Button size="sm" variant="primary" onClick={commit}>
              {appText.save}
            </Button>
          </div>
        </>
      )}
    </EditorBox>
  )
}

/** A mail as text: nothing in it is laid out, linked or loaded. */
export function MailBody({ body, isDelivered }: { readonly body: string; readonly isDelivered: boolean }) {
  // What somebody brought themselves says nothing of its own about whom it is from.
  const { said, verdict } = isDelivered ? partsOfNote(body) : { said: body, verdict: null }
  const { subject, words } = mailText(said)
  return (
    <>
      {subject === null ? null : <p className={markdownStyles.heading}>{subject}</p>}
      <p className={markdownStyles.plain}>{words}</p>
      {verdict === null ? null : <p className={markdownStyles.verdict}>{text.verdict(verdict)}</p>}
    </>
  )
}

/** Did the backend write it down from a mail? What somebody outside wrote is nobody's to format here. */
function isCapturedMail({ kind, createdBy }: Pick<Note, 'kind'> & Pick<RecordMeta, 'createdBy'>): boolean {
  return kind === 'email' && createdBy.via === 'function'
}

/** What the mail says, as it said it: its note has the marks of Markdown escaped, and the subject bold in the first line. */
function mailText(body: string): { readonly subject: string | null; readonly words: string } {
  const end = body.indexOf('\n')
  const first = end === -1 ? body : body.slice(0, end)
  const isSubject = first.startsWith('**') && first.endsWith('**') && first.length > 4
  return isSubject
    ? { subject: unescaped(first.slice(2, -2)), words: unescaped(end === -1 ? '' : body.slice(end).trim()) }
    : { subject: null, words: unescaped(body) }
}

function unescaped(escaped: string): string {
  return escaped.replace(/\\([\\`*_[\]<>#!|~])/g, '$1')
}
