import type { Labels } from '../../targets'

export const ROMANIAN: Labels = {
  anywhere: {
    owner: 'atribuit către|utilizator atribuit|utilizator alocat|alocat|alocat lui|alocat către|asignat|asignat lui',
    description: 'descrierea|comentariu|mențiune|detalii suplimentare|remarci|note interne|descriere detaliată|explicații',
    tags: 'taguri|cuvinte cheie|marcaje|grup de clienți',
    company: 'numele companiei|numele firmei|denumire|nume organizație|numele organizației|denumire organizație|cont|nume cont',
    fullName:
      'contactul|numele contactului|pers. de contact|persoane de contact|contacte|numele persoanei de contact|contact principal|contactul principal',
    email: 'e-mailul contactului|e-mail secundar|e-mail alternativ|e-mail birou|e-mail primar',
    phone: 'telefon companie|telefon primar|alt telefon|telefon alternativ|telefon secundar',
    street: 'sediu social stradă|strada de facturare|strada sediu|adresa 1|linia 1 adresă',
    city: 'comună|sediu social oraș|sediu social localitate|oraș de facturare|oraș sediu',
    region: 'regiunea|stat/provincie|județ/regiune|stat/județ|sediu social județ',
    postalCode: 'codul poștal|cod zip|cod poștal sediu',
    country: 'sediu social țară|țară de facturare|țară sediu|cod țară|țară/regiune',
    address: 'adresă de facturare|adresa facturare|sediul|adresa sediului|adresa principală',
    companyIndustry: 'ramură de activitate|sectorul de activitate',
    link: 'site-ul web|pagină de internet|url site|adresa site|pagină facebook|pagina personală|site personal|rețele sociale',
    source: 'sursă lead|sursa contactului|sursa oportunității',
    firstName: 'nume mic|prenumele contactului|nume de botez',
    middleName: 'al doilea prenume|al doilea nume|nume mijlociu|inițiala tatălui|nume de mijloc|prenume 2',
    lastName: 'nume de familie contact',
    namePrefix: 'salut|prefix nume|mod de adresare|titlu academic|salutare|adresare|dl./dna.',
    nameSuffix: 'sufix|sufix nume',
    nickname: 'poreclă',
    jobTitle: 'profesia|titlul postului|funcție contact|denumire post|titlu job',
    birthday: 'data de naștere|aniversare',
    doNotContact: 'nu sunați|nu suna|nu contactați|nu contacta|fără e-mail|dezabonat|nu trimite e-mail|nu trimiteți e-mail',
  },
  people: {
    'people.originalCreatedAt':
      'data înscriere|data înscrierii|înscris la|creat la|creat pe|creat în|creat|creată la|data creării|data creare|data adăugării',
    'people.phone': 'telefonul contactului|număr telefon contact',
    'companies.industry': 'activitate',
    'companies.size':
      'angajați|număr angajați|nr. angajați|număr de angajați|dimensiune companie|dimensiunea companiei|mărime companie|mărimea companiei',
    'people.recordId': 'cod client|codul clientului|nr. client|număr client|cod partener|id extern|cod extern|identificator',
    'people.namePrefix': 'titlu',
  },
  companies: {
    'companies.originalCreatedAt': 'creat la|creat pe|creat în|creat|creată la|data creării|data creare|data adăugării',
    'people.phone': 'telefon contact|telefonul contactului|tel. contact|mobil contact|telefon mobil contact',
    'companies.industry': 'activitate',
    'companies.size': 'dimensiune companie|dimensiunea companiei|mărimea companiei|personal',
    'companies.recordId':
      'codul clientului|nr. client|număr client|id extern|cod extern|identificator|cod intern|id înregistrare',
    'companies.name':
      'denumirea|denumire societate comercială|denumire juridică|nume comercial|denumire comercială|denumire legală|denumirea companiei|parte',
    'companies.domain': 'domeniu web|nume domeniu|domeniu internet|domeniu e-mail|nume de domeniu|domeniul companiei',
    'people.firstName': 'prenume persoană de contact',
    'people.lastName': 'nume familie contact',
    'people.jobTitle': 'funcția persoanei de contact|funcție persoană de contact',
  },
  deals: {
    'deals.originalCreatedAt':
      'creat pe|creat în|creată la|data adăugare|adăugat la|adăugat în|data înregistrării|înregistrat la',
    'people.phone': 'telefonul contactului|număr telefon contact|telefon client|nr. telefon client',
    'people.email': 'email client',
    'deals.title':
      'oportunitatea|numele oportunității|denumirea oportunității|numele tranzacției|afacere|nume afacere|vânzare|titlul oportunității',
    'deals.pipeline': 'pâlnie de vânzări|proces de vânzare|proces de vânzări|pâlnie vânzări|pipeline vânzări|conductă de vânzări',
    'deals.stage':
      'stadiu vânzare|stadiu vânzări|stadiul vânzării|faza de vânzare|etapa afacerii|etapa tranzacției|stadiu oportunitate|stadiul tranzacției',
    'deals.status': 'starea|situație|stare oportunitate|status oportunitate|starea tranzacției|motiv stare',
    'deals.amount':
      'valoarea|valoarea tranzacției|valoarea oportunității|sumă oportunitate|venituri estimate|venituri așteptate|valoare afacere|sumă totală',
    'deals.currency': 'cod monedă|monedă tranzacție|moneda sumei',
    'deals.probability': 'șanse de câștig|probabilitate de închidere|probabilitate de succes|șanse de reușită',
    'deals.expectedCloseOn':
      'data de închidere|data închidere|data preconizată a închiderii|data preconizată de închidere|data așteptată a închiderii|închidere preconizată|termen estimat|data estimativă închidere',
    'deals.closedAt': 'data reală a închiderii|data efectivă a închiderii|închis pe|data finalizării',
    'deals.wonAt': 'câștigat la|data câștigării|data câștig|data vânzării',
    'deals.lostAt': 'pierdut la|data pierderii|pierdut pe|data pierdere',
    'deals.lostReason': 'motivul|motivul pierdut',
    'deals.recordId':
      'id oportunitate|număr oportunitate|nr. oportunitate|id tranzacție|cod oportunitate|nr. ofertă|număr ofertă|nr. crt. oportunitate',
    'companies.name': 'parte',
  },
  tasks: {
    'tasks.kind': 'categorie|tipul sarcinii|tipul activității|fel',
    'tasks.status': 'starea|status sarcină|starea sarcinii|progres|stadiu sarcină|stare sarcină',
    'tasks.assignee':
      'atribuită lui|delegat către|realizat de|alocată lui|responsabil sarcină|executor|îndeplinit de|persoană desemnată',
    'tasks.body': 'detaliile sarcinii',
    'tasks.related':
      'legat de|referitor la|în legătură cu|privind|asociat cu|cu privire la|relaționat cu|asociat|parinte|părinte',
    'tasks.title': 'numele sarcinii|denumirea sarcinii|ce|nume activitate|subiectul|titlul sarcinii|titlu sarcină|obiectiv',
    'tasks.due':
      'scadent la|data finală|data finalizării estimată|data sfârșit|data sfârșitului|data de sfârșit|data expirării|termen de realizare',
    'tasks.dueTime': 'ora scadentă|ora de sfârșit|ora scadenței',
    'tasks.remindAt': 'memento|reamintire|data reamintirii|notificare|amintește-mi la|ora reamintirii|alertă|data memento',
    'tasks.priority': 'nivel prioritate|grad de urgență',
    'tasks.completedAt':
      'finalizată la|terminat la|încheiat la|data îndeplinirii|efectuat la|realizat la|data efectuării|completat la',
    'tasks.recordId': 'id sarcină|nr. sarcină|număr sarcină|id activitate|id task|cod sarcină',
  },
  notes: {
    'notes.detail': 'stare|direcție|direcția|loc|locație|rezultatul|durata (minute)|locația',
    'notes.related': 'legat de|referitor la|în legătură cu|privind|asociat cu|cu privire la|relaționat cu|asociat',
    'notes.title':
      'nume activitate|subiectul|subiect apel|subiectul întâlnirii|titlul notei|subiect întâlnire|titlu notă|subiectul apelului',
    'notes.kind': 'tipul activității|tip apel|tip eveniment|tip întâlnire|tip notă|modalitate de contact',
    'notes.happenedAt': 'când|data începerii|data început|data de început|început|trimis la|data activității|data evenimentului',
    'notes.recordId': 'id activitate|id notă|id apel|id eveniment|nr. activitate',
    'notes.body': 'textul notei|conținutul notei|minuta întâlnirii|corp mesaj|sinteză',
    'people.fullName': 'invitați|prezenți',
  },
}
