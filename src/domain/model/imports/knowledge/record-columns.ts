import type { ImportCollection } from '../import-collections'
import type { FieldTarget } from '../targets'

/** Names by what they mean; `*` stands for the collection that the file is of. */
type Columns = Readonly<Partial<Record<FieldTarget | `*.${string}`, string>>>

/*
 * What names mean in a file (or behind a prefix such as `Deal -`) of one collection, where that is more than what they mean
 * anywhere: as the CRMs that people come from write them, and as people do. English first, then German, Spanish, French,
 * Italian, Dutch, Portuguese and Russian as far as programs write them.
 */

/** In files of several collections. */
export const SHARED_COLUMNS: readonly { readonly in: readonly ImportCollection[]; readonly names: Columns }[] = [
  {
    in: ['people', 'companies', 'deals', 'tasks', 'notes'],
    names: { '*.recordId': 'id|record id|object id|pipedrive system id|copper id|external id' },
  },
  {
    in: ['people', 'companies', 'deals'],
    names: {
      '*.originalCreatedAt':
        'create date|creation log|added|added time|profile created on|record created date|created date|created|created at|created on|created time|create time|creation date|creation time|date created|date time created|date added|added date|add time|added at|added on|record created|person created|contact created|lead created|lead date|lead created date|organization created|account created|deal created|opportunity created|original create date|originally created at|created date time|erstellt|erstellt am|erstelldatum|erstellungsdatum|erstellungszeit|erstellzeit|datum der erstellung|angelegt|angelegt am|anlagedatum|hinzugefügt am|person hinzugefügt|deal hinzugefügt|deal erstellt|person erstellt|organisation erstellt|lead erstellt|erstellt um|affaire créée|personne créée|organisation créée|trato creado|persona creada|organización creada|ursprünglich angelegt|fecha de creación|creado|creado el|fecha de alta|hora de creación|date de création|créé le|créée le|créé|date d ajout|data di creazione|data creazione|creato|creato il|aangemaakt|aangemaakt op|aanmaakdatum|data de criação|criado|criado em|data da criação|utworzono|data utworzenia|vytvořeno|skapad|oprettet|opprettet|luotu|date entered|date joined|joined|joined on|toegevoegd op|dodano|data dodania|přidáno|tillagd|eklenme tarihi|oluşturulma tarihi|oluşturma tarihi|kayıt tarihi|登録日|登録日時|作成日|作成日時|cadastrado em|data de cadastro|aangemeld op',
    },
  },
  {
    in: ['people', 'deals', 'tasks', 'notes'],
    names: {
      'companies.name':
        'associated company|company account|account name|organization|organisation|account|primary company|primary associated company|primary company name|related company|related account|companies|accounts|organizations|organisations|potential customer|default address company|primäres unternehmen|potenzieller kunde|kontoname|client potentiel|cliente potencial',
      'companies.recordId':
        'associated company ids primary|associated company ids|account id|account name id|organization id|company id|primary associated company id|company record id|account record id|organisation id|apollo account id|zoominfo company id|hubspot company id|primary company id',
    },
  },
  {
    in: ['companies', 'deals', 'tasks', 'notes'],
    names: {
      'people.fullName':
        'atención|attn|associated contact|associated contacts|contact|primary contact|contact name|contact person|ansprechpartner|contacto|geschäftsführer|geschäftsführerin|related contact|related contacts|associated people|associated person|primary contact name|point of contact|main contact|key contact|contact full name|zugehöriger kontakt|personne à contacter|personne de contact',
      'people.email': 'primary contact email|primary contact primary email|email primary contact',
      'people.jobTitle': 'primary contact title',
      'people.phone': 'primary contact phone|primary contact primary phone',
      'people.recordId':
        'associated contact ids|contact id|contact person id|primary contact id|primary person id|contact record id|people record id|person record id',
    },
  },
  {
    in: ['deals', 'tasks', 'notes'],
    names: {
      'companies.name':
        'company|company name|organization name|firma|unternehmen|zugehöriges unternehmen|empresa|empresa asociada|organización|société|entreprise|azienda|organisatie|bedrijf',
      'companies.recordId': 'associated company id|org id',
      'people.fullName':
        'contacts|person|person name|gesprächspartner|gesprächspartnerin|interlocutor|interlocutore|gesprekspartner|rozmówca|kontakt|kontaktperson|contacto asociado|persona de contacto|contact associé|contatto|contactpersoon|contato|who',
      'people.email': 'contact email|person email|email|email address',
      'people.recordId': 'associated contact id|contact name id|person id|who id',
    },
  },
  {
    in: ['tasks', 'notes'],
    names: {
      'deals.title': 'deal|deal name|deal title|associated deal|associated deals|opportunity|opportunity name',
      'deals.recordId': 'deal id|associated deal ids|opportunity id',
      '*.related':
        'related to|what|what name|regarding|related record|bezieht sich auf|bezug|relacionado con|lié à|associé à|what id|related to id|parent id|parent id id|parent record id|regarding id|related record id',
      '*.body': 'body|notes|note|description|comments|notizen|notas|content',
      '*.kind': 'kind|type|typ|art|tipo',
    },
  },
]

