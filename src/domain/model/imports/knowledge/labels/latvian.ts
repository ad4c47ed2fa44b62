import type { Labels } from '../../targets'

export const LATVIAN: Labels = {
  anywhere: {
    company:
      'organizācijas nosaukums|firmas nosaukums|klients|klienta nosaukums|konts|konta nosaukums|kompānijas nosaukums|darbavieta',
    fullName:
      'kontakts|kontaktpersonas|kontakta vārds|kontaktpersonas vārds|kontaktpersonas vārds uzvārds|kontakta vārds uzvārds|galvenais kontakts|pārstāvis',
    middleName: 'otrais vārds|vidējais vārds|tēva vārds|tēvvārds|otrs vārds',
    lastName: 'kontakta uzvārds|kontaktpersonas uzvārds|klienta uzvārds',
    namePrefix: 'uzruna|tituls|prefikss|akadēmiskais grāds|sveiciens|vārda prefikss|priedēklis',
    nameSuffix: 'sufikss|vārda sufikss|piedēklis',
    nickname: 'segvārds|iesauka',
    jobTitle: 'ieņemamais amats|amata nosaukums|loma|nodarbošanās|kontaktpersonas amats|kontakta amats|nosaukums amats',
    companyIndustry: 'darbības joma|darbības nozare|joma|sektors|rūpniecība|uzņēmuma nozare|pamatdarbība|uzņēmējdarbības joma',
    email: 'e-pasta adrese|elektroniskais pasts|elektroniskā pasta adrese|personīgais e-pasts|galvenais e-pasts',
    phone: 'telefons|tālr|telefona numurs|mobilais tālrunis|mobilais|mob tālr|mob. tālr.',
    link: 'tīmekļa vietne|vietne|interneta vietne|tīmekļa lapa|interneta adrese|web lapa|mājas lapas adrese|tīmekļvietne',
    companyWebsite: 'uzņēmuma mājas lapa|uzņēmuma vietne',
    street: 'iela nr|iela un numurs|ielas nosaukums|adreses rinda 1|1 adreses rinda',
    city: 'apdzīvota vieta|pilsēta novads|adrese 1 pilsēta|pilsēta ciems|ciems',
    region: 'reģions|rajons|apgabals|štats|štats reģions',
    postalCode: 'pasta kods|p indekss|norēķinu pasta kods|zip kods',
    country: 'valsts reģions|adrese 1 valsts|valsts kods|valsts nosaukums',
    address: 'norēķinu adrese|rēķina adrese|rēķinu adrese|pilna adrese|pasta adrese',
    birthday: 'dzimis|dzim datums|dz datums|dzimšanas dat',
    owner:
      'atbildīgā persona|atbildīgais darbinieks|atbildīgais menedžeris|atbildīgais vadītājs|piešķirts|piešķirts lietotājam|piešķirtais lietotājs|piesaistītais lietotājs',
    tags: 'birkas|birka|etiķetes|etiķete|grupas|kategorijas|segments|atslēgvārdi',
    source:
      'kontakta avots|klienta avots|potenciālā klienta avots|iespējas avots|darījuma avots|pieprasījuma avots|potenciālo klientu avots|izcelsme',
    description:
      'apraksts|piezīme|komentārs|papildu informācija|papildinformācija|informācija|kontakta apraksts|uzņēmuma apraksts',
    doNotContact:
      'nezvanīt|nesazināties|nesūtīt e-pastus|atteicies no e-pasta|atteicies no e-pastiem|atrakstījies|netraucēt|atteicies no jaunumiem',
    firstName: 'priekšvārds',
  },
  people: {
    'companies.industry': 'darbības veids',
    'companies.size':
      'darbinieku skaits|darbinieki|uzņēmuma lielums|darb skaits|uzņēmuma izmērs|darbinieku sk|nodarbināto skaits',
    'people.phone':
      'kontaktpersonas tālrunis|klienta tālrunis|kontaktpersonas telefons|kontaktpersonas tālruņa numurs|mobīlais telefons',
    'people.originalCreatedAt':
      'izveidošanas datums|izveides datums|izveidots datums|pievienots|pievienošanas datums|ievadīšanas datums|reģistrācijas datums|izveidošanas laiks|kad izveidots',
    'people.recordId': 'kontakta id|kontakta numurs|klienta numurs|klienta kods|klienta nr|klienta id|identifikators|ārējais id',
    'people.doNotContact': 'nezvanīt',
    'people.owner': 'ieraksta īpašnieks',
  },
  companies: {
    'companies.industry': 'darbības veids',
    'companies.size': 'uzņēmuma lielums|darb skaits|uzņēmuma izmērs|darbinieku sk|nodarbināto skaits',
    'people.phone': 'kontaktpersonas tālrunis|klienta tālrunis|kontaktpersonas telefons|kontaktpersonas tālruņa numurs',
    'companies.originalCreatedAt':
      'izveidots|izveidošanas datums|izveides datums|izveidots datums|pievienots|pievienošanas datums|ievadīšanas datums|reģistrācijas datums',
    'companies.recordId': 'klienta numurs|klienta kods|klienta nr|klienta id|identifikators|ārējais id|ieraksta id|uzņēmuma id',
    'companies.name':
      'pilns nosaukums|pilnais nosaukums|juridiskais nosaukums|saīsinātais nosaukums|piegādātājs|piegādātāja nosaukums|nosaukums vārds|oficiālais nosaukums',
    'companies.domain': 'domēns|uzņēmuma domēns|domēna vārds',
  },
  deals: {
    'people.phone': 'kontaktpersonas tālrunis|klienta tālrunis|kontaktpersonas telefons|kontaktpersonas tālruņa numurs',
    'deals.originalCreatedAt':
      'izveidošanas datums|izveides datums|izveidots datums|pievienots|pievienošanas datums|ievadīšanas datums|reģistrācijas datums|izveidošanas laiks|kad izveidots',
    'deals.recordId':
      'identifikators|darījuma id|darījuma numurs|iespējas id|iespējas numurs|darījuma nr|piedāvājuma nr|piedāvājuma numurs',
    'deals.title': 'nosaukums|iespēja|iespējas nosaukums|pārdošanas iespēja|darījuma nosaukums|darījumi|temats|virsraksts',
    'deals.pipeline': 'pārdošanas piltuve|piltuve|pārdošanas process|konveijers|pārdošanas konveijers|pārdošanas kanāls',
    'deals.stage':
      'pārdošanas posms|pārdošanas stadija|darījuma posms|darījuma stadija|etaps|iespējas posms|solis|pārdošanas fāze',
    'deals.status': 'stāvoklis|darījuma statuss|iespējas statuss|rezultāts',
    'deals.amount':
      'darījuma summa|darījuma vērtība|iespējas summa|iespēju summa|paredzamie ieņēmumi|paredzamais ieņēmums|sagaidāmie ieņēmumi|ieņēmumi',
    'deals.currency': 'darījuma valūta|valūtas kods|summas valūta',
    'deals.probability':
      'iespējamība|varbūtība procentos|uzvaras varbūtība|veiksmes varbūtība|slēgšanas varbūtība|izdošanās varbūtība',
    'deals.expectedCloseOn':
      'slēgšanas datums|paredzamais slēgšanas datums|plānotais slēgšanas datums|sagaidāmais slēgšanas datums|paredzamā slēgšana|aizvēršanas datums|paredzamais aizvēršanas datums|termiņš',
    'deals.closedAt':
      'faktiskais slēgšanas datums|aizvērts|faktiskais aizvēršanas datums|noslēgts|slēgšanas laiks|faktiskais noslēgšanas datums|pabeigts',
    'deals.wonAt': 'uzvaras datums|uzvarēts|iegūšanas datums|iegūts',
    'deals.lostAt': 'zaudējuma datums|zaudēts|zaudēšanas datums',
    'deals.lostReason':
      'zaudēšanas iemesls|atteikuma iemesls|noraidījuma iemesls|neveiksmes iemesls|zaudējuma cēlonis|slēgšanas iemesls',
  },
  tasks: {
    'tasks.kind': 'darbības veids|tips|veids|uzdevuma tips|aktivitātes tips|uzdevuma veids|aktivitātes veids',
    'tasks.recordId': 'identifikators|uzdevuma id|uzdevuma numurs|uzdevuma nr',
    'tasks.title': 'nosaukums|temats|virsraksts|uzdevumi|uzdevuma nosaukums|ko darīt|darbība|uzdevuma tēma',
    'tasks.related': 'iespēja|darījums|saistīts ar|saistīta ar|attiecas uz|saistībā ar|saistītais ieraksts|primārais elements',
    'tasks.status': 'stāvoklis|uzdevuma statuss|padarīts|gatavs|izdarīts',
    'tasks.assignee': 'kurš|kas dara|darītājs',
    'tasks.body': 'uzdevuma detaļas',
    'tasks.due': 'izpildes datums|beigu datums|līdz kuram laikam|datums|kad|gala termiņš|beigas|termiņa datums|līdz',
    'tasks.dueTime': 'stunda|izpildes laiks|beigu laiks|pulksten|plkst',
    'tasks.remindAt': 'atgādinājums|atgādinājuma datums|atgādināt|atgādinājuma laiks|atgādinājumi',
    'tasks.priority': 'svarīgums|steidzamība|uzdevuma prioritāte|svarīgi',
    'tasks.completedAt':
      'pabeigšanas datums|izpildīšanas datums|faktiskais beigu datums|faktiskais izpildes datums|pabeigts datums|faktiskās beigas',
  },
  notes: {
    'notes.kind': 'darbības veids|kontakta tips|aktivitātes tips|aktivitātes veids|kontakta veids|notikuma tips|saziņas veids',
    'notes.happenedAt':
      'izveidošanas datums|datums un laiks|zvana datums|tikšanās datums|sanāksmes datums|sarunas datums|sākuma datums|kontakta datums',
    'notes.recordId': 'identifikators|aktivitātes id|numurs',
    'notes.title':
      'nosaukums|virsraksts|sanāksmes tēma|tikšanās tēma|zvana tēma|tikšanās nosaukums|zvana temats|sanāksmes nosaukums',
    'notes.related': 'iespēja|darījums|saistīts ar|saistīta ar|attiecas uz|saistībā ar|saistītais ieraksts|primārais elements',
    'notes.detail': 'statuss|rezultāts|virziens|ilgums|zvana ilgums|tikšanās vieta|zvana virziens|norises vieta',
    'notes.body': 'protokols|sarunas saturs|sanāksmes protokols|tikšanās protokols|ziņojums|sarunas apraksts',
  },
}
