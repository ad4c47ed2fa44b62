import { useParams } from 'wouter'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { weightedTotal } from '../../../domain/model/kernel/weighted-total'
import type { RecordOf } from '../../../domain/model/records/collections'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { dealsText } from '../../text/deals'
import { recordText } from '../../text/record'
import { CompanyFact } from './company-fact'
import { DealDetails } from './deal-details'
import { DealStages } from './deal-stages'
import type { Parts } from './fields/parts-row'
import { useRecordFields } from './fields/use-record-fields'
import { RecordPage } from './record-page'
import { MissingRecord, RecordStates } from './record-states'
import { RecordTitle } from './record-title'
import { updateDeal } from './record-updates'
import { DealRelated } from './related/deal-related'

/** One deal. */
export function DealScreen() {
  const { id } = useParams()
  return isId(id) ? <DealById key={id} id={id} /> : <MissingRecord kind="deals" />
}

export function DealById({ id }: { readonly id: Id }) {
  const { records } = usePorts()
  const state = useStream(id, () => records.watchOne('deals', id))
  return (
    <RecordStates kind="deals" state={state}>
      {(deal, freshness) => <DealPage deal={deal} freshness={freshness} />}
    </RecordStates>
  )
}

const titleParts = () => [{ key: 'title', label: recordText.fields.title }] as const

function DealPage({ deal, freshness }: { readonly deal: RecordOf<'deals'>; readonly freshness: 'live' | 'stale' }) {
  const { may, formats, stages, pipelines } = useWorkspace()
  const field = useRecordFields(deal)
  const mayEdit = may('deals.update') && deal.deletedAt === null
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
          name={title}
          mayEdit={mayEdit}
          label={recordText.fields.title}
          parts={titleParts()}
          values={{ title }}
          port={field<Parts<'title'>>({
            label: recordText.fields.title,
            mutation: (now, typed) => updateDeal(now, typed),
          })}
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
