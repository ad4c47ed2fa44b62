import type { Labels } from '../../targets'

export const SERBIAN: Labels = {
  anywhere: {
    company: 'ime kompanije|naziv pravnog lica|komitent|naziv komitenta|naziv naloga|naručilac|privredno društvo|назив предузећа',
    fullName: 'lice za kontakt|kontakt lice|sa kim|učesnici|контакти|контакт лице|име контакта|име контакт особе',
    firstName: 'lično ime|лично име',
    middleName: 'ime roditelja|средње име|друго име|име оца|очево име|име једног родитеља|име родитеља|средње слово',
    lastName: 'презиме контакта|презиме контакт особе',
    namePrefix: 'akademsko zvanje|obraćanje|ословљавање|титула|поздрав|академска титула|префикс|академско звање',
    nameSuffix: 'суфикс|суфикс имена',
    nickname: 'надимак',
    jobTitle: 'naziv radnog mesta|pozicija u firmi|позиција|положај|назив радног места|занимање|улога|радна позиција',
    companyIndustry:
      'privredna grana|oblast poslovanja|šifra i naziv delatnosti|pretežna delatnost|grana privrede|oblast delatnosti|vrsta delatnosti|индустрија',
    email: 'imejl adresa|mejl adresa|adresa elektronske pošte|e-mail firme|imejl kontakta',
    phone: 'broj mobilnog telefona|telefon kancelarija|telefon firme|službeni mobilni|телефонски број',
    link: 'veb|veb stranica|veb adresa|veb lokacija|internet prezentacija|web prezentacija|веб сајт|веб адреса',
    companyWebsite:
      'sajt firme|veb sajt firme|sajt kompanije|veb sajt kompanije|сајт фирме|веб сајт фирме|сајт компаније|веб сајт компаније',
    street: 'red adrese 1|adresa red 1|sedište ulica|ulica sedište|улица и бр',
    city: 'grad mesto|mesto sedišta|grad sedišta|grad opština|poštanska adresa mesto',
    region: 'država okrug|oblast|upravni okrug|okrug naplate|okrug za naplatu',
    postalCode: 'sedište poštanski broj|poštanski broj sedište|sedište pošt broj|пошт број|птт',
    country: 'država region|zemlja region|sedište država|država sedište|sedište zemlja|земља',
    address: 'adresa sedišta|adresa preduzeća|adresa kompanije|sedište firme|adresa za fakturisanje',
    birthday: 'рођендан|дат рођења|рођен|дан рођења',
    owner: 'vlasnik firme|vlasnik naloga|dodeljen|dodeljeno korisniku|dodeljeni korisnik|komercijalista|zaduženo lice|nosilac',
    tags: 'ključne reči|nalepnice|ознака|тагови|таг|групе|категорије|сегменти',
    source:
      'izvor lida|poreklo|izvor potencijalnih klijenata|извор контакта|извор потенцијалног клијента|извор клијента|извор прилике|извор упита|potiče od|потиче од',
    description: 'opis firme|zabeleške|zabeleška|белешке|белешка|опис контакта|опис фирме|опис прилике',
    doNotContact:
      'odjavljen sa mejling liste|ne slati imejl|odjavljen sa e-pošte|не зови|не звати|не контактирати|одјављен|одјављен са мејлинг листе',
  },
  people: {
    'companies.size':
      'veličina preduzeća|broj radnika|veličina kompanije|број запослених|запослени|величина фирме|величина предузећа|бр запослених',
    'people.phone': 'mobilni kontakta|mobilni kontakt osobe|телефон контакт особе|мобилни контакт особе|број телефона контакта',
    'people.originalCreatedAt': 'napravljeno|uneto|dodato|vreme kreiranja|datum pravljenja|креирано|направљено|датум креирања',
    'people.recordId': 'eksterni id|šifra komitenta|id контакта|број клијента|шифра|шифра купца|шифра клијента|идентификатор',
  },
  companies: {
    'companies.size':
      'veličina preduzeća|veličina kompanije|запослени|величина фирме|величина предузећа|бр запослених|број радника|величина компаније',
    'people.phone': 'mobilni kontakta|mobilni kontakt osobe|телефон контакт особе|мобилни контакт особе|број телефона контакта',
    'companies.originalCreatedAt': 'napravljeno|uneto|dodato|vreme kreiranja|datum pravljenja|креирано|направљено|датум креирања',
    'companies.recordId': 'eksterni id|šifra komitenta|број клијента|шифра|шифра клијента|идентификатор|екстерни id|број купца',
    'companies.name': 'pun naziv|poslovno ime|zvanični naziv|пун назив|пуни назив|скраћени назив|пословно име|правни назив',
    'companies.domain': 'domen|veb domen|domen firme|internet domen|домен|веб домен|домен фирме|интернет домен',
  },
  deals: {
    'people.phone': 'mobilni kontakta|mobilni kontakt osobe|телефон контакт особе|мобилни контакт особе|број телефона контакта',
    'deals.originalCreatedAt': 'napravljeno|uneto|dodato|vreme kreiranja|datum pravljenja|креирано|направљено|датум креирања',
    'deals.recordId': 'шифра|идентификатор|id прилике|id посла|број прилике|број посла|број понуде',
    'deals.title':
      'назив|прилика|назив прилике|име прилике|продајна прилика|име посла|назив пројекта|наслов|ime prodajne prilike',
    'deals.pipeline': 'prodajni levak|levak|tok prodaje|продајни левак|левак|продајни процес|продајни канал|цевовод',
    'deals.stage': 'stepen|stadijum|фаза продаје|продајна фаза|фаза прилике|фаза посла|етапа|корак',
    'deals.status': 'стање|статус прилике|статус посла',
    'deals.amount':
      'vrednost prilike|procenjeni prihod|očekivana vrednost|вредност посла|вредност прилике|износ прилике|износ посла|очекивани приход|verovatno',
    'deals.currency': 'валута посла|валута износа|ознака валуте|износ у валути|шифра валуте',
    'deals.probability':
      'verovatnoća u %|verovatnoća uspeha|verovatnoća zatvaranja|verovatnoća prodaje|вероватноћа у %|вероватноћа успеха|вероватноћа затварања|шанса',
    'deals.expectedCloseOn':
      'procenjeni datum zatvaranja|датум затварања|очекивани датум затварања|предвиђени датум затварања|процењени датум затварања|планирани датум затварања|очекивано затварање|предвиђено затварање',
    'deals.closedAt':
      'vreme zatvaranja|стварни датум затварања|затворено|затворено дана|датум завршетка|време затварања|закључено',
    'deals.wonAt': 'datum dobijanja|dobijeno|dobijeno dana|датум добијања|добијено|добијено дана|датум добитка',
    'deals.lostAt': 'датум губитка|изгубљено|изгубљено дана',
    'deals.lostReason': 'разлог одбијања|разлог неуспеха|узрок губитка|разлог затварања',
    'deals.owner': 'ime dodeljenog korisnika|dodeljeni korisnik|додељени корисник',
    'deals.source': 'izvor informacije o potencijalnom klijentu',
  },
  tasks: {
    'tasks.recordId': 'идентификатор|id задатка|број задатка',
    'tasks.title': 'назив|предмет|наслов|šta|šta uraditi|задаци|назив задатка|име задатка',
    'tasks.related': 'прилика|u vezi sa|повезано са|повезано с|везано за|односи се на|у вези са|у вези',
    'tasks.status': 'стање|uradjeno|статус задатка|извршено|урађено',
    'tasks.completedAt':
      'датум затварања|datum zatvaranja|uradjeno dana|датум довршетка|завршено|извршено дана|завршено дана|стварни датум завршетка',
    'tasks.due': 'датум завршетка|dospeće|dospeva|рок извршења|крајњи рок|датум доспећа|датум рока|до када',
    'tasks.assignee': 'ko|nosilac zadatka|izvršioci|ко|носилац задатка|задужени|извршиоци',
    'tasks.body': 'детаљи задатка',
    'tasks.kind': 'врста|врста задатка|тип задатка|врста активности|тип активности',
    'tasks.dueTime': 'vreme završetka|vreme izvršenja|сат|време завршетка|у колико сати|време извршења',
    'tasks.remindAt':
      'podsetnik|datum podsetnika|vreme podsetnika|podseti|podsetnici|подсетник|датум подсетника|време подсетника',
    'tasks.priority': 'хитност|приоритет задатка',
  },
  notes: {
    'notes.detail': 'место|статус|стање|исход|mesto|mesto sastanka|smer poziva|смер',
    'notes.happenedAt':
      'датум креирања|када|vreme početka|датум и време|датум позива|датум састанка|датум почетка|датум разговора',
    'notes.recordId': 'идентификатор|id beleške|id активности|број|id белешке',
    'notes.title': 'назив|наслов|предмет састанка|предмет позива|предмет поруке|назив састанка|тема састанка',
    'notes.related': 'прилика|u vezi sa|повезано са|повезано с|везано за|односи се на|у вези са|у вези',
    'notes.kind': 'врста активности|врста контакта|врста догађаја|начин контакта',
    'notes.body':
      'zapisnik sa sastanka|tekst beleške|записник|записник састанка|записник са састанка|резиме|текст белешке|закључак',
  },
}
