import type { ImportCollection } from '../import-collections'
import type { FieldTarget } from '../targets'

type Names = Readonly<Partial<Record<FieldTarget, string>>>

const COMPANY_LINK: Names = {
  'companies.name':
    'primary company|primary associated company|primary company name|related company|related account|companies|accounts|organizations|organisations|potential customer|default address company|primäres unternehmen|potenzieller kunde|accountname|kontoname|client potentiel|cliente potencial',
  'companies.recordId':
    'company record id|account record id|organisation id|apollo account id|zoominfo company id|hubspot company id|primary company id',
}
const CONTACT_LINK: Names = {
  'people.fullName':
    'related contact|related contacts|associated people|associated person|primary contact name|point of contact|main contact|key contact|contact full name|zugehöriger kontakt|personne à contacter|personne de contact',
  'people.jobTitle': 'primary contact title',
  'people.email': 'primary contact email|primary contact primary email|email primary contact',
  'people.phone': 'primary contact phone|primary contact primary phone',
  'people.recordId': 'contact person id|primary contact id|primary person id|contact record id|people record id|person record id',
}
/** What a record is of, by an id that may be a deal's, a company's or a person's. */
const RELATED = 'what id|related to id|parent id|parent id id|parent record id|regarding id|related record id'

/**
 * What single programs call their columns: the CRMs that people come from, by their exports. Only names that mean the same
 * in every file of their collection stand here.
 */
export const PROGRAM_NAMES: Readonly<Record<ImportCollection, Names>> = {
  people: {
    ...COMPANY_LINK,
    'companies.name': `${COMPANY_LINK['companies.name'] ?? ''}|billing company|current employer|name adressattyp unternehmen|denominazione`,
    'people.firstName': 'vorname adressattyp natürl person',
    'people.lastName': 'name adressattyp natürl person',
    'people.namePrefix': 'individual prefix|обращение',
    'people.nameSuffix': 'individual suffix|suffiks',
    'people.description': 'associated note|associated notes|background info|note extra',
    'people.recordId':
      'customer id|klaviyo id|api id|guest id|copper id|item id|item id auto generated|external id|zoominfo contact id|apollo contact id|attendee number|do not modify contact|do not modify lead|do not modify kontakt|contact record id|hubspot contact id',
    'companies.website': 'company website',
    'people.email': 'tertiary email|email id|mail id|other emails|pec|личный email|частный e mail|личный e mail',
    'people.phone':
      'formatted phone|sms|landline number|tél fixe|téléphone fixe|office no|landline|landline no|whatsapp number|whatsapp no|corporate number',
    'people.jobTitle': 'employee title|current job|job position|current title|current job title|current position',
    'people.address': 'addresses|primary location',
    'people.link':
      'website link|web|urls|person pro url|linkedin contact profile url|social linkedin|social twitter|social facebook',
    'people.originalCreatedAt':
      'date entered|contact creation date|date registered|registered|registration date|sign up|signed up|when created|timestamp|zeitstempel|submit date|submitted at|submission date|дата создания|дата создания контакта',
    'people.fullName': 'полное имя контакта|referente|er referens',
    'people.owner': 'ответственный за контакт',
    'people.tags': 'теги контакта|kategori',
    'people.source': 'источник',
    'people.city': 'comune',
    'companies.industry': 'primary industry|industry type',
    'companies.size': 'company employee count|company employees|employee range|employees range',
    'companies.description': 'company description|account description',
    'companies.phone': 'company phone|company hq phone|company phone number|account phone',
  },
  companies: {
    'companies.description': 'associated note|associated notes',
    'companies.domain': 'unternehmens domainname|domainname des unternehmens',
    'companies.recordId':
      'copper id|item id|item id auto generated|external id|zoominfo company id|apollo account id|do not modify account|do not modify firma|do not modify konto|company record id',
    'companies.phone': 'phone office|company hq phone|corporate phone|office phone|hauptnummer',
    'companies.industry': 'industry type|primary industry|industries',
    'companies.size': 'employee range|employees range|company headcount|estimated num employees',
    'companies.address': 'primary location|headquarters|headquarters location|hq location',
    'companies.originalCreatedAt': 'date entered|company creation date',
    ...CONTACT_LINK,
  },
  deals: {
    ...COMPANY_LINK,
    ...CONTACT_LINK,
    'companies.name': `${COMPANY_LINK['companies.name'] ?? ''}|customer|client|kunde|cliente|klant|customer name|client name|kundenname`,
    'deals.title':
      'titre|titolo|name des abschlusses|invoice number|invoice no|rechnungsnummer|rechnung nr|quote number|angebotsnummer|order number|auftragsnummer|название сделки|сделка|topic|thema|opportunity title|oportunidad|verkaufschance|opportunité',
    'deals.amount':
      'voraussichtlicher umsatz|valeur|total|total amount|gesamtbetrag|chiffre d affaires estimé|сумма|бюджет|est revenue|estimated revenue|expected revenue|estimated value|bid amount|contract value|total contract value|opportunity value|deal worth|volumen|auftragsvolumen|geschätzter umsatz|erwarteter umsatz|umsatz|ingresos esperados|revenu espéré',
    'deals.currency': 'currency id|валюта|bid currency|value currency|transaction currency|currency iso',
    'deals.probability': 'close probability|confidence|probability percent|success probability',
    'deals.expectedCloseOn':
      'abschluss|abschluss am|expected closing|date de clôture prévue|fecha prevista de cierre|data prevista di chiusura|forecasted close date|estimated close|expected date|date closed|expected decision date|tentative close date|предполагаемая дата закрытия|дата закрытия|cierre esperado|fermeture prévue|erwarteter abschlusstermin|vorauss abschluss',
    'deals.status': 'opportunity state|opportunity status|deal state|won lost|status type',
    'deals.stage':
      'stage id|стадия сделки|стадия|этап сделки|этап|milestone|pipeline stage|pipeline phase|opportunity milestone|vertriebsphase|verkaufsphase',
    'deals.pipeline': 'воронка|sales pipeline|category id',
    'deals.owner': 'account owner|besitzer des abschlusses|inhaber der opportunity',
    'deals.lostReason': 'loss reason name|lost reason name|closed lost reason detail',
    'deals.stageEnteredAt': 'date entered current stage|stage changed at|last stage changed',
    'deals.originalCreatedAt': 'date create|дата создания|date entered|deal creation date|opportunity creation date',
    'deals.note':
      'deal beschreibung|description de la transaction|descripción del negocio|associated note|associated notes|deal notes|opportunity details',
    'deals.recordId':
      'copper id|item id|item id auto generated|external id|do not modify opportunity|do not modify verkaufschance|box key',
  },
  tasks: {
    ...COMPANY_LINK,
    ...CONTACT_LINK,
    'people.fullName': `${CONTACT_LINK['people.fullName'] ?? ''}|lead`,
    'tasks.related': RELATED,
    'tasks.title': 'card name',
    'tasks.body': 'card description|task content',
    'tasks.status': 'due complete',
    'tasks.assignee': 'members|assignees',
    'tasks.kind': 'task subtype',
    'tasks.remindAt': 'reminder date time|reminder time',
    'tasks.dueTime': 'fälligkeitszeit|heure d échéance|hora de vencimiento',
    'tasks.due': 'due date only|date due|due datetime|due date time',
    'tasks.recordId': 'copper id|item id|item id auto generated|external id|do not modify task|activity record id|card id',
  },
  notes: {
    ...COMPANY_LINK,
    ...CONTACT_LINK,
    'notes.related': RELATED,
    'notes.title': 'email subject|meeting subject',
    'notes.body': 'meeting description|email body|email text|call description|comment|comments|kommentar',
    'notes.detail': 'duration in minutes|duration|location|call disposition|call duration in seconds|email direction',
    'notes.happenedAt':
      'activity date time|start|start time|starts at|email date|sent at|created time|date created|date entered|erstellzeit',
    'notes.recordId': 'copper id|external id|event id|call id|activity id|meeting id|email id',
  },
}

