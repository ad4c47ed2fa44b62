import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import type { RecordRef } from '../../../../src/domain/model/imports/planning/planned-write'
import { collectionOf, fieldOf, type Target } from '../../../../src/domain/model/imports/targets'
import { saysIt } from './is-same'
import { fullNames, valuesOf, type Looking } from './values-of'
import type { Written, WrittenRecords } from './written-records'

/** What stands in the records of a workspace. */
export class Standing {
  readonly all: WrittenRecords
  private readonly timeZone: string
  private readonly isFamilyFirst: boolean

  /** @param language that names are written in */
  constructor(all: WrittenRecords, timeZone: string, language: string) {
    this.all = all
    this.timeZone = timeZone
    this.isFamilyFirst = FAMILY_FIRST.test(language)
  }

  /** Does the record say it, or one that it is linked to? */
  stands(record: RecordRef, target: Target, text: string): boolean {
    const collection = collectionOf(target)
    if (collection === 'people' && this.standsInFirm(record, fieldOf(target), text)) return true
    return this.all.about(record, collection).some((own) => {
      const looking = this.looking(own)
      if (saysIt(target, text, valuesOf(own, fieldOf(target), looking))) return true
      // Of several addresses one has fields; the others are kept as lines of the description.
      return (
        FURTHER.test(target) &&
        saysIt(`${collection === 'people' ? 'people' : 'companies'}.description`, text, valuesOf(own, 'description', looking))
      )
    })
  }

  /**
   * A mailbox of a firm where nobody is named is a line of its description. A firm among people has what they have, as far as
   * there are such fields.
   */
  private standsInFirm(record: RecordRef, field: string, text: string): boolean {
    if (record.collection !== 'companies' || this.all.about(record, 'people').length > 0) return false
    return this.all.about(record, 'companies').some((own) => {
      const looking = this.looking(own)
      const target: Target = field === 'email' ? 'companies.description' : 'companies.name'
      const values = valuesOf(own, field === 'email' ? 'description' : field, looking)
      return saysIt(OF_BOTH.has(field) ? (`companies.${field}` as Target) : target, text, values)
    })
  }

  /** The values of each record that a column of that target tells of. */
  valuesIn(record: RecordRef, target: Target): readonly (readonly string[])[] {
    return this.all.about(record, collectionOf(target)).map((own) => valuesOf(own, fieldOf(target), this.looking(own)))
  }

  private looking(record: Written): Looking {
    const near = (collection: ImportCollection) => this.all.about(record, collection)
    const notes =
      record.collection === 'notes' ? [] : near('notes').flatMap((own) => (own.collection === 'notes' ? [own.data.body] : []))
    const named = (['people', 'companies', 'deals'] as const).flatMap((collection) =>
      collection === record.collection ? [] : near(collection).flatMap((each) => namesOfRecord(each, this.isFamilyFirst)),
    )
    return { all: this.all, linked: { names: named, notes }, timeZone: this.timeZone, isFamilyFirst: this.isFamilyFirst }
  }
}

const OF_BOTH: ReadonlySet<string> = new Set(
  'phone street city region postalCode country address owner tags description originalCreatedAt recordId'.split(' '),
)

const FURTHER = /\.(street|city|region|postalCode|country|address)$/

/** Lists in these write the family's name first, and their truths repeat them. */
const FAMILY_FIRST = /^(hu|vi|ru|uk|be|ja|zh|ko)\b/

function namesOfRecord(record: Written, isFamilyFirst: boolean): readonly string[] {
  if (record.collection === 'people') return fullNames(record.data, isFamilyFirst)
  if (record.collection === 'companies') return [record.data.name]
  return record.collection === 'deals' ? [record.data.title] : []
}
