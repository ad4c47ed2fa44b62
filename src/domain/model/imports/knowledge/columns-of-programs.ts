import type { ColumnsByLanguage } from '../targets'

/**
 * What vtiger, SugarCRM, EspoCRM, Odoo, Dolibarr, amoCRM, Kommo, RD Station, Pipefy, Nutshell and others call their columns in
 * their translations, where nobody else does.
 */
export const COLUMNS_OF_PROGRAMS: ColumnsByLanguage = {
  english: {
    people: {
      'people.lastName': 'lname|sname|l name|surname 1',
      'people.firstName': 'f name',
      'people.recordId':
        'member id|member number|member no|membership number|membership no|membership id|employee id|employee number|employee no|customer id|customer number|customer no|client id|client number|client no|subscriber id|guest id|student id|donor id|constituent id|klaviyo id|contact number|contact no id|patient id|attendee number|attendee id',
      'people.phone': 'ddi|ddi number|text reminder number|office direct',
      'people.owner': 'owned by name',
    },
    deals: {
      'deals.title': 'lead name|lead title|card title|request title',
      'deals.recordId': 'lead number|lead no|lead id|card number|opportunity number|potential no',
      'deals.stage': 'lead status|lead stage|current phase|current stage|pipeline status|deal phase|dealstage',
      'deals.status': 'current state|deal result|lead outcome',
      'deals.amount':
        'sale|sale price|sales value|lead budget|budget|potential value|contract amount|annual contract value|acv|arr|revenue|expected value|total value|deal price|estimated amount|opportunity size|one time value|est deal value|masked deal value',
      'deals.currency': 'deal currency code|amount currency code',
      'deals.probability':
        'probability of winning|probability of close|closing probability|deal stage probability|sales probability|forecast probability|winning probability',
      'deals.expectedCloseOn':
        'anticipated close date|anticipated close|anticipated closing date|projected close date|projected close|planned close date|target close date|potential close date|probable close date|est close|forecasted close|forecasted closing date',
      'deals.closedAt': 'actual closing date|actual close|actual closed date|date of closing|closing time|closed date time',
      'deals.lostReason': 'reason of loss|loss cause|reason closed|reason for closing|lost reasons|closed reason',
      'deals.lostNote': 'loss reason note|lost reason comment|loss comment|lost reason details|lost reason notes',
      'deals.note': 'last note|latest note|recent note|deal note|opportunity notes|opportunity description|additional notes',
      'deals.owner': 'lead owner|responsible user|owned by|salesperson|sales person|sales agent|pipeline owner',
      'deals.tags': 'lead tags|opportunity tags',
      'people.fullName': 'person|primary contact|main contact|contact person|contact full name|lead contact|related contacts',
      'companies.name': 'related to|parent company|company of the contact|account company',
    },
    tasks: {
      'tasks.recordId': 'issue key|issue id|ticket number|ticket no|task key|work item id',
      'tasks.assignee': 'responsible user|performed by|assigned user',
      'tasks.due': 'planned date|scheduled date|planned for',
    },
    companies: {
      'people.fullName': 'att|attn to|main contact person|primary contact full name',
    },
  },
  german: {
    people: {
      'people.recordId':
        'mitgliedsnr|mitgliedsnummer|mitglied nr|mitglied nummer|kundennr|kunden nr|kundennummer|kd nr|personalnummer|personalnr|teilnehmernummer|adressnummer|adress nr|kontakt id|kontaktnummer',
      'people.originalCreatedAt': 'zeitstempel|mitglied seit|beigetreten am',
      'people.jobTitle': 'position in firma|tätigkeit|berufsposition',
      'people.lastName': 'nname|zname',
      'people.firstName': 'vname|rname',
    },
    companies: {
      'people.fullName': 'anspr|anspr person|ansprechpers|ansprechpart|ap|hauptansprechpartner|kontaktpers|z hd|z hd von',
      'companies.name': 'firmename|fa|firmenbezeichnung|kundenfirma',
    },
    deals: {
      'deals.owner': 'zugewiesen an|zugewiesener benutzer|verkäufer|vertriebsmitarbeiter|zugew benutzer',
      'deals.source': 'leadquelle|lead herkunft|herkunft des leads|interessentenquelle',
      'deals.stage': 'verkaufsstufe|vertriebsstufe|verkaufsstadium',
      'deals.wonAt': 'gewonnen um|datum gewonnen|gewonnen am um',
      'deals.lostAt': 'verloren um|datum verloren',
      'deals.amount': 'voraussichtlicher betrag|umsatzerwartung|potenzial|verkaufswert|vertragswert|auftragssumme',
      'people.fullName': 'hauptkontakt|hauptansprechpartner|name der kontaktperson',
    },
    tasks: {
      'tasks.assignee': 'zugewiesen zu|zugewiesener benutzer|bearbeitet von|zugeteilt an',
      'tasks.completedAt': 'abschlussdatum|abgeschlossen am|fertiggestellt am',
      'tasks.recordId': 'aufgaben id|vorgangsnummer|ticketnummer|ticket nr',
    },
  },
  spanish: {
    people: {
      'people.recordId':
        'número de socio|nº socio|n socio|id cliente|número de cliente|nº cliente|código cliente|código de cliente|id contacto',
      'people.originalCreatedAt': 'marca temporal',
      'people.owner': 'usuario asignado|vendedor asignado',
      'people.source':
        'origen del prospecto|origen de prospecto|origen del pre contacto|toma de contacto|origen del contacto|origen del lead',
    },
    companies: {
      'companies.owner': 'usuario asignado|asignado a',
      'companies.name': 'nombre de organización|nombre de la organización|nombre de cuenta|nombre cuenta',
    },
    deals: {
      'deals.title': 'nombre oportunidad|nombre de oportunidad|nombre del prospecto|título del negocio|nombre del presupuesto',
      'deals.recordId': 'número de oportunidad|id oportunidad|nº oportunidad',
      'deals.amount':
        'valor contrato|valor del contrato|monto del contrato|importe del contrato|monto de la oportunidad|monto estimado|ingresos previstos|valor de la venta|monto de venta|monto oportunidad|importe estimado|importe de la oportunidad',
      'deals.stage':
        'fase de venta|fase de ventas|etapa de ventas|fase de la oportunidad|etapa de la oportunidad|fase actual|fase venta',
      'deals.status': 'estado de la oportunidad|estado del negocio|estado actual',
      'deals.probability':
        'probabilidad de cierre de venta|probabilidad de venta|probabilidad de éxito|probabilidad de ganar|probabilidad cierre|probabilidad venta',
      'deals.expectedCloseOn':
        'fecha cierre|fecha estimada cierre|fecha probable de cierre|fecha prevista de venta|fecha tentativa de cierre',
      'deals.closedAt': 'fecha real de cierre|fecha de cierre real|cerrado el',
      'deals.source':
        'origen del prospecto|origen de prospecto|origen del pre contacto|toma de contacto|origen del contacto|origen del lead|fuente del lead|fuente principal|origen de la oportunidad',
      'deals.owner':
        'usuario asignado|asignado a|vendedor asignado|ejecutivo asignado|dueño|dueño de la oportunidad|propietario de la oportunidad',
      'deals.lostReason': 'motivo de la pérdida|razón perdida|razón de cierre|causa perdida|motivo de rechazo',
      'companies.name': 'nombre de organización|nombre de la organización|nombre de cuenta|nombre cuenta|organización',
      'people.fullName': 'nombre de contacto|nombre contacto',
    },
    tasks: {
      'tasks.assignee': 'usuario asignado',
      'tasks.kind': 'tipo de actividad|tipo actividad',
    },
    notes: { 'notes.kind': 'tipo de actividad|tipo actividad|tipo de contacto|tipo contacto|tipo de llamada|tipo de visita' },
  },
  portuguese: {
    people: {
      'people.recordId': 'id cliente|código do cliente|código cliente|número de sócio|nº sócio',
      'people.originalCreatedAt': 'carimbo de data hora',
      'people.owner': 'atribuído a|usuário atribuído|vendedor|responsáveis',
      'people.source': 'origem do lead|origem do potencial|origem do contato',
    },
    companies: { 'companies.name': 'nome da conta|conta', 'companies.owner': 'atribuído a|usuário atribuído|responsáveis' },
    deals: {
      'deals.title': 'nome da negociação|nome do card|título do card|nome do lead|título do negócio|nome da proposta',
      'deals.amount':
        'valor único|valor da oportunidade|valor da negociação|valor da proposta|receita esperada|receita prevista|valor do contrato|valor previsto|valor da venda|valor do projeto|valor fechado',
      'deals.stage':
        'fase da venda|fase atual|fase do funil|etapa do funil|etapa atual|estágio|estágio da venda|etapa da negociação',
      'deals.status': 'situação da negociação|estado da negociação|situação|resultado',
      'deals.expectedCloseOn':
        'data prevista|fechamento esperado|fechamento previsto|data prevista de fecho|previsão de fecho|data estimada de fechamento',
      'deals.closedAt': 'data do fechamento|fechado em|fechada em|data de ganho perda|data de conclusão',
      'deals.probability': 'chance de fechamento|probabilidade de fechamento|probabilidade de ganho|chance',
      'deals.source': 'origem do lead|origem do potencial|canal de origem|fonte do lead|origem da negociação',
      'deals.owner':
        'atribuído a|usuário atribuído|responsáveis|responsável pela negociação|vendedor responsável|consultor|dono do negócio',
      'deals.lostReason': 'motivo da perda|motivo de perda|razão da perda|motivo do descarte',
      'deals.lostNote': 'anotação do motivo de perda|observação da perda|detalhe da perda',
      'companies.name': 'nome da conta|conta|nome da empresa',
      'people.fullName': 'contatos|nome contato|nome do cliente contato',
    },
  },
  french: {
    people: {
      'people.recordId':
        'numéro d adhérent|n adhérent|numéro adhérent|id client|code client|numéro client|numéro de client|n client|n licence|numéro de licence',
      'people.originalCreatedAt': 'horodateur',
      'people.jobTitle': 'poste de travail|poste occupé|emploi|fonction dans l entreprise|poste fonction',
      'people.description': 'note publique|note privée|notes publiques|notes privées',
      'people.owner': 'utilisateur assigné|assigné à|vendeur|suivi par',
      'people.source': 'origine du lead|origine du prospect|origine principale|source du prospect',
    },
    companies: {
      'companies.size': 'employés|salariés|collaborateurs|nombre de salariés|nb salariés|nombre d employés',
      'companies.description': 'note publique|note privée',
      'companies.name': 'tiers|nom du tiers|nom du compte|compte',
      'companies.owner': 'assigné à|utilisateur assigné|commercial affecté|vendeur',
    },
    deals: {
      'deals.title': 'nom de l affaire|titre de l affaire|nom opportunité|libellé|libellé de l affaire|intitulé de l opportunité',
      'deals.amount':
        'montant de l affaire|revenu attendu|revenus attendus|revenu prévu|montant estimé|montant du devis|valeur de l affaire|montant prévisionnel|ca prévisionnel|montant opportunité',
      'deals.stage': 'phase de vente|étape commerciale|phase commerciale|étape de l affaire|étape du pipeline|phase',
      'deals.expectedCloseOn':
        'date de clôture|date de clôture estimée|date de signature prévue|date prévisionnelle|date de fermeture prévue|date de closing|fin de validité',
      'deals.closedAt': 'date de clôture réelle|clôturé le|date de fermeture réelle',
      'deals.source': 'origine du lead|origine du prospect|origine principale|source du prospect|provenance',
      'deals.owner': 'assigné à|utilisateur assigné|vendeur|commercial|suivi par|propriétaire de l affaire|chargé d affaires',
      'deals.probability': 'chance de succès|probabilité de succès|taux de réussite|probabilité de signature',
      'deals.lostReason': 'raison de perte|motif de perte|motif de la perte|cause de perte|raison de l échec',
      'companies.name': 'tiers|nom du tiers|nom du compte|compte|nom du client',
    },
    tasks: { 'tasks.assignee': 'utilisateur assigné|affecté à' },
    notes: { 'notes.kind': 'type d activité|type de contact|type d échange|type d interaction|type de visite|nature' },
  },
  italian: {
    people: {
      'people.recordId': 'numero tessera|n tessera|id cliente|codice cliente|cod cliente|numero socio|n socio',
      'people.originalCreatedAt': 'informazioni cronologiche',
      'people.owner': 'utente assegnato|addetto vendite',
      'people.source': 'provenienza lead|origine lead|fonte lead|origine del lead',
    },
    companies: { 'companies.owner': 'utente assegnato|assegnato a' },
    deals: {
      'deals.amount':
        'ricavo previsto|ricavi previsti|valore stimato|valore opportunità|importo stimato|valore trattativa|valore contratto|importo trattativa|fatturato previsto',
      'deals.currency': 'valuta importo|valuta dell importo',
      'deals.stage': 'stadio di vendita|fase vendita|stadio vendita|fase opportunità',
      'deals.source': 'provenienza lead|origine lead|fonte lead|origine del lead|provenienza',
      'deals.owner': 'utente assegnato|addetto vendite|assegnato a|proprietario opportunità|responsabile vendite',
      'deals.expectedCloseOn': 'data chiusura|data chiusura prevista|data prevista chiusura|data di chiusura stimata',
      'deals.closedAt': 'data chiusura effettiva|chiusa il|chiuso il',
      'deals.probability': 'probabilità di successo|probabilità di chiusura|probabilità di vendita',
      'deals.lostReason': 'motivo della perdita|ragione della perdita|motivo di perdita',
      'companies.name': 'nome account|account|nome cliente|cliente',
    },
    notes: { 'notes.kind': 'tipo attività|tipo di attività|tipo contatto|tipo di contatto|modalità' },
  },
  dutch: {
    people: {
      'people.recordId': 'lidnummer|lidnr|klantnummer|klantnr|klant id|deelnemersnummer|relatienummer|relatienr|debiteurnummer',
      'people.originalCreatedAt': 'tijdstempel|lid vanaf|lid sinds',
      'people.owner': 'toegewezen gebruiker|toegewezen aan',
      'people.source': 'leadbron|bron van lead',
    },
    companies: {
      'people.fullName': 'hoofdcontactpersoon|hoofdcontact|vaste contactpersoon',
      'companies.owner': 'toegewezen gebruiker|toegewezen aan',
    },
    deals: {
      'deals.owner': 'toegewezen gebruiker|toegewezen aan|behandeld door',
      'deals.source': 'leadbron|bron van lead|bron',
      'deals.probability': 'geschatte kans|kans op slagen|slagingspercentage|waarschijnlijkheid',
      'deals.lostReason': 'reden van weigering|reden weigering|reden afwijzing|reden van afwijzing',
      'deals.closedAt': 'datum gesloten|gesloten op|werkelijke afsluitdatum|afgesloten op',
      'deals.expectedCloseOn': 'geschatte sluitingsdatum|verwachte sluitingsdatum|geplande afsluitdatum',
      'deals.amount': 'verwachte omzet|geschatte omzet|verwachte waarde|geschatte waarde|contractwaarde|waarde van de deal',
      'deals.stage': 'verkoopstadium|dealstadium|huidige fase',
      'people.fullName': 'hoofdcontactpersoon|hoofdcontact',
    },
  },
  // Pipedrive, Microsoft Planner, SuperOffice, Lime, Fortnox, HubSpot, Zoho and Salesforce.
  north: {
    companies: {
      'companies.owner': 'vår referens|vår kontakt',
      'companies.name': 'entidad|entidade|entitat|ente',
      'companies.postalCode': 'poštna št',
      'companies.tags': 'grupa|grupa kontrahentów',
      'companies.street': 'nr domu|complément|complément d adresse',
    },
    deals: {
      'deals.originalCreatedAt': 'date',
      'deals.note': 'aprašymas|apraksts|kirjeldus|lýsing',
      'deals.amount': 'ca potentiel',
      'deals.title': 'was wird gebraucht|job description|vedr|vedrører|avser|gjelder|gäller|dotyczy|týká se|kohde',
      'deals.recordId': 'salgs id|post id|identyfikator rekordu|id de fiche d informations',
      'deals.expectedCloseOn': 'salgsdato',
      'deals.pipeline': 'pijplijn|rør|tragt|trakt',
      'deals.lostAt': 'perdido el|perdido em|perso il|verloren op|utracono',
      'deals.tags': 'etiqueta|etichetta|étiquette|merkelapp|etykieta',
      'deals.source': 'fuente de posible cliente|origine de la piste|fonte del lead',
      'deals.owner': 'propietario de trato|titolare opportunità|geschäftsinhaber|titular de la oportunidad',
    },
    tasks: {
      'tasks.assignee':
        'przypisane do użytkownika|tilldelad användare|tildelt bruker|tildelt til bruker|miembros|membres|membri|leden|mitglieder|members',
      'tasks.body': 'anteckning|descripción de la tarjeta|kartenbeschreibung|description de la carte|descrizione della scheda',
      // What calendars and trackers call it that begin with a line that says it all.
      'tasks.title':
        'zusammenfassung|resumen|résumé|riepilogo|samenvatting|sammanfattning|sammendrag|resumo|resum|podsumowanie|přehled|súhrn|povzetek|sažetak|összefoglaló|rezumat|сводка|обобщение|περίληψη|özet|요약|สรุป|סיכום|الملخّص|خلاصه|kopsavilkums|kokkuvõte|nombre de la tarjeta|kartenname|nom de la carte|nome della scheda|kaartnaam',
      'deals.title': 'szansa|affär|avtale|handel|kauppa|obchod',
      'companies.name':
        'organisasjon|organisation|organizacja|organisaatio|für wen|dla kogo|pro koho|pre koho|pour qui|para quién|para quem|per chi|voor wie|for hvem|för vem',
      'people.phone': 'telefon|telefono|teléfono|telefone|telefoon|téléphone|tél|tel|tlf|puhelin',
      'people.fullName': 'persona di contatto',
    },
    people: {
      'people.recordId': 'jäsennro|jäsennumero|č člena',
      'people.phone': 'tél bur|tel priv|tél dom',
      'people.originalCreatedAt': 'kontakt seit|liittynyt|innmeldt|indmeldt|registriert am|registrierungsdatum',
      'people.postalCode': 'poštna št',
      'people.region': 'comunidad autónoma',
      'people.street': 'house no and street',
    },
    notes: {
      'notes.title': 'sprawa|věc|vec',
      'notes.body':
        'contingut|kokkuvõte|märge|kopsavilkums|povzetek|zapisek|boodschap|vzkaz|odkaz|messaggio|mensaje|mensagem|anliegen|wiadomość|beskjed|besked|meddelande|viesti|missatge',
      'notes.kind': 'type de rdv|type de rendez vous|besuchsart',
      'people.fullName':
        'appelant|quién llama|llama|chi ha chiamato|beller|kto dzwonił|kdo volal|kto volal|who called|hvem ringte|hvem ringede|vem ringde|soittaja|qui truca',
      'people.phone':
        'telefon|telefono|teléfono|telefone|telefoon|téléphone|tél|tel|tlf|puhelin|mobil|mobile|rückruf nr|rückrufnummer|callback number',
    },
  },
}
