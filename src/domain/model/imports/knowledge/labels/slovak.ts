import type { Labels } from '../../targets'

export const SLOVAK: Labels = {
  anywhere: {
    company: 'organizácia|názov organizácie|názov účtu|názov zákazníka|názov klienta|meno firmy|meno spoločnosti|zamestnávateľ',
    fullName:
      'meno kontaktu|meno kontaktnej osoby|názov kontaktu|hlavný kontakt|primárny kontakt|meno a priezvisko kontaktu|meno a priezvisko kontaktnej osoby|zástupca',
    firstName: 'krstné|krstné meno kontaktu|krstné meno kontaktnej osoby|prvé meno',
    middleName: 'stredné meno|druhé meno|ďalšie meno|prostredné meno|stredná časť mena',
    lastName: 'priezvisko kontaktu|priezvisko kontaktnej osoby|priezvisko zákazníka',
    namePrefix: 'oslovenie|titul pred menom|tituly pred menom|predpona mena',
    nameSuffix: 'titul za menom|tituly za menom|prípona|prípona mena',
    nickname: 'prezývka',
    jobTitle:
      'pracovné zaradenie|pracovná funkcia|profesia|povolanie|názov pozície|pracovný titul|pozícia kontaktu|funkcia kontaktnej osoby',
    companyIndustry:
      'oblasť podnikania|predmet podnikania|priemysel|oblasť pôsobenia|predmet činnosti|odbor podnikania|odvetvie priemyslu|priemyselné odvetvie',
    email: 'pracovný e-mail|firemný e-mail|súkromný e-mail|osobný e-mail|hlavný e-mail',
    phone: 'číslo telefónu|mobilné číslo|mobilné telefónne číslo|telefón do zamestnania|telefón do kancelárie',
    link: 'www stránka|webové sídlo|stránka|osobný web|sociálne siete|osobná webová stránka',
    companyWebsite: 'web spoločnosti|webová stránka spoločnosti|webová stránka firmy|firemný web',
    street: 'ulica číslo|ulica a č|ulica fakturačnej adresy|ulica primárnej adresy|ulica sídla',
    city: 'fakturačné mesto|mesto fakturačnej adresy|mesto primárnej adresy|mesto sídla|fakturačná adresa mesto',
    region: 'štát kraj|fakturačný kraj|kraj fakturačnej adresy|kraj primárnej adresy|štát alebo kraj',
    postalCode: 'poštové smerovacie číslo|smerovacie číslo|fakturačné psč|psč fakturačnej adresy|psč primárnej adresy',
    country: 'krajina štát|krajina fakturačnej adresy|krajina primárnej adresy|krajina sídla|adresa 1 krajina',
    address: 'poštová adresa|adresa bydliska|bydlisko|sídlo spoločnosti|adresa spoločnosti',
    birthday: 'deň narodenia|narodenie',
    owner:
      'vlastník spoločnosti|vlastník príležitosti|priradené|priradené komu|priradené používateľovi|priradený používateľ|priradený|pridelené',
    tags: 'štítok|kľúčové slová|menovky|skupiny kontaktov|skupina zákazníkov|zoznamy',
    source:
      'zdroj záujemcu|zdroj príležitosti|zdroj dopytu|zdroj potenciálneho zákazníka|zdroj obchodného prípadu|pôvod|pôvod kontaktu|odkiaľ o nás viete',
    description: 'komentáre|popis príležitosti|popis úlohy|doplňujúce informácie|ďalšie informácie|informácie',
    doNotContact:
      'nevolať|nekontaktovať|nezasielať e-maily|neposielať e-maily|odhlásený|odhlásený z odberu|odhlásené|nepovoliť e-maily',
  },
  people: {
    'people.fullName': 'názov|zobrazované meno',
    'companies.size': 'počet zamestnancov|veľkosť firmy|veľkosť spoločnosti|počet pracovníkov|veľkosť organizácie',
    'people.phone': 'telefón kontaktu|telefón kontaktnej osoby|telefón zákazníka|telefón klienta|mobil kontaktnej osoby',
    'people.originalCreatedAt':
      'vytvorené|založené|dátum založenia|dátum pridania|pridané|vytvorené dňa|dátum registrácie|čas vytvorenia',
    'people.recordId': 'zákaznícke číslo|externé id',
    'people.email': 'ďalšia e‑mailová adresa',
    'people.street': 'adresa domov',
  },
  companies: {
    'companies.size': 'veľkosť firmy|veľkosť spoločnosti|počet pracovníkov|veľkosť organizácie',
    'people.phone': 'telefón kontaktu|telefón kontaktnej osoby|telefón zákazníka|telefón klienta|mobil kontaktnej osoby',
    'companies.originalCreatedAt':
      'vytvorené|dátum vytvorenia|založené|dátum založenia|dátum pridania|pridané|vytvorené dňa|dátum registrácie',
    'companies.recordId':
      'zákaznícke číslo|externé id|id spoločnosti|id organizácie|číslo organizácie|číslo odberateľa|kód odberateľa',
    'companies.name':
      'celý názov|obchodný názov|právny názov|oficiálny názov|názov dodávateľa|názov odberateľa|skrátený názov|názov partnera',
  },
  deals: {
    'people.phone': 'telefón kontaktu|telefón kontaktnej osoby|telefón zákazníka|telefón klienta|mobil kontaktnej osoby',
    'deals.originalCreatedAt':
      'založené|dátum založenia|dátum pridania|pridané|vytvorené dňa|dátum registrácie|čas vytvorenia|dátum zadania',
    'deals.title':
      'obchodný prípad|názov obchodného prípadu|názov príležitosti|obchodná príležitosť|názov obchodnej príležitosti|názov projektu|prípad|názov zákazky',
    'deals.pipeline': 'obchodný proces|predajný proces|predajný lievik|lievik|predajný kanál|názov pipeline',
    'deals.stage': 'fáza predaja|fáza obchodu|fáza príležitosti|fáza obchodného prípadu|predajná fáza|štádium predaja',
    'deals.status': 'stav príležitosti|stav obchodného prípadu',
    'deals.amount':
      'množstvo|hodnota príležitosti|suma príležitosti|predpokladaný výnos|očakávaný výnos|predpokladaná suma|očakávaný príjem|očakávaná tržba',
    'deals.currency': 'kód meny|mena sumy|mena príležitosti|mena obnosu',
    'deals.probability':
      'pravdepodobnosť v %|pravdepodobnosť uzavretia|pravdepodobnosť úspechu|šanca na úspech|uskutočniteľnosť|pravdepodobnosť výhry',
    'deals.expectedCloseOn':
      'dátum uzatvorenia|predpokladaný dátum uzavretia|odhadovaný dátum uzavretia|plánovaný dátum uzavretia|očakávaný dátum uzatvorenia|termín uzavretia|uzavretie|uzávierka',
    'deals.closedAt':
      'skutočný dátum uzavretia|uzavreté dňa|dátum ukončenia|ukončené|skutočné uzavretie|čas uzavretia|uzatvorené',
    'deals.wonAt': 'dátum výhry|vyhrané|vyhrané dňa|dátum získania',
    'deals.lostAt': 'dátum prehry|prehrané|prehrané dňa|čas prehry|dátum straty|stratené dňa',
    'deals.lostReason': 'dôvod neúspechu|dôvod zamietnutia|dôvod uzavretia|dôvod stratenia',
    'deals.recordId':
      'id príležitosti|číslo príležitosti|číslo obchodného prípadu|id obchodného prípadu|číslo zákazky|číslo ponuky',
  },
  tasks: {
    'tasks.related': 'obchodný prípad|príležitosť|vzťahuje sa na|vzťahuje sa k|súvisiace s|súvisí s|vzťah k|väzba|rodič',
    'tasks.completedAt':
      'uzavreté dňa|dokončené dňa|skutočný dátum dokončenia|vyriešené dňa|hotové dňa|dátum vybavenia|vybavené dňa',
    'tasks.due':
      'dátum ukončenia|termín dokončenia|dátum splnenia|dátum splatnosti|dátum konca|kedy|termín úlohy|dátum dokončenia|konečný dátum',
    'tasks.assignee': 'vykonávateľ|úloha pre|spracovateľ',
    'tasks.body': 'podrobnosti úlohy|text úlohy',
    'tasks.title': 'úlohy|predmet úlohy|čo urobiť|titulok|názov aktivity',
    'tasks.kind': 'typ úlohy|druh úlohy',
    'tasks.dueTime': 'čas splnenia|čas konca|o koľkej|čas ukončenia',
    'tasks.remindAt': 'pripomenutie|pripomienka|upozornenie|dátum pripomenutia|čas pripomenutia|pripomenúť|pripomienky',
    'tasks.priority': 'naliehavosť|priorita úlohy',
    'tasks.status': 'stav úlohy|stav plnenia',
    'tasks.recordId': 'id úlohy|číslo úlohy',
  },
  notes: {
    'notes.title': 'názov|titulok|predmet stretnutia|predmet správy|názov stretnutia|názov hovoru',
    'notes.happenedAt':
      'dátum vytvorenia|dátum stretnutia|dátum začatia|dátum začiatku|dátum konania|dátum udalosti|začiatok|čas začatia',
    'notes.related': 'obchodný prípad|príležitosť|vzťahuje sa na|vzťahuje sa k|súvisiace s|súvisí s|vzťah k|väzba',
    'notes.detail': 'výsledok|dĺžka|trvanie|doba trvania|miesto|miesto konania|dĺžka hovoru|miesto stretnutia',
    'notes.body': 'zápis zo stretnutia|priebeh|zápisnica|obsah správy',
    'notes.kind': 'spôsob kontaktu',
    'notes.recordId': 'id stretnutia',
  },
}
