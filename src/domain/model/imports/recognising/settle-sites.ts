import { cleanDomain } from '../../kernel/contact-fields'
import { matchKey } from '../match-key'
import { MAY_NAME_OTHERWISE, retarget, type Columns, type FileColumns } from './file-columns'
import { shareOf } from './kind/value-signs'
import { isSharedSite } from './values/words'

/**
 * A page of people who have companies is that of the company, where its hosts are those of their addresses, or are called as the
 * companies are: address books keep a person's own page there.
 */
export function settleSites(columns: Columns, { source, keys, valuesAt }: FileColumns): Columns {
  if (!MAY_NAME_OTHERWISE.has(source)) return columns
  const targets = new Set(columns.map(({ target }) => target))
  const at = columns.findIndex(
    ({ target, group }, index) =>
      target === 'people.link' &&
      group === '' &&
      SITES.test(keys[index] ?? '') &&
      !/\d$/.test(keys[index] ?? '') &&
      shareOf(valuesAt(index), isSharedSite) < 0.5,
  )
  if (at === -1 || !targets.has('companies.name') || targets.has('companies.website')) return columns
  const mails = columns.flatMap(({ target }, index) => (target === 'people.email' ? valuesAt(index) : []))
  const hosts = new Set(mails.flatMap((mail) => labelOf(/@([^\s@>;,]+)/.exec(mail)?.[1] ?? '')))
  const firms = columns.flatMap(({ target }, index) => (target === 'companies.name' ? valuesAt(index) : []))
  const begun = new Set(firms.map((firm) => matchKey(firm).slice(0, BEGUN)))
  const sites = valuesAt(at).map((site) => labelOf(cleanDomain(site)))
  const areFirms = sites.filter((site) => hosts.has(site) || (site.length >= BEGUN && begun.has(matchKey(site).slice(0, BEGUN))))
  const isOfCompany = sites.length > 0 && areFirms.length * 2 >= sites.length
  return isOfCompany ? retarget(columns, at, 'companies.website') : columns
}

const SITES = /(web|site|sitio|sito|home|pag|url|stran|oldal|lap|vietne|sida|sivu|сайт|страница|ιστο|サイト|網站|网站|웹)/u

/** So many letters of a firm's name say whose site it is: `jacobsmonroeandwashi.com`. */
const BEGUN = 6

/** A firm may have addresses under one ending and its pages under another. */
function labelOf(host: string): string {
  return host.toLowerCase().split('.', 1)[0] ?? ''
}
