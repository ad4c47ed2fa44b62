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
import type { MenuEntry } from '../../../design/menu-entry'
import { timelineText, composerText } from '../../../text/timeline'
import { useRecordFields } from '../fields/use-record-fields'
import { MailBody, isCapturedMail } from '../mail-body'
import { Markdown } from '../../../markdown/markdown'
import { appText } from '../../../text/app'
import { Button } from '../../../design/button'
import { NoteField } from '../../notes/note-field'
import { EditorBox } from '../fields/editor-box'
import { useFieldSave, type FieldPort } from '../fields/use-field-save'
import styles from '../../../history/timeline.module.css'
import fieldStyles from '../fields/editors.module.css'

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
