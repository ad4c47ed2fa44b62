import type { Labels } from '../../targets'

export const ESTONIAN: Labels = {
  anywhere: {
    company: 'organisatsioon|organisatsiooni nimi|kliendi nimi|konto nimi|äriühing|tööandja|töökoht|partneri nimi',
    fullName:
      'kontakti nimi|kontaktisiku nimi|põhikontakt|peamine kontakt|kontaktisiku ees- ja perekonnanimi|kellega|osalejad|esindaja',
    firstName: 'kontakti eesnimi|kontaktisiku eesnimi|eesnimed',
    middleName: 'keskmine nimi|teine eesnimi|teine nimi|isanimi|keskmised nimed',
    lastName: 'perenimi|kontakti perekonnanimi|kontaktisiku perekonnanimi|kontakti perenimi',
    namePrefix: 'pöördumine|tiitel|kõnetlus|nime eesliide|eesliide|teaduskraad|tervitus|kõnetus',
    nameSuffix: 'järelliide|nime järelliide',
    nickname: 'hüüdnimi|alias',
    jobTitle: 'ametinimetus|positsioon|roll|elukutse|tööülesanne|kontakti ametinimetus|kontaktisiku amet|funktsioon',
    companyIndustry: 'tööstusharu|majandusharu|haru|tegevusvaldkond|ettevõtte tegevusala|põhitegevusala|tööstus|majandussektor',
    email: 'meil|elektronpost|e-maili aadress|töö e-post|isiklik e-post',
    phone: 'telefoni nr|mobiilinumber|mobiiltelefoni number|töö telefon|kontori telefon',
    link: 'veebisait|kodulehekülg|veebiaadress|veeb|internetiaadress|kodulehe aadress|veebilehekülg|interneti lehekülg',
    companyWebsite: 'ettevõtte koduleht|ettevõtte veebileht|ettevõtte veebisait|firma koduleht',
    street: 'tänav maja|tänava nimi|tänav maja nr|aadressirida 1|tänavaaadress',
    city: 'linn vald|aadress 1 linn|linn asula|küla|linn küla',
    region: 'piirkond|vald|osariik|regioon|osariik maakond',
    postalCode: 'indeks|aadress 1 postiindeks|postikood',
    country: 'riik piirkond|aadress 1 riik|asukohariik|riigi kood|riigi nimi',
    address: 'arve aadress|arveldusaadress|täisaadress|postiaadress|juriidiline aadress',
    birthday: 'sündinud|sünnipäeva kuupäev',
    owner: 'vastutav isik|vastutav kasutaja|vastutav|omanik|kontakti omanik|kirje omanik|konto omanik|ettevõtte omanik',
    tags: 'silt|märksõnad|märksõna|grupid|grupp|rühmad|rühm|kategooriad',
    source:
      'kontakti allikas|kliendi allikas|müügivihje allikas|vihje allikas|tehingu allikas|müügivõimaluse allikas|päringu allikas|võimaluse allikas',
    description:
      'kirjeldus|kommentaar|lisainfo|täpsustus|kontakti kirjeldus|ettevõtte kirjeldus|tehingu kirjeldus|ülesande kirjeldus',
    doNotContact:
      'ära helista|mitte helistada|mitte kontakteeruda|ära võta ühendust|ära saada e-kirju|e-kirjadest loobunud|loobunud uudiskirjast|uudiskirjast loobunud',
  },
  people: {
    'people.fullName': 'täielik nimi',
    'companies.size': 'töötajate arv|töötajaid|töötajad|ettevõtte suurus|firma suurus|personali arv|organisatsiooni suurus',
    'people.phone': 'kontaktisiku telefon|kliendi telefon|kontaktisiku telefoninumber|kontaktisiku mobiil',
    'people.address': 'asukoht',
    'people.originalCreatedAt':
      'loomise kuupäev|loomiskuupäev|loomise aeg|lisamise kuupäev|sisestatud|sisestamise kuupäev|registreerimise kuupäev|registreeritud',
    'people.recordId': 'kontakti id|kontakti number|kliendinumber|kliendi kood|kliendi id|identifikaator|väline id|kirje id',
    'companies.name': 'organisatsioon',
  },
  companies: {
    'companies.name':
      'täielik nimi|ärinimi|juriidiline nimi|tarnija nimi|hankija|lühinimi|ametlik nimi|kaubanduslik nimi|osapool',
    'companies.size': 'töötajaid|ettevõtte suurus|firma suurus|personali arv|organisatsiooni suurus',
    'people.phone': 'kontaktisiku telefon|kliendi telefon|kontaktisiku telefoninumber|kontaktisiku mobiil',
    'companies.originalCreatedAt':
      'loodud|loomise kuupäev|loomiskuupäev|loomise aeg|lisatud|lisamise kuupäev|sisestatud|sisestamise kuupäev',
    'companies.recordId': 'kliendinumber|kliendi kood|kliendi id|identifikaator|väline id|kirje id|kliendi nr|ettevõtte id',
    'companies.domain': 'domeen|ettevõtte domeen|domeeninimi',
  },
  deals: {
    'people.phone': 'kontaktisiku telefon|kliendi telefon|kontaktisiku telefoninumber|kontaktisiku mobiil',
    'deals.originalCreatedAt':
      'loomise kuupäev|loomiskuupäev|loomise aeg|lisatud|lisamise kuupäev|sisestatud|sisestamise kuupäev|registreerimise kuupäev',
    'deals.recordId':
      'identifikaator|tehingu id|tehingu number|müügivõimaluse id|tehingu nr|pakkumise number|pakkumise nr|müügivõimaluse number',
    'deals.title': 'nimetus|tehingu nimi|müügivõimalus|müügivõimaluse nimi|võimalus|võimaluse nimi|teema|pealkiri',
    'deals.pipeline': 'müügitoru|müügilehter|toru|müügiprotsess|lehter|müügikanal|müügitoru nimi',
    'deals.stage': 'staadium|müügietapp|tehingu etapp|järk|müügifaas|tehingu staadium|müügivõimaluse etapp|samm',
    'deals.status': 'seisund|tehingu staatus|seis|tehingu olek|tulemus|müügivõimaluse staatus',
    'deals.amount':
      'tehingu summa|tehingu väärtus|oodatav tulu|eeldatav tulu|tulu|müügivõimaluse väärtus|müügivõimaluse summa|eelarve',
    'deals.currency': 'valuuta|tehingu valuuta|valuuta kood|summa valuuta',
    'deals.probability':
      'tõenäosus protsentides|võidu tõenäosus|õnnestumise tõenäosus|sulgemise tõenäosus|edu tõenäosus|müügi tõenäosus|pöördumise tõenäosus',
    'deals.expectedCloseOn':
      'sulgemise kuupäev|eeldatav sulgemise kuupäev|oodatav sulgemise kuupäev|oodatav sulgemine|planeeritud sulgemise kuupäev|sulgemiskuupäev|tähtaeg|lõpetamise kuupäev',
    'deals.closedAt': 'tegelik sulgemise kuupäev|tegelik lõpp|sulgemise aeg|lõpetatud|tegelik sulgemiskuupäev|suletud kuupäev',
    'deals.wonAt': 'võidu kuupäev|võidetud|võitmise kuupäev|võidetud kuupäev',
    'deals.lostAt': 'kaotuse kuupäev|kaotatud|kaotamise kuupäev|kaotatud kuupäev',
    'deals.lostReason': 'kaotamise põhjus|keeldumise põhjus|ebaõnnestumise põhjus|sulgemise põhjus|äraütlemise põhjus',
    'deals.owner': 'töötaja',
    'companies.name': 'osapool',
  },
  tasks: {
    'tasks.recordId': 'identifikaator|ülesande id|ülesande number|ülesande nr',
    'tasks.title': 'nimetus|teema|pealkiri|ülesanded|ülesande nimi|mida teha|töö|ülesande pealkiri',
    'tasks.related': 'tehing|müügivõimalus|seotud|seotud objektiga|on seotud|seoses|puudutab|seos',
    'tasks.status': 'seisund|seis|ülesande olek|ülesande staatus',
    'tasks.completedAt': 'lõpetamise kuupäev|valmimise kuupäev|tegelik lõppkuupäev|täidetud|lõpetamise aeg|täidetud kuupäev',
    'tasks.assignee': 'teostaja|tegija|kellele|ülesande täitja',
    'tasks.body': 'ülesande sisu',
    'tasks.kind': 'tüüp|liik|ülesande tüüp|tegevuse tüüp|tegevuse liik|ülesande liik',
    'tasks.due': 'lõppkuupäev|lõpptähtaeg|lõpp|kuupäev|millal|täitmise tähtaeg|valmis hiljemalt|lõpu kuupäev',
    'tasks.dueTime': 'aeg|tähtaja kellaaeg|lõpu kellaaeg|lõppaeg',
    'tasks.remindAt': 'meeldetuletus|meeldetuletuse aeg|tuleta meelde|meeldetuletuse kuupäev|meeldetuletused',
    'tasks.priority': 'kiireloomulisus|ülesande prioriteet|olulisus',
  },
  notes: {
    'notes.detail': 'asukoht|staatus|olek|tulemus|suund|kestus|koht|kõne kestus',
    'notes.happenedAt':
      'loomise kuupäev|aeg|kuupäev ja kellaaeg|kõne kuupäev|kohtumise kuupäev|koosoleku kuupäev|vestluse kuupäev|alguse kuupäev|algus kuupäev',
    'notes.recordId': 'identifikaator|tegevuse id|number',
    'notes.kind': 'kontakti tüüp|tegevuse tüüp|tegevuse liik|sündmuse tüüp|suhtluse viis|kontakti liik|suhtlusviis',
    'notes.title':
      'nimetus|pealkiri|kohtumise teema|kõne teema|koosoleku teema|kohtumise pealkiri|kohtumise nimi|koosoleku nimi|subjekt',
    'notes.related': 'tehing|müügivõimalus|seotud|seotud objektiga|on seotud|seoses|puudutab|seos',
    'notes.body': 'vestluse sisu|koosoleku protokoll|kohtumise kokkuvõte|sõnum|kõne kirjeldus|kohtumise kirjeldus',
  },
}
