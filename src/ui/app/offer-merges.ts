import { navigate } from 'wouter/use-browser-location'
import type { MergedCollection } from '../../domain/model/duplicates/merge'
import { contactsOfCompany, contactsOfPerson } from '../../domain/model/health/contacts'
import type { Id } from '../../domain/model/kernel/id'
import { personName } from '../../domain/model/people/person-name'
import type { RecordOf } from '../../domain/model/records/collections'
import type { SharedContact } from '../../domain/model/records/views'
import type { Mutation } from '../../domain/model/records/mutation'
import { subjectOf } from '../../domain/model/records/subject'
import { duplicatesText } from '../text/duplicates'
import type { ChangesDependencies } from './changes-types'
import { screenPath } from './routes'

type OfferContext = Pick<ChangesDependencies, 'records' | 'toasts' | 'workspaceId'>

/** As many are asked about when many come back at once: whoever wants to see them all has the screen of duplicates. */
const MOST_OFFERS = 5

/**
 * Says of each that came back from the trash who has its address, number or domain by now, and leads to merging the two. What
 * somebody found to be different is not asked about again.
 */
export async function offerMerges(mutations: readonly Mutation[], context: OfferContext): Promise<void> {
  // Who splits or takes back a merge has just said that they are two.
  if (mutations.some(({ collection }) => collection === 'merges')) return
  const restored = mutations.flatMap(({ kind, collection, id }) =>
    kind === 'restore' && (collection === 'people' || collection === 'companies') ? [{ collection, id }] : [],
  )
  for (const { collection, id } of restored.slice(0, MOST_OFFERS)) {
    const twin = await twinOf(collection, id, context)
    if (twin !== null) await offer(collection, twin, context)
  }
}

interface Twin {
  readonly id: Id
  readonly otherId: Id
  readonly shared: SharedContact
}

async function twinOf(collection: MergedCollection, id: Id, { records, workspaceId }: OfferContext): Promise<Twin | null> {
  const contacts =
    collection === 'people'
      ? await records.get('people', id).then((person) => person && contactsOfPerson(person))
      : await records.get('companies', id).then((company) => company && contactsOfCompany(company))
  if (contacts === null || contacts.length === 0) return null
  const shared = await records.getMany('sharedContacts', contacts)
  if (shared.size === 0) return null
  const dismissed = await records.list('merges', {
    workspaceId,
    where: {
      op: 'and',
      of: [
        { op: 'has', field: 'subjects', value: subjectOf(collection, id) },
        { op: 'eq', field: 'status', value: 'dismissed' },
      ],
    },
    limit: records.capabilities.maxPageSize,
  })
  const different = new Set<string>(dismissed.items.flatMap(({ subjects }) => subjects))
  for (const contact of shared.values()) {
    const otherId = contact.recordIds.find((each) => each !== id && !different.has(subjectOf(collection, each)))
    if (otherId !== undefined) return { id, otherId, shared: contact }
  }
  return null
}

async function offer(collection: MergedCollection, { id, otherId, shared }: Twin, context: OfferContext): Promise<void> {
  const { records, toasts, workspaceId } = context
  const both = await records.getMany(collection, [id, otherId])
  const workspace = await records.get('workspaces', workspaceId)
  const [name, other] = [id, otherId].map((each) => nameOf(both.get(each)))
  if (workspace === null || name === undefined || other === undefined) return
  const value = shared.kind === 'phone' ? await asShown(shared.value) : shared.value
  const path = screenPath(workspace.slug, 'duplicates', { of: collection, merge: `${id},${otherId}` })
  toasts.show({
    title: duplicatesText.maybeTwice(name, other),
    body: duplicatesText.reason[shared.kind](value),
    sticky: true,
    actions: [{ label: duplicatesText.compare, run: () => navigate(path) }],
  })
}

async function asShown(phone: string): Promise<string> {
  const { shownPhone } = await import('../../domain/model/people/phone-numbers')
  return shownPhone(phone)
}

function nameOf(record: RecordOf<MergedCollection> | undefined): string | undefined {
  return record !== undefined && 'firstName' in record ? personName(record) : record?.name
}
