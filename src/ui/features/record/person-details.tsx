import { LIFECYCLES, PEOPLE } from '../../../domain/model/registry/contacts'
import type { Person } from '../../../domain/model/people/person'
import { personName } from '../../../domain/model/people/person-name'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Mutation } from '../../../domain/model/records/mutation'
import { linesOf, type LineOf } from '../../../domain/model/registry/lines'
import { useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Tag } from '../../design/tag'
import { filled } from '../../table/cell-edits'
import { peopleText } from '../../text/people'
import { fieldName } from '../../text/field-text'
import { recordText } from '../../text/record'
import {
  addressOf,
  AddressRow,
  birthdayOf,
  birthdayParts,
  birthdayText,
  type BirthdayParts,
  nameOf,
  nameParts,
  namePartFields,
  type NameParts,
  PartsRow,
} from './fields/parts-row'
import { CompanyRow, MemberRow, PickRow, TagsRow, useCompanyName } from './fields/pick-row'
import { AlsoThere } from '../duplicates/also-there'
import { EmailsRow, LinksRow, PhonesRow, emailsOf, linksOf, phonesOf } from './fields/entries-row'
import { FlagRow } from './fields/field-row'
import { OriginalCreatedRow, TextRow } from './fields/text-row'
import { OwnRows } from './fields/own-rows'
import { useRecordFields } from './fields/field-save'
import { DetailList } from './detail-list'
import { createCompany, createTag, updatePerson } from './record-updates'
import { instantIn } from '../../app/typed-time'

const { fields, pick } = recordText
const BIRTHDAY_PARTS = [
  { key: 'day', label: fields.day, half: true },
  { key: 'month', label: fields.month, half: true },
  { key: 'year', label: fields.year, half: true },
] as const

/** Every field of a person. */
export function PersonDetails({ person, mayEdit }: { readonly person: RecordOf<'people'>; readonly mayEdit: boolean }) {
  const runtime = useRuntime()
  const { workspace, members, tags, me, memberName, formats } = useWorkspace()
  const apply = useApply()
  const companyName = useCompanyName(person.companyId)
  const field = useRecordFields(person)
  const alsoThere = (value: string) => <AlsoThere collection="people" selfId={person.id} value={value} />
  const set = (label: string, patch: Partial<Person>, ...first: readonly Mutation[]) =>
    void apply(recordText.saved(label), [...first, updatePerson(person, patch)], { seen: [person] })
  const text = (label: string, key: LineOf<'people'> | 'description') => ({
    label,
    mayEdit,
    text: person[key] ?? '',
    port: field<string>({
      label,
      mutation: (now, typed) => updatePerson(now, { [key]: filled(typed) }),
    }),
  })

  return (
    <DetailList record={person}>
      <PartsRow
        label={fields.name}
        mayEdit={mayEdit}
        parts={namePartFields()}
        values={nameParts(person)}
        display={personName(person)}
        port={field<NameParts>({
          label: fields.name,
          mutation: (now, typed) => updatePerson(now, nameOf(typed)),
        })}
      />
      <TextRow {...text(fields.jobTitle, 'jobTitle')} />
      <CompanyRow
        companyId={person.companyId}
        companyName={companyName}
        mayEdit={mayEdit}
        onCompany={(companyId) => set(fields.company, { companyId })}
        onCreate={(name) => {
          const companyId = runtime.newId()
          set(fields.company, { companyId }, createCompany(companyId, name, me.id))
        }}
      />
      <EmailsRow
        warning={alsoThere}
        label={fields.emails}
        mayEdit={mayEdit}
        most={LIMITS.emails}
        entries={person.emails.map(({ value, label, primary }) => ({ value, label: label ?? '', primary }))}
        port={field({
          label: fields.emails,
          mutation: (now, drafts) => updatePerson(now, { emails: emailsOf(drafts) }),
        })}
      />
      <PhonesRow
        warning={alsoThere}
        label={fields.phones}
        mayEdit={mayEdit}
        most={LIMITS.phones}
        phones={person.phones}
        port={field({
          label: fields.phones,
          mutation: async (now, drafts) => updatePerson(now, { phones: await phonesOf(drafts, now.phones, workspace.country) }),
        })}
      />
      <MemberRow
        label={fields.owner}
        memberId={person.ownerId}
        members={members}
        memberName={memberName}
        mayEdit={mayEdit}
        onMember={(ownerId) => set(fields.owner, { ownerId })}
      />
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
        tags={tags}
        mayEdit={mayEdit}
        onTags={(tagIds) => set(fields.tags, { tagIds: [...tagIds] })}
        onCreate={(name) => {
          const id = runtime.newId()
          set(fields.tags, { tagIds: [...person.tagIds, id] }, createTag(id, name))
        }}
      />
      <LinksRow
        label={fields.links}
        mayEdit={mayEdit}
        most={LIMITS.links}
        links={person.links}
        port={field({
          label: fields.links,
          mutation: (now, drafts) => updatePerson(now, { links: linksOf(drafts) }),
        })}
      />
      <AddressRow
        address={person.address}
        mayEdit={mayEdit}
        port={field({
          label: fields.address,
          mutation: (now, typed) => updatePerson(now, { address: addressOf(typed) }),
        })}
      />
      <PartsRow
        label={fields.birthday}
        mayEdit={mayEdit}
        parts={BIRTHDAY_PARTS}
        values={birthdayParts(person.birthday)}
        display={person.birthday === null ? null : birthdayText(person.birthday, formats.locale)}
        port={field<BirthdayParts>({
          label: fields.birthday,
          mutation: (now, typed) => updatePerson(now, { birthday: birthdayOf(typed) }),
        })}
      />
      <TextRow {...text(fields.description, 'description')} manyLines />
      <TextRow {...text(fields.source, 'source')} />
      <FlagRow
        label={fields.doNotContact}
        value={person.doNotContact}
        mayEdit={mayEdit}
        onValue={(doNotContact) => set(fields.doNotContact, { doNotContact })}
      />
      {linesOf(PEOPLE, ['jobTitle', 'source']).map((name) => (
        <TextRow key={name} {...text(fieldName(name), name)} />
      ))}
      <OwnRows collection="people" record={person} mayEdit={mayEdit} />
      <OriginalCreatedRow
        at={person.originalCreatedAt}
        mayEdit={mayEdit}
        port={field({
          label: fields.originalCreated,
          mutation: (now, typed: string) => updatePerson(now, { originalCreatedAt: instantIn(workspace.timeZone, typed) }),
        })}
      />
    </DetailList>
  )
}
