import { useId, useState } from 'react'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { chosenFields, defaultChoices, type Choice, type Choices } from '../../../domain/model/duplicates/merged-fields'
import type { Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Dialog } from '../../design/dialog'
import { useTypedGuard } from '../../design/typed-guard'
import { duplicatesText } from '../../text/duplicates'
import { useNames } from '../../history/names'
import { type Linked, mergeMutations } from '../../../domain/model/duplicates/merge-mutations'
import { LIMITS } from '../../../domain/model/records/limits'
import { useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { errorText } from '../../text/error-text'
import type { Contact } from './duplicates.model'
import { MergeField, MergeResult } from './merge-field'
import { contactName, movedCounts, type SheetData } from './merge-sheet.model'
import styles from './merge-sheet.module.css'

const text = duplicatesText

interface MergeSheetProps {
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
  const guard = useTypedGuard(onClose)
  if (kept === undefined) return null
  const choose = (field: string, choice: Choice) => setOwn({ ...own, [field]: choice })
  return (
    <Dialog
      size="lg"
      title={text.sheetTitle(collection, formats.number(contacts.length))}
      description={text.sheetBody}
      onClose={guard.leave}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void merge({ kept, absorbed, choices })}>
            {text.merge}
          </Button>
        </>
      }
    >
      <div className={styles.sheet} {...guard.watch}>
        {guard.question}
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

interface UseMerge {
  readonly collection: MergedCollection
  readonly linked: Linked
  /** Somebody has changed one of them, or linked something to it, since they were read. */
  readonly onStale: () => void
  readonly onMerged: (keptId: Id) => void
}

interface Chosen {
  readonly kept: Contact
  readonly absorbed: readonly Contact[]
  readonly choices: Choices
}

/** Merges as chosen, in one commit that can be undone; what stands in its way is said in the sheet. */
function useMerge({ collection, linked, onStale, onMerged }: UseMerge) {
  const { formats, workspace, me } = useWorkspace()
  const apply = useApply()
  const runtime = useRuntime()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function merge({ kept, absorbed, choices }: Chosen): Promise<void> {
    const chosen = chosenFields(kept, absorbed, choices)
    const mutations = mergeMutations({ collection, kept, absorbed, chosen, linked }, runtime.newId())
    if ('tooMany' in mutations) {
      setError(text.tooMany(formats.number(mutations.tooMany), formats.number(LIMITS.batchOperations)))
      return
    }
    setBusy(true)
    setError(null)
    const result = await apply(text.merged(contactName(kept)), mutations, {
      ownConflict: true,
      ownErrors: ['record/in-use', 'record/invalid', 'record/missing'],
    })
    setBusy(false)
    if (result.status === 'written') return onMerged(kept.id)
    if (result.status === 'conflict') return onStale()
    const { code } = result.error
    const isRestricted = workspace.memberVisibility !== 'everything' && (me.role === 'member' || me.role === 'viewer')
    // Something names one of them that was not there when they were read, or that one may not read.
    if (code === 'record/in-use') return isRestricted ? setError(text.hidden) : onStale()
    setError(errorText(result.error))
  }

  return { merge, isBusy, error }
}
