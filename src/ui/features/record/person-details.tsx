import { LIFECYCLES, PEOPLE } from '../../../domain/model/registry/contacts'
import { personName } from '../../../domain/model/people/person-name'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import { linesOf } from '../../../domain/model/registry/lines'
import { instantIn } from '../../app/typed-time'
import { useWorkspace } from '../../app/workspace-context'
import { Tag } from '../../design/tag'
import { peopleText } from '../../text/people'
import { fieldName } from '../../text/field-text'
import { recordText } from '../../text/record'
import { AlsoThere } from '../duplicates/also-there'
import { DetailList, useDetails } from './details'
import type { EntryDraft } from './fields/entries-editor'
import { EmailsRow, emailsOf, LinksRow, linksOf, PhonesRow, phonesOf } from './fields/entries-row'
import { FlagRow } from './fields/field-row'
import {
  addressOf,
  AddressRow,
  type AddressParts,
  birthdayOf,
  birthdayParts,
  type BirthdayParts,
  birthdayText,
  nameOf,
  nameParts,
  namePartFields,
  PartsRow,
} from './fields/parts-row'
import { CompanyRow, MemberRow, PickRow, TagsRow } from './fields/pick-row'
import { TextRow } from './fields/text-row'

const { fields, pick } = recordText

/** Every field of a person. */
export function PersonDetails({ person, mayEdit }: { readonly person: RecordOf<'people'>; readonly mayEdit: boolean }) {
  const { workspace, formats } = useWorkspace()
  const { row, text, set } = useDetails('people', person, mayEdit)
  const alsoThere = (value: string) => <AlsoThere collection="people" selfId={person.id} value={value} />
  const original = row(fields.originalCreated, (typed: string) => ({ originalCreatedAt: instantIn(workspace.timeZone, typed) }))
  return (
    <DetailList collection="people" record={person} original={original}>
      <PartsRow {...row(fields.name, nameOf)} parts={namePartFields()} values={nameParts(person)} display={personName(person)} />
      <TextRow {...text(fields.jobTitle, person.jobTitle, (jobTitle) => ({ jobTitle }))} />
      <CompanyRow
        companyId={person.companyId}
        mayEdit={mayEdit}
        onCompany={(companyId, ...made) => set(fields.company, { companyId }, ...made)}
      />
      <EmailsRow
        {...row(fields.emails, (drafts: readonly EntryDraft[]) => ({ emails: emailsOf(drafts) }))}
        warning={alsoThere}
        most={LIMITS.emails}
        emails={person.emails}
      />
      <PhonesRow
        {...row(fields.phones, async (drafts: readonly EntryDraft[], { phones }) => ({
          phones: await phonesOf(drafts, phones, workspace.country),
        }))}
        warning={alsoThere}
        most={LIMITS.phones}
        phones={person.phones}
      />
      <MemberRow memberId={person.ownerId} mayEdit={mayEdit} onMember={(ownerId) => set(fields.owner, { ownerId })} />
      <PickRow
        label={fields.lifecycle}
        pickLabel={pick.lifecycle}
        mayEdit={mayEdit}
        display={person.lifecycle === null ? null : <Tag>{peopleText.lifecycle[person.lifecycle]}</Tag>}
        options={LIFECYCLES.map((lifecycle) => ({ id: lifecycle, label: peopleText.lifecycle[lifecycle] }))}
        selected={person.lifecycle === null ? [] : [person.lifecycle]}
        onPick={(id) => set(fields.lifecycle, { lifecycle: LIFECYCLES.find((lifecycle) => lifecycle === id) ?? null })}
        clearLabel={pick.noLifecycle}
        onClear={() => set(fields.lifecycle, { lifecycle: null })}
      />
      <TagsRow
        tagIds={person.tagIds}
        mayEdit={mayEdit}
        onTags={(tagIds, ...made) => set(fields.tags, { tagIds: [...tagIds] }, ...made)}
      />
      <LinksRow
        {...row(fields.links, (drafts: readonly EntryDraft[]) => ({ links: linksOf(drafts) }))}
        most={LIMITS.links}
        links={person.links}
      />
      <AddressRow {...row(fields.address, (typed: AddressParts) => ({ address: addressOf(typed) }))} address={person.address} />
      <PartsRow
        {...row(fields.birthday, (typed: BirthdayParts) => ({ birthday: birthdayOf(typed) }))}
        parts={birthdayPartFields()}
        values={birthdayParts(person.birthday)}
        display={person.birthday === null ? null : birthdayText(person.birthday, formats.locale)}
      />
      <TextRow {...text(fields.description, person.description, (description) => ({ description }))} manyLines />
      <TextRow {...text(fields.source, person.source, (source) => ({ source }))} />
      <FlagRow
        label={fields.doNotContact}
        value={person.doNotContact}
        mayEdit={mayEdit}
        onValue={(doNotContact) => set(fields.doNotContact, { doNotContact })}
      />
      {linesOf(PEOPLE, ['jobTitle', 'source']).map((name) => (
        <TextRow key={name} {...text(fieldName(name), person[name], (typed) => ({ [name]: typed }))} />
      ))}
    </DetailList>
  )
}

function birthdayPartFields() {
  return [
    { key: 'day', label: fields.day, half: true },
    { key: 'month', label: fields.month, half: true },
    { key: 'year', label: fields.year, half: true },
  ] as const
}
