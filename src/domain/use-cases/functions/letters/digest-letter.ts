import { type Language, spokenLanguage } from '../../../model/kernel/language'
import { nameInMail } from '../../../model/kernel/name-in-mail'
import { LIMITS } from '../../../model/records/limits'
import type { DigestMail, DueLine } from '../function-context'
import { type Letter, framed } from './letter'

interface Words {
  readonly dates: string
  readonly subject: (workspace: string, count: number) => string
  readonly tasks: string
  readonly deals: string
  readonly since: (day: string) => string
  readonly open: (workspace: string) => string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    dates: 'en-GB',
    subject: (workspace, count) => `Due today in ${workspace}: ${count}`,
    tasks: 'Tasks',
    deals: 'Deals that should have closed',
    since: (day) => `since ${day}`,
    open: (workspace) => `Open ${workspace}`,
  },
  de: {
    dates: 'de-DE',
    subject: (workspace, count) => `Heute fällig in ${workspace}: ${count}`,
    tasks: 'Aufgaben',
    deals: 'Deals, die abgeschlossen sein sollten',
    since: (day) => `seit ${day}`,
    open: (workspace) => `${workspace} öffnen`,
  },
}

/** What is due, as a mail of the morning. Titles were typed by people, so they are text wherever they stand. */
export function digestLetter({ locale, workspaceName, slug, today, tasks, deals }: DigestMail, appUrl: string): Letter {
  const language = spokenLanguage([locale])
  const words = WORDS[language]
  const workspace = nameInMail(workspaceName)
  const day = new Intl.DateTimeFormat(words.dates, { dateStyle: 'medium', timeZone: 'UTC' })
  const said = ({ title, on }: DueLine) => {
    const since = on < today ? ` (${words.since(day.format(new Date(on)))})` : ''
    return `${nameInMail(title, LIMITS.title)}${since}`
  }
  const lists = [
    { heading: words.tasks, lines: tasks },
    { heading: words.deals, lines: deals },
  ].filter(({ lines }) => lines.length > 0)
  return framed(
    words.subject(workspace, tasks.length + deals.length),
    [
      ...lists.map(({ heading, lines }) => ({ kind: 'list', heading, lines: lines.map(said) }) as const),
      { kind: 'link', label: words.open(workspace), href: new URL(`/w/${encodeURIComponent(slug)}/tasks`, appUrl).href },
    ],
    language,
  )
}
