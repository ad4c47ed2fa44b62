import type { ImportCollection } from '../../import-collections'
import { CLOSE_NAMES, PROGRAM_NAMES } from '../../knowledge/program-columns'
import { matchKey } from '../../match-key'
import { TARGETS, type FieldTarget, type Source } from '../../targets'

type Names = Readonly<Partial<Record<FieldTarget, string>>>

/*
 * What names mean in a file (or behind a prefix such as `Deal -`) of one collection, where that is more than what they mean
 * anywhere: English first, then German, Spanish, French, Italian, Dutch and Portuguese as far as programs write them.
 */
const COMPANY_LINK: Names = {
  'companies.name':
    'associated company|account name|account|company|company name|company account|organization|organization name|organisation|firma|unternehmen|zugehöriges unternehmen|empresa|empresa asociada|organización|société|entreprise|azienda|organisatie|bedrijf',
  'companies.recordId':
    'associated company ids primary|associated company ids|associated company id|account id|account name id|company id|organization id|org id|primary associated company id',
}
const CONTACT_LINK: Names = {
  'people.fullName':
    'associated contact|associated contacts|contact person|contact name|contact|contacts|primary contact|person|person name|kontakt|kontaktperson|ansprechpartner|zugehöriger kontakt|contacto|contacto asociado|persona de contacto|contact associé|contatto|contactpersoon|contato|who',
  'people.recordId': 'associated contact ids|associated contact id|contact id|contact name id|person id|who id',
  'people.email': 'contact email|person email|email|e mail|email address',
}
const DEAL_LINK: Names = {
  'deals.title': 'deal|deal name|deal title|associated deal|associated deals|opportunity|opportunity name',
  'deals.recordId': 'deal id|associated deal ids|opportunity id',
}

/** When a record was made in the program that the file comes from. */
const CREATED =
  'create date|creation log|added|added time|profile created on|record created date|created date|created|created at|created on|created time|create time|creation date|creation time|date created|date time created|date added|added date|add time|added at|added on|record created|person created|contact created|lead created|organization created|account created|deal created|opportunity created|original create date|originally created at|created date time|erstellt|erstellt am|erstelldatum|erstellungsdatum|erstellungszeit|erstellzeit|datum der erstellung|angelegt|angelegt am|anlagedatum|hinzugefügt am|person hinzugefügt|deal hinzugefügt|deal erstellt|person erstellt|organisation erstellt|lead erstellt|erstellt um|affaire créée|personne créée|organisation créée|trato creado|persona creada|organización creada|ursprünglich angelegt|fecha de creación|creado|creado el|fecha de alta|hora de creación|date de création|créé le|créée le|créé|date d ajout|data di creazione|data creazione|creato|creato il|aangemaakt|aangemaakt op|aanmaakdatum|data de criação|criado|criado em|data da criação|utworzono|data utworzenia|vytvořeno|skapad|oprettet|opprettet|luotu'

