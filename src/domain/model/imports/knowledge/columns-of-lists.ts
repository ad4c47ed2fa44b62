import type { ColumnsByLanguage } from '../targets'

/** What people write over the columns of their own lists, cut short as they like: besides what programs write. */
export const COLUMNS_OF_LISTS: ColumnsByLanguage = {
  english: {
    people: {
      'people.phone': 'landline|ph|ph no|alt no|alt phone|hm ph|home ph|wk ph|mob no|alternate no',
      'people.owner': 'owned by|looked after by|managed by|handled by|our contact|rep|sales person|given to|allotted to',
      'people.source':
        'heard about us|heard of us|how they found us|found us through|referral|came from|met at|where from|how did you hear|how did you hear about us|how heard|heard via|heard about us via|found me via|found us via|how d they hear|found via|came via|came through',
      'people.description': 'misc|other info|further information|additional info|extra info|observations|commentary',
      'people.birthday': 'd o b|bday|b day|date of birth dob',
      'people.jobTitle': 'job description|post|their role',
      'people.postalCode': 'pincode|pin code|p code|pcode|eircode',
      'people.city': 'locality',
      'companies.name': 'employer name|firm name|works at|works for|shop|practice|school',
      'people.originalCreatedAt':
        'join date|joining date|date joined|joined|joined on|inquired|enquired|onboarding date|onboarded|onboarded on|account opened|date account opened|a c opened|received date|date received|received on',
      'people.street': 'addr|add 1',
      'people.doNotContact': 'dnc|unsubscribed|has unsubscribed|opted out',
      'people.nickname': 'known as',
      'people.recordId': 'lead code|customer code|client code',
    },
    companies: {
      'companies.name':
        'firm|firm name|agency|agency name|establishment|shop name|store|store name|practice|club|vendor company|trading as|company or shop',
      'companies.phone': 'landline|ph no|contact number',
      'companies.address': 'location|hq|based in|head office|seat',
      'companies.owner': 'rep|sales rep|account manager|owned by|managed by|looked after by|salesperson|account exec',
      'companies.postalCode': 'pincode|pin code|p code|pcode|eircode',
      'companies.city': 'locality',
      'companies.size':
        'total employees|staff size|staff strength|employees approx|no of staff|workforce|ftes|fte|team size|headcount approx',
      'companies.industry':
        'trade|type of business|business type|field|what they do|category of business|primary category|main category',
      'companies.description': 'misc|remarks|other info|commentary|observations',
      'people.fullName':
        'key person|key person name|director name|decision maker name|poc name|spoc|spoc name|contact 1|attention|attention to|owner name|proprietor|director|manager|who to ask for|person to contact|buyer',
      'companies.originalCreatedAt': 'onboarding date|onboarded|onboarded on|account opened|date account opened|a c opened',
      'companies.street': 'addr|add 1',
    },
    deals: {
      'deals.title': 'job|job name|work|scope|enquiry|inquiry|subject|item|engagement|matter|what',
      'deals.amount':
        'price current|current price|quoted|quoted price|quote value|quote total|price quoted|worth|est value|fee|fees|job value|price|approx value|val|val ex vat|value ex vat|val ex gst|value ex gst|est val',
      'deals.stage':
        'where at|step|pipeline step|progress|position in pipeline|sales step|where are we|where we are|where is it|where it is at',
      'deals.status': 'result|outcome|won or lost|won lost open|decision',
      'deals.probability': 'chance|likelihood|odds|win chance|prob|percent chance|chances',
      'deals.expectedCloseOn':
        'decision by|decision due|expected by|expected decision|sign by|target close|target date|close by|eta|decision date|decide by',
      'deals.owner': 'handled by|by whom|estimator|consultant|agent|account exec|ae|bdm|bdr|sdr',
      'deals.lostReason': 'churn reason|why lost|if lost why|reason for losing|reason if lost|lost because|reason for rejection',
      'deals.lostAt': 'lost date|date lost|closed lost date|stage date closed lost',
      'deals.wonAt':
        'closed won date|date closed won|stage date closed won|signed on|signed|accepted on|date accepted|order date|won date',
      'deals.note': 'remarks|comment|comments|notes|further info|next steps|memo',
      'deals.originalCreatedAt':
        'quote date|issue date|issued on|quoted on|date quoted|offer date|enquiry date|date of enquiry|date of quote|proposal date|opened|opened on',
      'deals.source': 'how did they hear about us|how they heard|how heard|heard via|heard about us|came from',
      'deals.recordId': 'qte|qte no|quote no|quote ref',
      'people.fullName': 'spoke w',
    },
    tasks: {
      'tasks.title': 'what|what to do|action|action item|job|item|thing to do|description of task|reminder|work item|activity',
      'tasks.due': 'by when|by|when|due by|complete by|needed by|needs doing by|target date|target',
      'tasks.dueTime': 'due time|time due|at what time',
      'tasks.assignee': 'stakeholder|who|by whom|whose|who does it|person|person in charge|lead|delegated to',
      'tasks.status': 'done|finished|completed|progress|state|closed',
      'tasks.completedAt': 'done on|finished on|date done|date completed|completion date|completed on|done date',
      'tasks.body': 'remark|remarks|comment|info|further info|description|more',
      'companies.name': 'for|client name|customer name|for client|for whom',
      'tasks.priority': 'pri',
    },
    notes: {
      'notes.title': 'topic|about|re|headline|purpose|reason|reason for call',
      'notes.body':
        'what was said|discussed|discussion|minutes|report|write up|details|summary|comment|remarks|what we talked about|general notes|notes general',
      'notes.happenedAt':
        'start date|call at|start time|time|day|date and time|called at|called on|met on|visited on|spoke on|date of call|date of visit|date of meeting|when',
      'people.fullName': 'with|with whom|spoke to|spoke with|talked to|met with|person met|contact called|person called|spoke w',
      'companies.name': 'company visited|client visited|firm|acct',
      'notes.kind': 'how',
    },
  },
  german: {
    people: {
      'people.phone': 'festnetznummer',
      'people.source':
        'woher|woher bekannt|wie aufmerksam geworden|aufmerksam geworden durch|kontaktquelle|empfohlen von|empfehlung|aufmerksam durch|kennt uns durch|kennt uns von|gekommen über|empfohlen durch',
      'people.owner':
        'vertreter|vertrieb|außendienst|kundenbetreuer|berater|sachbearbeiter|ansprechpartner intern|unser ansprechpartner',
      'people.description': 'sonstiges|hinweis|hinweise|zusatzinfo|weitere infos|vermerk|bem|memo',
      'people.originalCreatedAt': 'kunde seit|mitglied seit|eintritt|eintrittsdatum|aufnahmedatum|erfasst am',
      'people.birthday': 'geb|geb am|geburtstag am|geboren am|geboren',
      'companies.name': 'fa|betrieb|praxis|geschäft|arbeitgeber firma',
    },
    companies: {
      'companies.name': 'name 1|firmenbezeichnung|fa|betrieb|objekt|praxis|verein|geschäftspartner|debitor|kreditor',
      'companies.address': 'sitz|standort|hauptsitz|firmensitz|geschäftssitz|siège|siège social|localisation',
      'companies.owner': 'vertreter|außendienst|vertrieb|berater|sachbearbeiter|kundenberater|verkäufer|adm',
      'companies.size': 'ma|anz ma|anzahl ma|anzahl mitarbeitende|mitarbeitende|belegschaft|betriebsgröße',
      'companies.industry': 'gewerbe|geschäftsfeld|tätigkeitsfeld|bereich|gewerk',
      'companies.description': 'sonstiges|hinweis|hinweise|vermerk|anmerkung|anmerkungen|kommentare|notizen',
      'people.fullName': 'ap|inhaber|chef|zuständige person|kontakt 1|name ansprechpartner|leitung|geschäftsleitung',
    },
    deals: {
      'deals.title': 'leistung|gegenstand|maßnahme|bauvorhaben|objekt|arbeiten|was|bv|thema|kurzbeschreibung',
      'deals.amount': 'auftragssumme netto|angebotspreis|angebotsbetrag|honorar|euro|eur|gesamtsumme|nettosumme|endbetrag|kosten',
      'deals.stage': 'stand|angebotsstand|bearbeitungsstand|vertriebsstufe|schritt',
      'deals.status': 'ergebnis|ausgang|entscheidung ergebnis|auftrag erteilt|zusage',
      'deals.probability': 'wahrsch|chance|chancen|aussicht|prozent|wkeit|w keit',
      'deals.expectedCloseOn':
        'entscheidung bis|entscheidung am|entscheidung|gültig bis|erwartet bis|auftrag erwartet|entscheidungstermin|abschluss erwartet|geplant bis|vergabe am',
      'deals.owner': 'vertrieb|vertreter|ersteller|erstellt von|außendienst|kalkulator|projektleiter|wer|bearb|bearbeiter',
      'deals.lostReason': 'grund|ablehnung|verloren weil|warum verloren|grund der ablehnung|grund der absage',
      'deals.wonAt': 'beauftragt am|auftrag erhalten am|auftragsdatum|bestellt am|zusage am|auftrag am',
      'deals.originalCreatedAt': 'angebotsdatum|angebot vom|anfrage vom|anfragedatum|eingang|eingangsdatum|vom|datum',
      'deals.note': 'sonstiges|hinweis|anmerkungen|nächste schritte|bem',
      'companies.name': 'bauherr|besteller|kunde firma|kundin|geschäftspartner',
      'people.fullName': 'ap|kundenkontakt|kontakt beim kunden',
    },
    tasks: {
      'tasks.title': 'was ist zu tun|was zu tun ist|tätigkeit|todo|arbeit|maßnahme|aktivität',
      'tasks.due': 'fällig|fällig am|erledigen bis|spätestens|bis zum|zieltermin|wann|soll',
      'tasks.assignee': 'wer macht es|durch|zuständig|verantw|mitarbeiter|ausführender',
      'tasks.priority': 'prio|wichtigkeit|dringlichkeit',
      'tasks.status': 'erledigt|ok|abgehakt|stand',
      'tasks.completedAt': 'erledigt am|fertig am|abgeschlossen am',
    },
    notes: {
      'notes.title': 'thema|anlass|grund|betreff|worum ging es',
      'notes.body': 'inhalt|gesprächsinhalt|ergebnis|bericht|besuchsbericht|notiz|was besprochen|besprochen|text',
      'notes.happenedAt': 'datum|tag|am|besuch am|anruf am|besuchstag|gespräch am',
      'people.fullName': 'mit|mit wem|gesprächspartner|teilnehmer kunde|gespr partner',
      'companies.name': 'besuchte firma|bei',
    },
  },
  french: {
    people: {
      'people.namePrefix': 'civ|titre de civilité',
      'people.phone': 'fixe|tél fixe|tél perso',
      'people.email': 'adresse courriel|adresse mél|courriel pro|mail pro|mail perso',
      'people.birthday': 'né le|née le|né e le|date naissance|ddn|naissance',
      'people.source':
        'comment nous avez vous connus|comment nous a t il connu|connu par|recommandé par|apporté par|d où|connue par|connu via|comment nous a connu|venu par',
      'people.owner': 'commerciale|conseiller|conseillère|suivi par|vendeur|gestionnaire|chargé d affaires|référent',
      'people.doNotContact': 'ne plus contacter|ne pas contacter|liste rouge|à ne pas contacter',
      'people.description': 'divers|infos|info|autres informations|remarque|obs|mémo',
      'people.originalCreatedAt': 'client depuis|date d inscription|inscrit le|date d entrée|adhérent depuis|date création',
      'companies.name': 'sté|ste|structure|établissement|employeur|enseigne|cabinet|société client',
    },
    companies: {
      'companies.name': 'sté|enseigne|établissement|structure|tiers|nom société|nom entreprise|nom fournisseur|prospect',
      'companies.size': 'nb salariés|nb employés|nbre de salariés|effectif approx|nombre salariés',
      'companies.industry': 'domaine|branche|métier|type d activité|secteur activité',
      'companies.owner': 'commerciale|suivi par|vendeur|gestionnaire|conseiller|représentant|commerciaux',
      'companies.description': 'divers|infos|remarque|obs|notes|commentaire|mémo',
      'people.fullName': 'gérant|gérante|directeur|responsable|personne à joindre|contact 1|correspondant',
      'people.firstName': 'contact prénom|prénom contact|prénom du contact',
      'people.lastName': 'contact nom',
      'companies.phone': 'tél standard',
    },
    deals: {
      'deals.title':
        'prestation|chantier|mission|travaux|sujet|besoin|demande|produit demandé|nature travaux|nature des travaux|objet des travaux',
      'deals.amount': 'montant devis|montant|tarif|total devis|budget ht|honoraires',
      'deals.probability': 'proba|chances|taux de réussite|pourcentage',
      'deals.expectedCloseOn':
        'signature prévue|décision prévue|décision le|réponse attendue|réponse attendue le|closing|date cible|échéance prévue|date butoir',
      'deals.wonAt':
        'signé le|gagné le|accepté le|date de signature|date signature|bon pour accord le|date accord|date d accord|accord le',
      'deals.lostAt': 'perdu le|refusé le',
      'deals.lostReason': 'motif|motif refus|motif de refus|raison du refus|perdu motif|pourquoi perdu|cause perte',
      'deals.originalCreatedAt': 'date devis|devis du|date du devis|date demande|date de la demande|émis le|envoyé le',
      'deals.owner': 'commerciale|suivi par|chargé d affaires|auteur|rédacteur',
      'deals.status': 'résultat|issue|état|suite donnée|réponse client',
      'companies.name': "donneur d'ordre|maître d'ouvrage|prospect|société client",
    },
    tasks: {
      'tasks.title': 'quoi|à faire|travail|tâche à faire|rappel|chose à faire|activité',
      'tasks.due': 'pour quand|avant le|date butoir|butoir|date d échéance|à rendre le|délai|quand|échéance',
      'tasks.assignee': 'pilote|qui fait|assigné à|assignée à|en charge|par qui|intervenant',
      'tasks.priority': 'prio|urgence|importance|priorité',
      'tasks.status': 'statut|fini|avancée|réalisé|ok',
      'tasks.completedAt': 'fait le|terminé le|réalisé le|date de réalisation|clos le',
      'tasks.body': 'remarques|remarque|observations|précisions|note|info',
    },
    notes: {
      'notes.title': 'objet|sujet|thème|motif|raison',
      'notes.body': 'contenu|cr|compte rendu de visite|échange|observations|discussion|commentaire|commentaires|notes',
      'notes.happenedAt': 'jour|date de visite|date visite|date de l échange|date rdv|date du rdv|date appel',
      'people.fullName': 'avec|avec qui|personne rencontrée|personne contactée|rencontré',
      'companies.name': 'société visitée|client visité|entreprise visitée',
    },
  },
}
