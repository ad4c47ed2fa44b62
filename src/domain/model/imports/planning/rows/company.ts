import { safeParse } from 'valibot'
import type { Company } from '../../../companies/company'
import { COMPANY_SIZES } from '../../../registry/contacts'
import { companyDomainOf, isFreeMail, normalName } from '../../../companies/company-name'
import { cutTo } from '../../../kernel/cut-to'
import { isId } from '../../../kernel/id'
import { cleanDomain, domain as domainField, url } from '../../../kernel/contact-fields'
import { LIMITS } from '../../../records/limits'
import { problem, type RowProblem } from '../../problem'
import { bareLink, splitLinks } from '../../recognising/values/multi-value'
import { remarkAtEnd } from '../../recognising/values/remark'
import { isSharedSite, isNoCompany, isPlaceholder } from '../../recognising/values/words'
import { isBlankValue } from '../policy'
import { readAddress } from './address'
import { onlyCell, type Cell, type FieldCells } from './cells'
import { readPhones } from './contacts'
import type { CompanyDraft, Reading } from './draft'
import { readOwnFields, longText, oneLine, readOriginal, readOwner, readTags, recordIdOf, validValues } from './fields'
import { trimToSize } from '../../../kernel/trim-to-size'

/** The company a row is about; `null`: it is about none. @param mails the person's addresses, the primary one first */
export function readCompany(cells: FieldCells, reading: Reading, mails: readonly string[]): CompanyDraft | null {
  const { problems } = reading
  const mailDomain = mails.map(companyDomainOf).find((host) => host !== null) ?? null
  if (cells.isEmpty) return mailDomain === null ? null : { ...NO_COMPANY, mailDomain }
  const name = readName(cells, reading)
  const [website = null, ...otherSites] = readWebsites(onlyCell(cells, 'website', problems), problems)
  const said = readDomains(cells, problems)
  const recordId = recordIdOf(cells)
  // Our own export says which domains there are, none too.
  const isOwn = recordId !== null && isId(recordId)
  const ofSites = isOwn ? [] : [website, ...otherSites].flatMap((site) => domainOf(site) ?? [])
  const domains = said.length > 0 ? said : trimToSize([...new Set(ofSites)])
  if (name === null && domains.length === 0 && mailDomain === null && recordId === null) return null
  return { name, domains, mailDomain, fields: readFields(cells, website, reading), tags: readTags(cells, problems), recordId }
}

const NO_COMPANY: CompanyDraft = { name: null, domains: [], mailDomain: null, fields: {}, tags: [], recordId: null }

function readFields(cells: FieldCells, website: string | null, reading: Reading): Partial<Company> {
  const { problems, country } = reading
  const { address, others } = readAddress(cells, problems)
  const text = [longText(cells, 'description'), ...others].join('\n\n').trim()
  if (text.length > LIMITS.description) problems.push(problem('cut-to-limit', null, text))
  const said = {
    website,
    industry: oneLine(cells, 'industry', reading),
    size: readSize(cells, problems),
    phones: readPhones(cells, country, problems),
    address,
    ownerId: readOwner(cells, 'owner', reading),
    description: text === '' ? null : cutTo(text, LIMITS.description),
    originalCreatedAt: readOriginal(cells, reading),
    custom: readOwnFields(cells, 'companies', reading),
  }
  const filled = Object.entries(said).filter(([, value]) => !isBlankValue(value))
  return filled.length === 0 ? {} : (validValues('companies', Object.fromEntries(filled), problems) ?? {})
}

/** The first name counts. A row that is about a company names one. */
function readName(cells: FieldCells, { primary, problems }: Reading): string | null {
  const split = primary === 'companies' ? oneName : splitNames
  const said = cells.of('name').flatMap((cell) => split(cell.text).map((text) => ({ column: cell.column, text })))
  const names = primary === 'companies' ? said : said.filter(({ text }) => !isNoCompany(text))
  for (const { column, text } of said)
    if (!names.some((name) => name.text === text)) problems.push(problem('no-company', column, text))
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

function oneName(text: string): readonly string[] {
  return isPlaceholder(text) ? [] : [text.replace(/\s+/gu, ' ').trim()]
}

/**
 * HubSpot parts several associated companies by `;` and adds an address: `Acme (acme.com);Beta`. Notion adds where each
 * has its page, and parts them by commas. A name that has a semicolon of its own has a blank behind it.
 */
function splitNames(text: string): readonly string[] {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/ ?\(https?:[^()\s]*\)(?:, ?|$)/g, ' ::: ')
    .split(/ ?::: ?|;(?=\S)/)
    .map((part) => withoutHost(part).trim())
    .filter((part) => !isPlaceholder(part))
}

