import { ownCollectionOf } from './aliases/own-export'
import { sourceOf } from './aliases/sources'
import { matchKey } from './match-key'
import type { ImportCollection } from './import-collections'
import { recognise } from './recognise'
import { prefixOf, type FileKindGuess } from './recognise-target'

/** Who wrote the file, and what its rows are about, by the names of its columns. */
export function guessFileKind(names: readonly string[]): FileKindGuess {
  const keys = new Set(names.map(matchKey))
  const own = ownCollectionOf(keys)
  if (own !== null) return { source: 'portside', primary: own }
  // Pipedrive writes before each name what it is of.
  const isPipedrive = names.some((name) => prefixOf(name, 'people').name !== name)
  const source = isPipedrive ? 'pipedrive' : sourceOf(keys)
  if (source === 'google' || source === 'outlook' || source === 'linkedin' || source === 'thunderbird')
    return { source, primary: 'people' }
  return { source, primary: byPrefix(names) ?? byNames(names, keys) }
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
  /^(dealname|dealstage|dealtitle|dealowner|dealpipeline|salesstage|opportunityname|opportunityowner|opportunityid|stagename|nombredelnegocio|etapadelnegocio|dealphase|potentialname|nomdelatransaction|nomedonegocio|nometrattativa)$/
const DEAL_PAIRS = /^(stage|pipeline|etapa|phase|fase)$/
const DEAL_PARTS =
  /^(amount|value|closedate|expectedclosedate|probability|betrag|wert|auftragswert|wahrscheinlichkeit|importe|valor|abschlussdatum|abschlussgeplant|montant)$/
const DEAL_FIGURES = /^(dealamount|dealvalue|dealwert)$/
const TASKS =
  /^(task|taskname|ticketname|ticketid|tasktitle|tasksubject|taskstatus|tasktype|taskpriority|aufgabe|tarea|activitysubject|duedate|fälligam|faelligam|falligam|fechadevencimiento)$/
const NOTES = /^(notebody|notecontent|notetitle|noteid|callnotes|calltitle|callstarttime|meetingnotes|meetingname)$/
/** Programs that report calls among tasks have these, too. */
const CALLS = /^(calltype|callresult|calloutcome|callpurpose)$/
const COMPANIES =
  /^(companyname|accountname|companydomainname|companydomain|companyowner|accountowner|organizationname|annualrevenue|numberofemployees|firmenname|unternehmensname|nombredelaempresa|nomdelentreprise|billingstreet|billingcity|billingaddress|domain|domains|industry|industria|branche)$/

function byNames(names: readonly string[], keys: ReadonlySet<string>): ImportCollection {
  const some = (pattern: RegExp) => [...keys].some((key) => pattern.test(key))
  const concepts = new Set(names.map((name) => recognise(name, 'other')?.target))
  // A list of people may hold a deal's figures beside them; its own name it does not.
  if (concepts.has('lastName') || concepts.has('firstName')) return some(DEALS) && some(DEAL_PAIRS) ? 'deals' : 'people'
  if (some(DEALS) || (some(DEAL_PAIRS) && some(DEAL_PARTS))) return 'deals'
  // What a deal is worth may stand beside somebody's address; without one the rows are deals.
  const figures = [...keys].filter((key) => DEAL_PARTS.test(key)).length
  if ((figures > 1 || some(DEAL_FIGURES)) && !concepts.has('email')) return 'deals'
  if (some(NOTES)) return 'notes'
  if (some(TASKS)) return 'tasks'
  if (some(CALLS)) return 'notes'
  return some(COMPANIES) && !concepts.has('email') && !concepts.has('jobTitle') ? 'companies' : 'people'
}
