import type { ImportCollection } from './import-collections'
import type { Source } from './targets'

export interface KindOfIds {
  readonly source: Source
  readonly primary: ImportCollection
}

/** Salesforce begins its ids with what they are of, three letters that are the same everywhere. */
const SALESFORCE: Readonly<Record<string, ImportCollection>> = {
  '001': 'companies',
  '002': 'notes',
  '003': 'people',
  '006': 'deals',
  '00Q': 'people',
  '00T': 'tasks',
  '00U': 'notes',
  '069': 'notes',
}
const CLOSE: Readonly<Record<string, ImportCollection>> = {
  lead: 'companies',
  cont: 'people',
  oppo: 'deals',
  task: 'tasks',
  acti: 'notes',
}

/** What the rows are about by the ids that their program gave them; `null`: they do not say. @param ids of the rows, some */
export function kindOfIds(ids: readonly string[]): KindOfIds | null {
  const kinds = ids.map((id) => kindOfId(id.trim()))
  const [first = null] = kinds
  return first !== null && kinds.every((kind) => kind?.primary === first.primary) ? first : null
}

function kindOfId(id: string): KindOfIds | null {
  const prefix = /^(?=[A-Za-z]*\d)([A-Za-z\d]{3})[A-Za-z\d]{12}(?:[A-Z0-5]{3})?$/.exec(id)?.[1] ?? ''
  const ofSalesforce = SALESFORCE[prefix]
  if (ofSalesforce !== undefined) return { source: 'salesforce', primary: ofSalesforce }
  const ofClose = CLOSE[/^([a-z]{4})_\w{20,}$/.exec(id)?.[1] ?? '']
  return ofClose === undefined ? null : { source: 'close', primary: ofClose }
}
