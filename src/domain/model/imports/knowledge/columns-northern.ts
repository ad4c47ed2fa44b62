import type { ColumnsByLanguage } from '../targets'

export const COLUMNS_NORTHERN: ColumnsByLanguage = {
  dutch: {
    people: {
      'people.tags': 'groep|segment|label|tag',
      'people.source': 'bron contact|leadbron|kanaal',
      'people.owner': 'relatiebeheerder|behandelaar|verkoper|beheerder',
      'people.description': 'interne notitie|interne notities|aantekening|extra informatie|toelichting|commentaar',
      'companies.size': 'aantal medewerkers|aantal werknemers|bedrijfsgrootte|medewerkers',
      'companies.phone': 'algemeen telefoonnummer|telefoon bedrijf|centrale',
    },
    companies: {
      'companies.name': 'naam|klant|klantnaam|organisatie|onderneming|leverancier|relatie|naam bedrijf|relatienaam|account',
      'companies.website': 'webpagina|web|site|internetadres|webadres',
      'companies.industry': 'sector|bedrijfstak|industrie|branche',
      'companies.size': 'aantal medewerkers|aantal werknemers|medewerkers|werknemers|bedrijfsgrootte|omvang',
      'companies.phone': 'telefoon|telefoonnummer|algemeen nummer|tel',
      'companies.owner': 'klantpartner|klantmanager|accountmanager|eigenaar|relatiebeheerder|verantwoordelijke',
      'companies.description': 'opmerkingen|opmerking|notities|toelichting|omschrijving',
      'people.fullName': 'contactpersoon|naam contactpersoon|contact|aanspreekpunt',
      'people.email': 'e mail contactpersoon|email contactpersoon',
    },
    deals: {
      'deals.title': 'naam deal|deal|naam|verkoopkans|kans naam|project|projectnaam|offerte|opdracht|onderwerp|omschrijving',
      'deals.amount': 'waarde deal|prijs|totaal|totaalbedrag|dealwaarde|offertebedrag|omzet|budget|ordergrootte',
      'deals.expectedCloseOn':
        'sluitdatum|verwachte sluitdatum|verwachte afsluitdatum|afsluitdatum|verwachte datum|verwachte afsluiting|sluitingsdatum',
      'deals.stage': 'stadium|verkoopfase|status fase',
      'deals.owner': 'eigenaar|verkoper|accountmanager|verantwoordelijke|eigenaar van deal',
      'deals.lostReason': 'reden verlies|reden van verlies|verliesreden|reden verloren',
      'deals.probability': 'kans|slagingskans|waarschijnlijkheid|scoringskans',
      'deals.note': 'notities|notitie|opmerkingen|opmerking|toelichting',
      'companies.name': 'klant|klantnaam|opdrachtgever|bedrijfsnaam|relatie',
      'people.fullName': 'contactpersoon|naam contactpersoon|contact',
    },
    tasks: {
      'tasks.title': 'taak|onderwerp|taaknaam|naam|omschrijving|actie|titel',
      'tasks.due': 'vervaldatum|deadline|einddatum|uiterste datum|voor|gereed op',
      'tasks.assignee': 'toegewezen aan|verantwoordelijke|uitvoerder|wie|eigenaar|technicus|technieker',
      'tasks.body': 'beschrijving|omschrijving|notities|toelichting|opmerkingen',
      'tasks.status': 'status|voltooid|gereed|klaar|afgerond',
    },
    notes: {
      'notes.body': 'notitie|inhoud|tekst|bericht|samenvatting|omschrijving|verslag',
      'notes.happenedAt': 'datum|datum en tijd|activiteitsdatum|wanneer',
    },
  },
  nordic: {
    people: {
      'people.region': 'län|fylke|region|maakunta',
      'people.owner': 'ansvarig|ansvarlig|ägare|eier|ejer|omistaja|säljare|vastuuhenkilö|kundansvarig|kontaktansvarig',
      'people.source': 'källa|kilde|lähde|leadkälla',
      'people.tags': 'taggar|etiketter|grupp|grupper|mærker|segment|tunnisteet|ryhmä',
      'people.address': 'adress|postadress|postadresse|osoite|hemadress',
      'people.link': 'hemsida|webb|linkedin profil|linkedin länk|nettside|nettsted|kotisivu',
      'people.description': 'kommentar|kommentarer|anteckning|övrigt|notat|bemærkninger|beskrivning|kommentti|lisätiedot',
      'people.namePrefix': 'tiltale|hälsningsfras',
      'companies.industry': 'bransch|branche|bransje|toimiala',
      'companies.size': 'antal anställda|antall ansatte|antal ansatte|antal medarbetare|henkilöstömäärä',
      'companies.website': 'företagets webbplats|företagets hemsida',
    },
    companies: {
      'companies.name':
        'namn|företag|företagsnamn|kund|kundnamn|bolag|bolagsnamn|organisation|leverantör|firma|firmanavn|bedriftsnavn|virksomhedsnavn|kunde|yritys|yrityksen nimi|asiakas|navn|nimi',
      'companies.domain': 'domän|domene|domæne',
      'companies.website': 'hemsida|webb|webbplats|webbsida|hjemmeside|nettside|kotisivu|verkkosivusto',
      'companies.industry': 'bransch|branche|bransje|toimiala|näringsgren|sektor',
      'companies.size':
        'antal anställda|anställda|antall ansatte|antal ansatte|storlek|företagsstorlek|henkilöstömäärä|antal medarbejdere',
      'companies.phone': 'telefon|växel|telefonnummer|telefon växel|sentralbord|hovednummer|puhelin',
      'companies.owner': 'kundansvarig|ansvarig|ägare|säljare|ansvarlig|eier|ejer',
      'companies.description': 'anteckningar|kommentar|beskrivning|notat|beskrivelse|kuvaus',
      'companies.tags': 'taggar|etiketter|kategorier',
      'people.fullName': 'kontaktperson|kontakt|kontaktnamn|yhteyshenkilö',
      'people.email': 'e post kontaktperson|kontaktpersonens e post',
    },
    deals: {
      'deals.title':
        'affärsnamn|affär|affärsmöjlighet|möjlighet|säljmöjlighet|namn|projekt|offert|rubrik|handel|handelsnavn|salgsmulighet|mulighet|navn|tilbud|kauppa|kaupan nimi|aftale|avtale|prosjekt|prosjektnavn|projektnamn|projektnavn',
      'deals.amount': 'belopp|värde|affärsvärde|summa|pris|ordervärde|beløp|beløb|verdi|værdi|summa yhteensä|arvo|budget',
      'deals.currency': 'valuta|valuutta',
      'deals.stage': 'steg|fas|säljfas|fase|trinn|trin|vaihe|stadie',
      'deals.pipeline': 'säljtratt|pipeline|salgstragt',
      'deals.status': 'status|tila',
      'deals.probability': 'sannolikhet|sannsynlighet|sandsynlighed|chans|todennäköisyys',
      'deals.expectedCloseOn':
        'förväntat avslutsdatum|avslutsdatum|förväntat avslut|beräknat avslut|stängningsdatum|förväntat stängningsdatum|forventet lukkedato|lukkedato|forventet avslutning|sulkemispäivä|arvioitu sulkemispäivä',
      'deals.owner': 'ägare|säljare|ansvarig|eier|ejer|selger|sælger|ansvarlig|omistaja|affärsägare',
      'deals.lostReason': 'förlustorsak|orsak till förlust|anledning till förlust|tapsårsak|tabsårsag|häviön syy|varför förlorad',
      'deals.source': 'källa|kilde|lähde',
      'deals.note': 'anteckningar|anteckning|kommentar|beskrivning|notater|noter|muistiinpanot',
      'companies.name': 'kund|kundnamn|företag|bolag|organisation|kunde|firma|yritys|asiakas|bedrift|virksomhed',
      'people.fullName': 'kontaktperson|kontakt|person|yhteyshenkilö',
    },
    tasks: {
      'tasks.title': 'uppgift|ämne|namn|rubrik|aktivitet|oppgave|opgave|emne|titel|tittel|tehtävä|aihe|att göra',
      'tasks.due':
        'förfallodatum|förfaller|slutdatum|deadline|senast|klart senast|forfallsdato|forfaldsdato|frist|eräpäivä|määräpäivä',
      'tasks.assignee': 'tilldelad|tilldelad till|ansvarig|utförare|tildelt|ansvarlig|ägare|vastuuhenkilö',
      'tasks.priority': 'prioritet|prio|prioriteetti',
      'tasks.status': 'status|klar|slutförd|färdig|ferdig|færdig|tila|valmis',
      'tasks.body': 'beskrivning|anteckningar|kommentar|beskrivelse|noter|kuvaus',
    },
    notes: {
      'notes.body': 'anteckning|innehåll|text|meddelande|notat|indhold|innhold|tekst|sisältö|beskrivning',
      'notes.happenedAt': 'datum|dato|datum och tid|tidpunkt|päivämäärä|aktivitetsdatum|när',
    },
  },
}
