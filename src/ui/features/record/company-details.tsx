import type { Company } from '../../../domain/model/companies/company'
import { COMPANIES, COMPANY_SIZES } from '../../../domain/model/registry/contacts'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Mutation } from '../../../domain/model/records/mutation'
import { linesOf, type LineOf } from '../../../domain/model/registry/lines'
import { useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { filled } from '../../table/cell-edits'
import { fieldName } from '../../text/field-text'
import { recordText } from '../../text/record'
import { DetailList } from './detail-list'
import { addressOf, AddressRow } from './fields/parts-row'
import { AlsoThere } from '../duplicates/also-there'
import { DomainsRow, PhonesRow, shortUrl, phonesOf } from './fields/entries-row'
import { MemberRow, PickRow, TagsRow } from './fields/pick-row'
import { OriginalCreatedRow, TextRow } from './fields/text-row'
import { OwnRows } from './fields/own-rows'
import { useRecordFields } from './fields/field-save'
import { createTag, updateCompany } from './record-updates'
import { instantIn } from '../../app/typed-time'
import { SafeLink } from '../../markdown/safe-link'

const { fields, pick } = recordText

/** Every field of a company. */
export function CompanyDetails({ company, mayEdit }: { readonly company: RecordOf<'companies'>; readonly mayEdit: boolean }) {
  const runtime = useRuntime()
  const { workspace, members, tags, memberName } = useWorkspace()
  const apply = useApply()
  const field = useRecordFields(company)
  const alsoThere = (value: string) => <AlsoThere collection="companies" selfId={company.id} value={value} />
  const set = (label: string, patch: Partial<Company>, ...first: readonly Mutation[]) =>
    void apply(recordText.saved(label), [...first, updateCompany(company, patch)], { seen: [company] })
  const text = (label: string, key: LineOf<'companies'> | 'website' | 'description') => ({
    label,
    mayEdit,
    text: company[key] ?? '',
    port: field<string>({
      label,
      mutation: (now, typed) => updateCompany(now, { [key]: filled(typed) }),
    }),
  })
  const website = company.website ?? ''

  return (
    <DetailList record={company}>
      <TextRow
        label={fields.name}
        mayEdit={mayEdit}
        text={company.name}
        port={field({
          label: fields.name,
          mutation: (now, name: string) => updateCompany(now, { name }),
        })}
      />
      <DomainsRow
        warning={alsoThere}
        label={fields.domains}
        mayEdit={mayEdit}
        most={LIMITS.links}
        domains={company.domains}
        port={field({
          label: fields.domains,
          mutation: (now, drafts) => updateCompany(now, { domains: drafts.map(({ value }) => value) }),
        })}
      />
      <TextRow
        {...text(fields.website, 'website')}
        inputMode="url"
        display={<SafeLink href={website}>{shortUrl(website)}</SafeLink>}
      />
      <TextRow {...text(fields.industry, 'industry')} />
      <PickRow
        label={fields.size}
        pickLabel={pick.size}
        mayEdit={mayEdit}
        display={company.size === null ? null : recordText.employees(company.size)}
        options={COMPANY_SIZES.map((size) => ({ id: size, label: recordText.employees(size) }))}
        selected={company.size === null ? [] : [company.size]}
        onPick={(id) => set(fields.size, { size: COMPANY_SIZES.find((size) => size === id) ?? null })}
        clearLabel={pick.noSize}
        onClear={() => set(fields.size, { size: null })}
      />
      <PhonesRow
        warning={alsoThere}
        label={fields.phones}
        mayEdit={mayEdit}
        most={LIMITS.phones}
        phones={company.phones}
        port={field({
          label: fields.phones,
          mutation: async (now, drafts) => updateCompany(now, { phones: await phonesOf(drafts, now.phones, workspace.country) }),
        })}
      />
      <MemberRow
        label={fields.owner}
        memberId={company.ownerId}
        members={members}
        memberName={memberName}
        mayEdit={mayEdit}
        onMember={(ownerId) => set(fields.owner, { ownerId })}
      />
      <TagsRow
        tagIds={company.tagIds}
        tags={tags}
        mayEdit={mayEdit}
        onTags={(tagIds) => set(fields.tags, { tagIds: [...tagIds] })}
        onCreate={(name) => {
          const id = runtime.newId()
          set(fields.tags, { tagIds: [...company.tagIds, id] }, createTag(id, name))
        }}
      />
      <AddressRow
        address={company.address}
        mayEdit={mayEdit}
        port={field({
          label: fields.address,
          mutation: (now, typed) => updateCompany(now, { address: addressOf(typed) }),
        })}
      />
      <TextRow {...text(fields.description, 'description')} manyLines />
      {linesOf(COMPANIES, ['industry']).map((name) => (
        <TextRow key={name} {...text(fieldName(name), name)} />
      ))}
      <OwnRows collection="companies" record={company} mayEdit={mayEdit} />
      <OriginalCreatedRow
        at={company.originalCreatedAt}
        mayEdit={mayEdit}
        port={field({
          label: fields.originalCreated,
          mutation: (now, typed: string) => updateCompany(now, { originalCreatedAt: instantIn(workspace.timeZone, typed) }),
        })}
      />
    </DetailList>
  )
}
