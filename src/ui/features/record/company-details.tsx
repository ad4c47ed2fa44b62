import { COMPANY_SIZES, COMPANIES } from '../../../domain/model/registry/contacts'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import { linesOf } from '../../../domain/model/registry/lines'
import { instantIn } from '../../app/typed-time'
import { useWorkspace } from '../../app/workspace-context'
import { SafeLink } from '../../markdown/safe-link'
import { fieldName } from '../../text/field-text'
import { recordText } from '../../text/record'
import { AlsoThere } from '../duplicates/also-there'
import { DetailList, useDetails } from './details'
import type { EntryDraft } from './fields/entries-editor'
import { DomainsRow, PhonesRow, phonesOf, shortUrl } from './fields/entries-row'
import { addressOf, AddressRow, type AddressParts } from './fields/parts-row'
import { MemberRow, PickRow, TagsRow } from './fields/pick-row'
import { TextRow } from './fields/text-row'

const { fields, pick } = recordText

/** Every field of a company. */
export function CompanyDetails({ company, mayEdit }: { readonly company: RecordOf<'companies'>; readonly mayEdit: boolean }) {
  const { workspace } = useWorkspace()
  const { row, text, set } = useDetails('companies', company, mayEdit)
  const alsoThere = (value: string) => <AlsoThere collection="companies" selfId={company.id} value={value} />
  const original = row(fields.originalCreated, (typed: string) => ({ originalCreatedAt: instantIn(workspace.timeZone, typed) }))
  const website = company.website ?? ''
  return (
    <DetailList collection="companies" record={company} original={original}>
      <TextRow {...row(fields.name, (name: string) => ({ name }))} text={company.name} />
      <DomainsRow
        {...row(fields.domains, (drafts: readonly EntryDraft[]) => ({ domains: drafts.map(({ value }) => value) }))}
        warning={alsoThere}
        most={LIMITS.links}
        domains={company.domains}
      />
      <TextRow
        {...text(fields.website, website, (typed) => ({ website: typed }))}
        inputMode="url"
        display={<SafeLink href={website}>{shortUrl(website)}</SafeLink>}
      />
      <TextRow {...text(fields.industry, company.industry, (industry) => ({ industry }))} />
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
        {...row(fields.phones, async (drafts: readonly EntryDraft[], { phones }) => ({
          phones: await phonesOf(drafts, phones, workspace.country),
        }))}
        warning={alsoThere}
        most={LIMITS.phones}
        phones={company.phones}
      />
      <MemberRow memberId={company.ownerId} mayEdit={mayEdit} onMember={(ownerId) => set(fields.owner, { ownerId })} />
      <TagsRow
        tagIds={company.tagIds}
        mayEdit={mayEdit}
        onTags={(tagIds, ...made) => set(fields.tags, { tagIds: [...tagIds] }, ...made)}
      />
      <AddressRow {...row(fields.address, (typed: AddressParts) => ({ address: addressOf(typed) }))} address={company.address} />
      <TextRow {...text(fields.description, company.description, (description) => ({ description }))} manyLines />
      {linesOf(COMPANIES, ['industry']).map((name) => (
        <TextRow key={name} {...text(fieldName(name), company[name], (typed) => ({ [name]: typed }))} />
      ))}
    </DetailList>
  )
}
