import { ArrowRight } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import type { DraftLine } from '../../../domain/model/drafts/draft-text'
import type { LineState } from '../../../domain/model/drafts/draft-state'
import type { Id } from '../../../domain/model/kernel/id'
import { isSubjectCollection } from '../../../domain/model/records/subject'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Checkbox } from '../../design/checkbox'
import { type ChangeNames, clashName, clashText } from '../../history/change-lines'
import { useNames } from '../../history/names'
import { useHotkeys } from '../../hooks/hotkeys'
import { draftText as text } from '../../text/drafts'
import { syncText } from '../../text/sync'
import type { DraftView } from './draft.model'
import { currencyOf, idsIn, lineName, lineValues } from './line-values'
import styles from './drafts.module.css'

export interface DraftLinesProps {
  readonly view: DraftView
  readonly lines: readonly DraftLine[]
  /** The places of the lines that would be written, or were. */
  readonly chosen: ReadonlySet<number>
  readonly onTurn: (place: number, isChosen: boolean) => void
}

/** Every change, with what would be different. */
export function DraftLines({ view, lines, chosen, onTurn }: DraftLinesProps) {
  const { workspace } = useWorkspace()
  const list = useRef<HTMLUListElement>(null)
  const ids = useMemo(() => idsIn(lines, view.records), [lines, view.records])
  const known = useNames(ids, workspace.currency)
  const names = useMemo((): ChangeNames => {
    const own = new Map(
      lines.map((line): [Id, string | null] => [line.mutation.id, lineName(line, view.records.get(line.mutation.id))]),
    )
    const named = (id: Id) => {
      const record = view.records.get(id)
      return record !== undefined && 'title' in record ? record.title : null
    }
    return { ...known, record: (id) => own.get(id) ?? known.record(id) ?? named(id) }
  }, [known, lines, view.records])
  const isOpen = view.draft.status === 'open'
  const keys = lines.map(({ mutation }, place) => `${mutation.id} ${place}`)
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)') ?? [])]
  const move = (by: number) => {
    const all = boxes()
    const at = all.findIndex((box) => box === document.activeElement)
    all[at === -1 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))]?.focus()
  }
  useHotkeys(
    isOpen
      ? [
          { keys: 'j', label: text.keyNext, group: text.keys, run: () => move(1) },
          { keys: 'k', label: text.keyPrevious, group: text.keys, run: () => move(-1) },
          {
            keys: 'x',
            label: text.keyToggle,
            group: text.keys,
            run: () =>
              boxes()
                .find((box) => box === document.activeElement)
                ?.click(),
          },
        ]
      : [],
  )
  return (
    <section aria-label={text.changes}>
      <ul className={styles.lines} ref={list}>
        {lines.map((line, place) => (
          <Line
            key={keys[place]}
            line={line}
            view={view}
            names={names}
            state={view.states[place] ?? null}
            isChosen={chosen.has(place)}
            missing={(view.needed[place] ?? [])
              .filter((each) => isOpen && !chosen.has(each))
              .flatMap((each) => lines[each] ?? [])}
            onTurn={isOpen ? (isChosen) => onTurn(place, isChosen) : null}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly line: DraftLine
  readonly view: DraftView
  readonly names: ChangeNames
  /** `null`: it was decided on. */
  readonly state: LineState | null
  readonly isChosen: boolean
  /** What it needs, and is not chosen. */
  readonly missing: readonly DraftLine[]
  readonly onTurn: ((isChosen: boolean) => void) | null
}

function Line({ line, view, names, state, isChosen, missing, onTurn }: LineProps) {
  const { mutation } = line
  const { workspace } = useWorkspace()
  const notes = useId()
  const record = view.records.get(mutation.id)
  const name = lineName(line, record)
  const what = syncText.change({ kind: mutation.kind, collection: mutation.collection, name })
  const isLinked = mutation.kind !== 'create' || isChosen
  const { collection } = mutation
  const href =
    isLinked && record !== undefined && isSubjectCollection(collection)
      ? recordPath(workspace.slug, collection, mutation.id)
      : null
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        {onTurn === null ? null : (
          <Checkbox
            checked={isChosen}
            disabled={state?.kind === 'impossible' || missing.length > 0}
            aria-label={text.choose(what)}
            aria-describedby={notes}
            onChecked={onTurn}
          />
        )}
        <h2>{href === null || onTurn === null ? what : <Link href={href}>{what}</Link>}</h2>
        {onTurn === null && view.draft.status !== 'rejected' ? (
          <span className={styles.end}>{isChosen ? text.written : text.notWritten}</span>
        ) : null}
      </div>
      <div id={notes} className={styles.notes}>
        {missing.map((each) => (
          <p key={each.mutation.id} className={styles.warning}>
            {text.needs(syncText.change({ ...each.mutation, name: lineName(each, undefined) }))}
          </p>
        ))}
        {state === null ? null : <StateNote line={line} state={state} names={names} />}
      </div>
      <Values line={line} view={view} names={names} />
    </li>
  )
}

function StateNote({ line, state, names }: { readonly line: DraftLine; readonly state: LineState; readonly names: ChangeNames }) {
  const { workspace } = useWorkspace()
  if (state.kind === 'ready') return null
  if (state.kind === 'impossible') return <p className={styles.warning}>{text.impossible}</p>
  if (state.clashes.length === 0) return <p className={styles.warning}>{text.changedAtAll}</p>
  const currency = currencyOf(line, undefined, workspace.currency)
  const said = (path: string, value: unknown) => clashText(path, value, { ...names, currency }) ?? text.empty
  return state.clashes.map(({ path, before, theirs }) => (
    <p key={path} className={styles.warning}>
      {text.changed(said(path, before), said(path, theirs), clashName(path))}
    </p>
  ))
}

function Values({ line, view, names }: Pick<LineProps, 'line' | 'view' | 'names'>) {
  const { workspace } = useWorkspace()
  const record = view.records.get(line.mutation.id)
  const currency = currencyOf(line, record, workspace.currency)
  const values = lineValues(line, record, view.draft.status === 'open')
  if (values.length === 0) return null
  const said = (field: string, value: unknown) => clashText(field, value, { ...names, currency })
  return (
    <dl className={styles.values}>
      {values.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{names.own?.get(field)?.label ?? clashName(field)}</dt>
          <dd>
            {line.mutation.kind === 'create' ? null : (
              <>
                <span className="visually-hidden">{text.before}: </span>
                <del>{said(field, before) ?? text.empty}</del>
                <ArrowRight size={12} aria-hidden="true" className={styles.arrow} />
                <span className="visually-hidden">{text.after}: </span>
              </>
            )}
            <ins>{said(field, after) ?? text.empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
