import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../../domain/model/records/collections'
import { DEALS } from '../../../domain/model/registry/deals'
import { linesOf } from '../../../domain/model/registry/lines'
import { instantIn, localTimeIn } from '../../app/typed-time'
import { useWorkspace } from '../../app/workspace-context'
import { dealsText } from '../../text/deals'
import { fieldName } from '../../text/field-text'
import { recordText } from '../../text/record'
import { DetailList, useDetails } from './details'
import { AmountRow, type Amount } from './fields/amount-row'
import { DealPeopleRow } from './fields/deal-people-row'
import { CompanyRow, MemberRow, PickRow, TagsRow } from './fields/pick-row'
import { TextRow } from './fields/text-row'

const { fields } = recordText

/** Every field of a deal but its stage, which has a line of its own. */
export function DealDetails({ deal, mayEdit }: { readonly deal: RecordOf<'deals'>; readonly mayEdit: boolean }) {
  const { workspace, formats, stages, lostReasons } = useWorkspace()
  const { row, text, set, write } = useDetails('deals', deal, mayEdit)
  const stage = stages.find(({ id }) => id === deal.stageId)
  const reason = lostReasons.find(({ id }) => id === deal.lostReasonId)
  const { probability } = deal
  const { timeZone } = workspace
  const original = row(fields.originalCreated, (typed: string) => ({ originalCreatedAt: instantIn(timeZone, typed) }))
  return (
    <DetailList collection="deals" record={deal} original={original}>
      <TextRow {...row(fields.title, (title: string) => ({ title }))} text={deal.title} />
      <AmountRow
        {...row(fields.amount, ({ amountMinor, currency }: Amount) => ({ amountMinor, currency }))}
        currencyLabel={fields.currency}
        amount={deal}
      />
      <TextRow
        {...row(fields.expectedClose, (typed: string) => ({ expectedCloseOn: isPlainDate(typed) ? typed : null }))}
        when="day"
        text={deal.expectedCloseOn ?? ''}
        display={deal.expectedCloseOn === null ? null : formats.date(deal.expectedCloseOn)}
        check={(typed) => (typed === '' || isPlainDate(typed) ? null : recordText.notReadable.date)}
      />
      <TextRow
        {...row(fields.probability, (typed: string) => ({ probability: percentOf(typed) }))}
        inputMode="numeric"
        text={probability === null ? '' : String(probability)}
        display={probability === null ? null : recordText.ownProbability(formats.percent(probability))}
        {...(stage === undefined ? {} : { fallback: recordText.stageProbability(formats.percent(stage.probability)) })}
        check={(typed) => (/^(\d{1,2}|100)?\s*%?$/.test(typed.trim()) ? null : recordText.notReadable.probability)}
      />
      <CompanyRow
        companyId={deal.companyId}
        mayEdit={mayEdit}
        onCompany={(companyId, ...made) => set(fields.company, { companyId }, ...made)}
      />
      <DealPeopleRow people={deal.people} mayEdit={mayEdit} onPeople={(people, said) => write(said, { people })} />
      <MemberRow memberId={deal.ownerId} mayEdit={mayEdit} onMember={(ownerId) => set(fields.owner, { ownerId })} />
      <TagsRow
        tagIds={deal.tagIds}
        mayEdit={mayEdit}
        onTags={(tagIds, ...made) => set(fields.tags, { tagIds: [...tagIds] }, ...made)}
      />
      {stage?.kind === 'lost' ? (
        <>
          <PickRow
            label={fields.lostReason}
            pickLabel={fields.lostReason}
            mayEdit={mayEdit}
            display={reason?.name ?? (deal.lostReasonId === null ? null : dealsText.reasonGone)}
            options={lostReasons.map(({ id, name }) => ({ id, label: name }))}
            selected={reason === undefined ? [] : [reason.id]}
            onPick={(id) => {
              const picked = lostReasons.find((each) => each.id === id)
              if (picked !== undefined) set(fields.lostReason, { lostReasonId: picked.id })
            }}
          />
          <TextRow {...text(fields.lostNote, deal.lostNote, (lostNote) => ({ lostNote }))} manyLines />
        </>
      ) : null}
      {deal.closedAt === null ? null : (
        <TextRow
          {...row(fields.closedAt, (typed: string, { closedAt }) => ({ closedAt: instantIn(timeZone, typed) ?? closedAt }))}
          when="moment"
          text={localTimeIn(timeZone, Date.parse(deal.closedAt))}
          display={formats.dateTime(deal.closedAt)}
          check={(typed) => (instantIn(timeZone, typed) === null ? recordText.notReadable.date : null)}
        />
      )}
      <TextRow {...text(fields.source, deal.source, (source) => ({ source }))} />
      {linesOf(DEALS, ['source']).map((name) => (
        <TextRow key={name} {...text(fieldName(name), deal[name], (typed) => ({ [name]: typed }))} />
      ))}
    </DetailList>
  )
}

function percentOf(typed: string): number | null {
  const digits = typed.replace(/[\s%]/g, '')
  return digits === '' ? null : Number(digits)
}
