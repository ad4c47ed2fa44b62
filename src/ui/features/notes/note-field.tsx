import { AtSign, Bold, Eye, Italic, Link, List, Pencil } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react'
import { isId } from '../../../domain/model/kernel/id'
import { isSubject } from '../../../domain/model/records/subject'
import { useWorkspace } from '../../app/workspace-context'
import { IconButton } from '../../design/icon-button'
import { ListOption } from '../../design/list-option'
import { isComposing } from '../../hooks/keys'
import { useGrowing } from '../../hooks/use-growing'
import { noteFieldText } from '../../text/notes'
import { Markdown } from '../../markdown/markdown'
import { MemberAvatar } from '../../picture/avatars'
import { withAt, withBullets, withLink, withMarks, type Selected } from './markdown-edit'
import { useMention, type MentionList } from './use-mention'
import styles from './notes.module.css'

type Edit = (selected: Selected) => Selected

const EDITS = {
  bold: (selected) => withMarks(selected, '**'),
  italic: (selected) => withMarks(selected, '*'),
  list: withBullets,
  link: withLink,
  mention: withAt,
} as const satisfies Readonly<Record<string, Edit>>
type Tool = keyof typeof EDITS

const TOOLS = [
  ['bold', Bold, 'Ctrl B'],
  ['italic', Italic, 'Ctrl I'],
  ['list', List, 'Ctrl Shift 8'],
  ['link', Link, 'Ctrl Shift U'],
  ['mention', AtSign, '@'],
] as const

interface NoteFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly area?: RefObject<HTMLTextAreaElement | null>
}

/** Where Markdown is written: the usual marks by button and by key, members and records by `@`, and how it will look. */
export function NoteField({ label, value, onValue, area, onKeyDown, ...rest }: NoteFieldProps) {
  const { members } = useWorkspace()
  const own = useRef<HTMLTextAreaElement>(null)
  const field = area ?? own
  const [isPreview, setPreview] = useState(false)
  useGrowing(field, value, !isPreview)
  // After React wrote the text, the browser has the caret at its end.
  const caret = useRef<readonly [number, number] | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(...caret.current)
    caret.current = null
  })
  const put = (next: Selected) => {
    caret.current = [next.start, next.end]
    onValue(next.text)
  }
  const active = members.filter(({ status }) => status === 'active')
  const mention = useMention(value, active, put)
  const edit = (tool: Tool) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = field.current ?? {}
    setPreview(false)
    const next = EDITS[tool]({ text: value, start, end })
    put(next)
    mention.follow(next.text, next.start)
  }
  const keyed = (press: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isComposing(press.nativeEvent)) {
      mention.onKeyDown(press)
      const tool = toolOf(press)
      if (tool !== null) {
        press.preventDefault()
        edit(tool)
      }
    }
    if (!press.defaultPrevented) onKeyDown?.(press)
  }
  const current = mention.candidates[mention.activeIndex]

  return (
    <div className={styles.field}>
      <div className={styles.tools} role="group" aria-label={noteFieldText.tools}>
        {TOOLS.map(([tool, Icon, keys]) => (
          <IconButton
            key={tool}
            size="sm"
            label={noteFieldText.tool[tool]}
            shortcut={keys}
            icon={<Icon size={14} />}
            // The field keeps its selection, which is what the tool works on.
            onPointerDown={(press) => press.preventDefault()}
            onClick={() => edit(tool)}
          />
        ))}
        <IconButton
          size="sm"
          label={isPreview ? noteFieldText.write : noteFieldText.preview}
          icon={isPreview ? <Pencil size={14} /> : <Eye size={14} />}
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        />
      </div>
      {isPreview ? (
        <div className={styles.preview} role="region" aria-label={noteFieldText.preview}>
          <Markdown text={value} members={members} />
        </div>
      ) : (
        <textarea
          {...rest}
          ref={field}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={mention.candidates.length === 0 ? undefined : mention.listId}
          aria-activedescendant={current === undefined ? undefined : `${mention.listId}-${current.id}`}
          value={value}
          onKeyDown={keyed}
          onChange={(change) => {
            onValue(change.currentTarget.value)
            mention.follow(change.currentTarget.value, change.currentTarget.selectionStart)
          }}
          onClick={(press) => mention.follow(value, press.currentTarget.selectionStart)}
        />
      )}
      {mention.candidates.length === 0 || isPreview ? null : <CandidateList mention={mention} />}
    </div>
  )
}

/** By the key that is pressed, not by the letter that Shift makes of it. */
function toolOf({ ctrlKey, metaKey, shiftKey, altKey, code, key }: KeyboardEvent): Tool | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (shiftKey) return code === 'Digit8' ? 'list' : code === 'KeyU' ? 'link' : null
  return key === 'b' ? 'bold' : key === 'i' ? 'italic' : null
}

/** Whom or what the name being typed may mean. */
function CandidateList({ mention }: { readonly mention: MentionList }) {
  return (
    <div className={styles.members} role="listbox" id={mention.listId} aria-label={noteFieldText.members}>
      {mention.candidates.map((candidate, index) => (
        <ListOption
          key={candidate.id}
          id={`${mention.listId}-${candidate.id}`}
          className={styles.member}
          isActive={index === mention.activeIndex}
          isSelected={index === mention.activeIndex}
          onActive={() => mention.setActive(index)}
          onChoose={() => mention.choose(candidate)}
        >
          {isSubject(candidate.id) ? (
            candidate.icon
          ) : isId(candidate.id) ? (
            <MemberAvatar memberId={candidate.id} size="xs" />
          ) : null}
          <span className={styles.label}>{candidate.label}</span>
          {candidate.hint === undefined ? null : <span className={styles.hint}>{candidate.hint}</span>}
        </ListOption>
      ))}
    </div>
  )
}
