import type { Labels } from '../../targets'

export const CROATIAN: Labels = {
  anywhere: {
    company: 'ime tvrtke|kupac|klijent|naziv klijenta|naziv partnera|naziv računa|društvo|naručitelj',
    fullName:
      'ime kontakt osobe|naziv kontakta|kontakt osobe|s kim|sudionici|ime i prezime kontakt osobe|ime i prezime kontakta|predstavnik',
    firstName: 'vlastito ime|osobno ime',
    middleName: 'očevo ime|srednje slovo',
    lastName: 'prezime kontakta|prezime kontakt osobe|prezime osobe',
    namePrefix: 'akademska titula|predmetak|prefiks imena|titula ispred imena',
    nameSuffix: 'dometak|nastavak|sufiks imena|titula iza imena',
    nickname: 'nadimak',
    jobTitle: 'titula radnog mjesta|radna pozicija|naziv posla|profesija|pozicija u tvrtki|naziv pozicije|dužnost|radna funkcija',
    companyIndustry: 'grana djelatnosti|područje djelatnosti|područje rada|glavna djelatnost|grana industrije',
    email: 'elektronička pošta|e-mail kontakta|e-mail kupca|e-mail klijenta|e-mail tvrtke',
    phone: 'telefonski broj|telefon posao|telefon kuća|telefon kućni|telefon poslovni',
    link: 'web stranice|internetska stranica|web lokacija|mrežna stranica|mrežno mjesto|početna stranica|profil na linkedinu|društvene mreže',
    companyWebsite: 'web stranica tvrtke|web tvrtke|web mjesto tvrtke',
    street: 'ulica i kbr|ulica za naplatu|ulica primarne adrese|adresa redak 1|redak adrese 1',
    city: 'grad za naplatu|grad računa|grad primarne adrese|adresa 1 grad|grad sjedišta',
    region: 'savezna država|država županija|županija za naplatu|adresa 1 županija|županija država',
    postalCode: 'pbr|poštanski kod|broj pošte|poštanski broj računa|sjedište poštanski broj',
    country: 'država za naplatu|država primarne adrese|zemlja regija|adresa 1 država|šifra države',
    address: 'adresa za naplatu|adresa naplate|poštanska adresa|adresa tvrtke|adresa kupca',
    birthday: 'datum rođendana|datum rodjenja|rodjendan|dat rodjenja|rodjen|dan rodjenja|datum rodjendana',
    owner:
      'vlasnik kontakta|vlasnik zapisa|vlasnik tvrtke|vlasnik računa|vlasnik prilike|vlasnik posla|vlasnik klijenta|dodijeljeno',
    tags: 'ključne riječi|etikete|naljepnice|grupa kupaca|grupe kontakata',
    source:
      'izvor potencijalnog klijenta|izvor klijenta|izvor prilike|izvor upita|izvor posla|izvor potencijalnog kupca|podrijetlo|kako ste saznali za nas|potiče od',
    description: 'opis kontakta|opis tvrtke|opis prilike|opis zadatka|zabilješka|sadržaj',
    doNotContact:
      'ne zovi|ne zvati|ne kontaktirati|odjava s e-pošte|odjavljen s e-pošte|ne slati e-mail|zabrana kontaktiranja|ne slati e-poštu',
  },
  people: {
    'companies.size':
      'broj zaposlenih|broj zaposlenika|zaposlenici|veličina tvrtke|br zaposlenih|broj djelatnika|veličina poduzeća|veličina firme',
    'people.phone': 'telefon kontakt osobe|telefon kupca|telefon klijenta|mobitel kontakt osobe|broj telefona kontakta',
    'people.originalCreatedAt':
      'stvoreno|datum stvaranja|datum unosa|uneseno|datum dodavanja|vrijeme kreiranja|kreirano dana|izrađeno',
    'people.recordId': 'broj klijenta|šifra kupca|šifra klijenta|vanjski id|broj kupca|id klijenta|id kupca|broj kontakta',
    'people.owner': 'dodijeljeno korisniku|dodijeljeni korisnik',
  },
  companies: {
    'companies.size': 'broj zaposlenika|zaposlenici|veličina tvrtke|broj djelatnika|veličina poduzeća|veličina firme',
    'people.phone': 'telefon kontakt osobe|telefon kupca|telefon klijenta|mobitel kontakt osobe|broj telefona kontakta',
    'companies.originalCreatedAt':
      'stvoreno|datum stvaranja|datum unosa|uneseno|datum dodavanja|vrijeme kreiranja|kreirano dana|izrađeno',
    'companies.recordId': 'broj klijenta|vanjski id|broj kupca|id klijenta|id kupca|id tvrtke|id partnera|id organizacije',
    'companies.name': 'puni naziv|skraćeni naziv|službeni naziv|trgovački naziv|tvrtka obrt',
    'companies.domain': 'web domena|domena tvrtke|internetska domena',
    'companies.owner': 'dodijeljeno korisniku|dodijeljeni korisnik',
  },
  deals: {
    'people.phone': 'telefon kontakt osobe|telefon kupca|telefon klijenta|mobitel kontakt osobe|broj telefona kontakta',
    'deals.originalCreatedAt':
      'stvoreno|datum stvaranja|uneseno|datum dodavanja|vrijeme kreiranja|kreirano dana|izrađeno|kreiran',
    'deals.title': 'ime prilike|prilike|dogovor|naziv dogovora|naslov prilike',
    'deals.pipeline': 'prodajni lijevak|lijevak|cjevovod|prodajni cjevovod|tijek prodaje',
    'deals.stage': 'stupanj|razina prodaje',
    'deals.status': 'status prilike|stanje prilike',
    'deals.amount':
      'vrijednost prilike|iznos prilike|iznos posla|procijenjeni prihod|predviđeni prihod|prihod|vrijednost projekta|planirani prihod',
    'deals.currency': 'valuta iznosa|oznaka valute|iznos u valuti|šifra valute',
    'deals.probability': 'vjerojatnost u %|vjerojatnost uspjeha|vjerojatnost prodaje|vjerojatnost zaključenja',
    'deals.expectedCloseOn':
      'procijenjeni datum zatvaranja|rok zatvaranja|zatvaranje|datum zaključivanja|predvidjeni datum zatvaranja|predvidjeno zatvaranje',
    'deals.closedAt': 'stvarni datum zatvaranja|datum završetka|vrijeme zatvaranja|stvarno zatvaranje',
    'deals.wonAt': 'dobiveno|dobiveno dana|datum dobivanja|vrijeme dobitka',
    'deals.lostAt': 'datum gubitka|izgubljeno dana|vrijeme gubitka',
    'deals.lostReason': 'razlog neuspjeha|uzrok gubitka|razlog zatvaranja',
    'deals.recordId': 'id prilike|broj prilike|broj posla|broj ponude',
    'deals.source': 'izvor potiče od',
    'deals.owner': 'dodijeljeno korisniku|dodijeljeni korisnik',
  },
  tasks: {
    'tasks.related': 'prilika|povezano s|povezano sa|vezano uz|odnosi se na|u vezi s|u vezi|nadležni',
    'tasks.completedAt': 'zatvoreno dana|dovršeno|stvarni datum završetka|dovršeno dana',
    'tasks.assignee': 'tko|nositelj zadatka|dodijeljeno korisniku|dodijeljeni korisnik',
    'tasks.body': 'detalji zadatka|tekst',
    'tasks.title': 'zadaci|ime zadatka|naslov zadatka|što|naziv aktivnosti|predmet zadatka',
    'tasks.due': 'završetak|kraj|rok zadatka|datum kraja|dospijeva',
    'tasks.dueTime': 'vrijeme završetka|u koliko sati|vrijeme izvršenja',
    'tasks.remindAt': 'podsjetnik|datum podsjetnika|vrijeme podsjetnika|podsjeti|podsjetnici|podsjeti me',
    'tasks.priority': 'prioritet zadatka',
    'tasks.status': 'status zadatka|stanje zadatka',
    'tasks.recordId': 'id zadatka|broj zadatka',
  },
  notes: {
    'notes.detail': 'mjesto|smjer|trajanje poziva|mjesto sastanka|smjer poziva|lokacija sastanka|ishod poziva|mjesto održavanja',
    'notes.related': 'prilika|povezano s|povezano sa|vezano uz|odnosi se na|u vezi s|u vezi|nadležni',
    'notes.body': 'zapisnik sastanka|tekst bilješke|sadržaj poruke|tijek razgovora',
    'notes.title': 'predmet sastanka|predmet poziva|predmet poruke|naziv sastanka|tema sastanka|naslov bilješke',
    'notes.kind': 'vrsta događaja|vrsta dogadjaja',
    'notes.happenedAt':
      'datum početka|datum događaja|datum posjeta|početak|početni datum|vrijeme početka|datum kreiranja|datum dogadjaja',
    'notes.recordId': 'broj|id bilješke|id sastanka',
  },
}