const NAMES: Readonly<Record<ImportCollection, Names>> = {
  people: {
    'people.originalCreatedAt': CREATED,
    'people.recordId':
      'id|record id|contact id|person id|lead id|pipedrive system id|id de registro|id del registro|datensatz id|id d enregistrement|id de l enregistrement|id de fiche d informations|id record|id do registro|record id contact|kontakt id|case safe id',
    'people.tags': 'label|labels',
    'people.owner': 'contact owner|propietario del contacto',
    'companies.name': 'associated company|company account|account name|organization|organisation|account',
    'companies.recordId':
      'associated company ids primary|associated company ids|account id|account name id|organization id|company id|primary associated company id',
    'companies.website': 'account website',
    'companies.industry': 'industry|account industry|branche|sector|industria',
    'companies.size': 'number of employees|employees|company size|no of employees',
  },
  companies: {
    'companies.originalCreatedAt': CREATED,
    'companies.name':
      'name|company|company name|account name|account|organization|organization name|organisation|organisation name|business name|firma|firmenname|unternehmen|unternehmensname|name des unternehmens|name der firma|empresa|nombre|nombre de la empresa|nombre de empresa|razón social|société|nom de l entreprise|raison sociale|azienda|nome azienda|ragione sociale|bedrijf|bedrijfsnaam|nome da empresa',
    'companies.domain':
      'domain|domains|company domain|company domain name|company domains|domain name|email domain|unternehmensdomain|domain des unternehmens|firmendomain|dominio|nombre de dominio de la empresa|nom de domaine de l entreprise',
    'companies.website':
      'website|website url|web site|web page|homepage|url|company website|account website|webseite|internetseite|sitio web|url del sitio web|site web|sito web',
    'companies.industry': 'industry|company industry|sector|branch|branche|industria|secteur|settore|account industry',
    'companies.size':
      'size|company size|number of employees|employees|employee count|headcount|no of employees|mitarbeiter|anzahl mitarbeiter|mitarbeiterzahl|anzahl der mitarbeiter|unternehmensgröße|número de empleados|nombre d employés|numero di dipendenti|people count',
    'companies.phone':
      'phone|phone number|company phone|telephone|main phone|telefon|telefonnummer|teléfono|número de teléfono|téléphone|telefono',
    'companies.owner':
      'company owner|account owner|owner|organization owner|record owner|unternehmensinhaber|zuständig|zuständiger mitarbeiter|für unternehmen zuständiger mitarbeiter|propietario de la empresa|propietario|propriétaire de l entreprise',
    'companies.tags': 'label|labels|tags|categories|kategorien|etiquetas|schlagwörter',
    'companies.description':
      'description|about us|about|notes|company description|beschreibung|notizen|descripción|info|comments|account description',
    'companies.recordId':
      'id|record id|company id|account id|organization id|pipedrive system id|id de registro|id del registro|datensatz id|case safe id|id d enregistrement|id record|id do registro',
    'people.fullName':
      'associated contact|associated contacts|contact|primary contact|contact name|contact person|ansprechpartner|contacto',
    'people.recordId': 'associated contact ids|contact id',
  },
  deals: {
    ...COMPANY_LINK,
    ...CONTACT_LINK,
    'deals.originalCreatedAt': CREATED,
    'deals.title':
      'title|name|deal|deal name|deal title|dealname|opportunity|opportunity name|deal titel|deal bezeichnung|titel|bezeichnung|project|project name|projekt|projektname|vorhaben|auftrag|nombre del negocio|nombre del trato|título|nom de la transaction|nom du deal|nome trattativa|nome deal|dealnaam|nome do negócio|potential name',
    'deals.pipeline': 'pipeline|deal pipeline|pipeline name|embudo|canal de ventas|pipeline de vente|pipelines',
    'deals.stage':
      'stage|deal stage|stage name|opportunity stage|sales stage|stage pipeline|phase|dealphase|deal phase|stufe|etapa|etapa del negocio|fase del negocio|étape|phase de la transaction|fase|fase trattativa|dealfase|etapa do negócio',
    'deals.status': 'status|deal status|estado|statut|stato',
    'deals.amount':
      'amount|value|deal value|deal amount|deal size|opportunity amount|betrag|wert|dealwert|deal betrag|auftragswert|importe|valor|cantidad|importe del negocio|montant|importo|bedrag|waarde|valor do negócio',
    'deals.currency':
      'currency|betrag währung|amount currency|deal currency|currency of value|currency iso code|währung von wert|währung|moneda|devise|valuta|moeda|currency code',
    'deals.probability':
      'probability|deal probability|win probability|wahrscheinlichkeit|abschlusswahrscheinlichkeit|probabilidad|probabilité|probabilità|kans',
    'deals.expectedCloseOn':
      'close date|close|est close date|est closing date|closing|closing date|expected close date|expected close|expected closing date|estimated close date|forecast close date|abschlussdatum|schlusstermin|schlussdatum|abschluss geplant|geplanter abschluss|erwarteter abschluss|erwartetes abschlussdatum|voraussichtliches abschlussdatum|fecha de cierre|fecha de cierre prevista|date de fermeture|date de clôture|data di chiusura|sluitingsdatum|afsluitdatum|data de fechamento',
    'deals.closedAt': 'closed at|deal closed on|closed on|closed date|closed time|actual close date|geschlossen am',
    'deals.wonAt': 'won time|won at|won on|date won|gewonnen am|zeitpunkt des gewinns',
    'deals.lostAt': 'lost time|lost at|lost on|date lost|verloren am|zeitpunkt des verlusts',
    'deals.lostReason':
      'lost reason|closed lost reason|loss reason|reason lost|reason for loss|reason for loss lost|verlustgrund|grund für verlust|motivo de pérdida|motivo de cierre perdido|raison de la perte|motivo della perdita',
    'deals.lostNote': 'lost note|loss details|lost comment',
    'deals.owner':
      'owner|deal owner|rep|opportunity owner|owner name|sales owner|sales rep|assigned to|account manager|für deal zuständiger mitarbeiter|deal inhaber|opportunity inhaber|zuständig|zuständiger mitarbeiter|besitzer|propietario|propietario del negocio|responsable|propriétaire de la transaction|eigenaar|proprietario',
    'deals.tags': 'label|labels|tags|tag|deal tags|deal label|etiketten|etiquetas|schlagwörter',
    'deals.source':
      'source|lead source|deal source|original source|original traffic source|quelle|fuente|source origin|source channel',
    'deals.note':
      'notes|note|description|deal description|next step|nächster schritt|comments|beschreibung|notizen|descripción|notas',
    'deals.role': 'contact role|role',
    'deals.stageEnteredAt': 'in stage since|last stage change|last stage change date',
    'deals.recordId':
      'id|record id|deal id|opportunity id|pipedrive system id|id de registro|id del registro|datensatz id|id d enregistrement|id record|id do registro|case safe id',
  },
  tasks: {
    ...COMPANY_LINK,
    ...CONTACT_LINK,
    ...DEAL_LINK,
    'tasks.title':
      'title|name|task|task name|ticket name|task title|task subject|subject|activity subject|aufgabe|titel|betreff|aufgabentitel|tarea|título|título de la tarea|asunto|tâche|titre|objet|attività|taak|tarefa|to do',
    'tasks.body':
      'body|notes|note|description|ticket description|task notes|task body|details|comments|full comments|public description|beschreibung|notizen|notas|descripción|content',
    'tasks.kind': 'kind|type|task type|activity type|aufgabentyp|typ|art|tipo|tipo de tarea',
    'tasks.due':
      'due|due on|due at|due date|task due date|deadline|date|fällig|fällig am|fälligkeitsdatum|fälligkeit|fecha de vencimiento|date d échéance|échéance|scadenza|vervaldatum|data de vencimento|activity date',
    'tasks.dueTime': 'due time|time|uhrzeit|fällig um',
    'tasks.remindAt': 'remind at|reminder|reminder date|erinnerung',
    'tasks.priority': 'priority|task priority|priorität|prioridad|priorité|priorità|prioriteit',
    'tasks.status':
      'status|ticket status|task status|done|completed|is done|erledigt|estado|hecho|statut|terminé|closed|marked as done',
    'tasks.snoozedUntil': 'snoozed until',
    'tasks.completedAt':
      'completed at|completed on|completed date|completed date time|closed time|date completed|marked as done time|completed time|erledigt am',
    'tasks.repeat': 'repeat|repeats|recurrence|wiederholung',
    'tasks.assignee':
      'assignee|ticket owner|assigned|assigned to|assigned to user|owner|task owner|activity owner|zuständig|zugewiesen an|besitzer|asignado a|propietario|assigné à|assegnato a|toegewezen aan',
    'tasks.related': 'related to|what|what name|regarding|related record|bezieht sich auf|bezug|relacionado con|lié à|associé à',
    'tasks.recordId': 'id|ticket id|task id|record id|activity id|pipedrive system id',
  },
  notes: {
    ...COMPANY_LINK,
    ...CONTACT_LINK,
    ...DEAL_LINK,
    'notes.title': 'title|note title|call title|call subject|meeting name|meeting title|subject|titel|betreff|título|asunto',
    'notes.body':
      'body|note|notes|note body|call notes|meeting notes|internal meeting notes|note content|content|text|description|notiz|notizen|inhalt|nota|notas|contenido|contenu|testo',
    'notes.detail':
      'call outcome|call result|call duration|call direction|call type|call purpose|call agenda|call status|outgoing call status|meeting outcome|meeting location|venue|anrufergebnis|anrufdauer',
    'notes.related': 'related to|what|what name|regarding|related record|bezieht sich auf|bezug|relacionado con|lié à|associé à',
    'notes.kind': 'kind|type|note type|engagement type|typ|art|tipo',
    'notes.happenedAt':
      'happened at|date|activity date|call date|call start time|start datetime|start date time|meeting start time|create date|created at|created date|created|add time|note date|timestamp|datum|erstellt am|fecha|fecha de creación|date de création|data',
    'notes.pinned': 'pinned|pinned to deal|is pinned',
    'notes.recordId': 'id|note id|record id|pipedrive system id',
  },
}

