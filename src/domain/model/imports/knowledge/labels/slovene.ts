import type { Labels } from '../../targets'

export const SLOVENE: Labels = {
  anywhere: {
    company: 'ime podjetja|naziv organizacije|ime organizacije|naziv stranke|ime stranke|naročnik|naziv naročnika|kupec',
    fullName: 'kontakti|stik|stiki|ime stika|ime kontaktne osebe|glavni kontakt|oseba|s kom',
    firstName: 'krstno ime|osebno ime',
    middleName: 'drugo ime|očetovo ime',
    lastName: 'priimek kontakta|priimek stika|priimek kontaktne osebe',
    namePrefix:
      'nazivanje|akademski naziv|naslavljanje|vljudnostni naziv|strokovni naziv|predpona imena|oslovljanje|prednaziv|predime',
    nameSuffix: 'pripona imena|končnica|naziv za imenom',
    nickname: 'vzdevek|nadimek',
    jobTitle: 'naziv delovnega mesta|službeni položaj|poklic|vloga|naziv položaja|zaposlitev',
    companyIndustry: 'področje|področje dela|glavna dejavnost|gospodarska panoga|področje dejavnosti|področje poslovanja',
    email: 'elektronski naslov|e-pošta kontakta|e-pošta stranke|e-pošta podjetja|e-pošta doma',
    phone: 'tel št|tel številka|številka telefona|prenosnik|stacionarni telefon|mobilna',
    link: 'spletno mesto|spletni naslov|splet|internetna stran|domača stran|naslov spletne strani|osebna spletna stran|družbena omrežja',
    companyWebsite: 'spletna stran podjetja|spletno mesto podjetja',
    street: 'ulica in št|naslov ulica|ulica za račun|ulica obračuna|vrstica naslova 1',
    city: 'kraj pošta|mesto obračuna|mesto za račun|naslov 1 mesto|pošta kraj',
    region: 'zvezna država|zvezna država pokrajina|država pokrajina|statistična regija|okraj',
    postalCode: 'poštna koda|pošt številka|poštna številka obračuna|naslov poštna številka|poštna številka naslov',
    country: 'država regija|država obračuna|naslov 1 država|koda države|ime države',
    address: 'naslov za račun|naslov za obračun|naslov podjetja|naslov stranke|sedež',
    birthday: 'rojstvo',
    owner:
      'lastnik|lastnik stika|lastnik kontakta|lastnik računa|lastnik zapisa|lastnik podjetja|lastnik priložnosti|lastnik posla',
    tags: 'skupine|značke|segmenti|ključne besede|skupine stikov|skupina strank',
    source: 'vir stika|vir kontakta|vir priložnosti|vir stranke|vir posla|vir potencialne stranke|vir povpraševanja|vir sledi',
    description: 'komentarji|zapiski|zabeležka|zabeležke|opis stika|opis podjetja|opis priložnosti|opis posla',
    doNotContact: 'ne kliči|ne kličite|ne kontaktiraj|ne kontaktirajte|odjava od e-pošte|odjavljen|odjava|ne pošiljaj e-pošte',
  },
  people: {
    'companies.size': 'število zaposlenih|št zaposlenih|zaposleni|velikost podjetja|velikost',
    'people.phone': 'telefon kontakta|telefon kontaktne osebe|telefon stranke|mobitel kontakta|mobitel kontaktne osebe',
    'people.originalCreatedAt':
      'ustvarjeno|datum ustvarjanja|datum nastanka|datum vnosa|vnešeno|datum dodajanja|datum kreiranja|ustvarjeno dne|ustvarjeno pri',
    'people.recordId': 'id stika|id kontakta|številka stranke|št stranke|šifra stranke|šifra|šifra kontakta|zunanji id',
    'people.owner': 'dodeljeni uporabnik',
    'people.doNotContact': 'ne kliči',
    'companies.name': 'ime računa',
  },
  companies: {
    'companies.size': 'velikost podjetja|osebje',
    'people.phone': 'telefon kontakta|telefon kontaktne osebe|telefon stranke|mobitel kontakta|mobitel kontaktne osebe',
    'companies.originalCreatedAt':
      'ustvarjeno|datum ustvarjanja|datum nastanka|datum vnosa|vnešeno|datum dodajanja|datum kreiranja|ustvarjeno dne',
    'companies.recordId': 'številka stranke|št stranke|šifra|zunanji id|id stranke|id zapisa|id podjetja|id računa',
    'companies.name': 'polni naziv|uradni naziv|dolgi naziv|kratki naziv|pravni naziv|dobavitelj|naziv dobavitelja|ime partnerja',
    'companies.domain': 'spletna domena|domena podjetja',
  },
  deals: {
    'people.phone': 'telefon kontakta|telefon kontaktne osebe|telefon stranke|mobitel kontakta|mobitel kontaktne osebe',
    'deals.originalCreatedAt':
      'datum ustvarjanja|datum nastanka|datum vnosa|vnešeno|datum dodajanja|ustvarjeno dne|čas ustvarjanja|datum registracije',
    'deals.recordId':
      'šifra|id priložnosti|id posla|številka priložnosti|številka posla|št posla|šifra posla|št ponudbe|številka',
    'deals.title': 'naziv|naziv priložnosti|ime priložnosti|naslov priložnosti|posel|ime posla|naslov posla|zadeva',
    'deals.pipeline': 'prodajni lijak|lijak|prodajni proces|cevovod|prodajni kanal|prodajni cevovod',
    'deals.stage': 'prodajna faza|stopnja prodaje|faza priložnosti|prodajna stopnja|stopnja priložnosti',
    'deals.status': 'status priložnosti|stanje priložnosti|status posla|izid',
    'deals.amount':
      'vrednost priložnosti|znesek priložnosti|znesek posla|pričakovani prihodek|predvideni prihodek|ocenjeni prihodek|predvidena vrednost|ocenjena vrednost',
    'deals.currency': 'denarna enota|valuta posla|znesek valuta|valuta zneska|koda valute',
    'deals.probability':
      'verjetnost v %|verjetnost uspeha|verjetnost zaključka|možnost|verjetnost prodaje|verjetnost zaprtja|verjetnost pretvorbe',
    'deals.expectedCloseOn':
      'datum zaključka|pričakovani datum zaključka|predvideni datum zaključka|zaključni datum|pričakovano zaprtje|pričakovani datum zaprtja|predvideni zaključek|datum zaprtja',
    'deals.closedAt':
      'dejanski datum zaključka|zaprto|zaprto dne|zaključeno dne|dejanski datum zaprtja|čas zaprtja|dejanski zaključek',
    'deals.wonAt': 'datum dobitka|dobljeno|dobljeno dne|pridobljeno dne|datum pridobitve',
    'deals.lostAt': 'datum izgube|izgubljeno|izgubljeno dne',
    'deals.lostReason': 'razlog za izgubo|vzrok izgube|vzrok za izgubo|razlog neuspeha|razlog zaprtja',
    'deals.owner': 'zaposlenec|zaposleni|dodeljen uporabnik',
  },
  tasks: {
    'tasks.recordId': 'šifra|id naloge|številka naloge',
    'tasks.related': 'priložnost|povezano z|povezano|v zvezi z|v zvezi|se nanaša na|nanaša se na|nadrejeni',
    'tasks.due': 'datum zaključka|rok zaključka|datum zapadlosti|zapadlost|rok naloge|končni datum|konec datuma|kdaj',
    'tasks.completedAt': 'dejanski datum zaključka|zaključeno dne|datum dokončanja|končano dne|dokončano dne',
    'tasks.assignee': 'nosilec|nosilec naloge',
    'tasks.body': 'podrobnosti naloge',
    'tasks.title': 'naloge|naziv naloge|ime naloge|naslov naloge|kaj|opravila|naziv opravila',
    'tasks.kind': 'vrsta naloge|tip naloge|vrsta aktivnosti|tip aktivnosti|vrsta dejavnosti',
    'tasks.dueTime': 'čas zapadlosti|ura izvedbe|ob kateri uri',
    'tasks.remindAt': 'opomnik|opozorilo|datum opomnika|čas opomnika|opomni|opomniki|spomni',
    'tasks.priority': 'prednost|pomembnost|prednostna naloga|prioriteta naloge',
    'tasks.status': 'status naloge|stanje naloge|končano',
  },
  notes: {
    'notes.happenedAt':
      'datum ustvarjanja|datum in čas|datum in ura|datum klica|datum sestanka|datum začetka|datum pogovora|datum stika',
    'notes.kind': 'vrsta stika|vrsta dejavnosti|vrsta dogodka|način stika',
    'notes.title': 'naziv|zadeva sestanka|zadeva klica|zadeva sporočila|naslov sestanka|naziv sestanka',
    'notes.related': 'priložnost|povezano z|povezano|v zvezi z|v zvezi|se nanaša na|nanaša se na|nadrejeni',
    'notes.detail': 'stanje|izid|lokacija|kraj|trajanje klica|lokacija sestanka|smer klica|kraj sestanka',
    'notes.body': 'zapisnik sestanka|besedilo sporočila|potek pogovora',
    'notes.recordId': 'id aktivnosti|id zapiska|številka',
  },
}
