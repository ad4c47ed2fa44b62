import type { Labels } from '../../targets'

export const DUTCH: Labels = {
  anywhere: {
    owner:
      'toegewezen gebruiker|toegewezen medewerker|verantwoordelijke gebruiker|verantwoordelijke medewerker|eigenaar record|recordeigenaar|eigenaar van contact|accounteigenaar',
    description:
      'commentaar|bijzonderheden|interne opmerkingen|interne notitie|aantekeningen|aantekening|aanvullende informatie|extra informatie',
    tags: 'trefwoorden|kenmerken|groep|etiketten|markeringen',
    company:
      'naam bedrijf|naam van het bedrijf|firmanaam|organisatienaam|naam organisatie|naam van organisatie|klantnaam|naam klant',
    fullName:
      'contactnaam|naam contact|naam van contact|naam van de contactpersoon|contactpersoon naam|contactpersonen|contacten|primaire contactpersoon',
    email: 'e-mail contactpersoon|e-mailadres contactpersoon|mailadres contactpersoon|ander e-mailadres|tweede e-mailadres',
    phone: 'telefoonnr|kantoortelefoon|werktelefoon|alternatieve telefoon|alternatief telefoonnummer',
    street: 'adresregel 1|factuurstraat|privéadres straat',
    city: 'plaatsnaam|gemeente|factuurplaats|privéadres plaats',
    region: 'staat/provincie|provincie/staat|deelstaat|factuuradres staat|bezoekadres staat',
    country: 'landnaam|factuurland',
    address: 'volledig adres|adresgegevens|factuuradres|facturatieadres|bezoekadres',
    companyIndustry: 'bedrijfssector|branchecode|bedrijfsactiviteit|type bedrijf|soort bedrijf|sbi-omschrijving',
    link: 'url website|internetadres|internetsite|website bedrijf|facebook-pagina|persoonlijke website|social media|website persoon',
    source:
      'herkomst lead|bron van herkomst|oorsprong|hoe heeft u ons gevonden|hoe bij ons gekomen|hoe kent u ons|bron lead|bron contact',
    firstName: 'voornamen|voornaam contact|voornaam contactpersoon|voorletters|initialen|eerste naam|doopnaam',
    middleName: 'tussenvoegsels|tweede voornaam|tv|extra voornaam|voorvoegsel achternaam|middelnaam',
    lastName: 'naam (achternaam)|achternaam contact|achternaam contactpersoon|geslachtsnaam',
    namePrefix: 'titel aanhef|aanspreektitel|aanspreekvorm|titulatuur|begroeting|academische titel|titel voor naam|briefaanhef',
    nameSuffix: 'titel achter naam|suffix naam|achtervoegsel naam|naam achtervoegsel',
    nickname: 'roepnaam (bijnaam)|nicknaam|roepnaam',
    jobTitle: 'functienaam|rol in bedrijf|baan|functie contactpersoon|functiebenaming|positie',
    birthday: 'datum geboorte',
    doNotContact:
      'niet bellen|niet mailen|geen e-mail|geen mailing|geen contact opnemen|afgemeld voor e-mail|uitgeschreven|opt-out e-mail',
  },
  people: {
    'people.originalCreatedAt':
      'datum aangemaakt|datum aanmaak|gemaakt op|aangemaakt op datum|datum ingevoerd|creatiedatum|datum creatie|registratiedatum',
    'people.phone':
      'telefoon contactpersoon|telefoonnummer contactpersoon|telefoon van contact|mobiel contactpersoon|tel. contactpersoon',
    'companies.industry': 'activiteit',
    'companies.size':
      'werknemers|personeel|aantal personeelsleden|bedrijfsomvang|grootte bedrijf|omvang bedrijf|aantal fte|werkzame personen',
    'people.recordId': 'relatie id|klantcode|debiteurnr|debiteurennummer|relatiecode|extern id|externe id|id-nummer',
    'companies.name': 'relatie',
  },
  companies: {
    'companies.originalCreatedAt':
      'datum aangemaakt|datum aanmaak|gemaakt op|aangemaakt op datum|invoerdatum|datum ingevoerd|creatiedatum|datum creatie',
    'people.phone':
      'telefoon contactpersoon|telefoonnummer contactpersoon|telefoon van contact|telefoon contact|mobiel contactpersoon',
    'companies.size': 'bedrijfsomvang|grootte bedrijf|omvang bedrijf|werkzame personen|personeelsbestand',
    'companies.recordId': 'relatienummer|relatienr|relatie id|klantnummer|klantnr|klant-id|klantcode|debiteurnummer',
    'companies.name': 'statutaire naam|officiële naam|juridische naam|naam leverancier|handelsnaam bedrijf',
    'companies.domain': 'domeinnaam|e-maildomein|webdomein',
    'people.firstName': 'contactpersoon voornaam|contact voornaam',
    'people.lastName': 'contactpersoon achternaam|contact achternaam',
    'people.jobTitle': 'functie contact|contactpersoon functie',
  },
  deals: {
    'deals.originalCreatedAt':
      'datum aangemaakt|datum aanmaak|gemaakt op|aangemaakt op datum|invoerdatum|datum ingevoerd|creatiedatum|datum creatie',
    'people.phone':
      'telefoon contactpersoon|telefoonnummer contactpersoon|telefoon van contact|mobiel contactpersoon|tel. contactpersoon',
    'deals.recordId': 'nummer|dealnummer|verkoopkans id|verkoopkansnummer|kans id|offertenummer|kansnummer|projectnummer',
    'people.email': 'e-mail klant',
    'deals.title':
      'naam van deal|naam kans|naam van kans|naam verkoopkans|naam van verkoopkans|verkoopkansnaam|naam opportunity|opportunitynaam',
    'deals.pipeline': 'verkooppijplijn|salespijplijn|naam pijplijn|verkooptrechter|verkoopproces|verkooptraject|trechter',
    'deals.stage': 'fase van deal|fase verkoopkans|pijplijnfase|fase in pijplijn|salesfase|fase pijplijn|stadium kans',
    'deals.status': 'status deal|status verkoopkans|statusreden|toestand|status van deal',
    'deals.amount':
      'waarde van deal|dealbedrag|geschatte opbrengst|verwachte opbrengst|waarde verkoopkans|bedrag verkoopkans|kansbedrag|werkelijke opbrengst',
    'deals.currency': 'munteenheid|munt|valutacode|muntsoort|valuta van deal|bedrag valuta|valuta bedrag',
    'deals.probability':
      'kanspercentage|succeskans|waarschijnlijkheidspercentage|dealwaarschijnlijkheid|scoringspercentage|conversie waarschijnlijkheid',
    'deals.expectedCloseOn':
      'geschatte afsluitdatum|verwachte einddatum|verwacht gesloten op|geplande sluitingsdatum|verwachte scoringsdatum|afsluiting verwacht|verwacht sluiten op',
    'deals.closedAt': 'werkelijke sluitingsdatum|sluitdatum werkelijk|deal gesloten op|datum afgesloten',
    'deals.wonAt': 'gewonnen datum|gewonnen tijdstip|deal gewonnen op|gescoord op',
    'deals.lostAt': 'verloren datum|verloren tijdstip|deal verloren op',
    'deals.lostReason': 'reden voor verlies|afwijzingsreden|reden niet gewonnen|reden van verloren deal|reden gesloten verloren',
    'deals.owner': 'medewerker|werknemer',
  },
  tasks: {
    'tasks.kind': 'categorie|soort|taaktype|type taak|soort taak|type activiteit|activiteittype|activiteitstype',
    'tasks.recordId': 'nummer|taak-id|taaknummer|activiteit id',
    'tasks.status': 'toestand|status taak|taakstatus',
    'tasks.completedAt': 'gesloten op|klaar op datum|datum gereedmelding|werkelijke einddatum',
    'tasks.assignee': 'uitvoerende|taakeigenaar|eigenaar taak|eigenaar van taak|medewerker|behandeld door',
    'tasks.body': 'taakdetails|omschrijving van taak|uitleg',
    'tasks.related':
      'met betrekking tot|betreffende|gekoppeld aan|hoort bij|heeft betrekking op|verwant aan|gerelateerd|bovenliggend item|behorende bij',
    'tasks.title': 'naam taak|omschrijving taak|taakomschrijving|taak onderwerp|naam van taak|titel taak',
    'tasks.due':
      'uiterlijke datum|uitvoeren voor|te doen voor|uit te voeren op|geplande datum|gepland op|te voltooien op|opleverdatum',
    'tasks.dueTime': 'eindtijd|uur|deadline tijd',
    'tasks.remindAt':
      'herinnering op|herinneringsdatum|herinnering datum|datum herinnering|herinneringstijd|herinner op|tijdstip herinnering',
    'tasks.priority': 'belangrijkheid|taakprioriteit',
  },
  notes: {
    'notes.detail': 'plaats|richting|locatie|resultaat|uitkomst|duur (minuten)|duur gesprek|gespreksduur',
    'notes.kind':
      'type contact|type activiteit|activiteittype|activiteitstype|soort activiteit|contactvorm|wijze van contact|contactmoment',
    'notes.recordId': 'nummer|activiteit id|notitie-id|gesprek id',
    'notes.related':
      'met betrekking tot|betreffende|gekoppeld aan|hoort bij|heeft betrekking op|verwant aan|gerelateerd|bovenliggend item',
    'notes.happenedAt': 'tijdstip|datum/tijd|begindatum|startdatum|begin|datum vergadering|vergaderdatum|contactdatum',
    'notes.body': 'notitietekst|resultaat gesprek|bericht tekst|inhoud notitie|vergaderverslag|belnotitie',
    'people.fullName': 'deelnemers|deelnemer|genodigden|aanwezigen',
    'notes.title':
      'onderwerp gesprek|onderwerp notitie|titel notitie|onderwerp e-mail|onderwerp vergadering|gespreksonderwerp|notitietitel|naam activiteit',
  },
}
