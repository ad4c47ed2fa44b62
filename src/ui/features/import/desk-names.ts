import type { PlannedWrite } from '../../../domain/model/imports/planned-write'
import type { Id } from '../../../domain/model/kernel/id'
import { personName } from '../../../domain/model/people/person-name'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Known } from './import-messages'

/** What the workspace has, as far as the rows are compared with it. */
export interface KnownRecords {
  readonly people: readonly RecordOf<'people'>[]
  readonly companies: Known['companies']
}

export interface Names {
  /** What the record is called; `null`: it is not known here. */
  name(id: Id): string | null
  /** What tells it from others of its name. */
  hint(id: Id): string
}

/** How records are called: those that are there, and those that these writes make. */
export function namesOf({ people, companies }: KnownRecords, writes: readonly PlannedWrite[]): Names {
  const made = new Map(writes.flatMap((write) => (write.kind === 'create' ? [[write.id, madeName(write)] as const] : [])))
  const company = (id: Id | null) => companies.find((own) => own.id === id)?.name ?? null
  return {
    name(id) {
      const person = people.find((own) => own.id === id)
      return made.get(id) ?? (person === undefined ? company(id) : personName(person))
    },
    hint(id) {
      const person = people.find((own) => own.id === id)
      if (person === undefined) return companies.find((own) => own.id === id)?.domains[0] ?? ''
      return [person.emails[0]?.value, person.phones[0]?.raw, person.jobTitle, company(person.companyId)]
        .filter((part) => part != null)
        .slice(0, 3)
        .join(' · ')
    },
  }
}

function madeName({ collection, data }: Extract<PlannedWrite, { readonly kind: 'create' }>): string | null {
  if (collection === 'people') return personName({ ...NAMELESS, ...data })
  const parts = new Map(Object.entries<unknown>({ ...data }))
  const name = parts.get('name') ?? parts.get('title') ?? parts.get('body') ?? parts.get('label')
  return typeof name === 'string' ? name.slice(0, 80) : null
}

const NAMELESS: Parameters<typeof personName>[0] = {
  firstName: null,
  middleName: null,
  lastName: null,
  namePrefix: null,
  nameSuffix: null,
  emails: [],
  phones: [],
}
