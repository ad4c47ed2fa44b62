import { useState } from 'react'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import type { Id } from '../../../domain/model/kernel/id'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { lazyPart } from '../../design/lazy-part'
import { useStream, type StreamState } from '../../hooks/use-stream'
import { PictureButton } from '../../picture/picture-button'
import { recordText } from '../../text/record'
import type { Page } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import { subjectOf } from '../../../domain/model/records/subject'
import type { DealRow, PersonRow } from '../../../domain/model/records/views'
import { recordPath } from '../../app/routes'
import { picturePath, RecordAvatar } from '../../picture/avatars'
import { IconButton } from '../../design/icon-button'
import { CompanyDetails } from './company-details'
import type { Parts } from './fields/parts-row'
import { useDetails } from './details'
import { AddressedRecord, RecordById, type PageOf } from './record-by-id'
import { RecordPage } from './record-page'
import { RecordTitle } from './record-title'
import { updateRecord } from '../../../domain/use-cases/records/update-record'
import { dealsOf$, peopleOf$, SHOWN } from './related/related.model'
import { RelatedDeals } from './related/related-deals'
import { RelatedFiles } from './related/related-files'
import { RelatedTasks, RelatedSection } from './related/related-section'
import styles from './related/related.module.css'

const NewDealDialog = lazyPart(() => import('../deals/new-deal-dialog').then((file) => file.NewDealDialog))
const NewPersonDialog = lazyPart(() => import('../people/new-person-dialog').then((file) => file.NewPersonDialog))

/** One company. */
export function CompanyScreen() {
  return <AddressedRecord kind="companies" byId={CompanyById} />
}

export function CompanyById({ id }: { readonly id: Id }) {
  return <RecordById kind="companies" id={id} page={CompanyPage} />
}

const titleParts = () => [{ key: 'name', label: recordText.fields.name }] as const

function CompanyPage({ record: company, freshness }: PageOf<'companies'>) {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const { id, name, industry, size } = company
  const people = useStream(id, () => peopleOf$(records, workspace.id, id))
  const deals = useStream(id, () => dealsOf$(records, workspace.id, { collection: 'companies', id }))
  const [making, setMaking] = useState<'deal' | 'person' | null>(null)
  const isLive = company.deletedAt === null
  const mayEdit = may('companies.update') && isLive
  const { row } = useDetails('companies', company, mayEdit)
  const newDeal = isLive && may('deals.create') ? () => setMaking('deal') : null
  const newPerson = isLive && may('people.create') ? () => setMaking('person') : null
  const totalOf = (state: typeof people | typeof deals) => (state.status === 'ready' ? (state.value.total ?? 0) : 0)
  return (
    <>
      <RecordPage
        kind="companies"
        record={company}
        name={name}
        freshness={freshness}
        currency={workspace.currency}
        trashLabel={recordText.trashedCompany(name, totalOf(people), totalOf(deals))}
        picture={
          <PictureButton
            mayEdit={mayEdit}
            owner={{
              collection: 'companies',
              id,
              name,
              fileId: company.logoFileId,
              mutation: (logoFileId) => updateRecord('companies', company, { logoFileId }),
            }}
          />
        }
        title={
          <RecordTitle
            {...row(recordText.fields.name, (typed: Parts<'name'>) => typed)}
            name={name}
            parts={titleParts()}
            values={{ name }}
          />
        }
        facts={
          <>
            {industry === null ? null : <span>{industry}</span>}
            {size === null ? null : <span>{recordText.employees(size)}</span>}
          </>
        }
        details={<CompanyDetails company={company} mayEdit={mayEdit} />}
        related={<CompanyRelated company={company} people={people} deals={deals} onNewPerson={newPerson} onNewDeal={newDeal} />}
        {...(newDeal === null ? {} : { onNewDeal: newDeal })}
      />
      {making === 'deal' ? <NewDealDialog onClose={() => setMaking(null)} company={{ id, name }} /> : null}
      {making === 'person' ? <NewPersonDialog onClose={() => setMaking(null)} company={name} /> : null}
    </>
  )
}

interface CompanyRelatedProps {
  readonly company: RecordOf<'companies'>
  readonly people: StreamState<Page<PersonRow>>
  readonly deals: StreamState<Page<DealRow>>
  /** Null where none may be made. */
  readonly onNewPerson: (() => void) | null
  readonly onNewDeal: (() => void) | null
}

function CompanyRelated({ company, people, deals, onNewPerson, onNewDeal }: CompanyRelatedProps) {
  const subject = subjectOf('companies', company.id)
  return (
    <div className={styles.column}>
      <RelatedPeople people={people} onNew={onNewPerson} />
      <RelatedDeals deals={deals} onNew={onNewDeal} />
      <RelatedTasks subject={subject} />
      <RelatedFiles subject={subject} mayEdit={company.deletedAt === null} />
    </div>
  )
}

interface RelatedPeopleProps {
  readonly people: StreamState<Page<PersonRow>>
  /** Null where none may be made. */
  readonly onNew: (() => void) | null
}

function RelatedPeople({ people, onNew }: RelatedPeopleProps) {
  const { workspace } = useWorkspace()
  const [isAll, setAll] = useState(false)
  const { related: text } = recordText
  const page = people.status === 'ready' ? people.value : null
  const loaded = page?.items ?? []
  const items = isAll ? loaded : loaded.slice(0, SHOWN)
  return (
    <RelatedSection
      title={text.people}
      total={page?.total ?? null}
      shown={items.length}
      empty={text.noPeople}
      action={onNew === null ? null : <IconButton size="sm" label={text.newPerson} icon={<Plus size={14} />} onClick={onNew} />}
      {...(items.length < loaded.length ? { onMore: () => setAll(true) } : {})}
    >
      <ul className={styles.list}>
        {items.map(({ id, name, jobTitle, email, avatarFileId }) => (
          <li key={id}>
            <Link className={styles.item} href={recordPath(workspace.slug, 'people', id)}>
              <RecordAvatar name={name} path={picturePath('people', id, avatarFileId)} />
              <span className={styles.names}>
                <span className={styles.name}>{name}</span>
                <span className={styles.hint}>{jobTitle ?? email}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </RelatedSection>
  )
}
