import { companyRow } from '../../../src/domain/model/companies/company-row'
import { dealPersonId, dealRow, isNextStep } from '../../../src/domain/model/deals/deal-row'
import type { Id } from '../../../src/domain/model/kernel/id'
import { personName } from '../../../src/domain/model/people/person-name'
import { personRow } from '../../../src/domain/model/people/person-row'
import type { CollectionName, RecordOf, RowOf } from '../../../src/domain/model/records/collections'
import { subjectOf } from '../../../src/domain/model/records/subject'
import type { RowViewName } from './names'
import type { SqlRecords } from './sql-records'

/** Makes the rows of views, by the domain's rules. What they join is read once: it must not change meanwhile. */
export class RowJoins {
  private readonly records: SqlRecords
  private readonly read = new Map<string, unknown>()

  constructor(records: SqlRecords) {
    this.records = records
  }

  rowOf<V extends RowViewName>(view: V, record: unknown): RowOf<V> {
    return ROWS[view](record as never, this) as RowOf<V>
  }

  get<K extends CollectionName>(collection: K, id: Id | null): RecordOf<K> | null {
    if (id === null) return null
    const key = `${collection}/${id}`
    let record = this.read.get(key) as RecordOf<K> | null | undefined
    if (record === undefined) {
      record = this.records.get(collection, id)
      this.read.set(key, record)
    }
    return record
  }

  tagNames(ids: readonly Id[]): readonly string[] {
    const tags = ids.map((id) => this.get('tags', id))
    return tags.flatMap((tag) => (tag === null || tag.deletedAt !== null ? [] : [tag.name]))
  }

  openTasks(deal: Id): number {
    return [...this.records.linked('tasks', 'tasks.subjects', subjectOf('deals', deal))].filter(isNextStep).length
  }
}

const ROWS = {
  personRows: (person: RecordOf<'people'>, joins: RowJoins) =>
    personRow(person, joins.get('companies', person.companyId)?.name ?? null, joins.tagNames(person.tagIds)),
  companyRows: (company: RecordOf<'companies'>, joins: RowJoins) => companyRow(company, joins.tagNames(company.tagIds)),
  dealRows(deal: RecordOf<'deals'>, joins: RowJoins) {
    const person = joins.get('people', dealPersonId(deal))
    return dealRow(deal, {
      stage: joins.get('stages', deal.stageId) ?? undefined,
      companyName: joins.get('companies', deal.companyId)?.name ?? null,
      personName: person === null ? null : personName(person),
      openTasks: joins.openTasks(deal.id),
      tagNames: joins.tagNames(deal.tagIds),
    })
  },
}
