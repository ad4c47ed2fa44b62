import type { Id } from '../../../domain/model/kernel/id'
import { weightedTotal } from '../../../domain/model/kernel/weighted-total'
import { useWorkspace } from '../../app/workspace-context'
import { dealsText } from '../../text/deals'
import { recordText } from '../../text/record'
import { CompanyFact } from './company-fact'
import { DealDetails } from './deal-details'
import { DealStages } from './deal-stages'
import type { Parts } from './fields/parts-row'
import { useRecordFields } from './fields/use-record-fields'
import { AddressedRecord, RecordById, type PageOf } from './record-by-id'
import { RecordPage } from './record-page'
import { RecordTitle } from './record-title'
import { updateDeal } from './record-updates'
import { DealRelated } from './related/deal-related'

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
