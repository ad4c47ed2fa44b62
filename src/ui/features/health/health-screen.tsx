import { ArrowRight, CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { usePorts, useRuntime } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { EmptyState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { LoadState } from '../../app/screen-skeleton'
import { CHECKS, healthText, type CheckName } from '../../text/health'
import { findings$, counts$, type HealthContext } from './health.model'
import { FindingsList } from './findings-list'
import styles from './health.module.css'

/** What is wrong with the data, counted exactly by the backend, and the way to mend it. */
export function HealthScreen() {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, stages, formats, today } = useWorkspace()
  const [params] = useSearchParams()
  // The time of opening: a deal does not begin to rot while one looks at it.
  const [nowMs] = useState(() => runtime.now())
  const day = today()
  const context = useMemo(
    (): HealthContext => ({ workspaceId: workspace.id, stages, formats, today: day, nowMs }),
    [workspace.id, stages, formats, day, nowMs],
  )
  const counts = useStream(context, () => counts$(records, context))
  const value = counts.status === 'ready' ? counts.value : null
  const worst = value === null ? undefined : CHECKS.find((check) => (value.get(check) ?? 0) > 0)
  const shown = CHECKS.find((check) => check === params.get('check')) ?? worst ?? CHECKS[0]
  return (
    <Page title={healthText.title}>
      <LoadState state={counts} />
      {value === null ? null : (
        <div className={styles.health}>
          <CheckNav counts={value} shown={shown} />
          <Check key={shown} check={shown} context={context} />
        </div>
      )}
    </Page>
  )
}

function CheckNav({ counts, shown }: { readonly counts: ReadonlyMap<CheckName, number>; readonly shown: CheckName }) {
  const { formats } = useWorkspace()
  const [path] = useLocation()
  return (
    <nav className={styles.checks} aria-label={healthText.checks}>
      {CHECKS.map((check) => {
        const count = counts.get(check) ?? 0
        const title = healthText.checkTitle[check]
        return (
          <Link
            key={check}
            href={`${path}?check=${check}`}
            replace
            className={styles.check}
            aria-current={check === shown ? 'page' : undefined}
            aria-label={healthText.countOf(title, formats.number(count))}
          >
            <span>{title}</span>
            <span className={styles.count} data-fine={count === 0 || undefined}>
              {formats.number(count)}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}

function Check({ check, context }: { readonly check: CheckName; readonly context: HealthContext }) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const findings = useStream(context, () => findings$(records, check, context))
  const title = healthText.checkTitle[check]
  return (
    <section className={styles.findings} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{healthText.checkNote[check]}</p>
      {check === 'duplicates' ? (
        <Link href={screenPath(workspace.slug, 'duplicates')} className={styles.way}>
          {healthText.compareDuplicates}
          <ArrowRight size={14} className={styles.arrow} aria-hidden="true" />
        </Link>
      ) : null}
      <LoadState state={findings} />
      {findings.status === 'ready' && findings.value.items.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={healthText.fine} />
      ) : null}
      {findings.status === 'ready' && findings.value.items.length > 0 ? (
        <FindingsList check={check} context={context} findings={findings.value} />
      ) : null}
    </section>
  )
}
