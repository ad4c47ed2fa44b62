import type { Deal } from '../../../domain/model/deals/deal'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import { DEALS } from '../../../domain/model/registry/deals'
import { linesOf, type LineOf } from '../../../domain/model/registry/lines'
import { useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { filled } from '../../table/cell-edits'
import { dealsText } from '../../text/deals'
import { fieldName } from '../../text/field-text'
import { recordText } from '../../text/record'
import { DetailList } from './detail-list'
import { AmountRow, type Amount } from './fields/amount-row'
import { CompanyRow, MemberRow, PickRow, TagsRow, useCompanyName } from './fields/pick-row'
import { DealPeopleRow } from './fields/deal-people-row'
import { OriginalCreatedRow, TextRow } from './fields/text-row'
import { OwnRows } from './fields/own-rows'
import { useRecordFields } from './fields/field-save'
import { createCompany, createTag, updateDeal } from './record-updates'
import { instantIn, localTimeIn } from '../../app/typed-time'

const { fields } = recordText

/** Every field of a deal but its stage, which has a line of its own. */
export function DealDetails({ deal, mayEdit }: { readonly deal: RecordOf<'deals'>; readonly mayEdit: boolean }) {
  const runtime = useRuntime()
  const { workspace, members, tags, me, memberName, formats, stages, lostReasons } = useWorkspace()
  const apply = useApply()
  const companyName = useCompanyName(deal.companyId)
  const field = useRecordFields(deal)
  const set = (label: string, patch: Partial<Deal>, ...first: readonly Mutation[]) =>
    void apply(label, [...first, updateDeal(deal, patch)], { seen: [deal] })
  const text = (label: string, key: LineOf<'deals'> | 'lostNote') => ({
    label,
    mayEdit,
    text: deal[key] ?? '',
    port: field<string>({
      label,
      mutation: (now, typed) => updateDeal(now, { [key]: filled(typed) }),
    }),
  })
  const stage = stages.find(({ id }) => id === deal.stageId)
  const reason = lostReasons.find(({ id }) => id === deal.lostReasonId)
  const { probability } = deal
  const { timeZone } = workspace

  return (
    <DetailList record={deal}>
      <TextRow
        label={fields.title}
        mayEdit={mayEdit}
        text={deal.title}
        port={field({
          label: fields.title,
          mutation: (now, title: string) => updateDeal(now, { title }),
        })}
      />
      <AmountRow
        amount={deal}
        mayEdit={mayEdit}
        port={field<Amount>({
          label: fields.amount,
          mutation: (now, { amountMinor, currency }) => updateDeal(now, { amountMinor, currency }),
        })}
      />
      <TextRow
        label={fields.expectedClose}
        mayEdit={mayEdit}
        type="date"
        text={deal.expectedCloseOn ?? ''}
        display={deal.expectedCloseOn === null ? null : formats.date(deal.expectedCloseOn)}
        check={(typed) => (typed === '' || isPlainDate(typed) ? null : recordText.notReadable.date)}
        port={field({
          label: fields.expectedClose,
          mutation: (now, typed: string) => updateDeal(now, { expectedCloseOn: isPlainDate(typed) ? typed : null }),
        })}
      />
      <TextRow
        label={fields.probability}
        mayEdit={mayEdit}
        inputMode="numeric"
        text={probability === null ? '' : String(probability)}
        display={probability === null ? null : recordText.ownProbability(formats.percent(probability))}
        {...(stage === undefined ? {} : { fallback: recordText.stageProbability(formats.percent(stage.probability)) })}
        check={(typed) => (/^\s*(\d{1,2}|100)?\s*%?\s*$/.test(typed) ? null : recordText.notReadable.probability)}
        port={field({
          label: fields.probability,
          mutation: (now, typed: string) => updateDeal(now, { probability: percentOf(typed) }),
        })}
      />
      <CompanyRow
        companyId={deal.companyId}
        companyName={companyName}
        mayEdit={mayEdit}
        onCompany={(companyId) => set(recordText.saved(fields.company), { companyId })}
        onCreate={(name) => {
          const companyId = runtime.newId()
          set(recordText.saved(fields.company), { companyId }, createCompany(companyId, name, me.id))
        }}
      />
      <DealPeopleRow people={deal.people} mayEdit={mayEdit} onPeople={(people, label) => set(label, { people })} />
      <MemberRow
        label={fields.owner}
        memberId={deal.ownerId}
        members={members}
        memberName={memberName}
        mayEdit={mayEdit}
        onMember={(ownerId) => set(recordText.saved(fields.owner), { ownerId })}
      />
      <TagsRow
        tagIds={deal.tagIds}
        tags={tags}
        mayEdit={mayEdit}
        onTags={(tagIds) => set(recordText.saved(fields.tags), { tagIds: [...tagIds] })}
        onCreate={(name) => {
          const id = runtime.newId()
          set(recordText.saved(fields.tags), { tagIds: [...deal.tagIds, id] }, createTag(id, name))
        }}
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
              if (picked !== undefined) set(recordText.saved(fields.lostReason), { lostReasonId: picked.id })
            }}
          />
          <TextRow {...text(fields.lostNote, 'lostNote')} manyLines />
        </>
      ) : null}
      {deal.closedAt === null ? null : (
        <TextRow
          label={fields.closedAt}
          mayEdit={mayEdit}
          type="datetime-local"
          text={localTimeIn(timeZone, Date.parse(deal.closedAt))}
          display={formats.dateTime(deal.closedAt)}
          check={(typed) => (instantIn(timeZone, typed) === null ? recordText.notReadable.date : null)}
          port={field({
            label: fields.closedAt,
            mutation: (now, typed: string) => updateDeal(now, { closedAt: instantIn(timeZone, typed) ?? now.closedAt }),
          })}
        />
      )}
      <TextRow {...text(fields.source, 'source')} />
      {linesOf(DEALS, ['source']).map((name) => (
        <TextRow key={name} {...text(fieldName(name), name)} />
      ))}
      <OwnRows collection="deals" record={deal} mayEdit={mayEdit} />
      <OriginalCreatedRow
        at={deal.originalCreatedAt}
        mayEdit={mayEdit}
        port={field({
          label: fields.originalCreated,
          mutation: (now, typed: string) => updateDeal(now, { originalCreatedAt: instantIn(timeZone, typed) }),
        })}
      />
    </DetailList>
  )
}

function percentOf(typed: string): number | null {
  const digits = typed.replace(/[\s%]/g, '')
  return digits === '' ? null : Number(digits)
}
