import type { ImportCollection } from '../import-collections'
import { matchKey } from '../match-key'
import type { Source } from '../targets'
import { namedIn } from './columns/collection-names'
import { ownCollectionOf } from './columns/own-export'
import { sourceOf } from './columns/programs'
import { recognise } from './columns/recognise-concept'
import { plainHeader, prefixOf, type FileKindGuess } from './columns/recognise-target'

/** Who wrote the file, and what its rows are about, by the names of its columns. */
export function guessFileKind(given: readonly string[]): FileKindGuess {
  const names = given.map(plainHeader)
  const keys = new Set(names.map(matchKey))
  const own = ownCollectionOf(keys)
  if (own !== null) return { source: 'portside', primary: own }
  // Pipedrive writes before each name what it is of.
  const isPipedrive = names.some((name) => prefixOf(name, 'people').name !== name)
  const source = isPipedrive ? 'pipedrive' : sourceOf(keys)
  if (source === 'google' || source === 'outlook' || source === 'linkedin' || source === 'thunderbird')
    return { source, primary: 'people' }
  return {
    source,
    primary:
      byPrefix(names) ?? (source === 'close' ? closeKind(keys) : null) ?? byKey(keys) ?? byActivity(keys) ?? byNames(names, keys),
  }
}

/** Its companies have contacts and deals in their own files, all of them with its name. */
function closeKind(keys: ReadonlySet<string>): ImportCollection {
  if (keys.has('displayname')) return 'companies'
  return keys.has('statuslabel') || keys.has('value') ? 'deals' : 'people'
}

/** A program that warns of changing its ids says with them what the rows are. */
function byKey(keys: ReadonlySet<string>): ImportCollection | null {
  const [own] = [...keys].flatMap((key) => /^donotmodify(.+)$/.exec(key)?.[1] ?? [])
  return own === undefined ? null : (KEPT[own] ?? null)
}

const KEPT: Readonly<Record<string, ImportCollection>> = {
  contact: 'people',
  lead: 'people',
  kontakt: 'people',
  account: 'companies',
  firma: 'companies',
  opportunity: 'deals',
  verkaufschance: 'deals',
  konto: 'companies',
  task: 'tasks',
  aufgabe: 'tasks',
  phonecall: 'notes',
  appointment: 'notes',
  note: 'notes',
  activity: 'tasks',
}

/** What Salesforce and its like keep of activities, by the columns that only those have. */
function byActivity(keys: ReadonlySet<string>): ImportCollection | null {
  const has = (...wanted: readonly string[]) => wanted.every((key) => keys.has(key))
  if (has('emailsubject', 'emailbody') || has('emailsubject', 'activitydate')) return 'notes'
  if (has('subject', 'durationinminutes') || has('subject', 'startdatetime') || has('subject', 'isalldayevent')) return 'notes'
  if (has('parentid', 'body', 'title')) return 'notes'
  if (has('subject', 'whoid') || has('subject', 'whatid') || has('subject', 'status', 'activitydate')) return 'tasks'
  if (has('subject', 'status', 'priority', 'date') || has('subject', 'assigned', 'date')) return 'tasks'
  return null
}

/** Pipedrive's exports may hold several collections: what can hang on another one is what they are about. */
function byPrefix(names: readonly string[]): ImportCollection | null {
  const counts = new Map<ImportCollection, number>()
  for (const name of names) {
    const found = prefixOf(name, 'people')
    if (found.name !== name) counts.set(found.collection, (counts.get(found.collection) ?? 0) + 1)
  }
  const has = (...wanted: readonly string[]) => names.some((name) => wanted.includes(matchKey(name)))
  if (counts.has('notes') && has('notecontent', 'notebody')) return 'notes'
  if (counts.has('tasks') && has('activitysubject', 'tasksubject', 'tasktitle')) return 'tasks'
  const order: readonly ImportCollection[] = ['deals', 'tasks', 'notes', 'people', 'companies']
  return order.find((collection) => counts.has(collection)) ?? null
}

const DEALS =
  /^(dealname|dealstage|dealtitle|dealowner|dealpipeline|salesstage|opportunityname|opportunityowner|opportunityid|stagename|nombredelnegocio|etapadelnegocio|dealphase|potentialname|названиесделки|стадиясделки|этапсделки|nomdelatransaction|nomedonegocio|nometrattativa)$/