/** Close calls a company a lead, and writes its contacts and deals under its id. */
export const CLOSE_NAMES = {
  people: {
    'people.fullName': 'name|contact name',
    'people.recordId': 'id|contact id',
    'companies.name': 'lead name',
    'companies.recordId': 'lead id',
    'people.link': 'primary url|contact url',
  },
  companies: {
    'companies.name': 'display name|lead name|name',
    'companies.recordId': 'id|lead id',
    'companies.website': 'url|lead url',
    'companies.owner': 'custom lead owner|lead owner|custom owner',
    'companies.industry': 'custom industry',
  },
  deals: {
    'companies.name': 'lead name',
    'companies.recordId': 'lead id',
    'deals.recordId': 'id|opportunity id',
    'deals.stage': 'status label|status display name',
    'deals.status': 'status type',
    'deals.owner': 'user name|user',
    'deals.expectedCloseOn': 'date won or expected|expected date',
  },
} as const satisfies Partial<Readonly<Record<ImportCollection, Names>>>

/**
 * Names that say a thing less well than another name that may stand in the same file, by their match keys: what is expected
 * beside what it is worth, when it was typed in beside when it happened, a member's id beside their name.
 */
export const SECOND_BEST: ReadonlySet<string> = new Set(
  `displayname expectedrevenue estrevenue estimatedrevenue dealvalue totalvalue ownerid createdtime createddate createdate createdat
  createdon created datecreated dateentered expectedvalue externalid statustype accountowner datedue invoicenumber invoiceno rechnungsnummer
  ordernumber quotenumber`.split(/\s+/),
)
