import { map } from 'rxjs'
import { daysSince, rottingDays } from '../../../../domain/model/deals/rotting'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { StageStay } from '../../../../domain/model/records/views'
import { LIMITS } from '../../../../domain/model/records/limits'
import { usePorts, useRuntime } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { useStream } from '../../../hooks/use-stream'
import { dealsText } from '../../../text/deals'
import { RelatedSection } from './related-section'
import styles from './related.module.css'

/** Where a deal has been, the latest first, and for how long; a stay that is too long is marked. */
export function RelatedStays({ deal }: { readonly deal: RecordOf<'deals'> }) {
  const text = dealsText.stays
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, stages, pipelines, formats } = useWorkspace()
  const stays = useStream(deal.id, () =>
    records
      .watch<'stageStays'>('stageStays', {
        workspaceId: workspace.id,
        where: { op: 'eq', field: 'dealId', value: deal.id },
        orderBy: [{ field: 'enteredAt', direction: 'desc', empty: 'last' }],
        trash: 'include',
        limit: LIMITS.pageSize,
        count: 'exact',
      })
      .pipe(map(({ value }) => value)),
  )
  const page = stays.status === 'ready' ? stays.value : null
  const items = page?.items ?? []
  const nowMs = runtime.now()
  const nameOf = ({ stageId, pipelineId }: StageStay) => {
    const stage = stages.find(({ id }) => id === stageId)?.name ?? text.stageGone
    const pipeline = pipelines.find(({ id }) => id === pipelineId)
    return pipelineId === deal.pipelineId || pipeline === undefined ? stage : text.inPipeline(stage, pipeline.name)
  }
  const isTooLong = (stay: StageStay) =>
    stay.leftAt === null &&
    rottingDays(
      { stageKind: stay.stageKind, stageEnteredAt: stay.enteredAt },
      stages.find(({ id }) => id === stay.stageId),
      nowMs,
    ) !== null

  return (
    <RelatedSection title={text.title} total={page?.total ?? null} shown={items.length} empty={text.none}>
      <ol className={styles.list} aria-label={text.title}>
        {items.map((stay) => (
          <li key={stay.id} className={styles.stay}>
            <span className={styles.line}>
              <span className={styles.wrapped}>{nameOf(stay)}</span>
              {stay.leftAt === null && stay.stageKind !== 'open' ? null : (
                <span className={styles.hint} data-overdue={isTooLong(stay) || undefined}>
                  {text.days(daysSince(stay.enteredAt, stay.leftAt === null ? nowMs : Date.parse(stay.leftAt)))}
                </span>
              )}
            </span>
            <span className={styles.hint}>
              {stay.leftAt === null
                ? text.since(formats.dateTime(stay.enteredAt))
                : text.between(formats.dateTime(stay.enteredAt), formats.dateTime(stay.leftAt))}
            </span>
          </li>
        ))}
      </ol>
    </RelatedSection>
  )
}
