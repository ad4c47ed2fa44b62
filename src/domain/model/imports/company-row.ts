import { companyCells, contactCells } from './company-cells'
import type { Draft } from './draft'
import { problem } from './problem'
import { isPlaceholder } from './placeholders'
import type { RowCells } from './row-cells'
import { readCompany } from './row-company'
import { readEmails } from './row-contacts'
import type { DealReading } from './row-deal'
import { mailsOf, readPerson } from './row-to-person'

/** What only people have. */
const PERSONAL = ['birthday', 'lifecycle', 'source', 'nickname', 'detail'] as const

/** A company's row in a file of people: the company, and whom the row names there. */
export function readCompanyRow(cells: RowCells, reading: DealReading): Pick<Draft, 'people' | 'company'> {
  const { problems, orders } = reading
  const people = cells.in('people')
  const mails = mailsOf({ emails: readEmails(people, problems) })
  const company = readCompany(companyCells(cells, mails), { ...reading, primary: 'companies', mails })
  const contact = contactCells(cells)
  const person = contact === null ? null : readPerson(contact, orders, reading)
  const own = (reading.own.people ?? []).map(({ field }) => field)
  for (const field of [...PERSONAL, ...own, ...(person === null ? (['jobTitle'] as const) : [])]) {
    for (const { column, text } of people.of(field))
      if (!isPlaceholder(text)) problems.push(problem('not-of-company', column, text))
  }
  return { people: person === null ? [] : [person], company }
}