/** In files of one. */
export const OWN_COLUMNS: Readonly<Record<ImportCollection, Columns>> = {
  people: {
    '*.owner': 'contact owner|propietario del contacto|ответственный за контакт',
    '*.tags': 'label|labels|теги контакта|kategori',
    '*.originalCreatedAt':
      'contact creation date|date registered|registered|register date|date of registration|fecha captación|fecha de captación|data captação|data de captação|registration date|sign up|signed up|when created|timestamp|zeitstempel|submit date|submitted at|submission date|дата создания|дата создания контакта',
    '*.recordId':
      'nr karty|numer karty|nr kartoteki|ficha|nº ficha|n ficha|matr|matrícula|kartennummer|karteinummer|card no|card number|číslo karty|生徒no|生徒番号|学籍番号|会員番号|会員no|회원번호|會員編號|会员编号|mã học viên|contact id|person id|lead id|id de registro|id del registro|datensatz id|id d enregistrement|id de l enregistrement|id de fiche d informations|id record|id do registro|record id contact|kontakt id|case safe id|customer id|klaviyo id|api id|guest id|item id|item id auto generated|zoominfo contact id|apollo contact id|attendee number|do not modify contact|do not modify lead|do not modify kontakt|contact record id|hubspot contact id',
    'companies.name':
      'nome da conta|nome conta|conta nome|nome account|accountnaam|billing company|current employer|name adressattyp unternehmen|denominazione',
    'companies.website': 'account website|company website',
    'companies.industry': 'industry|account industry|branche|sector|industria|primary industry|industry type',
    'companies.size':
      'number of employees|employees|company size|no of employees|company employee count|company employees|employee range|employees range',
    '*.fullName': 'полное имя контакта|referente|er referens',
    '*.firstName': 'vorname adressattyp natürl person',
    '*.lastName': 'name adressattyp natürl person',
    '*.namePrefix': 'individual prefix|обращение',
    '*.nameSuffix': 'individual suffix|suffiks',
    '*.jobTitle': 'employee title|current job|job position|current title|current job title|current position',
    '*.email': 'tertiary email|email id|mail id|other emails|pec|личный email|частный e mail',
    '*.link': 'website link|web|urls|person pro url|linkedin contact profile url|social linkedin|social twitter|social facebook',
    '*.phone':
      'formatted phone|sms|landline number|tél fixe|téléphone fixe|office no|landline|landline no|whatsapp number|whatsapp no|corporate number',
    '*.city': 'comune',
    '*.address': 'addresses|primary location',
    '*.source': 'источник',
    '*.description': 'associated note|associated notes|background info|note extra',
    'companies.phone': 'company phone|company hq phone|company phone number|account phone',
    'companies.description': 'company description|account description',
  },
  companies: {
    '*.name':
      'nome da conta|nome conta|conta nome|nome account|accountnaam|leverantör|leverandør|dodavatel|dostawca|tedarikçi|仕入先|name|company|entity|entity name|legal entity|entidad|entidade|entité|company name|account name|account|organization|organization name|organisation|organisation name|business name|firma|firmenname|unternehmen|unternehmensname|name des unternehmens|name der firma|empresa|nombre|nombre de la empresa|nombre de empresa|razón social|société|nom de l entreprise|raison sociale|azienda|nome azienda|ragione sociale|bedrijf|bedrijfsnaam|nome da empresa',
    '*.domain':
      'domain|domains|company domain|company domain name|company domains|domain name|email domain|unternehmensdomain|domain des unternehmens|firmendomain|dominio|nombre de dominio de la empresa|nom de domaine de l entreprise|unternehmens domainname|domainname des unternehmens',
    '*.website':
      'website|website url|web page|homepage|홈페이지 url|홈페이지 주소|url du site|url del sitio|url|company website|account website|webseite|internetseite|sitio web|url del sitio web|site web|sito web',
    '*.industry':
      'industry sector|business sector|line of business|industry|company industry|sector|branch|branche|industria|secteur|settore|account industry|industry type|primary industry|industries',
    '*.size':
      'size|company size|number of employees|employees|employee count|headcount|no of employees|mitarbeiter|anzahl mitarbeiter|mitarbeiterzahl|anzahl der mitarbeiter|unternehmensgröße|número de empleados|nombre d employés|numero di dipendenti|people count|employee range|employees range|company headcount|estimated num employees',
    '*.phone':
      'phone|phone number|company phone|telephone|main phone|telefon|telefonnummer|teléfono|número de teléfono|phone office|company hq phone|corporate phone|office phone|hauptnummer',
    '*.owner':
      'company owner|account owner|owner|organization owner|record owner|unternehmensinhaber|zuständig|zuständiger mitarbeiter|für unternehmen zuständiger mitarbeiter|propietario de la empresa|propietario|propriétaire de l entreprise',
    '*.tags': 'label|labels|tags|categories|kategorien|etiquetas|schlagwörter',
    '*.description':
      'description|about us|about|notes|company description|beschreibung|notizen|descripción|info|comments|account description|associated note|associated notes',
    '*.originalCreatedAt': 'company creation date',
    '*.recordId':
      'vlastní id|거래처코드|客戶編號|客户编号|mã kh|mã khách hàng|company id|account id|organization id|id de registro|id del registro|datensatz id|case safe id|id d enregistrement|id record|id do registro|item id|item id auto generated|zoominfo company id|apollo account id|do not modify account|do not modify firma|do not modify konto|company record id',
    '*.address':
      'primary location|headquarters|headquarters location|hq location|trading address|registered address|registered office|firmensitz|siège social|sede|sede legale|sede social|vestigingsadres',
  },
  deals: {
    'companies.name': 'customer|client|kunde|cliente|klant|customer name|client name|kundenname|contact company',
    'companies.size': 'employees|number of employees|no of employees|company size|employee count|headcount',
    '*.title':
      'title|name|deal|deal name|deal title|opportunity|opportunity name|deal titel|deal bezeichnung|titel|bezeichnung|project|project name|projekt|projektname|vorhaben|auftrag|nombre del negocio|nombre del trato|título|nom de la transaction|nom du deal|nome trattativa|nome deal|dealnaam|nome do negócio|potential name|titre|titolo|name des abschlusses|invoice number|invoice no|rechnungsnummer|rechnung nr|quote number|angebotsnummer|order number|auftragsnummer|название сделки|сделка|topic|thema|opportunity title|oportunidad|verkaufschance|opportunité',
    '*.pipeline':
      'pipeline|deal pipeline|pipeline name|embudo|canal de ventas|pipeline de vente|pipelines|воронка|sales pipeline',
    '*.stage':
      'stage|deal stage|stage name|opportunity stage|sales stage|stage pipeline|phase|dealphase|stufe|etapa|etapa del negocio|fase del negocio|étape|phase de la transaction|fase|fase trattativa|dealfase|etapa do negócio|stage id|стадия сделки|стадия|этап сделки|этап|milestone|pipeline stage|pipeline phase|opportunity milestone|vertriebsphase|verkaufsphase',
    '*.status': 'status|deal status|estado|statut|stato|opportunity state|opportunity status|deal state|won lost|status type',
    '*.amount':
      'amount|value|deal value|deal amount|deal size|opportunity amount|betrag|wert|dealwert|deal betrag|auftragswert|importe|valor|cantidad|importe del negocio|montant|importo|bedrag|waarde|valor do negócio|voraussichtlicher umsatz|valeur|total|total amount|gesamtbetrag|chiffre d affaires estimé|сумма|бюджет|est revenue|estimated revenue|expected revenue|estimated value|bid amount|contract value|total contract value|opportunity value|deal worth|volumen|auftragsvolumen|geschätzter umsatz|erwarteter umsatz|umsatz|ingresos esperados|revenu espéré|montant ht|montant ttc|total ht|total ttc|importe neto|importo netto|nettobetrag|bedrag excl btw|wartość netto|hodnota bez dph|belopp exkl moms|kwota|wartość|částka|hodnota|belopp|affärsvärde|tutar|değer|金額|受注金額|見積金額',
    '*.currency':
      'currency|betrag währung|amount currency|deal currency|currency of value|currency iso code|währung von wert|währung|moneda|devise|valuta|moeda|currency code|currency id|валюта|bid currency|value currency|transaction currency|currency iso',
    '*.probability':
      'probability|deal probability|win probability|wahrscheinlichkeit|abschlusswahrscheinlichkeit|probabilidad|probabilité|probabilità|kans|close probability|confidence|probability percent|success probability',
    '*.expectedCloseOn':
      'close date|close|est close date|est closing date|closing|closing date|expected close date|expected close|expected closing date|estimated close date|forecast close date|abschlussdatum|schlusstermin|schlussdatum|abschluss geplant|geplanter abschluss|erwarteter abschluss|erwartetes abschlussdatum|voraussichtliches abschlussdatum|fecha de cierre|fecha de cierre prevista|date de fermeture|date de clôture|data di chiusura|sluitingsdatum|afsluitdatum|data de fechamento|abschluss|abschluss am|expected closing|date de clôture prévue|fecha prevista de cierre|data prevista di chiusura|forecasted close date|estimated close|expected date|date closed|expected decision date|tentative close date|предполагаемая дата закрытия|дата закрытия|cierre esperado|fermeture prévue|erwarteter abschlusstermin|vorauss abschluss',
    '*.closedAt': 'closed at|deal closed on|closed on|closed date|closed time|actual close date|geschlossen am',
    '*.wonAt':
      'won time|won at|won on|date won|closed won date|date closed won|date entered closed won|won date|gewonnen am|zeitpunkt des gewinns',
    '*.lostAt':
      'lost time|lost at|lost on|date lost|closed lost date|date closed lost|date entered closed lost|lost date|verloren am|zeitpunkt des verlusts',
    '*.lostReason':
      'lost reason|motivo de fechamento perdido|motivo de perda|motivo de cierre perdido|motif de clôture perdue|raison de clôture perdue|grund für verlorenen abschluss|motivo chiusura persa|motivo di chiusura persa|reden afgesloten verloren|closed lost reason|loss reason|reason lost|reason for loss|reason for loss lost|verlustgrund|grund für verlust|motivo de pérdida|raison de la perte|motivo della perdita|loss reason name|lost reason name|closed lost reason detail',
    '*.lostNote': 'lost note|loss details|lost comment|loss reason description|lost reason description',
    '*.role': 'contact role|role',
    '*.owner':
      'employee|mitarbeiter|empleado|employé|dipendente|werknemer|funcionário|pracownik|zaměstnanec|owner|deal owner|rep|opportunity owner|owner name|sales owner|sales rep|assigned to|account manager|für deal zuständiger mitarbeiter|deal inhaber|opportunity inhaber|zuständig|zuständiger mitarbeiter|besitzer|propietario|propietario del negocio|responsable|propriétaire de la transaction|eigenaar|proprietario|account owner|besitzer des abschlusses|inhaber der opportunity',
    '*.tags': 'label|labels|tags|tag|deal tags|deal label|etiketten|etiquetas|schlagwörter',
    '*.source':
      'source|lead source|deal source|original source|original traffic source|quelle|fuente|source origin|source channel',
    '*.note':
      'notes|note|description|deal description|next step|nächster schritt|comments|beschreibung|notizen|descripción|notas|deal beschreibung|description de la transaction|descripción del negocio|associated note|associated notes|deal notes|opportunity details|summary|deal summary|opportunity summary',
    '*.stageEnteredAt':
      'in stage since|stage entry date|stage entered|stage entered date|date entered stage|stage change date|stage since|entered stage|stage start date|last stage change|last stage change date|date entered current stage|stage changed at|last stage changed|entered date|entered at|entered on|last stage change at|stage entered at|stage entered on',
    '*.originalCreatedAt':
      'date create|дата создания|deal creation date|opportunity creation date|received date|date received|received on|request date|enquiry date|inquiry date',
    '*.recordId':
      'folio|angebotsnr|offertnr|tilbudsnr|tilbudsnummer|nr oferty|číslo nabídky|č nabídky|nº presupuesto|broj ponude|nr oferta|quote no|quote ref|견적번호|見積番号|報價單號|deal id|opp id|opportunity id|id de registro|id del registro|datensatz id|id d enregistrement|id record|id do registro|case safe id|item id|item id auto generated|do not modify opportunity|do not modify verkaufschance|box key',
  },
  tasks: {
    'people.fullName':
      'lead|prospect|requester|applicant|betroffene person|antragsteller|solicitante|demandeur|richiedente|aanvrager|wnioskodawca|žadatel|заявитель',
    '*.title':
      'title|name|task|task name|ticket name|task title|task subject|subject|activity subject|aufgabe|titel|betreff|aufgabentitel|tarea|título|título de la tarea|asunto|tâche|titre|objet|attività|taak|tarefa|to do|card name',
    '*.body':
      'ticket description|task notes|task body|details|full comments|public description|beschreibung|descripción|card description|task content',
    '*.kind': 'task type|activity type|aufgabentyp|tipo de tarea|task subtype',
    '*.due':
      'due|due on|due at|due date|task due date|deadline|date|fällig|fällig am|fälligkeitsdatum|fälligkeit|fecha de vencimiento|date d échéance|échéance|scadenza|vervaldatum|data de vencimento|activity date|due date only|date due|due datetime',
    '*.dueTime': 'due time|time|uhrzeit|fällig um|fälligkeitszeit|heure d échéance|hora de vencimiento',
    '*.remindAt': 'remind at|reminder|reminder date|erinnerung|reminder date time|reminder time',
    '*.priority': 'priority|task priority|priorität|prioridad|priorité|priorità|prioriteit',
    '*.status':
      'status|status name|ticket status|task status|done|completed|is done|erledigt|estado|hecho|statut|terminé|closed|marked as done|due complete',
    '*.snoozedUntil': 'snoozed until',
    '*.completedAt':
      'completed at|completed on|completed date|completed date time|closed time|date completed|marked as done time|completed time|erledigt am',
    '*.repeat':
      'repeat|repeats|recurrence|recurring|repetition|repeat every|wiederholung|wiederholen|turnus|periodicidad|repetición|recurrencia|repetição|recorrência|periodicidade|ripetizione|ricorrenza|herhaling|herhalen|upprepning|återkommande|gjentakelse|gentagelse|toistuvuus|toisto|powtarzanie|cykliczność|opakování|opakovanie|ismétlődés|recurență|repetare|повтор|повторение|периодичность|повторення|періодичність|повторяемост|ponavljanje|kartojimas|atkārtošana|kordus|επανάληψη|tekrar|tekrarlama|繰り返し|重复|重複|반복|반복주기|lặp lại|pengulangan|חזרתיות|تكرار|تکرار',
    '*.assignee':
      'osoba odpowiedzialna|odpovědná osoba|verantwoordelijke persoon|personne responsable|persona responsable|zuständige person|assignee|ticket owner|assigned|assigned to|assigned to user|owner|task owner|activity owner|zuständig|zugewiesen an|besitzer|asignado a|propietario|assigné à|assegnato a|toegewezen aan|members|assignees',
    '*.recordId':
      'key|issue key|gid|task gid|ticket id|task id|action id|todo id|reminder id|follow up id|task number|task no|action no|activity id|item id|item id auto generated|do not modify task|activity record id|card id',
  },
  notes: {
    '*.title':
      'title|note title|note name|call title|call subject|meeting name|meeting title|subject|titel|betreff|título|asunto|email subject|meeting subject',
    '*.body':
      'note body|note text|call notes|meeting notes|internal meeting notes|note content|text|notiz|inhalt|nota|contenido|contenu|testo|meeting description|email body|email text|call description|comment|kommentar',
    '*.detail':
      'call outcome|call result|call duration|call direction|call type|call purpose|call agenda|call status|outgoing call status|meeting outcome|meeting location|venue|anrufergebnis|anrufdauer|duration in minutes|duration|location|call disposition|call duration in seconds|email direction',
    '*.kind': 'note type|engagement type',
    '*.happenedAt':
      'happened at|date|activity date|call date|call start time|start datetime|meeting start time|create date|created at|created date|created|add time|note date|timestamp|datum|erstellt am|fecha|fecha de creación|date de création|data|activity date time|start|start time|starts at|email date|sent at|created time|date created|date entered|erstellzeit',
    '*.pinned': 'pinned|pinned to deal|is pinned',
    '*.recordId': 'note id|event id|call id|activity id|meeting id|email id',
  },
}

/** Close calls a company a lead, and writes its contacts and deals under its id. */
export const CLOSE_COLUMNS: Readonly<Partial<Record<ImportCollection, Columns>>> = {
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
}

/**
 * Names that say a thing less well than another name that may stand in the same file, by their match keys: what is expected
 * beside what it is worth, when it was typed in beside when it happened, a member's id beside their name.
 */
export const SECOND_BEST =
  'lead assignedby displayname expectedrevenue estrevenue estimatedrevenue dealvalue totalvalue ownerid createdtime createddate createdate createdat createdon created datecreated dateentered expectedvalue externalid statustype accountowner datedue invoicenumber invoiceno rechnungsnummer ordernumber quotenumber county district municipality раион раионгорода okres powiat gmina kommune kommun comarca distrito arrondissement landkreis kreis'
