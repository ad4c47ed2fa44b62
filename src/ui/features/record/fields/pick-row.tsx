import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode, useState } from 'react'
import { PickerButton, type PickerButtonProps } from '../../../design/picker-button'
import { recordText } from '../../../text/record'
import { FieldRow } from './field-row'
import styles from './fields.module.css'
import { isId, type Id } from '../../../../domain/model/kernel/id'
import type { Mutation } from '../../../../domain/model/records/mutation'
import { MemberAvatar } from '../../../picture/avatars'
import { Tag } from '../../../design/tag'
import { Link } from 'wouter'
import { usePorts, useRuntime } from '../../../app/ports-context'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { Avatar } from '../../../design/avatar'
import { useStream } from '../../../hooks/use-stream'
import { companyOptions$ } from '../../../search/contact-options'
import { map, of } from 'rxjs'

interface PickRowProps extends Omit<PickerButtonProps, 'renderTrigger' | 'label'> {
  readonly label: string
  /** What the list is for: "Find or create a company". */
  readonly pickLabel: string
  readonly mayEdit: boolean
  /** What is chosen; null when nothing is. Links in it stay links. */
  readonly display: ReactNode
}

/** A field whose value is chosen from a list. Choosing saves. */
export function PickRow({ label, pickLabel, mayEdit, display, ...picker }: PickRowProps) {
  const valueId = useId()
  return (
    <FieldRow label={label}>
      <div className={styles.value} id={valueId}>
        {display ?? <span className={styles.empty}>{mayEdit ? recordText.add(label) : recordText.nothing}</span>}
      </div>
      {mayEdit ? (
        <PickerButton
          {...picker}
          label={pickLabel}
          renderTrigger={(props) => (
            <button
              type="button"
              {...props}
              className={styles.overlay}
              data-edit
              aria-label={recordText.edit(label)}
              aria-describedby={valueId}
            >
              <ChevronDown size={12} aria-hidden="true" />
            </button>
          )}
        />
      ) : null}
    </FieldRow>
  )
}

interface MemberRowProps {
  readonly memberId: Id | null
  readonly mayEdit: boolean
  readonly onMember: (id: Id | null) => void
}

/** The owner, or nobody. Members deactivated are not offered. */
export function MemberRow({ memberId, mayEdit, onMember }: MemberRowProps) {
  const { members, memberName } = useWorkspace()
  const active = members.filter(({ status }) => status === 'active')
  return (
    <PickRow
      label={recordText.fields.owner}
      pickLabel={recordText.pick.owner}
      mayEdit={mayEdit}
      display={
        memberId === null ? null : (
          <span className={styles.person}>
            <MemberAvatar memberId={memberId} size="xs" />
            {memberName(memberId)}
          </span>
        )
      }
      options={active.map(({ id, displayName }) => ({
        id,
        label: displayName,
        icon: <MemberAvatar memberId={id} size="xs" />,
      }))}
      selected={memberId === null ? [] : [memberId]}
      onPick={(id) => onMember(isId(id) ? id : null)}
      clearLabel={recordText.pick.nobody}
      onClear={() => onMember(null)}
    />
  )
}

interface TagsRowProps {
  readonly tagIds: readonly Id[]
  readonly mayEdit: boolean
  /** @param made a tag of the name that was typed, to be written along with it */
  readonly onTags: (ids: readonly Id[], ...made: readonly Mutation[]) => void
}

/** Puts tags on and takes them off, each at once; a name that is not there yet makes a tag. */
export function TagsRow({ tagIds, mayEdit, onTags }: TagsRowProps) {
  const runtime = useRuntime()
  const { tags } = useWorkspace()
  const shown = tags.filter(({ id }) => tagIds.includes(id))
  return (
    <PickRow
      label={recordText.fields.tags}
      pickLabel={recordText.pick.tags}
      mayEdit={mayEdit}
      multiple
      display={
        shown.length === 0 ? null : (
          <span className={styles.tags}>
            {shown.map(({ id, name, colour }) => (
              <Tag key={id} colour={colour}>
                {name}
              </Tag>
            ))}
          </span>
        )
      }
      options={tags.map(({ id, name }) => ({ id, label: name }))}
      selected={tagIds}
      onPick={(value) => {
        const tag = tags.find(({ id }) => id === value)
        if (tag !== undefined) onTags(tagIds.includes(tag.id) ? tagIds.filter((id) => id !== tag.id) : [...tagIds, tag.id])
      }}
      onCreate={(name) => {
        const id = runtime.newId()
        onTags([...tagIds, id], { kind: 'create', collection: 'tags', id, data: { name } })
      }}
    />
  )
}

interface CompanyRowProps {
  readonly companyId: Id | null
  readonly mayEdit: boolean
  /** @param made a company of the name that was typed, to be written along with it */
  readonly onCompany: (id: Id | null, ...made: readonly Mutation[]) => void
}

/** The company, out of all there are, or one made of what is typed. */
export function CompanyRow({ companyId, mayEdit, onCompany }: CompanyRowProps) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, may } = useWorkspace()
  const companyName = useCompanyName(companyId)
  const [search, setSearch] = useState('')
  const found = useStream(search, () => companyOptions$(records, workspace.id, search))
  const create = (name: string) => {
    const id = runtime.newId()
    onCompany(id, { kind: 'create', collection: 'companies', id, data: { name, ownerId: me.id } })
  }
  return (
    <PickRow
      label={recordText.fields.company}
      pickLabel={recordText.pick.company}
      mayEdit={mayEdit}
      display={
        companyId === null || companyName === null ? null : (
          <span className={styles.person}>
            <Avatar name={companyName} shape="square" size="xs" />
            <Link href={recordPath(workspace.slug, 'companies', companyId)}>{companyName}</Link>
          </span>
        )
      }
      options={found.status === 'ready' ? found.value : []}
      isPending={found.status === 'pending'}
      selected={companyId === null ? [] : [companyId]}
      onSearch={setSearch}
      onPick={(id) => onCompany(isId(id) ? id : null)}
      clearLabel={recordText.pick.noCompany}
      onClear={() => onCompany(null)}
      {...(may('companies.create') ? { onCreate: create } : {})}
    />
  )
}

/** The company's name as a link, once it is known. */
export function CompanyFact({ companyId }: { readonly companyId: Id | null }) {
  const { workspace } = useWorkspace()
  const name = useCompanyName(companyId)
  if (companyId === null || name === null) return null
  return <Link href={recordPath(workspace.slug, 'companies', companyId)}>{name}</Link>
}

/** The name of a company, live; null while it is not known, and of none. */
export function useCompanyName(id: Id | null): string | null {
  const { records } = usePorts()
  const name = useStream(id, () =>
    id === null ? of(null) : records.watchOne('companies', id).pipe(map((live) => live.value?.name ?? null)),
  )
  return name.status === 'ready' ? name.value : null
}