const KEYS: ReadonlyMap<ImportCollection, ReadonlyMap<string, FieldTarget>> = new Map(
  (Object.keys(NAMES) as ImportCollection[]).map((collection) => [
    collection,
    indexOf(NAMES[collection], PROGRAM_NAMES[collection]),
  ]),
)

const CLOSE: ReadonlyMap<ImportCollection, ReadonlyMap<string, FieldTarget>> = new Map(
  (Object.keys(CLOSE_NAMES) as (keyof typeof CLOSE_NAMES)[]).map((collection) => [collection, indexOf(CLOSE_NAMES[collection])]),
)

/** The first table that has a name says what it means. */
function indexOf(...tables: readonly Names[]): ReadonlyMap<string, FieldTarget> {
  const map = new Map<string, FieldTarget>()
  for (const names of tables) {
    for (const target of TARGETS) {
      for (const name of names[target]?.split('|') ?? []) {
        const key = matchKey(name)
        if (!map.has(key)) map.set(key, target)
      }
    }
  }
  return map
}

/**
 * @param key the name's match key
 * @param source who wrote the file: a program may call a thing what means another one everywhere else
 */
export function namedIn(collection: ImportCollection, key: string, source: Source = 'other'): FieldTarget | null {
  return (source === 'close' ? CLOSE.get(collection)?.get(key) : null) ?? KEYS.get(collection)?.get(key) ?? null
}
