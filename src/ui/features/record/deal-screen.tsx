import { map } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import { weightedTotal } from '../../../domain/model/kernel/weighted-total'
import { useWorkspace } from '../../app/workspace-context'
import { dealsText } from '../../text/deals'
import { recordText } from '../../text/record'
import type { RecordOf } from '../../../domain/model/records/collections'
import { subjectOf } from '../../../domain/model/records/subject'
import { daysSince, rottingDays } from '../../../domain/model/deals/stages'
import type { StageStay } from '../../../domain/model/records/views'
import { LIMITS } from '../../../domain/model/records/limits'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { CompanyFact } from './fields/pick-row'
import { DealDetails } from './deal-details'
import { DealStages } from './deal-stages'
import type { Parts } from './fields/parts-row'
import { useDetails } from './details'
import { AddressedRecord, RecordById, type PageOf } from './record-by-id'
import { RecordPage } from './record-page'
import { RecordTitle } from './record-title'
import { RelatedFiles } from './related/related-files'
import { RelatedTasks, RelatedSection } from './related/related-section'
import styles from './related/related.module.css'

/** One deal. */
export function DealScreen() {
  return <AddressedRecord kind="deals" byId={DealById} />
}

export function DealById({ id }: { readonly id: Id }) {
  return <RecordById kind="deals" id={id} page={DealPage} />
}

const titleParts = () => [{ key: 'title', label: recordText.fields.title }] as const

function DealPage({ record: deal, freshness }: PageOf<'deals'>) {
  const { may, formats, stages, pipelines } = useWorkspace()
  const mayEdit = may('deals.update') && deal.deletedAt === null
  const { row } = useDetails('deals', deal, mayEdit)
  const { title, amountMinor, currency, expectedCloseOn } = deal
  const stage = stages.find(({ id }) => id === deal.stageId)
  const pipeline = pipelines.length < 2 ? undefined : pipelines.find(({ id }) => id === deal.pipelineId)
  const percent = deal.probability ?? stage?.probability ?? 0
  const weighted = weightedTotal([{ amountMinor, percent }]).weightedMinor
  return (
    <RecordPage
      kind="deals"
      record={deal}
      name={title}
      freshness={freshness}
      currency={currency}
      trashLabel={recordText.trashed(title)}
      title={
        <RecordTitle
          {...row(recordText.fields.title, (typed: Parts<'title'>) => typed)}
          name={title}
          parts={titleParts()}
          values={{ title }}
        />
      }
      facts={
        <>
          {amountMinor === null ? null : (
            <span>
              <strong>{formats.money(amountMinor, currency)}</strong>
              {stage?.kind === 'open' ? ` ${dealsText.weighted(formats.money(weighted, currency))}` : null}
            </span>
          )}
          <CompanyFact companyId={deal.companyId} />
          {stage?.kind !== 'open' || expectedCloseOn === null ? null : (
            <span>{recordText.closes(formats.date(expectedCloseOn))}</span>
          )}
          {pipeline === undefined || mayEdit ? null : <span>{pipeline.name}</span>}
        </>
      }
      banner={<DealStages deal={deal} mayEdit={mayEdit} />}
      details={<DealDetails deal={deal} mayEdit={mayEdit} />}
      related={<DealRelated deal={deal} />}
    />
  )
}

function DealRelated({ deal }: { readonly deal: RecordOf<'deals'> }) {
  const subject = subjectOf('deals', deal.id)
  return (
    <div className={styles.column}>
      <RelatedTasks subject={subject} />
      <RelatedStays deal={deal} />
      <RelatedFiles subject={subject} mayEdit={deal.deletedAt === null} />
    </div>
  )
}

/** Where a deal has been, the latest first, and for how long; a stay that is too long is marked. */
function RelatedStays({ deal }: { readonly deal: RecordOf<'deals'> }) {
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
