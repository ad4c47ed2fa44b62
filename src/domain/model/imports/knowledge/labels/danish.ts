import type { Labels } from '../../targets'

export const DANISH: Labels = {
  anywhere: {
    owner: 'tildelt|tildelt bruger|tildelt medarbejder|ansvarlig bruger|ansvarlig medarbejder|ejer|kontaktejer|kontoejer',
    description: 'beskrivelse|anmærkning|øvrige oplysninger|yderligere oplysninger|interne noter|intern note|fritekst|andet',
    tags: 'mærke|mærker|etiketter|grupper|nøgleord|emneord|mærkater',
    company: 'virksomhedens navn|firmaets navn|organisationsnavn|kundens navn|konto|kontonavn|kontoens navn|selskabsnavn',
    fullName:
      'kontaktens navn|navn på kontakt|kontaktpersonens navn|kontaktpersoner|kontakter|deres reference|deres ref.|primær kontakt',
    email: 'e-mail kontaktperson|kontaktens e-mail|kontaktpersonens e-mail|kontaktperson e-mail|mail kontaktperson',
    phone: 'kontortelefon|telefon kontor|anden telefon|andet telefonnummer|øvrig telefon|direkte nr|hovednr|hoved nr',
    street: 'gadenavn|gadeadresse|adresselinje 1|gade og nummer|vejnavn og husnummer',
    city: 'by/sted|bopælsby',
    region: 'delstat|amt|stat/provins|stat/region|stat/amt',
    postalCode: 'postkode',
    country: 'landekode|landenavn|landnavn',
    address: 'fuld adresse|hele adressen|faktureringsadresse|fakturaadresse|postadresse',
    companyIndustry: 'brancheområde|erhverv|virksomhedstype|branchekode|forretningsområde|branchetekst|branchebetegnelse',
    link: 'websted|hjemmesideadresse|internetadresse|netsted|webstedsadresse|www-adresse|facebook-side|personlig hjemmeside',
    source:
      'emnekilde|kundeemnekilde|kilde til lead|hvordan hørte du om os|oprindelig kilde|leadets kilde|kundekilde|kontaktkilde',
    firstName: 'fornavne|kontaktens fornavn|fornavn kontakt|kaldenavn (fornavn)',
    middleName: 'mellemnavne|andet fornavn',
    lastName: 'familienavn|slægtsnavn|kontaktens efternavn|efternavn kontakt',
    namePrefix: 'tiltaleform|hilsen|titel foran navn|akademisk titel|navnepræfiks|præfiks|starthilsen|hr./fru',
    nameSuffix: 'navnesuffiks|titel efter navn|efterstillet titel',
    nickname: 'kælenavn|øgenavn|kaldenavn',
    jobTitle: 'erhvervstitel|stilling/titel|jobfunktion|beskæftigelse|stillingstitel',
    birthday: 'født den|fødselsd.|fødselsdagsdato|fødsdato',
    doNotContact: 'ring ikke|må ikke kontaktes|kontakt ikke|ingen e-mail|ingen e-mails|afmeldt|afmeldt e-mail|afmeldt nyhedsbrev',
  },
  people: {
    'people.originalCreatedAt':
      'oprettet dato|dato oprettet|dato for oprettelse|oprettet d.|registreringsdato|registreret|registreret den|oprettelsestidspunkt|tilmeldingsdato|tilmeldt|tilmeldt dato|indmeldelsesdato|indmeldt',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|mobil kontaktperson',
    'companies.size':
      'ansatte|medarbejdere|antal medarbejdere|virksomhedsstørrelse|firmastørrelse|personale|størrelse på virksomhed|antal årsværk',
    'people.recordId': 'debitornummer|debitornr|eksternt id|ekstern id|id-nummer|unikt id|kundekode|post-id',
  },
  companies: {
    'companies.originalCreatedAt':
      'oprettet den|oprettet dato|oprettelsesdato|dato oprettet|dato for oprettelse|oprettet d.|registreringsdato|registreret',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|kontakt telefon',
    'companies.size': 'virksomhedsstørrelse|firmastørrelse|personale|størrelse på virksomhed|antal årsværk',
    'companies.recordId': 'kundenummer|kundenr|kunde-id|debitornummer|debitornr|eksternt id|ekstern id|id-nummer',
    'companies.name': 'juridisk navn|officielt navn|navn (virksomhed)|kaldenavn virksomhed|registreret navn|binavn',
    'companies.domain': 'domænenavn|e-maildomæne|webdomæne|virksomhedsdomæne|virksomhedens domænenavn',
    'people.firstName': 'fornavn kontaktperson|kontaktperson fornavn',
    'people.lastName': 'efternavn kontaktperson|kontaktperson efternavn',
    'people.jobTitle': 'stilling kontaktperson|titel kontaktperson|kontaktpersonens titel',
  },
  deals: {
    'deals.originalCreatedAt':
      'oprettet den|dato oprettet|dato for oprettelse|oprettet d.|registreringsdato|registreret|registreret den|oprettelsestidspunkt',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|mobil kontaktperson',
    'people.email': 'kundens e-mail',
    'deals.title':
      'aftalenavn|aftalens navn|salgsmulighedens navn|salgsmulighedsnavn|navn på salgsmulighed|muligheds navn|handlens navn|projektnavn',
    'deals.pipeline': 'salgspipeline|salgsproces|pipelinenavn|salgsforløb',
    'deals.stage': 'aftalefase|fase i pipeline|salgsstadium|aftalens fase|pipelinefase|pipeline trin|aftaletrin',
    'deals.status': 'tilstand|aftalestatus|status aftale|statusårsag|status på aftale|aftalens status',
    'deals.amount':
      'aftaleværdi|aftalens værdi|ordreværdi|forventet indtægt|forventet værdi|anslået værdi|anslået omsætning|anslået indtægt',
    'deals.currency': 'valutakode|aftalens valuta|møntenhed|beløbsvaluta',
    'deals.probability':
      'sandsynlighed i procent|lukkesandsynlighed|vindersandsynlighed|sandsynlighed for salg|sandsynlighedsprocent',
    'deals.expectedCloseOn':
      'forventet afslutningsdato|afslutningsdato|anslået lukkedato|estimeret lukkedato|estimeret afslutningsdato|anslået afslutningsdato|forventet ordredato|forventet dato',
    'deals.closedAt': 'faktisk lukkedato|faktisk slutdato|afsluttet|faktisk afslutningsdato|dato lukket|lukket dato',
    'deals.wonAt': 'vundet|vundet den|vundet dato|dato vundet|vundet tidspunkt|ordredato',
    'deals.lostAt': 'tabt|tabt den|tabt dato|dato tabt|tabt tidspunkt',
    'deals.lostReason': 'tabt årsag|årsag til tabt|grund til tab|begrundelse for tab|årsag|begrundelse|tabt grund|tabt pga.',
    'deals.recordId': 'aftale-id|aftalenummer|salgsmuligheds-id|mulighed id|tilbudsnummer|tilbudsnr.|nummer|projektnummer',
  },
  tasks: {
    'tasks.kind': 'kategori|opgavetype|aktivitetstype|type aktivitet|type opgave|opgavekategori',
    'tasks.title': 'overskrift|opgavens navn|at gøre|opgavetitel|handling|huskes|aktivitetsnavn',
    'tasks.status': 'tilstand|opgavestatus|fuldført',
    'tasks.completedAt':
      'afslutningsdato|faktisk slutdato|afsluttet den|færdiggjort|færdiggjort den|udført dato|dato fuldført|dato afsluttet',
    'tasks.due': 'slutdato|forfalder|forfalder den|tidsfrist|færdig senest|afleveringsfrist|dato|hvornår',
    'tasks.recordId': 'nummer|sagsnummer|opgavenummer',
    'tasks.assignee': 'udfører|delegeret til|opgaveejer|ejer af opgave|opgaveansvarlig|aktivitetsejer|tildeles|ejer',
    'tasks.body': 'opgavebeskrivelse|beskrivelse af opgave',
    'tasks.related': 'angående|vedrørende|vedr.|angår|tilknyttet|knyttet til|relaterer til|overordnet|henviser til',
    'tasks.dueTime': 'tidspunkt|forfaldstid|sluttid|forfaldstidspunkt',
    'tasks.remindAt':
      'påmindelse|påmindelsesdato|påmindelsestidspunkt|påmind|reminder dato|påmindelse den|dato for påmindelse|påmindelsestid',
    'tasks.priority': 'hastegrad|prioritering|opgaveprioritet',
  },
  notes: {
    'notes.kind': 'kontakttype|aktivitetstype|type aktivitet|type kontakt|opkaldstype|samtaletype|kontaktform|hændelsestype',
    'notes.title': 'overskrift|emne for samtale|samtaleemne|mødeemne|mødetitel|notetitel|emne for møde|opkaldsemne',
    'notes.recordId': 'nummer|aktivitets-id|opkalds-id|møde-id|aktivitet id',
    'notes.related': 'angående|vedrørende|angår|tilknyttet|knyttet til|relaterer til|overordnet|hører til',
    'notes.body': 'notetekst|samtalenotat|mødenoter|brødtekst|opkaldsnoter|besøgsrapport|samtalereferat|beskedtekst',
    'people.fullName': 'deltagere|mødedeltagere|inviterede|tilstede|samtale med',
    'notes.happenedAt': 'dato/tid|startdato|starttidspunkt|starttid|opkaldsdato|samtaledato|dato for møde|dato for samtale',
    'notes.detail': 'retning|varighed|sted|lokation|resultat|udfald|status|varighed (minutter)',
  },
}
