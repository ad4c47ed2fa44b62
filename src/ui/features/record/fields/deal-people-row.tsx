import { Plus, Star, X } from 'lucide-react'
import { useState } from 'react'
import { personOptions$ } from '../../../search/contact-options'
import { Link } from 'wouter'
import type { Deal } from '../../../../domain/model/deals/deal'
import { isId, type Id } from '../../../../domain/model/kernel/id'
import { LIMITS } from '../../../../domain/model/records/limits'
import { usePorts } from '../../../app/ports-context'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { Avatar } from '../../../design/avatar'
import { Button } from '../../../design/button'
import { IconButton } from '../../../design/icon-button'
import { PickerButton } from '../../../design/picker-button'
import { useStream } from '../../../hooks/use-stream'
import { recordText } from '../../../text/record'
import { namedRecords$ } from '../../../history/names'
import { FieldRow } from './field-row'
import styles from './fields.module.css'

type DealPerson = Deal['people'][number]

export interface DealPeopleRowProps {
  readonly people: Deal['people']
  readonly mayEdit: boolean
  /** @param label what was done */
  readonly onPeople: (people: Deal['people'], label: string) => void
}

/** Who is in a deal and as what; one of them is the primary one. */
export function DealPeopleRow({ people, mayEdit, onPeople }: DealPeopleRowProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [search, setSearch] = useState('')
  const ids = people.map(({ personId }) => personId)
  const names = useStream(ids.join(), () => namedRecords$(records, workspace.id, ids))
  const found = useStream(search, () => personOptions$(records, workspace.id, search))
  const nameOf = (id: Id) => (names.status === 'ready' ? (names.value.get(id) ?? recordText.unknownPerson) : '')
  const options = found.status === 'ready' ? found.value : []
  const change = (id: Id, part: Partial<DealPerson>) =>
    people.map((person) => (person.personId === id ? { ...person, ...part } : person))

  return (
    <FieldRow label={recordText.fields.people}>
      <ul className={styles.dealPeople}>
        {people.map(({ personId, role, primary }) => (
          <li key={personId} className={styles.dealPerson}>
            <Avatar name={nameOf(personId)} size="xs" />
            <span className={styles.dealPersonNames}>
              <Link href={recordPath(workspace.slug, 'people', personId)}>{nameOf(personId)}</Link>
              {mayEdit ? (
                <RoleInput
                  key={role}
                  label={recordText.roleOf(nameOf(personId))}
                  role={role ?? ''}
                  onRole={(text) =>
                    onPeople(change(personId, { role: text === '' ? null : text }), recordText.saved(recordText.fields.role))
                  }
                />
              ) : (
                <span className={styles.entryLabel}>{role}</span>
              )}
            </span>
            {mayEdit && people.length > 1 ? (
              <IconButton
                size="sm"
                aria-pressed={primary}
                label={primary ? recordText.primaryPerson : recordText.makePrimaryPerson(nameOf(personId))}
                icon={<Star size={14} fill={primary ? 'currentColor' : 'none'} />}
                onClick={() =>
                  onPeople(
                    people.map((person) => ({ ...person, primary: person.personId === personId })),
                    recordText.saved(recordText.fields.people),
                  )
                }
              />
            ) : null}
            {mayEdit ? (
              <IconButton
                size="sm"
                label={recordText.removePerson(nameOf(personId))}
                icon={<X size={14} />}
                onClick={() =>
                  onPeople(
                    people.filter((person) => person.personId !== personId),
                    recordText.personRemoved(nameOf(personId)),
                  )
                }
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayEdit && people.length < LIMITS.subjects ? (
        <PickerButton
          label={recordText.pick.person}
          options={options.filter(({ id }) => !ids.some((known) => known === id))}
          selected={[]}
          isPending={found.status === 'pending'}
          onSearch={setSearch}
          onPick={(id) => {
            const name = options.find((option) => option.id === id)?.label ?? ''
            if (isId(id))
              onPeople([...people, { personId: id, role: null, primary: people.length === 0 }], recordText.personAdded(name))
          }}
          renderTrigger={(props) => (
            <Button {...props} size="sm" variant="quiet" icon={<Plus size={14} />}>
              {recordText.addPerson}
            </Button>
          )}
        />
      ) : null}
    </FieldRow>
  )
}

interface RoleInputProps {
  readonly label: string
  readonly role: string
  readonly onRole: (role: string) => void
}

/** Typed in place; leaving it saves. */
function RoleInput({ label, role, onRole }: RoleInputProps) {
  const [typed, setTyped] = useState(role)
  return (
    <input
      className={styles.roleInput}
      aria-label={label}
      placeholder={recordText.fields.role}
      maxLength={60}
      value={typed}
      onChange={(change) => setTyped(change.currentTarget.value)}
      onBlur={() => {
        if (typed.trim() !== role) onRole(typed.trim())
      }}
      onKeyDown={(press) => {
        if (press.key === 'Escape') setTyped(role)
        if (press.key === 'Enter') press.currentTarget.blur()
      }}
    />
  )
}
