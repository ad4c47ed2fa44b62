import type { ImportCollection } from '../import-collections'

/* What the rows of a file are about, by columns (match keys) that only such files have. */

/** Only a deal has them. */
export const DEAL_COLUMNS =
  'dealname|dealstage|dealtitle|dealowner|dealpipeline|salesstage|opportunityname|opportunityowner|opportunityid|stagename|nombredelnegocio|etapadelnegocio|dealphase|potentialname|названиесделки|стадиясделки|этапсделки|nomdelatransaction|nomedonegocio|nometrattativa'

/** With one of the figures of deals, they are a deal’s. */
export const DEAL_PLACES = 'stage|stageid|pipeline|etapa|phase|fase'

/** What a deal is worth, and when it closes. */
export const DEAL_DETAILS =
  'amount|value|closedate|expectedclosedate|estclosedate|estrevenue|estimatedrevenue|expectedrevenue|expectedclosing|bidamount|opportunity|probability|betrag|wert|auftragswert|wahrscheinlichkeit|importe|valor|abschlussdatum|abschlussgeplant|montant'

export const DEAL_WORTH = 'dealamount|dealvalue|dealwert'

export const TASK_COLUMNS =
  'task|taskname|cardname|ticketname|ticketid|tasktitle|tasksubject|taskstatus|tasktype|taskpriority|aufgabe|tarea|activitysubject'

/** Of a task where there is something to do by then: bills are due, too. */
export const DUE_COLUMNS = 'duedate|fälligam|faelligam|falligam|fechadevencimiento|duedateonly'

export const NOTE_COLUMNS = 'notebody|notecontent|notetitle|noteid|callnotes|calltitle|callstarttime|meetingnotes|meetingname'

/** What was offered, ordered or billed. */
export const BILL_COLUMNS = 'invoicenumber|invoiceno|rechnungsnummer|quotenumber|angebotsnummer|ordernumber|auftragsnummer'

export const BILLED_COLUMNS = 'amount|total|totalamount|betrag|summe|gesamtbetrag'

/** Programs that report calls among tasks have these, too. */
export const CALL_COLUMNS = 'calltype|callresult|calloutcome|callpurpose'

export const COMPANY_COLUMNS =
  'companyname|accountname|companydomainname|companydomain|companyowner|accountowner|organizationname|annualrevenue|numberofemployees|firmenname|unternehmensname|nombredelaempresa|nomdelentreprise|billingstreet|billingcity|billingaddress|domain|domains|emaildomain|industry|industria|branche'

/** Three of these beside an address are still no person’s. */
export const COMPANY_DETAILS =
  'accountname|accounttype|tickersymbol|siccode|sic|naicscode|ownership|parentaccount|parentcompany|annualrevenue|numberofemployees|noofemployees|employees|mitarbeiterzahl|industry|branche|phoneoffice|mainphone|domain|domains|domainname|emaildomain|companydomain|vatnumber|vatid|umsatzsteuerid|ustidnr'

/** What Salesforce and its like keep of activities, by columns that only those have together; the first that fits. */
export const ACTIVITY_COLUMNS: readonly { readonly primary: ImportCollection; readonly all: string }[] = [
  { primary: 'notes', all: 'emailsubject emailbody' },
  { primary: 'notes', all: 'emailsubject activitydate' },
  { primary: 'notes', all: 'subject durationinminutes' },
  { primary: 'notes', all: 'subject startdatetime' },
  { primary: 'notes', all: 'subject isalldayevent' },
  { primary: 'notes', all: 'parentid body title' },
  { primary: 'tasks', all: 'subject whoid' },
  { primary: 'tasks', all: 'subject whatid' },
  { primary: 'tasks', all: 'subject status activitydate' },
  { primary: 'tasks', all: 'subject status priority date' },
  { primary: 'tasks', all: 'subject assigned date' },
]

type Kinds = Readonly<Partial<Record<ImportCollection, string>>>

/** Dynamics warns of changing its ids, and says with that what the rows are: `(Do Not Modify) Contact`. */
export const GUARDED_IDS: Kinds = {
  people: 'contact|lead|kontakt',
  companies: 'account|firma|konto',
  deals: 'opportunity|verkaufschance',
  tasks: 'task|aufgabe|activity',
  notes: 'phonecall|appointment|note',
}

/** Salesforce begins its ids with what they are of, three letters that are the same everywhere. */
export const SALESFORCE_IDS: Kinds = { companies: '001', notes: '002|00U|069', people: '003|00Q', deals: '006', tasks: '00T' }

export const CLOSE_IDS: Kinds = { companies: 'lead', people: 'cont', deals: 'oppo', tasks: 'task', notes: 'acti' }
