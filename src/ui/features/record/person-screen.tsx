import { ContactRound, FileDown } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../design/lazy-part'
import type { Id } from '../../../domain/model/kernel/id'
import { personName } from '../../../domain/model/people/person-name'
import { useWorkspace } from '../../app/workspace-context'
import type { MenuEntry } from '../../design/menu-popup'
import { PictureButton } from '../../picture/picture-button'
import { recordText } from '../../text/record'
import type { RecordOf } from '../../../domain/model/records/collections'
import { subjectOf } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { CompanyFact, useCompanyName } from './fields/pick-row'
import { nameOf, nameParts, namePartFields } from './fields/parts-row'
import { ContactLinks } from './contact-links'
import { useDetails } from './details'
import { PersonDetails } from './person-details'
import { AddressedRecord, RecordById, type PageOf } from './record-by-id'
import { RecordPage } from './record-page'
import { RecordTitle } from './record-title'
import { updateRecord } from '../../../domain/use-cases/records/update-record'
import { RelatedTasks } from './related/related-section'
import { RelatedDeals } from './related/related-deals'
import { RelatedFiles } from './related/related-files'
import { dealsOf$ } from './related/related.model'
import styles from './related/related.module.css'

const EraseDialog = lazyPart(() => import('../erase/erase-dialog').then((file) => file.EraseDialog))
const DossierDialog = lazyPart(() => import('../../export/dossier-dialog').then((file) => file.DossierDialog))
const NewDealDialog = lazyPart(() => import('../deals/new-deal-dialog').then((file) => file.NewDealDialog))

/** One person. */
export function PersonScreen() {
  return <AddressedRecord kind="people" byId={PersonById} />
}

export function PersonById({ id }: { readonly id: Id }) {
  return <RecordById kind="people" id={id} page={PersonPage} />
}

// The two that a name is known by; the others are among the details.
const titleParts = () =>
  namePartFields()
    .slice(0, 2)
    .map((part) => ({ ...part, half: true }))

function PersonPage({ record: person, freshness }: PageOf<'people'>) {
  const view = useWorkspace()
  const { workspace, may } = view
  const [isDealing, setDealing] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const isLive = person.deletedAt === null
  const mayEdit = may('people.update') && isLive
  const { row } = useDetails('people', person, mayEdit)
  const newDeal = isLive && may('deals.create') ? () => setDealing(true) : null
  const name = personName(person)
  const companyName = useCompanyName(person.companyId)
  const more: MenuEntry[] = []
  const saveCard = () => void import('../../export/save-card').then((file) => file.saveCard(person, companyName, view))
  if (may('export-view')) {
    more.push({ kind: 'item', label: recordText.saveCard, icon: <ContactRound size={14} />, onSelect: saveCard })
  }
  if (may('export-everything')) {
    more.push({ kind: 'item', label: recordText.exportAll, icon: <FileDown size={14} />, onSelect: () => setExporting(true) })
  }
  return (
    <>
      <RecordPage
        kind="people"
        record={person}
        name={name}
        freshness={freshness}
        currency={workspace.currency}
        trashLabel={recordText.trashed(name)}
        picture={
          <PictureButton
            mayEdit={mayEdit}
            owner={{
              collection: 'people',
              id: person.id,
              name,
              fileId: person.avatarFileId,
              mutation: (avatarFileId) => updateRecord('people', person, { avatarFileId }),
            }}
          />
        }
        title={
          <RecordTitle {...row(recordText.fields.name, nameOf)} name={name} parts={titleParts()} values={nameParts(person)} />
        }
        contact={<ContactLinks name={name} emails={person.emails} phones={person.phones} />}
        facts={
          <>
            {person.jobTitle === null ? null : <span>{person.jobTitle}</span>}
            <CompanyFact companyId={person.companyId} />
          </>
        }
        details={<PersonDetails person={person} mayEdit={mayEdit} />}
        related={<PersonRelated person={person} onNewDeal={newDeal} />}
        more={more}
        {...(may('erase-person') ? { onErase: () => setErasing(true) } : {})}
        {...(newDeal === null ? {} : { onNewDeal: newDeal })}
      />
      {isExporting ? <DossierDialog person={{ id: person.id, name }} onClose={() => setExporting(false)} /> : null}
      {isErasing ? <EraseDialog person={{ id: person.id, name }} onClose={() => setErasing(false)} /> : null}
      {isDealing ? (
        <NewDealDialog
          onClose={() => setDealing(false)}
          company={person.companyId === null || companyName === null ? null : { id: person.companyId, name: companyName }}
          person={{ id: person.id, name }}
        />
      ) : null}
    </>
  )
}

interface PersonRelatedProps {
  readonly person: RecordOf<'people'>
  /** Null where none may be made. */
  readonly onNewDeal: (() => void) | null
}

function PersonRelated({ person, onNewDeal }: PersonRelatedProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const { id } = person
  const deals = useStream(id, () => dealsOf$(records, workspace.id, { collection: 'people', id }))
  const subject = subjectOf('people', id)
  return (
    <div className={styles.column}>
      <RelatedDeals deals={deals} onNew={onNewDeal} />
      <RelatedTasks subject={subject} />
      <RelatedFiles subject={subject} mayEdit={person.deletedAt === null} />
    </div>
  )
}