const DEAL_PAIRS = /^(stage|stageid|pipeline|etapa|phase|fase)$/
const DEAL_PARTS =
  /^(amount|value|closedate|expectedclosedate|estclosedate|estrevenue|estimatedrevenue|expectedrevenue|expectedclosing|bidamount|opportunity|probability|betrag|wert|auftragswert|wahrscheinlichkeit|importe|valor|abschlussdatum|abschlussgeplant|montant)$/
const DEAL_FIGURES = /^(dealamount|dealvalue|dealwert)$/
const TASKS =
  /^(task|taskname|cardname|ticketname|ticketid|tasktitle|tasksubject|taskstatus|tasktype|taskpriority|aufgabe|tarea|activitysubject)$/
/** Of a task where there is something to do by then: bills are due, too. */
const DUE = /^(duedate|fälligam|faelligam|falligam|fechadevencimiento|duedateonly)$/
const NOTES = /^(notebody|notecontent|notetitle|noteid|callnotes|calltitle|callstarttime|meetingnotes|meetingname)$/
/** What was offered, ordered or billed. */
const BILLS = /^(invoicenumber|invoiceno|rechnungsnummer|quotenumber|angebotsnummer|ordernumber|auftragsnummer)$/
const BILLED = /^(amount|total|totalamount|betrag|summe|gesamtbetrag)$/
/** Programs that report calls among tasks have these, too. */
const CALLS = /^(calltype|callresult|calloutcome|callpurpose)$/
const COMPANIES =
  /^(companyname|accountname|companydomainname|companydomain|companyowner|accountowner|organizationname|annualrevenue|numberofemployees|firmenname|unternehmensname|nombredelaempresa|nomdelentreprise|billingstreet|billingcity|billingaddress|domain|domains|emaildomain|industry|industria|branche)$/
/** Three of these beside an address are still no person's. */
const OF_COMPANIES =
  /^(accountname|accounttype|tickersymbol|siccode|sic|naicscode|ownership|parentaccount|parentcompany|annualrevenue|numberofemployees|noofemployees|employees|mitarbeiterzahl|industry|branche|phoneoffice|mainphone|domain|domains|domainname|emaildomain|companydomain|vatnumber|vatid|umsatzsteuerid|ustidnr)$/

function byNames(names: readonly string[], keys: ReadonlySet<string>): ImportCollection {
  const some = (pattern: RegExp) => [...keys].some((key) => pattern.test(key))
  const count = (pattern: RegExp) => [...keys].filter((key) => pattern.test(key)).length
  const concepts = new Set(names.map((name) => recognise(name, 'other')?.target))
  // A list of people may hold a deal's figures beside them; its own name it does not.
  if (concepts.has('lastName') || concepts.has('firstName')) return some(DEALS) && some(DEAL_PAIRS) ? 'deals' : 'people'
  if (some(DEALS) || (some(DEAL_PAIRS) && some(DEAL_PARTS))) return 'deals'
  // What a deal is worth may stand beside somebody's address; without one the rows are deals.
  const figures = [...keys].filter((key) => DEAL_PARTS.test(key)).length
  if ((figures > 1 || some(DEAL_FIGURES)) && !concepts.has('email')) return 'deals'
  if (some(NOTES)) return 'notes'
  if (some(TASKS) || (some(DUE) && [...keys].some((key) => namedIn('tasks', key) === 'tasks.title'))) return 'tasks'
  if (some(BILLS) && some(BILLED)) return 'deals'
  if (some(CALLS)) return 'notes'
  if (count(OF_COMPANIES) >= 3 && !concepts.has('jobTitle')) return 'companies'
  // One column of names, and nothing that only somebody has.
  const isOneName = !concepts.has('company') || !concepts.has('fullName')
  if (count(OF_COMPANIES) >= 2 && isOneName && !concepts.has('jobTitle') && !concepts.has('birthday')) return 'companies'
  return some(COMPANIES) && !concepts.has('email') && !concepts.has('jobTitle') ? 'companies' : 'people'
}

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
