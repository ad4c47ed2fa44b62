import { cutTo } from '../kernel/cut-to'

/** What stands in for what a submission says. */
const NAMES = /\{(person|company|form)\}/g

export interface TitleNames {
  readonly person: string
  /** `null`: none is known; the person stands for it. */
  readonly company: string | null
  readonly form: string
}

/** The title of a deal, by the template of its form. @param most characters */
export function dealTitleBy(template: string, { person, company, form }: TitleNames, most: number): string {
  const names: Readonly<Record<string, string>> = { person, company: company ?? person, form }
  const title = template.replace(NAMES, (_, name: string) => names[name] ?? '')
  return cutTo(title.replace(/\s+/gu, ' ').trim(), most).trim() || form
}
