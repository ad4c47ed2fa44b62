import type { Labels } from '../../targets'

export const CZECH: Labels = {
  anywhere: {
    company: 'název firmy|název společnosti|název organizace|účet|název účtu|zákazník|název zákazníka|název klienta',
    fullName:
      'kontaktní osoba|jméno kontaktu|jméno kontaktní osoby|název kontaktu|hlavní kontakt|primární kontakt|jméno a příjmení kontaktu|jméno a příjmení kontaktní osoby',
    firstName: 'jméno křestní|křestní|křestní jméno kontaktu|křestní jméno kontaktní osoby',
    middleName: 'prostřední jméno|druhé jméno|další jméno|druhé křestní jméno|další jména',
    lastName: 'příjmení kontaktu|příjmení kontaktní osoby|příjmení zákazníka',
    namePrefix: 'titul před jménem|tituly před jménem|akademický titul|titul před|předpona|pozdrav|tituly|předpona jména',
    nameSuffix: 'titul za jménem|tituly za jménem|titul za|přípona|přípona jména|sufix',
    nickname: 'přezdívka',
    jobTitle: 'pracovní pozice|pracovní zařazení|pracovní funkce|profese|povolání|název pozice|pracovní titul|pozice kontaktu',
    companyIndustry:
      'obor podnikání|obor činnosti|průmysl|oblast podnikání|předmět podnikání|branže|předmět činnosti|hospodářské odvětví',
    email: 'elektronická pošta|e-mail zákazníka|e-mail firmy|firemní e-mail|soukromý e-mail',
    phone: 'tel číslo|telefonní čísla|číslo telefonu|mobilní číslo|pevná linka',
    link: 'www stránky|internetové stránky|internetová adresa|webová adresa|internetová stránka|adresa webu|domovská stránka|www adresa',
    companyWebsite: 'web firmy|web společnosti|webové stránky společnosti|webové stránky firmy|firemní web',
    street: 'ulice a číslo|ulice č p|ulice a čp|ulice číslo|adresa řádek 1',
    city: 'město obec|obec město|adresa 1 město|město do zaměstnání|sídlo město',
    region: 'stát kraj|kraj okres|země kraj|adresa 1 kraj|oblast kraj',
    postalCode: 'poštovní směrovací číslo|směrovací číslo|adresa 1 psč|poštovní kód|psč do zaměstnání',
    country: 'země oblast|adresa 1 země|kód země|název země|sídlo země',
    address: 'fakturační adresa|celá adresa|úplná adresa|poštovní adresa|korespondenční adresa',
    birthday: 'narozena|dat narození|den narození|narození',
    owner:
      'vlastník kontaktu|vlastník záznamu|vlastník účtu|vlastník firmy|vlastník společnosti|vlastník příležitosti|vlastník obchodu|vlastník případu',
    tags: 'štítek|tagy|značky|skupiny|skupina|klíčová slova|nálepky|skupiny kontaktů',
    source:
      'zdroj kontaktu|zdroj zájemce|zdroj zájemců|zdroj příležitosti|zdroj zákazníka|zdroj poptávky|zdroj stopy|zdroj obchodu',
    description:
      'komentáře|popis kontaktu|popis firmy|popis příležitosti|popis úkolu|popis obchodu|doplňující informace|další informace',
    doNotContact:
      'nevolat|nekontaktovat|nezasílat e-maily|neposílat e-maily|odhlášen|odhlášen z odběru|odhlášeno|nezasílat obchodní sdělení',
  },
  people: {
    'people.fullName': 'název|jméno člena|jméno zákazníka|jméno klienta|jméno kontaktu',
    'companies.size': 'zaměstnanci|velikost společnosti|počet pracovníků|počet zam|velikost podniku|velikost organizace',
    'people.phone': 'telefon kontaktní osoby|telefon zákazníka|mobil kontaktu|mobil kontaktní osoby|telefonní číslo kontaktu',
    'people.city': 'místo',
    'people.originalCreatedAt':
      'založeno|datum založení|datum přidání|vytvořeno dne|datum registrace|čas vytvoření|datum zadání|zadáno|datum přijetí|datum vstupu|členem od|datum přijetí člena',
    'people.recordId': 'číslo kontaktu|zákaznické číslo|identifikátor|externí id|kód kontaktu|kód zákazníka|id záznamu|kód',
  },
  companies: {
    'companies.size': 'velikost společnosti|velikost organizace',
    'people.phone': 'telefon kontaktní osoby|telefon zákazníka|mobil kontaktu|mobil kontaktní osoby|telefonní číslo kontaktu',
    'companies.city': 'místo',
    'companies.originalCreatedAt':
      'datum vytvoření|založeno|datum založení|datum přidání|vytvořeno dne|datum registrace|čas vytvoření|datum zadání',
    'companies.recordId': 'zákaznické číslo|číslo zákazníka|id zákazníka|identifikátor|externí id|kód zákazníka|id záznamu|kód',
    'companies.name':
      'celý název|obchodní název|obchodní firma|právní název|oficiální název|zkrácený název|název partnera|jméno člena',
    'companies.domain': 'doména firmy|webová doména|internetová doména|e-mailová doména',
  },
  deals: {
    'people.phone': 'telefon kontaktní osoby|telefon zákazníka|mobil kontaktu|mobil kontaktní osoby|telefonní číslo kontaktu',
    'deals.originalCreatedAt':
      'založeno|datum založení|datum přidání|vytvořeno dne|datum registrace|čas vytvoření|datum zadání|zadáno|otevřeno od|otevřeno',
    'deals.recordId':
      'identifikátor|kód|id příležitosti|id obchodu|číslo příležitosti|číslo obchodu|číslo obchodního případu|id obchodního případu',
    'deals.title':
      'název obchodní příležitosti|název projektu|případ|název případu|obchodní případy|příležitosti|jméno příležitosti',
    'deals.pipeline': 'obchodní proces|prodejní proces|prodejní kanál|typ obchodního procesu|název pipeline',
    'deals.stage': 'fáze obchodního případu|prodejní fáze|úroveň|fáze pipeline|fáze procesu|prodejní stádium|stádium prodeje',
    'deals.status': 'stav příležitosti|stav obchodního případu|stav případu',
    'deals.amount':
      'hodnota příležitosti|částka příležitosti|předpokládaný výnos|odhadovaný výnos|objem|objem obchodu|předpokládaná částka|očekávaný příjem|konečná cena|výsledná cena|základní cena',
    'deals.currency': 'kód měny|měna obchodu|měna částky|měna příležitosti',
    'deals.probability': 'pravděpodobnost v %|pravděpodobnost uzavření|pravděpodobnost úspěchu|pravděpodobnost výhry',
    'deals.expectedCloseOn':
      'odhadované datum uzavření|plánované datum uzavření|termín|deadline|uzavření|uzávěrka|odhad uzavření|očekávaný termín uzavření',
    'deals.closedAt': 'skutečné datum uzavření|datum ukončení|ukončeno|skutečné uzavření|čas uzavření',
    'deals.wonAt': 'datum výhry|vyhráno|čas výhry|datum získání|získáno dne|datum vyhrání',
    'deals.lostAt': 'datum prohry|prohráno|prohráno dne|čas prohry|datum ztráty|ztraceno dne',
    'deals.lostReason': 'důvod uzavření|důvod neuzavření|příčina ztráty',
    'deals.source': 'zdrojová stopa|zdroj zájemce',
  },
  tasks: {
    'tasks.recordId': 'identifikátor|kód|číslo|id úkolu|číslo úkolu',
    'tasks.related': 'obchodní případ|příležitost|vztahuje se k|související s|vztah k|vazba|navázáno na|souvisí|rodič',
    'tasks.completedAt':
      'uzavřeno dne|datum skutečného dokončení|skutečné datum dokončení|vyřešeno dne|skutečné dokončení|datum vyřízení|vyřízeno dne',
    'tasks.due': 'datum ukončení|termín dokončení|datum splatnosti|konečný termín|datum konce|konec|termín úkolu|dokončit do',
    'tasks.assignee': 'vykonavatel|přiděleno komu|úkol pro|zpracovatel|odpovědný řešitel',
    'tasks.body': 'podrobnosti úkolu|text úkolu',
    'tasks.title': 'úkoly|předmět úkolu|aktivita|název aktivity|zadání',
    'tasks.kind': 'druh|typ úkolu|typ aktivity|druh aktivity|typ činnosti|druh úkolu',
    'tasks.dueTime': 'čas splnění|čas konce|čas ukončení',
    'tasks.remindAt':
      'připomenutí|připomínka|upozornění|datum připomenutí|čas připomenutí|připomenout|připomínky|datum a čas připomenutí',
    'tasks.status': 'stav plnění',
  },
  notes: {
    'notes.title': 'název|titulek|předmět schůzky|předmět hovoru|předmět zprávy|nadpis|název schůzky|název hovoru',
    'notes.detail': 'místo|stav|výsledek|směr|trvání|doba trvání|místo konání|délka hovoru',
    'notes.happenedAt': 'datum vytvoření|termín|datum zahájení|datum začátku|datum konání|datum události|začátek|čas zahájení',
    'notes.recordId': 'identifikátor|číslo|id aktivity|id poznámky|id schůzky|id hovoru',
    'notes.related': 'obchodní případ|příležitost|vztahuje se k|související s|vztah k|vazba|navázáno na|souvisí',
    'notes.kind': 'typ aktivity|druh aktivity|typ činnosti|druh kontaktu|typ události|typ poznámky',
    'notes.body': 'text poznámky|zápis z jednání|obsah zprávy|zápis z hovoru',
  },
}
