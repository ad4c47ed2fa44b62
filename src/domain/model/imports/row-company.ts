import { safeParse } from 'valibot'
import { companyDomainOf, isFreeMail } from '../companies/free-mail'
import { normalName } from '../companies/normal-name'
import { cleanDomain, domain as domainField, url } from '../kernel/web-address'
import { LIMITS } from '../records/limits'
import { cutTo } from './cut-to'
import type { DraftCompany } from './draft'
import { isPlaceholder } from './placeholders'
import { problem, type RowProblem } from './problem'
import { onlyCell, type Cell, type FieldCells } from './row-cells'

/** @param mails the person's addresses, the primary one first */
export function readCompany(cells: FieldCells, mails: readonly string[], problems: RowProblem[]): DraftCompany | null {
  const name = readName(cells, problems)
  const website = readWebsite(onlyCell(cells, 'website', problems), problems)
  const domain = readDomain(cells, problems) ?? domainOf(website)
  const mailDomain = mails.map(companyDomainOf).find((host) => host !== null) ?? null
  if (name === null && domain === null && mailDomain === null) return null
  return { name, domain, mailDomain, website, industry: readIndustry(onlyCell(cells, 'industry', problems), problems) }
}

/** The first name counts. HubSpot parts several associated companies by `;` and adds an address: `Acme (acme.com);Beta`. */
function readName(cells: FieldCells, problems: RowProblem[]): string | null {
  const names = cells.of('name').flatMap((cell) => splitNames(cell.text).map((text) => ({ column: cell.column, text })))
  const [first, ...others] = names
  if (first === undefined) return null
  const known = new Set([normalName(first.text)])
  for (const { column, text } of others) {
    if (known.has(normalName(text))) continue
    known.add(normalName(text))
    problems.push(problem('more-companies', column, text))
  }
  if (first.text.length > LIMITS.name) problems.push(problem('cut-to-limit', first.column, first.text))
  return cutTo(first.text, LIMITS.name)
}

function splitNames(text: string): readonly string[] {
  return text
    .split(/\s*:::\s*|;/)
    .map((part) =>
      part
        .replace(/\s+/gu, ' ')
        .replace(/\s*\([^()\s]+\.[^()\s]+\)\s*$/, '')
        .trim(),
    )
    .filter((part) => !isPlaceholder(part))
}

function readDomain(cells: FieldCells, problems: RowProblem[]): string | null {
  const cell = onlyCell(cells, 'domain', problems)
  if (cell === null) return null
  const read = safeParse(domainField, cell.text.split(/[;,\s]+/)[0])
  if (!read.success) problems.push(problem('domain-unreadable', cell.column, cell.text))
  else if (isFreeMail(read.output)) problems.push(problem('domain-free-mail', cell.column, cell.text))
  else return read.output
  return null
}

function readWebsite(cell: Cell | null, problems: RowProblem[]): string | null {
  if (cell === null) return null
  const read = safeParse(url, cell.text)
  if (read.success && read.output !== '') return read.output
  problems.push(problem('link-unreadable', cell.column, cell.text))
  return null
}

/** Sites where a company has a page, but that are not its own. */
const SHARED = /(^|\.)(linkedin|facebook|instagram|twitter|x|youtube|xing|github|medium|wordpress|wixsite|google)\.[a-z.]+$/

function domainOf(website: string | null): string | null {
  if (website === null) return null
  const read = safeParse(domainField, cleanDomain(website))
  return read.success && !isFreeMail(read.output) && !SHARED.test(read.output) ? read.output : null
}

function readIndustry(cell: Cell | null, problems: RowProblem[]): string | null {
  if (cell === null) return null
  const text = cell.text.replace(/\s+/gu, ' ')
  if (text.length > LIMITS.name) problems.push(problem('cut-to-limit', cell.column, text))
  return cutTo(text, LIMITS.name)
}
