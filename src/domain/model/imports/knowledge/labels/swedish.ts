import type { Labels } from '../../targets'

export const SWEDISH: Labels = {
  anywhere: {
    owner:
      'tilldelad användare|tilldelat till|ansvarig användare|ansvarig säljare|kontaktägare|kontoägare|ägare av kontakt|företagsägare',
    description:
      'anteckning|notering|anmärkning|anmärkningar|övrigt|övrig information|ytterligare information|interna anteckningar',
    tags: 'tagg|taggar|etikett|etiketter|grupp|grupper|nyckelord',
    company: 'företagsnamn|företagets namn|organisationsnamn|namn på organisation|bolag|bolagsnamn|firmanamn|kund',
    fullName:
      'kontaktnamn|kontaktens namn|namn på kontakt|kontaktpersonens namn|kontaktpersoner|kontakter|er referens|primär kontakt',
    email: 'e-post kontaktperson|kontaktens e-post|kontaktpersonens e-post|kontaktperson e-post|mejl kontaktperson',
    phone: 'tfn|telenr|arbetstelefon|telefon arbetet|telefon kontor|hemtelefonnummer|hemtelefon',
    street: 'adressrad 1|gata och nummer|utdelningsadress|c/o gata|bostadsadress gata',
    city: 'kommun|bostadsort|hemort',
    region: 'län|delstat|landskap|län/region|stat/provins',
    postalCode: 'postkod',
    country: 'landnamn',
    address: 'fullständig adress|fakturaadress|faktureringsadress|postadress|primär adress',
    companyIndustry: 'näringsgren|verksamhet|verksamhetsområde|branschtyp|sni|verksamhetstyp|branschkod',
    link: 'webbadress|hemsideadress|webbsajt|internetadress|webbplats url|facebook-sida|personlig webbsida|sociala medier',
    source: 'ursprung|kundkälla|hur hittade du oss|kontaktkälla|leadets källa|ursprunglig källa|källa till lead',
    firstName: 'kontaktens förnamn|förnamn kontakt',
    middleName: 'andra förnamn|andranamn',
    lastName: 'släktnamn|familjenamn|kontaktens efternamn|efternamn kontakt',
    namePrefix: 'tilltal|tilltalsform|titel före namn|akademisk titel|prefix namn|tilltalstitel|namnprefix',
    nameSuffix: 'namnsuffix|efterställd titel|titel efter namn',
    nickname: 'smeknamn|alias',
    jobTitle: 'jobbtitel|arbetstitel|tjänst|yrkestitel|befattningstitel|yrkesroll|sysselsättning',
    birthday: 'född datum|födelsedat.|födelsetid|bemärkelsedag',
    doNotContact: 'ring inte|ring ej|får ej kontaktas|kontakta inte|ej e-post|avregistrerad från e-post|avanmäld|avböjt e-post',
  },
  people: {
    'people.originalCreatedAt': 'skapat|skapad den|skapades|skapad datum|skapat datum|skapandedatum|datum skapad|datum skapat',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|mobil kontaktperson',
    'companies.size': 'anställda|medarbetare|företagsstorlek|personal|storlek på företag|antal personal|storleksklass',
    'people.recordId': 'kundkod|externt id|extern id|post-id|id-nummer|unikt id|deltagarnummer',
    'people.email': 'ytterligare e-post',
  },
  companies: {
    'companies.originalCreatedAt': 'skapat|skapad den|skapades|skapad datum|skapat datum|skapandedatum|datum skapad|datum skapat',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|kontakt telefon',
    'companies.size': 'medarbetare|antal medarbetare|personal|storlek på företag|antal personal|storleksklass',
    'companies.recordId': 'kundnummer|kundnr|kund-id|kundkod|externt id|extern id|post-id|id-nummer',
    'companies.name': 'leverantörsnamn|juridiskt namn|officiellt namn|handelsnamn|namn (företag)|registrerat namn',
    'companies.domain': 'domännamn|webbdomän|e-postdomän|företagsdomän|företagets domännamn',
    'people.firstName': 'förnamn kontaktperson|kontaktperson förnamn',
    'people.lastName': 'efternamn kontaktperson|kontaktperson efternamn',
    'people.jobTitle': 'befattning kontaktperson|titel kontaktperson|kontaktpersonens titel',
  },
  deals: {
    'deals.originalCreatedAt':
      'skapat|skapad den|skapades|skapat datum|skapandedatum|datum skapad|datum skapat|registreringsdatum',
    'people.phone': 'telefon kontaktperson|kontaktens telefon|kontaktpersonens telefon|kontaktperson telefon|mobil kontaktperson',
    'people.email': 'kundens e-post',
    'deals.title':
      'affärens namn|affärsmöjlighetens namn|namn på affärsmöjlighet|namn på säljmöjlighet|namn på affär|ämne|projektnamn|möjlighetens namn',
    'deals.pipeline':
      'säljprocess|försäljningsprocess|pipelinenamn|säljpipeline|affärsprocess|försäljningstratt|försäljningspipeline',
    'deals.stage': 'säljstadium|affärssteg|fas i pipeline|affärens fas|skede|försäljningsstadium|pipelinesteg|fas i affären',
    'deals.status': 'läge|affärsstatus|status affär|statusorsak|affärens status|tillstånd',
    'deals.amount':
      'affärens värde|beräknad intäkt|förväntat värde|uppskattad intäkt|förväntade intäkter|intäkt|möjlighetens belopp|offertbelopp',
    'deals.currency': 'valutakod|affärens valuta|valuta belopp|beloppsvaluta',
    'deals.probability': 'affärssannolikhet|vinstchans|sannolikhet i procent|procent chans|trolighet, %|trolighet',
    'deals.expectedCloseOn':
      'förväntat avslutningsdatum|beräknat avslutsdatum|beräknat slutdatum|avslutningsdatum|beräknat stängningsdatum|uppskattat avslutsdatum|uppskattat slutdatum|slutdatum|stoppdatum',
    'deals.closedAt':
      'faktiskt avslutsdatum|faktiskt slutdatum|stängd den|avslutad den|stängt datum|faktiskt stängningsdatum|faktisk stängning|affär stängd',
    'deals.wonAt': 'vunnen|vunnen den|vunnen datum|vinstdatum|datum vunnen|vunnen tid|orderdatum',
    'deals.lostAt': 'förlorad|förlorad den|förlorad datum|datum förlorad|förlorad tid',
    'deals.lostReason': 'anledning förlorad|skäl till förlust|anledning|förlustanledning|förlorad anledning|skäl',
    'deals.recordId': 'affärs-id|affärsnummer|affär id|möjlighets-id|affärsmöjlighets-id|offertnummer|offertnr|nummer',
  },
  tasks: {
    'tasks.kind': 'kategori|typ av uppgift|uppgiftstyp|aktivitetstyp|typ av aktivitet|slag',
    'tasks.status': 'läge|tillstånd|uppgiftsstatus|framsteg|avklarad',
    'tasks.completedAt':
      'avslutad den|datum slutförd|utförd den|färdig den|gjord den|klarmarkerad|avklarad den|slutdatum faktiskt',
    'tasks.recordId': 'nummer|uppgiftsnummer|uppgift id|ärendenummer',
    'tasks.assignee': 'utförs av|delegerad till|uppgiftsägare|aktivitetsägare|ägare av uppgift|handläggs av|tilldelas',
    'tasks.body': 'uppgiftsbeskrivning|beskrivning av uppgift',
    'tasks.related': 'relaterad till|angående|kopplad till|rör|hör till|kopplat till|beträffande|överordnad|förälder',
    'tasks.title': 'uppgiftens namn|ämnesrad|göra|uppgift titel|namn på uppgift|arbetsuppgift|uppgiftstitel',
    'tasks.due': 'förfaller den|ska vara klar|till den|sista datum|klar senast|utföras senast|förfallodag|när',
    'tasks.dueTime': 'förfallotid|sluttid|klockan|tidpunkt',
    'tasks.remindAt':
      'påminnelse|påminnelsedatum|påminnelsetid|påminn|påminn mig|datum för påminnelse|påminnelse den|påminnelsedatum och tid',
    'tasks.priority': 'angelägenhet|vikt|brådskande|prioriteringsgrad|prioritering',
  },
  notes: {
    'notes.recordId': 'nummer|aktivitets-id|antecknings-id|samtals-id|mötes-id|aktivitet id',
    'notes.related': 'relaterad till|angående|kopplad till|rör|hör till|kopplat till|beträffande|överordnad',
    'notes.title':
      'ämnesrad|samtalsämne|mötesämne|anteckningens rubrik|mötestitel|ämne för samtal|ämne för möte|rubrik anteckning',
    'notes.kind':
      'aktivitetstyp|typ av aktivitet|typ av kontakt|samtalstyp|händelsetyp|anteckningstyp|typ av möte|typ av händelse',
    'notes.body': 'anteckningstext|mötesanteckningar|brödtext|mötesprotokoll|samtalsanteckningar',
    'people.fullName': 'deltagare|mötesdeltagare|talade med|närvarande|inbjudna|samtal med|samtalspartner',
    'notes.happenedAt': 'datum/tid|startdatum|starttid|datum för samtal|datum för möte|kontaktdatum|skickat|skickat den',
    'notes.detail': 'riktning|längd|plats|resultat|utfall|status|varaktighet (minuter)|samtalslängd',
  },
}