/** `Acme (acme.com)` */
function withoutHost(part: string): string {
  const remark = part.includes('(') ? remarkAtEnd(part) : null
  return remark !== null && remark.inside.includes('.') && !/\s/.test(remark.inside) ? remark.before : part
}

function readDomains(cells: FieldCells, problems: RowProblem[]): readonly string[] {
  const domains = new Set<string>()
  for (const { text, column } of cells.of('domain')) {
    for (const part of text.split(/[;,\s]+/).filter((each) => !isPlaceholder(each))) {
      const read = safeParse(domainField, cleanDomain(part))
      if (!read.success) problems.push(problem('domain-unreadable', column, part))
      else if (isFreeMail(read.output)) problems.push(problem('domain-free-mail', column, part))
      else if (domains.size < LIMITS.links) domains.add(read.output)
    }
  }
  return trimToSize([...domains])
}

/**
 * A company has one page; of several in a cell, `beta.example - gamma.example`, the others say under which domains it is known.
 * What does neither is told.
 */
function readWebsites(cell: Cell | null, problems: RowProblem[]): readonly string[] {
  if (cell === null) return []
  const parts = /\s/.test(cell.text.trim()) ? splitLinks(cell.text.replace(/ [-|/] |, ?/g, '; ')) : [bareLink(cell.text)]
  const read = parts.map((part) => ({ part, site: siteIn(part) }))
  const sites = read.flatMap(({ site }) => site ?? [])
  const first = sites.find((site) => domainOf(site) !== null) ?? sites[0]
  for (const { part, site } of read) {
    const isKept = site !== null && (site === first || domainOf(site) !== null)
    if (!isKept) problems.push(problem(site === null ? 'link-unreadable' : 'too-many', cell.column, part))
  }
  return first === undefined ? [] : [first, ...sites.filter((site) => site !== first)]
}

function siteIn(text: string): string | null {
  const read = safeParse(url, text)
  return read.success && read.output !== '' && !/\s/.test(read.output) ? read.output : null
}

function domainOf(website: string | null): string | null {
  if (website === null) return null
  const read = safeParse(domainField, cleanDomain(website))
  return read.success && !isFreeMail(read.output) && !isSharedSite(read.output) ? read.output : null
}

/**
 * `250`, `11-50`, `1,001-5,000`, `10000+`: the range that holds what is said. One that lies across two of ours, such as
 * `100-500`, is none of them; `1-10` are few.
 */
function readSize(cells: FieldCells, problems: RowProblem[]): Company['size'] {
  const cell = onlyCell(cells, 'size', problems)
  if (cell === null) return null
  const same = COMPANY_SIZES.find((size) => size === cell.text.replace(/\s/g, ''))
  if (same !== undefined) return same
  const numbers = [...cell.text.matchAll(/\d{1,3}(?:[.,' ]\d{3})+(?!\d)|\d+/g)].map(([text]) => Number(text.replace(/\D/g, '')))
  const most = numbers.at(-1)
  // A firm of nobody is one of whose people nothing is known.
  if (most === undefined || most === 0 || numbers.length > 2) {
    problems.push(problem('field-unreadable', cell.column, cell.text))
    return null
  }
  const people = /\+|more|über|>/i.test(cell.text) ? most + 1 : most
  const size = sizeOf(people)
  const [least = most] = numbers
  // `50-200` begins where one of ours ends.
  if (least === 1 || least > most || sizeOf(least) === size || sizeOf(least + 1) === size) return size
  problems.push(problem('field-unreadable', cell.column, cell.text))
  return null
}

function sizeOf(people: number): Company['size'] {
  return SIZES.find(([limit]) => people <= limit)?.[1] ?? '1000+'
}

const SIZES = [
  [1, '1'],
  [10, '2-10'],
  [50, '11-50'],
  [200, '51-200'],
  [1000, '201-1000'],
] as const
