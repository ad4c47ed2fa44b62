import type { Labels } from '../../targets'

export const NORWEGIAN: Labels = {
  anywhere: {
    owner: 'tildelt|tildelt bruker|ansvarlig bruker|ansvarlig selger|eier|kontakteier|kontoeier|eier av kontakt',
    description:
      'beskrivelse|anmerkning|anmerkninger|øvrig informasjon|tilleggsinformasjon|interne notater|internt notat|intern kommentar',
    tags: 'tagg|tagger|etikett|etiketter|merkelapp|merkelapper|stikkord|grupper',
    company: 'firmaets navn|bedriftens navn|selskapsnavn|selskapets navn|organisasjon|organisasjonsnavn|virksomhetsnavn|foretak',
    fullName:
      'kontaktens navn|navn på kontakt|kontaktpersonens navn|kontaktpersoner|kontakter|deres referanse|deres ref.|primærkontakt',
    email: 'e-post kontaktperson|kontaktens e-post|kontaktpersonens e-post|kontaktperson e-post|e-postadresse kontaktperson',
    phone: 'jobbtelefon|arbeidstelefon|telefon kontor|kontortelefon|annen telefon',
    street: 'vei|adresselinje 1|gate og nummer|gate og husnummer|gate/vei',
    city: 'by/sted|poststedsnavn|bosted|bostedsby',
    region: 'fylke|delstat|stat/provins|stat/fylke|fylke/region',
    postalCode: 'postkode',
    country: 'landkode|landnavn',
    address: 'fullstendig adresse|full adresse|fakturaadresse|faktureringsadresse|postadresse',
    companyIndustry:
      'næring|næringskode beskrivelse|virksomhetsområde|forretningsområde|bransjetype|næringsområde|type virksomhet|næringsgruppe',
    link: 'nettadresse|internettadresse|internettside|nettstedsadresse|url nettsted|facebook-side|personlig nettside|sosiale medier',
    source:
      'kundeemnekilde|emnekilde|kilde for lead|hvordan hørte du om oss|hvor hørte du om oss|hvordan fant du oss|opprinnelig kilde|kontaktkilde',
    firstName: 'fornavn kontakt|kontaktens fornavn|fornavn og mellomnavn',
    middleName: 'mellomnavnet|andre fornavn',
    lastName: 'familienavn|slektsnavn|kontaktens etternavn|etternavn kontakt',
    namePrefix: 'tiltaleform|hilsen|hilsningsfrase|tittel foran navn|akademisk tittel|navneprefiks|prefiks|tiltalelse',
    nameSuffix: 'navnesuffiks|tittel etter navn',
    nickname: 'kallenavn|klengenavn|kallenamn',
    jobTitle: 'jobbtittel|yrkestittel|funksjon|posisjon|stilling/tittel|verv',
    birthday: 'født dato|fødselsdagen',
    doNotContact:
      'ikke ring|ring ikke|ikke kontakt|må ikke kontaktes|ikke e-post|ingen e-post|ikke send e-post|avmeldt|ikke forstyrr',
  },
  people: {
    'people.originalCreatedAt':
      'opprettet den|opprettet dato|opprettelsesdato|dato opprettet|opprettingsdato|registrert dato|registreringsdato|registrert den',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|mobil kontaktperson',
    'companies.size':
      'ansatte|medarbeidere|antall medarbeidere|firmastørrelse|bedriftsstørrelse|personale|størrelse på bedrift|antall årsverk',
    'people.recordId': 'ekstern id|eksternt id|id-nummer|unik id|kundekode|post-id|reskontronummer|kontaktperson id',
  },
  companies: {
    'companies.originalCreatedAt':
      'opprettet den|opprettet dato|opprettelsesdato|dato opprettet|opprettingsdato|registrert|registrert dato|registreringsdato',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|kontakt telefon',
    'companies.size':
      'medarbeidere|antall medarbeidere|firmastørrelse|bedriftsstørrelse|personale|størrelse på bedrift|antall årsverk|selskapsstørrelse',
    'companies.recordId': 'kundenummer|kundenr|kunde-id|ekstern id|eksternt id|id-nummer|unik id|kundekode',
    'companies.name': 'juridisk navn|offisielt navn|handelsnavn|navn (firma)|registrert navn|foretaksnavn/navn',
    'companies.domain': 'domenenavn|e-postdomene|webdomene|firmadomene|bedriftens domenenavn',
    'people.firstName': 'fornavn kontaktperson|kontaktperson fornavn',
    'people.lastName': 'etternavn kontaktperson|kontaktperson etternavn',
    'people.jobTitle': 'stilling kontaktperson|tittel kontaktperson|kontaktpersonens tittel',
  },
  deals: {
    'deals.originalCreatedAt':
      'opprettet den|opprettelsesdato|dato opprettet|opprettingsdato|registrert|registrert dato|registreringsdato|registrert den',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|mobil kontaktperson',
    'deals.title':
      'tittel|navn på salgsmulighet|salgsmulighetens navn|mulighetens navn|mulighetsnavn|prosjekt|prosjektnavn|navn på avtale',
    'people.email': 'kundens e-post',
    'deals.pipeline': 'salgspipeline|salgstrakt|salgsprosess|salgsløp|pipelinenavn|salgsfaser',
    'deals.stage': 'salgstrinn|salgsstadium|fase i pipeline|avtalens fase|pipelinefase|avtalestadium',
    'deals.status': 'tilstand|avtalestatus|status på salg|statusårsak|salgsstatus|status avtale',
    'deals.amount':
      'avtaleverdi|avtalens verdi|ordreverdi|forventet inntekt|forventet verdi|anslått verdi|anslått inntekt|estimert omsetning|omsetning',
    'deals.currency': 'valutakode|avtalens valuta|beløp valuta|beløpsvaluta',
    'deals.probability': 'sannsynlighet i prosent|vinnersjanse|salgssannsynlighet|sannsynlighet for salg|sansynlighet',
    'deals.expectedCloseOn':
      'forventet avslutningsdato|avslutningsdato|anslått lukkedato|estimert lukkedato|estimert avslutningsdato|anslått avslutningsdato|forventet salgsdato|forventet ordredato|forventet slutt',
    'deals.closedAt': 'faktisk lukkedato|faktisk sluttdato|avsluttet den|faktisk avslutningsdato|dato lukket|lukket dato|slutt',
    'deals.wonAt': 'vunnet|vunnet den|vunnet dato|dato vunnet|vunnet tidspunkt|ordredato|solgt dato',
    'deals.lostAt': 'tapt|tapt den|tapt dato|dato tapt|tapt tidspunkt',
    'deals.lostReason': 'begrunnelse for tap|begrunnelse|grunn|årsak til tapt|hvorfor tapt|tapt på grunn av',
    'deals.recordId': 'avtale-id|avtalenummer|salgsmulighets-id|mulighet id|tilbudsnummer|tilbudsnr|nummer|prosjektnummer',
    'deals.tags': 'merker',
    'deals.source': 'ledetrådkilde|leadkilde',
  },
  tasks: {
    'tasks.kind': 'kategori|oppgavetype|aktivitetstype|type aktivitet|type oppgave|oppgavekategori',
    'tasks.title': 'overskrift|oppgavens navn|å gjøre|navn på oppgave|oppgavetittel|handling|tiltak|huskelapp',
    'tasks.status': 'tilstand|oppgavestatus|gjennomført',
    'tasks.completedAt':
      'avslutningsdato|faktisk sluttdato|avsluttet|avsluttet den|fullført den|ferdigstilt|ferdigstilt dato|utført den',
    'tasks.due': 'sluttdato|fristdato|tidsfrist|ferdig innen|dato|når|skal være ferdig|utføres innen',
    'tasks.recordId': 'nummer|saksnummer|oppgavenummer|saksnr',
    'tasks.assignee': 'utfører|delegert til|oppgaveeier|eier av oppgave|oppgaveansvarlig|aktivitetseier|tildeles|eier|eigar',
    'tasks.body': 'oppgavebeskrivelse|beskrivelse av oppgave',
    'tasks.related': 'angående|ang.|vedrørende|vedr.|knyttet til|tilknyttet|hører til|angår|forelder',
    'tasks.dueTime': 'tidspunkt|forfallstid|sluttid|slutttidspunkt|forfallstidspunkt',
    'tasks.remindAt': 'påminnelse|påminnelsesdato|påminnelsestidspunkt|varsel|varsling|påminn meg|påminnelse den|påminnelsestid',
    'tasks.priority': 'hastegrad|prioritering|oppgaveprioritet',
  },
  notes: {
    'notes.detail': 'sted|retning|varighet|plassering|resultat|utfall|status|varighet (minutter)',
    'notes.kind': 'kontakttype|aktivitetstype|type aktivitet|type kontakt|samtaletype|anropstype|kontaktform|hendelsestype',
    'notes.title': 'overskrift|emne for samtale|samtaleemne|møteemne|møtetittel|notattittel|emnefelt|emne for møte',
    'notes.recordId': 'nummer|aktivitets-id|notat-id|samtale-id|møte-id|aktivitet id',
    'notes.related': 'angående|ang.|vedrørende|knyttet til|tilknyttet|hører til|angår|i forbindelse med',
    'notes.body': 'notattekst|samtalenotat|sammendrag|melding|møtenotat|møtenotater|brødtekst|samtalereferat',
    'people.fullName': 'deltakere|deltaker|møtedeltakere|inviterte|til stede|samtale med',
    'notes.happenedAt':
      'dato/tid|startdato|starttidspunkt|starttid|samtaledato|anropsdato|dato for møte|dato for samtale|start-dato og -tid',
  },
}
