import type { PlannedWrite } from '../../../domain/model/imports/planning/planned-write'
import type { Id } from '../../../domain/model/kernel/id'
import { personName } from '../../../domain/model/people/person-name'
import type { Known } from './import-messages'

/** What the workspace has, as far as the rows are compared with it. */
export type KnownRecords = Omit<Known, 'reset'>

export interface Names {
  /** What the record is called; `null`: it is not known here. */
  name(id: Id): string | null
  /** What tells it from others of its name. */
  hint(id: Id): string
}

/** How records are called: those that are there, and those that these writes make. */
export function namesOf({ people, companies, deals, tasks, notes }: KnownRecords, writes: readonly PlannedWrite[]): Names {
  const made = new Map(writes.flatMap((write) => (write.kind === 'create' ? [[write.id, madeName(write)] as const] : [])))
  const company = (id: Id | null) => companies.find((own) => own.id === id)?.name ?? null
  return {
    name(id) {
      const known = made.get(id) ?? company(id)
      if (known !== null) return known
      const person = people.find((own) => own.id === id)
      if (person !== undefined) return personName(person)
      const titled = deals.find((own) => own.id === id) ?? tasks.find((own) => own.id === id)
      return titled?.title ?? notes.find((own) => own.id === id)?.body.slice(0, NAME_MOST) ?? null
    },
    hint(id) {
      const person = people.find((own) => own.id === id)
      const deal = deals.find((own) => own.id === id)
      const parts =
        person === undefined
          ? [companies.find((own) => own.id === id)?.domains[0], deal === undefined ? null : company(deal.companyId)]
          : [person.emails[0]?.value, person.phones[0]?.raw, person.jobTitle, company(person.companyId)]
      return parts
        .filter((part) => part != null)
        .slice(0, 3)
        .join(' · ')
    },
  }
}

/** A note has no name but its first words. */
const NAME_MOST = 80

function madeName({ collection, data }: Extract<PlannedWrite, { readonly kind: 'create' }>): string | null {
  if (collection === 'people') return personName({ ...NAMELESS, ...data })
  const parts = new Map(Object.entries<unknown>({ ...data }))
  const name = parts.get('name') ?? parts.get('title') ?? parts.get('body') ?? parts.get('label')
  return typeof name === 'string' ? name.slice(0, NAME_MOST) : null
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
