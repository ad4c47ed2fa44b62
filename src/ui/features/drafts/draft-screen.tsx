import { Bot } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { mayTakeBack } from '../../../domain/model/drafts/draft'
import { tenable } from '../../../domain/model/drafts/draft-state'
import type { LeftRecord } from '../../../domain/model/imports/writing/undo/plan-undo'
import { isId } from '../../../domain/model/kernel/id'
import { Page } from '../../app/page'
import { usePorts, useRuntime } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { LoadState } from '../../app/screen-skeleton'
import { useToasts } from '../../app/toasts'
import { useWorkspace } from '../../app/workspace-context'
import { EmptyState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { draftText as text } from '../../text/drafts'
import { errorText } from '../../text/error-text'
import { asPortError } from '../../../domain/model/errors/port-error'
import { DraftActions } from './draft-actions'
import { accept, decide, draft$, type DraftView, takeAllBack } from './draft.model'
import { DraftLines } from './draft-lines'
import { LeftList } from './left-list'
import { useMaker } from './use-maker'
import styles from './drafts.module.css'

/** What an assistant proposes, change by change, to be accepted or not; what it did, to be taken back. */
export function DraftScreen({ id }: { readonly id: string }) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const draftId = isId(id) ? id : null
  const state = useStream(draftId, () => draft$(records, workspace.id, draftId ?? ('' as never)))
  const view = state.status === 'ready' ? state.value : null
  if (draftId === null || (state.status === 'ready' && view === null)) {
    return (
      <Page title={text.title}>
        <EmptyState icon={<Bot size={20} />} title={text.missing}>
          {text.missingHint}
        </EmptyState>
      </Page>
    )
  }
  if (view === null)
    return (
      <Page title={text.title}>
        <LoadState state={state} />
      </Page>
    )
  return <Decision key={view.draft.id} view={view} />
}

function Decision({ view }: { readonly view: DraftView }) {
  const { draft, drafts, lines, states, needed, log } = view
  const { workspace, formats } = useWorkspace()
  const maker = useMaker()
  const runtime = useRuntime()
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map())
  const deciding = useDeciding(view)
  const isOpen = draft.status === 'open'
  const chosen = useMemo(() => {
    // What somebody has changed since is left out, unless one says otherwise.
    const wanted = states.flatMap(({ kind }, place) =>
      kind !== 'impossible' && (turned.get(place) ?? kind === 'ready') ? [place] : [],
    )
    return isOpen ? tenable(new Set(wanted), needed) : new Set(log.accepted)
  }, [states, turned, needed, isOpen, log])
  const count = lines?.length ?? 0
  const name = draft.title ?? text.untitled(formats.number(count), count === 1)
  const title = drafts.length > 1 ? text.untitled(formats.number(count), count === 1) : name
  return (
    <Page
      title={title}
      note={text.status[draft.status]}
      actions={
        <DraftActions
          view={view}
          chosen={chosen}
          busy={deciding.isBusy}
          onAccept={() => void deciding.accept(chosen)}
          onReject={() => void deciding.reject()}
          onReopen={() => void deciding.reopen()}
          onTakeBack={() => void deciding.takeBack()}
        />
      }
    >
      <div className={styles.scroll}>
        <div className={styles.draft}>
          <p className={styles.by}>
            <Link href={screenPath(workspace.slug, 'inbox')}>{text.inbox}</Link>
            {' · '}
            {text.by(maker(draft), formats.ago(draft.createdAt, runtime.now()))} <Decided view={view} />
          </p>
          {deciding.problem === null ? null : (
            <p role="alert" className={styles.problem}>
              {deciding.problem}
            </p>
          )}
          {draft.reason === null ? null : (
            <section aria-label={text.reason} className={styles.reason}>
              <h2>{text.reason}</h2>
              <p>{draft.reason}</p>
            </section>
          )}
          {isOpen ? <p className={styles.hint}>{text.data}</p> : null}
          {deciding.left === null && draft.status === 'partly-taken-back' ? (
            <p className={styles.hint}>{text.nothingLeft}</p>
          ) : null}
          {deciding.left === null || deciding.left.length === 0 ? null : <LeftList left={deciding.left} />}
          {lines === null ? (
            <p role="alert">{text.unreadable}</p>
          ) : (
            <DraftLines
              view={view}
              lines={lines}
              chosen={chosen}
              onTurn={(place, isChosen) => setTurned((before) => new Map(before).set(place, isChosen))}
            />
          )}
        </div>
      </div>
    </Page>
  )
}

/** Who decided, and how much of it. */
function Decided({ view: { draft, log, lines } }: { readonly view: DraftView }) {
  const { memberName, formats } = useWorkspace()
  const runtime = useRuntime()
  if (draft.decidedAt === null) return null
  const when = formats.ago(draft.decidedAt, runtime.now())
  const some = log.accepted.length
  return (
    <>
      {text.decided(text.status[draft.status], memberName(draft.decidedBy), when)}{' '}
      {some > 0 && some < (lines?.length ?? 0) ? text.acceptedOf(formats.number(some), formats.number(lines?.length ?? 0)) : null}
    </>
  )
}

/** What decides on it, one thing at a time; what went wrong is said on the page. */
function useDeciding(view: DraftView) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { me, formats } = useWorkspace()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [left, setLeft] = useState<readonly LeftRecord[] | null>(null)
  const ports = { records, runtime }
  const alone = async (act: () => Promise<string | null>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    setProblem(await act().catch((error: unknown) => errorText(asPortError(error, 'drafts'))))
    setBusy(false)
  }
  const takeBack = () =>
    alone(async () => {
      const drafts = view.drafts.filter(({ status }) => mayTakeBack(status))
      const rest = await takeAllBack({ drafts, member: me }, ports)
      setLeft(rest)
      toasts.show({ title: rest.length === 0 ? text.wasTakenBack : text.wasPartlyTakenBack, tone: 'success' })
      return null
    })
  const decideAs = (status: 'rejected' | 'open') =>
    alone(async () => {
      if ((await decide(view.draft, status, ports)) === 'conflict') return text.meanwhile
      if (status === 'rejected') toasts.show({ title: text.wasRejected })
      return null
    })
  return {
    isBusy,
    problem,
    left,
    takeBack,
    accept: (chosen: ReadonlySet<number>) =>
      alone(async () => {
        if ((await accept(view, chosen, ports)) === 'conflict') return text.meanwhile
        toasts.show({ title: text.wasAccepted(formats.number(chosen.size), chosen.size === 1), tone: 'success' })
        return null
      }),
    reject: () => decideAs('rejected'),
    reopen: () => decideAs('open'),
  }
}
