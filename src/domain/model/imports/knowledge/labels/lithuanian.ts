import type { Labels } from '../../targets'

export const LITHUANIAN: Labels = {
  anywhere: {
    company:
      'organizacijos pavadinimas|klientas|kliento pavadinimas|paskyra|paskyros pavadinimas|bendrovės pavadinimas|kompanijos pavadinimas|darbovietė',
    fullName:
      'kontaktas|kontaktai|kontakto vardas|kontaktinio asmens vardas|kontaktinio asmens vardas pavardė|kontakto vardas ir pavardė|pagrindinis kontaktas|atstovas',
    firstName: 'asmenvardis',
    middleName: 'antras vardas|antrasis vardas|vidurinis vardas|tėvavardis|tėvo vardas|kiti vardai',
    lastName: 'kontakto pavardė|kontaktinio asmens pavardė|kliento pavardė',
    namePrefix: 'kreipinys|kreipimasis|titulas|priešdėlis|mokslinis laipsnis|pasveikinimas|vardo priešdėlis',
    nameSuffix: 'priesaga|vardo priesaga',
    nickname: 'slapyvardis|pravardė',
    jobTitle:
      'pareigybė|pareigų pavadinimas|vaidmuo|užsiėmimas|kontakto pareigos|kontaktinio asmens pareigos|darbo pozicija|darbo pareigos',
    companyIndustry: 'pramonės šaka|sektorius|pramonė|ūkio šaka|sritis|verslo sritis|pagrindinė veikla|šaka',
    email: 'el pašto adresas|elektroninio pašto adresas|e paštas|el p|asmeninis el paštas',
    phone: 'mobilus telefonas|mobilus|mobilaus numeris|biuro telefonas|kitas telefonas',
    link: 'interneto svetainė|internetinė svetainė|tinklalapis|interneto puslapis|internetinis puslapis|tinklapis|puslapis|interneto adresas',
    companyWebsite: 'įmonės svetainė|įmonės tinklalapis|įmonės interneto svetainė',
    street: 'gatvė namo nr|gatvė nr|gatvė namas|gatvės pavadinimas|gatvė ir numeris',
    city: 'gyvenvietė|vietovė|miestas rajonas|adresas 1 miestas|miestelis',
    region: 'savivaldybė|regionas|valstija|valstija regionas|valstija apskritis',
    postalCode: 'indeksas|pašto k|adreso pašto kodas|atsiskaitymo pašto kodas|mokėtojo pašto kodas',
    country: 'šalis regionas|adresas 1 šalis|šalies kodas|šalies pavadinimas|buveinė šalis',
    address: 'atsiskaitymo adresas|mokėtojo adresas|pilnas adresas|pašto adresas|gyvenamosios vietos adresas',
    birthday: 'gimimo diena|gimė|gim data',
    owner:
      'atsakingas vadybininkas|atsakingas darbuotojas|priskirtas|priskirta|priskirtas vartotojas|priskirtas naudotojas|priskirta vartotojui|savininkas',
    tags: 'žyma|žymės|žymė|etiketės|etiketė|grupės|kategorijos|segmentas',
    source:
      'kontakto šaltinis|kliento šaltinis|potencialaus kliento šaltinis|galimybės šaltinis|sandorio šaltinis|užklausos šaltinis|lead šaltinis|kilmė',
    description:
      'aprašymas|pastaba|komentaras|užrašai|papildoma informacija|informacija|kontakto aprašymas|įmonės aprašymas|raštelis',
    doNotContact:
      'neskambinti|nesusisiekti|nesiųsti el laiškų|atsisakė el laiškų|atsisakė naujienlaiškių|nesiųsti laiškų|atsisakęs el laiškų|netrukdyti',
  },
  people: {
    'companies.industry': 'veikla|veiklos rūšis',
    'companies.size': 'darbuotojų skaičius|darbuotojai|įmonės dydis|darbuotojų sk|darbuotojų kiekis|organizacijos dydis',
    'people.phone': 'kontaktinio asmens telefonas|kontaktinio asmens tel',
    'people.originalCreatedAt':
      'sukūrimo data|sukurtas|įvedimo data|pridėta|pridėjimo data|registracijos data|sukūrimo laikas|sukurta data',
    'people.recordId':
      'kontakto id|kontakto numeris|kliento numeris|kliento kodas|kliento nr|kliento id|identifikatorius|išorinis id',
    'people.owner': 'priskirtas darbuotojas',
  },
  companies: {
    'companies.industry': 'veiklos rūšis',
    'companies.size': 'įmonės dydis|darbuotojų sk|darbuotojų kiekis|organizacijos dydis',
    'people.phone': 'kontaktinio asmens telefonas|kontaktinio asmens tel',
    'companies.originalCreatedAt':
      'sukurta|sukūrimo data|sukurtas|įvedimo data|pridėta|pridėjimo data|registracijos data|sukūrimo laikas',
    'companies.recordId': 'kliento numeris|kliento kodas|kliento nr|kliento id|identifikatorius|išorinis id|įrašo id|įmonės id',
    'companies.name':
      'pilnas pavadinimas|juridinis pavadinimas|trumpas pavadinimas|tiekėjo pavadinimas|oficialus pavadinimas|prekės ženklas',
    'companies.domain': 'domenas|įmonės domenas|domeno vardas|svetainės domenas',
    'companies.country': 'registracijos adreso šalis',
    'companies.street': 'registracijos adreso gatvė',
    'companies.region': 'registracijos adreso rajonas',
    'companies.postalCode': 'registracijos adreso pašto kodas',
    'companies.owner': 'priskirtas darbuotojas',
  },
  deals: {
    'people.phone': 'kontaktinio asmens telefonas|kontaktinio asmens tel',
    'deals.originalCreatedAt':
      'sukūrimo data|sukurtas|įvedimo data|pridėta|pridėjimo data|registracijos data|sukūrimo laikas|sukurta data',
    'deals.recordId':
      'identifikatorius|sandorio id|sandorio numeris|galimybės id|galimybės numeris|sandorio nr|pasiūlymo nr|pasiūlymo numeris',
    'deals.title':
      'pavadinimas|galimybė|galimybės pavadinimas|pardavimo galimybė|pardavimo galimybės|sandorio pavadinimas|sandoriai|antraštė',
    'deals.pipeline':
      'pardavimų piltuvėlis|piltuvėlis|pardavimo procesas|pardavimų procesas|pardavimų piltuvas|piltuvas|pardavimų kanalas',
    'deals.stage':
      'pardavimo etapas|pardavimų etapas|sandorio etapas|pardavimo stadija|sandorio stadija|galimybės etapas|pardavimų stadija|žingsnis',
    'deals.status': 'sandorio būsena|būklė|galimybės būsena|sandorio statusas|rezultatas',
    'deals.amount':
      'sandorio vertė|sandorio suma|galimybės suma|numatomos pajamos|tikėtinos pajamos|laukiamos pajamos|pajamos|galimybės vertė',
    'deals.currency': 'valiuta|sandorio valiuta|valiutos kodas|valiutos suma|sumos valiuta',
    'deals.probability': 'tikimybė procentais|sėkmės tikimybė|uždarymo tikimybė|laimėjimo tikimybė|šansas|galimybės tikimybė',
    'deals.expectedCloseOn':
      'uždarymo data|numatoma uždarymo data|tikėtina uždarymo data|numatomas uždarymas|laukiama uždarymo data|tikėtinas uždarymas|terminas|planuojama data',
    'deals.closedAt': 'faktinė uždarymo data|tikroji uždarymo data|uždarymo laikas|užbaigta|pabaigos data|reali uždarymo data',
    'deals.wonAt': 'laimėjimo data|laimėta|laimėjimo laikas',
    'deals.lostAt': 'pralaimėjimo data|pralaimėta|praradimo data|prarasta|pralaimėjimo laikas',
    'deals.lostReason':
      'pralaimėjimo priežastis|atmetimo priežastis|nesėkmės priežastis|uždarymo priežastis|atsisakymo priežastis',
    'deals.owner': 'priskirtas darbuotojas|darbuotojas',
  },
  tasks: {
    'tasks.title': 'veikla|pavadinimas|antraštė|užduotys|užduoties pavadinimas|ką daryti|veiksmas|užduoties tema',
    'tasks.recordId': 'identifikatorius|užduoties id|užduoties numeris|užduoties nr',
    'tasks.related': 'galimybė|sandoris|susiję su|susijęs su|susieta su|susijusi su|dėl|susijęs įrašas|pagrindinis',
    'tasks.due':
      'pabaigos data|įvykdymo terminas|galutinis terminas|pabaiga|atlikimo terminas|įvykdyti iki|termino data|užduoties terminas',
    'tasks.assignee': 'kas atlieka|kam priskirta|atlikėjas|kam|priskirtas darbuotojas|darbuotojas',
    'tasks.body': 'užduoties detalės',
    'tasks.kind': 'tipas|rūšis|užduoties tipas|veiklos tipas|užduoties rūšis|veiksmo tipas',
    'tasks.dueTime': 'pabaigos laikas|atlikimo laikas',
    'tasks.remindAt': 'priminimas|priminimo data|priminti|priminimo laikas|priminimai|priminimo data ir laikas',
    'tasks.priority': 'skubumas|užduoties prioritetas|svarbumas',
    'tasks.status': 'užduoties būsena|padaryta|įvykdyta|užduoties statusas|eiga',
    'tasks.completedAt': 'įvykdymo data|užbaigimo data|atlikimo data|faktinė pabaigos data|baigta|faktinė pabaiga|įvykdyta data',
  },
  notes: {
    'notes.kind': 'veiklos rūšis|kontakto tipas|veiklos tipas|įvykio tipas|kontakto rūšis|bendravimo būdas',
    'notes.happenedAt':
      'sukūrimo data|data ir laikas|skambučio data|susitikimo data|pokalbio data|pradžios data|kontakto data|įvykio data',
    'notes.recordId': 'identifikatorius|veiklos id|numeris',
    'notes.title': 'pavadinimas|antraštė|susitikimo tema|skambučio tema|laiško tema|susitikimo pavadinimas|skambučio pavadinimas',
    'notes.related': 'galimybė|sandoris|susiję su|susijęs su|susieta su|susijusi su|dėl|susijęs įrašas',
    'notes.detail': 'būsena|statusas|rezultatas|kryptis|trukmė|vieta|skambučio trukmė|susitikimo vieta',
    'notes.body': 'protokolas|pokalbio turinys|susitikimo protokolas|žinutė|pokalbio aprašymas|susitikimo aprašymas',
  },
}
