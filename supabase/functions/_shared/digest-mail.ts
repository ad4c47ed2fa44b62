import type { DigestMail, DueLine } from '../../../src/domain/use-cases/functions/function-context'
import type { Letter } from './invitation-mail'
import { nameInMail } from '../../../src/domain/model/kernel/name-in-mail'
import { LIMITS } from '../../../src/domain/model/records/limits'
import { escaped } from './mail-text'

/** What is due, as a mail of the morning. Titles were typed by people, so they are text wherever they stand. */
export function digestLetter({ workspaceName, slug, today, tasks, deals }: DigestMail, appUrl: string): Letter {
  const workspace = nameInMail(workspaceName)
  const link = new URL(`/w/${encodeURIComponent(slug)}/tasks`, appUrl).href
  const parts = [
    { heading: 'Tasks', lines: tasks },
    { heading: 'Deals that should have closed', lines: deals },
  ].filter(({ lines }) => lines.length > 0)
  const said = (line: DueLine) => `${nameInMail(line.title, LIMITS.title)}${line.on < today ? ` (since ${dayOf(line.on)})` : ''}`
  return {
    subject: `Due today in ${workspace}: ${tasks.length + deals.length}`,
    text: [
      ...parts.map(({ heading, lines }) => `${heading}\n${lines.map((line) => `- ${said(line)}`).join('\n')}`),
      link,
      '',
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      ...parts.map(
        ({ heading, lines }) => `<h2>${heading}</h2><ul>${lines.map((line) => `<li>${escaped(said(line))}</li>`).join('')}</ul>`,
      ),
      `<p><a href="${escaped(link)}">Open ${escaped(workspace)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  }
}

function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
}
