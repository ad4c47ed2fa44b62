import {
  contactsOfCompany,
  contactsOfPerson,
  faultyCompany,
  faultyPerson,
  sharedContact,
} from '../../../domain/model/health/contacts'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { searchText } from '../../../domain/model/records/search-text'
import type { FaultyContact, SharedContact } from '../../../domain/model/records/views'
import { CollectionStore, type StoreOf } from './collection-store'
import { DerivedStore } from './derived-store'
import { GroupedStore } from './grouped-store'

type Contacts = 'people' | 'companies'

/** The views of data problems; each is built at first use. */
export class HealthStores {
  private readonly records: StoreOf
  private faulty: CollectionStore<FaultyContact> | null = null
  private shared: CollectionStore<SharedContact> | null = null

  constructor(records: StoreOf) {
    this.records = records
  }

  get faultyContacts(): CollectionStore<FaultyContact> {
    this.faulty ??= this.makeFaulty()
    return this.faulty
  }

  get sharedContacts(): CollectionStore<SharedContact> {
    this.shared ??= this.makeShared()
    return this.shared
  }

  private makeFaulty(): CollectionStore<FaultyContact> {
    const options = { collection: 'faultyContacts', searchText: (row: FaultyContact) => searchText('faultyContacts', row) }
    const rows = new CollectionStore<FaultyContact>(options)
    const add = <K extends Contacts>(name: K, derive: (record: RecordOf<K>) => FaultyContact | null) =>
      new DerivedStore<RecordOf<K>, FaultyContact>({ ...options, base: this.records(name), derive, joins: [], into: rows }).rows
    add('people', faultyPerson)
    add('companies', faultyCompany)
    return rows
  }

  private makeShared(): CollectionStore<SharedContact> {
    const options = { collection: 'sharedContacts', searchText: (row: SharedContact) => searchText('sharedContacts', row) }
    const rows = new CollectionStore<SharedContact>(options)
    const add = <K extends Contacts>(name: K, groupsOf: (record: RecordOf<K>) => readonly Id[]) =>
      new GroupedStore<RecordOf<K>, SharedContact>({
        ...options,
        base: this.records(name),
        visible: null,
        groupsOf,
        summarise: (records, contact) => sharedContact(contact, records),
        into: rows,
      }).rows
    add('people', contactsOfPerson)
    add('companies', contactsOfCompany)
    return rows
  }
}
