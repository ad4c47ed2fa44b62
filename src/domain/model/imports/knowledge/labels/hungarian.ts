import type { Labels } from '../../targets'

export const HUNGARIAN: Labels = {
  anywhere: {
    owner:
      'felelős felhasználó|hozzárendelve|hozzárendelt felhasználó|hozzárendelt|kapcsolat tulajdonosa|ügyfél tulajdonosa|cég tulajdonosa (crm)|felelős személy',
    description: 'feljegyzés|feljegyzések|komment|belső megjegyzés|hozzászólás|részletes leírás|egyéb megjegyzés|részletek',
    tags: 'kulcsszavak|tagek|jelölők|kulcsszó',
    company: 'vállalat neve|vállalkozás|ügyfél|ügyfélnév|fiók|fiók neve|fióknév|partner neve|számla',
    fullName:
      'kapcsolattartók|kapcsolat|kapcsolatnév|kapcsolatok|névjegy|névjegy neve|elsődleges kapcsolattartó|fő kapcsolattartó',
    email: 'kapcsolattartó e-mail|kapcsolattartó e-mailje|kapcsolat e-mail|személyes e-mail|másodlagos e-mail',
    phone: 'irodai telefonszám|hivatali telefon|céges telefonszám|egyéb telefon|másik telefon',
    street: 'székhely utca|utca (számlázási cím)|címsor 1|cím 1|cím 1. sor',
    city: 'számlázási cím város|számlázási cím település|levelezési cím város|levelezési cím település|elsődleges cím város',
    region: 'állam|állam/megye|megye/állam|tartomány|állam/tartomány',
    postalCode: 'irányítószáma|számlázási cím irányítószám|számlázási cím irsz.|levelezési cím irányítószám|levelezési cím irsz.',
    country: 'ország/régió|számlázási cím ország|levelezési cím ország|elsődleges cím ország|székhely ország',
    address: 'cégcím|cég címe|telephely címe|postázási cím|lakóhely',
    companyIndustry: 'szakterület|gazdasági ágazat|ipar',
    link: 'internetes oldal|weboldal címe|webhely|céges weboldal|honlapcím|facebook oldal|személyes weboldal|közösségi oldal',
    source:
      'lead forrása|lead forrás|érdeklődő forrása|honnan hallott rólunk|eredet|ügyfél forrása|megkeresés forrása|kapcsolat forrása',
    firstName: 'kapcsolattartó keresztneve',
    middleName: 'második keresztnév|középső név|második utónév|második név',
    lastName: 'kapcsolattartó vezetékneve',
    namePrefix: 'tudományos fokozat|cím (dr.)|üdvözlés|név előtagja',
    nameSuffix: 'utótag|név utótag',
    nickname: 'becenév',
    jobTitle: 'titulus/beosztás|munkaköri megnevezés|szerep|munkakör megnevezése|cím/beosztás|hivatás',
    doNotContact: 'ne hívja|ne hívd|nem hívható|ne keresse|ne hívj|ne küldjön e-mailt|leiratkozott|nem kér e-mailt',
  },
  people: {
    'people.originalCreatedAt':
      'létrehozva|létrehozás dátuma|létrehozás ideje|létrehozás időpontja|létrehozás|felvitel dátuma|felvitel ideje|rögzítve',
    'people.fullName': 'neve',
    'people.phone':
      'kapcsolattartó telefon|kapcsolattartó telefonszáma|kapcsolattartó telefonja|kapcsolat telefonszáma|kapcsolattartó mobil|telefon, irodai',
    'companies.size':
      'alkalmazottak|alkalmazottak száma|létszám|dolgozók száma|munkavállalók száma|cégméret|vállalat mérete|cég mérete',
    'people.recordId': 'ügyfélszám|ügyfél azonosító|vevőkód|vevőazonosító|azonosító|külső azonosító|partnerkód|vevőszám',
    'people.source': 'vevőjelölt forrása',
    'people.doNotContact': 'ne hívd',
  },
  companies: {
    'companies.originalCreatedAt':
      'létrehozva|létrehozás dátuma|létrehozás ideje|létrehozás időpontja|létrehozás|felvitel dátuma|felvitel ideje|rögzítve',
    'companies.name': 'neve|kereskedelmi név|hivatalos név|rövid név|hivatalos cégnév|jogi név|teljes cégnév|rövid cégnév',
    'people.phone': 'kapcsolat telefonszáma|kapcsolattartó mobilszáma|kontakt telefon|kapcsolat telefon',
    'companies.size': 'vállalat mérete|cég mérete|munkavállalók|statisztikai létszám',
    'companies.recordId':
      'ügyfélszám|vevőazonosító|azonosító|külső azonosító|vevőszám|egyedi azonosító|azonosítószám|rekordazonosító',
    'companies.domain': 'domain név|tartománynév|domén|cég domainje|vállalat domainneve',
    'people.firstName': 'kapcsolattartó utóneve',
    'people.lastName': 'kapcsolattartó családneve',
    'people.jobTitle': 'kapcsolattartó munkaköre',
  },
  deals: {
    'deals.originalCreatedAt':
      'létrehozás ideje|létrehozás időpontja|felvitel dátuma|felvitel ideje|rögzítve|rögzítés ideje|regisztráció dátuma|regisztrálva|készítés ideje',
    'people.phone':
      'kapcsolattartó telefon|kapcsolattartó telefonszáma|kapcsolattartó telefonja|kapcsolat telefonszáma|kapcsolattartó mobil',
    'deals.title':
      'cím|értékesítési lehetőség neve|üzleti lehetőség|üzleti lehetőség neve|üzlet címe|eladás neve|lehetőség megnevezése',
    'people.email': 'ügyfél e-mail|ügyfél email címe',
    'deals.pipeline': 'folyamat|értékesítési csatorna|értékesítési tölcsér|pipeline neve|értékesítési pipeline',
    'deals.stage': 'értékesítési státusz|szakasz neve|eladási szakasz|lehetőség szakasza|értékesítés szakasza|értékesítés fázisa',
    'deals.status': 'üzlet állapota|lehetőség állapota|ügylet állapota|állapot oka',
    'deals.amount':
      'lehetőség értéke|lehetőség összege|becsült bevétel|várható összeg|bevétel|teljes összeg|üzlet összege|tervezett bevétel',
    'deals.currency': 'pénznem kód|összeg pénzneme|valamennyi pénznem',
    'deals.probability': 'siker esélye|lezárás valószínűsége|sikeresség valószínűsége',
    'deals.expectedCloseOn':
      'várható lezárási dátum|lezárás várható dátuma|zárási dátum|becsült lezárás|becsült zárás|becsült zárási dátum|várható záródátum|záró dátum|becsült vég',
    'deals.closedAt':
      'tényleges lezárás|tényleges zárás dátuma|lezárás tényleges dátuma|tényleges zárási dátum|tényleges lezárás dátuma|vég',
    'deals.wonAt': 'megnyerés dátuma|elnyerve|megnyert dátum|nyerés dátuma',
    'deals.lostAt': 'elvesztve|elvesztés dátuma|elveszett dátum|elveszítve',
    'deals.lostReason': 'veszteség oka|elbukás oka|sikertelenség oka|elveszítés oka|indoklás',
    'deals.recordId':
      'lehetőség azonosító|ajánlatszám|üzlet azonosító|projektszám|ügylet azonosító|ajánlat száma|projekt azonosító|lehetőség száma',
    'companies.name': 'vásárló',
  },
  tasks: {
    'tasks.kind': 'kategória|feladat típusa|tevékenység típusa|típusa|feladattípus|tevékenységtípus',
    'tasks.due':
      'záró dátum|lejárat dátuma|teljesítési határidő|befejezés|teljesítés határideje|vége|tervezett befejezés|befejező dátum',
    'tasks.assignee': 'hozzárendelve ehhez|végzi|kiosztva|megbízott|feladat felelőse|delegálva|feladat tulajdonosa',
    'tasks.body': 'feladatleírás',
    'tasks.related':
      'kapcsolódik|kapcsolódó|kapcsolódik ehhez|vonatkozik|vonatkozó|vonatkozás|hozzá tartozik|kapcsolódó elem|szülő',
    'tasks.title': 'feladat tárgya|feladat címe|tevékenység neve',
    'tasks.dueTime': 'idő|esedékesség ideje|határidő ideje',
    'tasks.remindAt': 'emlékeztető|emlékeztető dátuma|emlékeztető időpontja|figyelmeztetés|emlékeztető ideje|emlékeztessen',
    'tasks.priority': 'prioritási szint|prioritása|kiemelten fontos',
    'tasks.status': 'feladat állapota|készenlét|feladat státusza|készültségi fok',
    'tasks.completedAt': 'befejezés ideje|befejezés időpontja|tényleges befejezés',
    'tasks.recordId': 'feladat azonosító|feladatszám|feladat száma|tevékenység azonosító',
  },
  notes: {
    'notes.detail': 'állapot|irány|hely|helyszín|kimenetel|hívás eredménye|hívás időtartama|hívás iránya',
    'notes.related': 'kapcsolódik|kapcsolódó|kapcsolódik ehhez|vonatkozik|vonatkozó|vonatkozás|hozzá tartozik|kapcsolódó elem',
    'notes.kind': 'tevékenységtípus|hívás típusa|kapcsolat módja|eseménytípus|találkozó típusa',
    'notes.recordId': 'tevékenység azonosító|jegyzet azonosító|hívás azonosító|esemény azonosító',
    'notes.body': 'jegyzet szövege|jegyzőkönyv|emlékeztető (jegyzőkönyv)|üzenet|beszámoló|hívás leírása|üzenet szövege|jelentés',
    'people.fullName': 'meghívottak',
    'notes.title': 'hívás tárgya|találkozó tárgya|jegyzet címe|megbeszélés témája|értekezlet tárgya|levél tárgya|esemény neve',
    'notes.happenedAt': 'kezdés|kezdete|kezdés dátuma|kezdő dátum|kezdés időpontja|kezdési dátum|elküldve|kezdés ideje',
  },
}
