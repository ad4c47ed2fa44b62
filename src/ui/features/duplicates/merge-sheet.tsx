import { useId, useState } from 'react'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { chosenFields, defaultChoices, type Choice, type Choices } from '../../../domain/model/duplicates/merged-fields'
import type { Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Dialog } from '../../design/dialog'
import { duplicatesText } from '../../text/duplicates'
import { useNames } from '../../history/use-change-names'
import type { Contact } from './duplicates.model'
import styles from './merge-sheet.module.css'
import { MergeField } from './merge-field'
import { contactName, movedCounts, type SheetData } from './merge-sheet.model'
import { MergeResult } from './merge-result'
import { useMerge } from './use-merge'

const text = duplicatesText

export interface MergeSheetProps {
  readonly collection: MergedCollection
  readonly data: SheetData
  /** The one that stays unless another is chosen. */
  readonly first: Id
  /** They were read anew, since somebody had changed one of them. */
  readonly isAgain: boolean
  readonly onStale: () => void
  readonly onClose: () => void
  readonly onMerged: (keptId: Id) => void
}

export function MergeSheet({ collection, data, first, isAgain, onStale, onClose, onMerged }: MergeSheetProps) {
  const { formats } = useWorkspace()
  const { contacts, linked } = data
  const [keptId, setKeptId] = useState(first)
  const [own, setOwn] = useState<Choices>({})
  const kept = contacts.find(({ id }) => id === keptId)
  const absorbed = contacts.filter(({ id }) => id !== keptId)
  const names = useNames(companiesOf(contacts), '')
  const usual = kept === undefined ? {} : defaultChoices(kept, absorbed)
  const choices: Choices = { ...usual, ...own }
  const { merge, isBusy, error } = useMerge({ collection, linked, onStale, onMerged })
  const moved = movedCounts(linked, { collection, keptId, absorbedIds: absorbed.map(({ id }) => id) })
  if (kept === undefined) return null
  const choose = (field: string, choice: Choice) => setOwn({ ...own, [field]: choice })
  return (
    <Dialog
      open
      size="lg"
      title={text.sheetTitle(collection, formats.number(contacts.length))}
      description={text.sheetBody}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void merge({ kept, absorbed, choices })}>
            {text.merge}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {isAgain && error === null ? <p role="status">{text.stale}</p> : null}
        {error === null ? null : (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <KeptChoice contacts={contacts} keptId={keptId} onKeep={setKeptId} />
        {Object.keys(usual).length === 0 ? <p>{text.same}</p> : null}
        {Object.keys(usual).map((field) => (
          <MergeField
            key={field}
            field={field}
            records={[kept, ...absorbed]}
            order={contacts}
            choice={choices[field] ?? keptId}
            names={names}
            onChoose={(choice) => choose(field, choice)}
          />
        ))}
        <section className={styles.moves}>
          <h3 className={styles.heading}>{text.moves}</h3>
          <p>
            {moved.length === 0
              ? text.movesNothing
              : text.list(moved.map(([name, count]) => text.movesLine(name, count, formats.number(count))))}
          </p>
        </section>
        <MergeResult result={{ ...kept, ...chosenFields(kept, absorbed, choices) }} names={names} />
      </div>
    </Dialog>
  )
}

interface KeptChoiceProps {
  readonly contacts: readonly Contact[]
  readonly keptId: Id
  readonly onKeep: (id: Id) => void
}

function KeptChoice({ contacts, keptId, onKeep }: KeptChoiceProps) {
  const { formats } = useWorkspace()
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.heading}>{text.kept}</legend>
      <div className={styles.choices}>
        {contacts.map((contact) => (
          <label key={contact.id} className={styles.choice} data-chosen={contact.id === keptId || undefined}>
            <input type="radio" name={name} checked={contact.id === keptId} onChange={() => onKeep(contact.id)} />
            <strong className={styles.value}>{contactName(contact)}</strong>
            <span className={styles.when}>{text.created(formats.dateTime(contact.createdAt))}</span>
            <span className={styles.when}>{text.changed(formats.dateTime(contact.updatedAt))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function companiesOf(contacts: readonly Contact[]): readonly Id[] {
  const ids = contacts.flatMap((contact) => ('companyId' in contact && contact.companyId !== null ? [contact.companyId] : []))
  return [...new Set(ids)].toSorted()
}
