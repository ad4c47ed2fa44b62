import type { Labels } from '../../targets'

export const ALBANIAN: Labels = {
  anywhere: {
    owner:
      'caktuar për|caktuar te|i caktuar për|i caktuar|përdorues i caktuar|përdoruesi i caktuar|emri i përdoruesit të caktuar|përgjegjësi',
    description: 'përshkrim|përshkrimi|shënim|shënime|shënimet|koment|komente|komentet',
    tags: 'etiketa|etiketat|grupi|grupet|segmenti|kategoritë|fjalë kyçe',
    company: 'kompania|kompani|emri i kompanisë|emri i firmës|organizata|emri i organizatës|llogaria|emri i llogarisë',
    fullName:
      'kontakti|emri i kontaktit|personi i kontaktit|person kontakti|kontaktet|personi kontaktues|kontakti kryesor|emri dhe mbiemri',
    email: 'email i kontaktit|emaili i kontaktit|adresa e emailit|adresa elektronike|posta elektronike',
    phone: 'telefoni|numri i telefonit|nr. telefoni|nr i telefonit|telefoni i zyrës',
    street: 'rruga|rruga dhe numri|adresa e rrugës|rruga (faturimi)',
    city: 'qyteti|qytet|vendbanimi|qyteti (faturimi)|komuna',
    region: 'rajoni|qarku|rrethi|krahina|provinca',
    postalCode: 'kodi postar|kodi postal|kod postar|kodi zip|zip kodi',
    country: 'shteti|vendi (shteti)|vend',
    address: 'adresa e plotë|adresa e faturimit|adresa primare|selia|adresa e selisë',
    companyIndustry: 'sektori|veprimtaria|fusha e veprimtarisë|dega|aktiviteti kryesor',
    link: 'faqja e internetit|faqja web|uebsajti|faqja e web-it|uebfaqja|faqe interneti|web faqja|adresa e internetit',
    source: 'burimi|burim|burimi i kontaktit|si dëgjuat për ne|prejardhja|kanali|burimi i klientit|burimi i udhëheqjes',
    firstName: 'emër',
    middleName: 'emri i mesëm|emri i babait|atësia|emër i dytë',
    lastName: 'mbiemri|mbiemër',
    namePrefix: 'përshëndetje|titulli i nderimit|parashtesa',
    jobTitle: 'pozita|pozicioni|funksioni|profesioni|titulli i punës|detyra (pozita)|roli|posti',
    birthday: 'data e lindjes|datëlindja|ditëlindja|lindur më|datëlindje',
    doNotContact:
      'mos telefono|mos kontakto|mos telefononi|pa email|mos lajmëroheni|mos kontaktoni|mos dërgo email|i çregjistruar',
    nickname: 'nofkë',
  },
  people: {
    'people.originalCreatedAt':
      'krijuar më|data e krijimit|krijuar|data e regjistrimit|regjistruar më|data e shtimit|shtuar më|data krijimit',
    'people.phone': 'telefoni i kontaktit|telefon i kontaktit|celulari i kontaktit',
    'companies.size':
      'punonjës|numri i punonjësve|punëtorë|numri i të punësuarve|nr. i punonjësve|madhësia e kompanisë|numri i punëtorëve|të punësuar',
    'people.recordId':
      'numri i klientit|nr. i klientit|kodi i klientit|id e klientit|kodi|id e llogarisë|nr. klienti|id e kontaktit',
    'people.firstName': 'emri',
    'companies.name': 'ent',
  },
  companies: {
    'companies.originalCreatedAt':
      'krijuar më|data e krijimit|krijuar|data e regjistrimit|regjistruar më|data e shtimit|shtuar më|data krijimit',
    'people.phone': 'telefoni i kontaktit|telefon i kontaktit|celulari i kontaktit',
    'companies.size':
      'punonjës|numri i punonjësve|punëtorë|numri i të punësuarve|nr. i punonjësve|madhësia e kompanisë|numri i punëtorëve|të punësuar',
    'companies.recordId': 'numri i klientit|nr. i klientit|kodi i klientit|id e klientit|kodi|id e llogarisë|nr. klienti',
    'companies.name': 'emri|furnitori|emri tregtar|emri ligjor|emri juridik|emri i furnitorit',
    'people.jobTitle': 'pozita e kontaktit|pozicioni i kontaktit',
    'people.firstName': 'emri',
    'companies.description': 'shënime private',
  },
  deals: {
    'deals.originalCreatedAt':
      'krijuar më|data e krijimit|krijuar|data e regjistrimit|regjistruar më|data e shtimit|shtuar më|data krijimit',
    'people.phone': 'telefoni i kontaktit|telefon i kontaktit|celulari i kontaktit|telefoni i klientit',
    'people.email': 'email i klientit',
    'deals.title': 'mundësia|mundësi|emri i mundësisë|marrëveshja|emri i marrëveshjes|titulli|emri i projektit|shitja',
    'deals.pipeline': 'procesi i shitjes|hinka e shitjeve|gypi i shitjeve',
    'deals.stage': 'faza e shitjes|faza e shitjeve|stadi',
    'deals.status': 'statusi|gjendja',
    'deals.amount':
      'shuma|vlera|vlera e marrëveshjes|shuma e mundësisë|të ardhurat e pritshme|çmimi|vlera e mundësisë|shuma totale',
    'deals.currency': 'monedha|emri i monedhës',
    'deals.probability': 'probabiliteti|gjasat|mundësia e suksesit',
    'deals.expectedCloseOn':
      'data e mbylljes|data e pritshme e mbylljes|data e parashikuar e mbylljes|data e përfundimit e pritur|data e parashikuar e përfundimit|data e pritur e mbylljes|mbyllja e pritshme|mbyllja e pritur',
    'deals.closedAt': 'mbyllur më|data aktuale e mbylljes',
    'deals.wonAt': 'fituar më|data e fitimit',
    'deals.lostAt': 'humbur më|data e humbjes',
    'deals.lostReason': 'arsyeja e humbjes|arsyeja|shkaku i humbjes',
  },
  tasks: {
    'tasks.title': 'titulli|subjekti|detyra|detyrë|emri i detyrës|aktiviteti|çfarë|për të bërë',
    'tasks.status': 'statusi|gjendja|progresi',
    'tasks.assignee': 'kryerësi|kush|caktuar|ekzekutuesi|i ngarkuari',
    'tasks.body': 'hollësi',
    'tasks.related': 'lidhur me|e lidhur me|i lidhur me|në lidhje me|ka të bëjë me|lidhet me',
    'tasks.kind': 'lloji|tipi|lloji i detyrës|lloji i aktivitetit',
    'tasks.due': 'afati|data e përfundimit|afati i fundit|deri më|kur|data e afatit|data e skadimit|afati përfundimtar',
    'tasks.dueTime': 'koha',
    'tasks.remindAt': 'kujtesë|kujtesa|përkujtues|përkujtesë|data e kujtesës',
    'tasks.priority': 'prioriteti|përparësia|urgjenca|rëndësia',
    'tasks.completedAt': 'përfunduar më|kryer më|data e kryerjes|e përfunduar më',
  },
  notes: {
    'notes.title': 'titulli|subjekti|tema e thirrjes|tema e takimit',
    'notes.related': 'lidhur me|e lidhur me|i lidhur me|në lidhje me|ka të bëjë me|lidhet me',
    'notes.kind': 'lloji|tipi|lloji i aktivitetit|lloji i kontaktit|mënyra e kontaktit|lloji i thirrjes',
    'notes.body': 'përmbajtja|procesverbali|përmbledhja|mesazhi|shënimi',
    'people.fullName': 'me kë|pjesëmarrësit|pjesëmarrës',
    'notes.happenedAt':
      'data dhe ora|data e fillimit|data e thirrjes|data e takimit|fillimi|data e vizitës|data e kontaktit|koha e fillimit',
    'notes.detail': 'kohëzgjatja|drejtimi|vendi|rezultati|vendndodhja|përfundimi',
  },
}
