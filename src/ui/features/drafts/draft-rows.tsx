import { Bot } from 'lucide-react'
import { Link } from 'wouter'
import { draftPath } from '../../../domain/model/drafts/draft-path'
import { readLines } from '../../../domain/model/drafts/draft-text'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { draftText as text } from '../../text/drafts'
import type { DraftRecord } from './draft.model'
import { openDrafts$, settledDrafts$ } from './open-drafts'
import { useMaker } from './use-maker'
import styles from './drafts.module.css'

/** What waits for whoever is here to decide, and what assistants did lately; `null` until it is known, or where there is nothing. */
export function useDrafts(): { readonly open: readonly DraftRecord[]; readonly settled: readonly DraftRecord[] } | null {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const open = useStream(workspace.id, () => openDrafts$(records, workspace.id))
  const settled = useStream(workspace.id, () => settledDrafts$(records, workspace.id))
  if (open.status !== 'ready' || settled.status !== 'ready') return null
  return { open: open.value.items, settled: oneOfEach(settled.value.items).slice(0, MOST_SETTLED) }
}

const MOST_SETTLED = 5

/** What was done at one go is one row. */
function oneOfEach(drafts: readonly DraftRecord[]): readonly DraftRecord[] {
  return [...new Map(drafts.toReversed().map((draft) => [draft.sittingId ?? draft.id, draft])).values()].toReversed()
}

/** Proposals and what was done, each a way to its page. */
export function DraftRows({ drafts, label }: { readonly drafts: readonly DraftRecord[]; readonly label: string }) {
  return (
    <section className={styles.group} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

function DraftRow({ draft }: { readonly draft: DraftRecord }) {
  const { workspace, formats } = useWorkspace()
  const runtime = useRuntime()
  const maker = useMaker()
  const count = readLines(draft.lines)?.length ?? 0
  const isOpen = draft.status === 'open'
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Bot size={16} aria-hidden="true" />
      <Link href={draftPath(workspace.slug, draft.id)} className={styles.link}>
        <span className={styles.what}>{isOpen ? text.open(maker(draft)) : text.acted(maker(draft))}</span>
        <span className={styles.title}>
          {draft.title ?? text.untitled(formats.number(count), count === 1)}
          {isOpen ? null : ` · ${text.status[draft.status]}`}
        </span>
      </Link>
      <time dateTime={draft.createdAt} title={formats.dateTime(draft.createdAt)}>
        {formats.ago(draft.createdAt, runtime.now())}
      </time>
    </li>
  )
}
