import { lazy, Suspense, useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { PictureButton } from '../../picture/picture-button'
import { recordText } from '../../text/record'
import { CompanyDetails } from './company-details'
import type { Parts } from './fields/parts-row'
import { useRecordFields } from './fields/use-record-fields'
import { AddressedRecord, RecordById, type PageOf } from './record-by-id'
import { RecordPage } from './record-page'
import { RecordTitle } from './record-title'
import { updateCompany } from './record-updates'
import { CompanyRelated } from './related/company-related'
import { dealsOf$, peopleOf$ } from './related/related.model'
import { SafeLink } from '../../markdown/safe-link'

const NewDealDialog = lazy(() => import('../deals/new-deal-dialog').then((file) => ({ default: file.NewDealDialog })))
const NewPersonDialog = lazy(() => import('../people/new-person-dialog').then((file) => ({ default: file.NewPersonDialog })))

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
  const { id, name, domains, industry, size } = company
  const people = useStream(id, () => peopleOf$(records, workspace.id, id))
  const deals = useStream(id, () => dealsOf$(records, workspace.id, { collection: 'companies', id }))
  const field = useRecordFields(company)
  const [making, setMaking] = useState<'deal' | 'person' | null>(null)
  const isLive = company.deletedAt === null
  const mayEdit = may('companies.update') && isLive
  const newDeal = isLive && may('deals.create') ? () => setMaking('deal') : null
  const newPerson = isLive && may('people.create') ? () => setMaking('person') : null
  const totalOf = (state: typeof people | typeof deals) => (state.status === 'ready' ? (state.value.total ?? 0) : 0)
  const domain = domains[0]
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
              mutation: (logoFileId) => updateCompany(company, { logoFileId }),
            }}
          />
        }
        title={
          <RecordTitle
            name={name}
            mayEdit={mayEdit}
            label={recordText.fields.name}
            parts={titleParts()}
            values={{ name }}
            port={field<Parts<'name'>>({
              label: recordText.fields.name,
              mutation: (now, typed) => updateCompany(now, typed),
            })}
          />
        }
        facts={
          <>
            {domain === undefined ? null : <SafeLink href={`https://${domain}`}>{domain}</SafeLink>}
            {industry === null ? null : <span>{industry}</span>}
            {size === null ? null : <span>{recordText.employees(size)}</span>}
          </>
        }
        details={<CompanyDetails company={company} mayEdit={mayEdit} />}
        related={<CompanyRelated company={company} people={people} deals={deals} onNewPerson={newPerson} onNewDeal={newDeal} />}
        {...(newDeal === null ? {} : { onNewDeal: newDeal })}
      />
      {making === null ? null : (
        <Suspense fallback={null}>
          {making === 'deal' ? (
            <NewDealDialog onClose={() => setMaking(null)} company={{ id, name }} />
          ) : (
            <NewPersonDialog onClose={() => setMaking(null)} company={name} />
          )}
        </Suspense>
      )}
    </>
  )
}
