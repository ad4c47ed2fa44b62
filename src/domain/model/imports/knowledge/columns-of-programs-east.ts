import type { ColumnsByLanguage } from '../targets'

/** The same in the languages north and east of those. */
export const COLUMNS_OF_PROGRAMS_EAST: ColumnsByLanguage = {
  polish: {
    people: {
      'people.recordId': 'numer klienta|nr klienta|id klienta|numer członkowski|nr członka|kod klienta',
      'people.originalCreatedAt': 'sygnatura czasowa',
      'people.owner': 'przydzielono do|przypisany użytkownik|przypisane do',
      'people.source': 'źródło|źródło leada|źródło pozyskania',
    },
    companies: {
      'companies.name': 'nazwa klienta|nazwa kontrahenta|kontrahent|klient',
      'companies.owner': 'przydzielono do|przypisany użytkownik|opiekun|opiekun klienta',
    },
    deals: {
      'deals.title': 'nazwa szansy sprzedaży|nazwa transakcji|tytuł|temat szansy|nazwa oferty',
      'deals.source': 'źródło|źródło leada|źródło pozyskania|źródło kontaktu',
      'deals.owner': 'przydzielono do|przypisany użytkownik|przypisane do|właściciel|osoba odpowiedzialna',
      'deals.amount':
        'wartość szansy|wartość transakcji|wartość umowy|wartość oferty|szacowana wartość|kwota oferty|oczekiwany przychód',
      'deals.stage': 'etap szansy|etap transakcji|faza|faza sprzedaży',
      'deals.expectedCloseOn': 'planowane zamknięcie|przewidywane zamknięcie|termin zamknięcia|zakończenie',
      'deals.lostReason': 'powód przegranej|przyczyna przegranej|powód utraty|powód odrzucenia',
      'companies.name': 'nazwa klienta|nazwa kontrahenta|kontrahent',
    },
    notes: {
      'notes.kind': 'rodzaj|rodzaj kontaktu|typ kontaktu|forma kontaktu|rodzaj aktywności|typ aktywności',
      'people.fullName': 'osoba|rozmówca|rozmowa z|z kim|kontakt',
      'notes.body': 'treść|przebieg|ustalenia|opis|notatka',
    },
  },
  czech: {
    people: {
      'people.recordId': 'číslo zákazníka|číslo klienta|id zákazníka|id klienta|členské číslo|číslo člena',
      'people.originalCreatedAt': 'časová značka|členem od',
      'people.owner': 'přiřazeno|přiřazený uživatel|přidělený uživatel',
      'people.source': 'zdroj|zdroj leadu|zdroj kontaktu',
    },
    companies: { 'companies.owner': 'přiřazeno|přiřazený uživatel|přidělený uživatel|obchodní zástupce' },
    deals: {
      'deals.title': 'název příležitosti|název obchodního případu|obchodní případ|název zakázky|zakázka',
      'deals.owner': 'přiřazeno|přiřazený uživatel|přidělený uživatel|vlastník|obchodní zástupce',
      'deals.source': 'zdroj|zdroj leadu|zdroj příležitosti|zdroj zájemce',
      'deals.stage': 'fáze prodeje|fáze příležitosti|stupeň prodeje|etapa',
      'deals.amount':
        'objem příležitosti|hodnota obchodu|předpokládaná hodnota|očekávaný výnos|předpokládaný obrat|celková částka',
      'deals.expectedCloseOn':
        'datum uzavření|předpokládané datum uzavření|očekávané datum uzavření|plánované uzavření|předpokládané uzavření',
      'deals.lostReason': 'důvod prohry|důvod ztráty|důvod neúspěchu|důvod zamítnutí',
      'companies.name': 'název organizace|název účtu|název klienta',
    },
  },
  nordic: {
    people: {
      'people.recordId':
        'medlemsnr|medlemsnummer|kundnr|kundnummer|kundenr|kundenummer|kunde id|kund id|asiakasnumero|jäsennumero|medlem nr',
      'people.originalCreatedAt':
        'tidstämpel|tidsstempel|aikaleima|innmeldt|medlem sedan|indmeldt|innmeldingsdato|indmeldelsesdato',
      'people.lastName': 'ename|enamn|enavn',
      'people.firstName': 'fnamn|fnavn',
      'people.address': 'besöksadress|besøksadresse|besøgsadresse|käyntiosoite',
      'people.owner': 'tildelt til|tildelt|tilldelad|tilldelad till|kundansvarig|kundeansvarlig|vastuuhenkilö',
      'people.source': 'leadkilde|leadkälla|liidin lähde|kanal',
    },
    companies: {
      'companies.address': 'besöksadress|besøksadresse|besøgsadresse|käyntiosoite',
      'companies.owner': 'tildelt til|tilldelad|tilldelad till|kundansvarig|kundeansvarlig|vastuuhenkilö|asiakasvastaava',
      'companies.name': 'asiakkaan nimi|yrityksen nimi|toimittajan nimi|konto|kontonamn|kontonavn|kunde navn',
      'people.fullName': 'att|att person|vår referens hos kund',
    },
    deals: {
      'deals.title':
        'salgsnavn|salgsmulighed|salgsmulighet|mulighed|mulighet|myyntimahdollisuuden nimi|myyntimahdollisuus|kaupan nimi|affärsmöjlighet|emne|tilbudsnavn',
      'deals.stage':
        'stadie|salgsfase|salgstrin|salgssteg|försäljningsfas|försäljningssteg|säljsteg|myynnin vaihe|myyntivaihe|vaihe|tilbudsstatus|fase i salget',
      'deals.amount':
        'beløb|beløp|määrä|summa|arvo|estimeret værdi|estimert verdi|forventet omsætning|forventet omsetning|uppskattat värde|förväntad intäkt|kaupan arvo|tilbudssum|ordervärde|verdi|værdi',
      'deals.probability': 'sandsynlighed|sannsynlighet|sannolikhet|todennäköisyys',
      'deals.expectedCloseOn':
        'forventet sluttdato|forventet slutdato|forventet lukkedato|slutdato|sluttdato|lukkedato|odotettu päättymispäivä|arvioitu päätöspäivä|päätöspäivä|förväntat slutdatum|beräknat avslut|forventet lukket|avslutsdato|forventet avslutning',
      'deals.source': 'leadkilde|leadkälla|liidin lähde|kilde|källa|lähde',
      'deals.owner': 'tildelt til|tildelt|tilldelad|tilldelad till|ansvarlig|ansvarig|vastuuhenkilö|selger|sælger|myyjä',
      'deals.note': 'beskrivelse|beskrivning|kuvaus|notat|bemærkning|merknad|huomautus',
      'deals.lostReason':
        'tabsårsag|årsag til tab|tapsårsak|årsak til tap|förlustorsak|orsak till förlust|häviön syy|hävityn syy|tapt årsak',
      'companies.name':
        'konto|kontonamn|kontonavn|asiakkaan nimi|bedriftsnavn|virksomhedsnavn|firmanavn|kundenavn|kundnamn|asiakas',
    },
  },
  turkish: {
    people: {
      'people.recordId': 'müşteri no|müşteri numarası|üye no|müşteri id|üye numarası',
      'people.originalCreatedAt': 'zaman damgası',
      'people.jobTitle': 'görevi|unvanı|ünvanı|pozisyonu|mesleği|görev unvanı|görev',
      'people.owner': 'atanan kullanıcı|atanan kişi|müşteri temsilcisi',
      'people.source': 'müşteri kaynağı|aday kaynağı|potansiyel kaynağı|kaynak',
      'people.birthday': 'doğum günü tarihi|d tarihi|doğum t',
    },
    companies: {
      'people.jobTitle': 'görevi|unvanı|yetkili unvanı|yetkili görevi|yetkilinin görevi|pozisyonu',
      'companies.owner': 'atanan kullanıcı|müşteri temsilcisi|plasiyer',
      'companies.name': 'firma ünvanı|firma unvanı|ticari ünvan|ticari unvan|hesap|hesap adı|cari adı|cari ünvanı',
    },
    deals: {
      'deals.source': 'müşteri kaynağı|aday kaynağı|potansiyel kaynağı|kaynak|fırsat kaynağı',
      'deals.owner': 'atanan kullanıcı|atanan kişi|müşteri temsilcisi|temsilci',
      'deals.amount': 'fırsat tutarı|teklif tutarı|anlaşma tutarı|beklenen gelir|tahmini tutar|satış tutarı|sözleşme tutarı',
      'deals.stage': 'fırsat aşaması|satış evresi|evre|teklif durumu',
      'deals.expectedCloseOn': 'beklenen kapanış tarihi|beklenen kapanış|tahmini kapanış tarihi|planlanan kapanış',
      'deals.lostReason': 'kayıp nedeni|kaybetme nedeni|kaybedilme nedeni',
      'companies.name': 'hesap|hesap adı|cari|cari adı|kuruluş adı',
      'people.jobTitle': 'görevi|unvanı',
    },
  },
  slavic: {
    people: {
      'people.owner': 'відповідальний|відповідальна особа|отговорник|ответственное лицо|ответственный сотрудник|менеджер',
      'people.source': 'джерело|джерело ліда|источник лида|източник',
      'people.recordId': 'номер клиента|код клиента|id клиента|номер клієнта|код клієнта',
      'people.originalCreatedAt': 'отметка времени|позначка часу',
      'people.jobTitle': 'должность контакт|должность сотрудника',
    },
    companies: {
      'companies.owner': 'відповідальний|отговорник|ответственный|менеджер|ответственный менеджер',
      'companies.name': 'контрагент|назва контрагента|наименование контрагента|наименование организации',
    },
    deals: {
      'deals.title': 'назва угоди|назва|название возможности|название заявки|име на сделката|наименование сделки',
      'deals.amount': 'сума|сума угоди|сумма сделки|бюджет сделки|стоимость|стойност|ожидаемая сумма|цена сделки',
      'deals.currency': 'валюта|валута',
      'deals.stage':
        'стадія|етап|етап угоди|етап на преговори|етап на продажба|стадия продаж|этап продаж|статус сделки|этап воронки',
      'deals.pipeline': 'воронка продаж|воронка|лійка|фуния',
      'deals.probability': 'ймовірність|ймовірність успіху|вероятность|вероятность успеха|вероятность сделки|вероятност',
      'deals.expectedCloseOn':
        'планова дата закриття|очікувана дата закриття|ожидаемая дата закрытия|плановая дата закрытия|предполагаемое закрытие|дата на приключване|очаквана дата на приключване',
      'deals.closedAt': 'фактическая дата закрытия|дата завершения|дата завершення',
      'deals.source': 'джерело|источник сделки|источник лида|источник|източник',
      'deals.owner': 'відповідальний|отговорник|ответственный|ответственный менеджер|менеджер',
      'deals.tags': 'теги сделки|теги|теги угоди',
      'deals.note': 'примечание|примечание к сделке|опис|описание|коментар|комментарий к сделке',
      'deals.lostReason': 'причина отказа|причина проигрыша|причина втрати|причина потери|причина на загуба',
      'companies.name': 'контрагент|компания контакта|организация|заказчик|замовник',
      'people.fullName': 'полное имя контакта|имя контакта|основной контакт|контактна особа|контакт',
    },
  },
  romanian: {
    people: { 'people.owner': 'utilizator asignat|responsabil|atribuit' },
    companies: { 'companies.owner': 'utilizator asignat|responsabil|atribuit' },
    deals: {
      'deals.source': 'sursa lead|sursă lead|sursa|sursă',
      'deals.owner': 'utilizator asignat|responsabil|atribuit|agent',
      'deals.amount': 'suma|venit estimat|valoare estimată|valoare oportunitate',
      'deals.note': 'descriere|observații|note|comentarii',
      'companies.name': 'cont|nume cont|organizație',
    },
  },
  catalan: {
    people: {
      'people.lastName': 'cognoms|cognom',
      'people.jobTitle': 'càrrec|lloc de treball',
      'people.phone': 'telèfon|mòbil|telèfon mòbil',
      'people.email': 'correu electrònic|correu|adreça electrònica',
      'people.city': 'ciutat|població|localitat|municipi',
      'people.address': 'adreça|domicili',
      'people.postalCode': 'codi postal',
      'people.description': 'observacions|comentaris',
    },
    companies: {
      'companies.name': 'nom de l empresa|raó social|nom fiscal|nom comercial',
      'companies.phone': 'telèfon',
      'companies.city': 'ciutat|població|localitat|municipi',
      'companies.address': 'adreça|domicili',
      'companies.postalCode': 'codi postal',
      'people.fullName': 'persona de contacte|contacte',
      'people.email': 'correu electrònic|correu',
    },
  },
  thai: {
    people: {
      'people.fullName': 'ชื่อ นามสกุล|ชื่อผู้ติดต่อ|ชื่อลูกค้า',
      'people.firstName': 'ชื่อ|ชื่อจริง',
      'people.lastName': 'นามสกุล',
      'people.jobTitle': 'ตำแหน่ง',
      'companies.name': 'บริษัท|ชื่อบริษัท',
      'people.phone': 'โทรศัพท์|เบอร์โทร|เบอร์โทรศัพท์|มือถือ',
      'people.email': 'อีเมล',
      'people.address': 'ที่อยู่',
      'people.description': 'หมายเหตุ',
    },
  },
  icelandic: {
    people: {
      'people.fullName': 'nafn|fullt nafn',
      'companies.name': 'fyrirtæki|vinnustaður',
      'people.jobTitle': 'starfsheiti|staða',
      'people.phone': 'sími|símanúmer|farsími|gsm',
      'people.email': 'netfang|tölvupóstur',
      'people.address': 'heimilisfang',
      'people.postalCode': 'póstnúmer',
      'people.city': 'staður|borg|bær|sveitarfélag',
      'people.description': 'athugasemd|athugasemdir',
    },
  },
  indonesian: { people: { 'people.fullName': 'nama|nama lengkap|nama pelanggan' } },
  hungarian: {
    deals: {
      'deals.owner': 'felelős|hozzárendelt felhasználó|értékesítő',
      'deals.stage': 'értékesítési szakasz|szakasz|fázis|állapot',
      'deals.expectedCloseOn': 'várható zárás|várható lezárás|bezárás dátuma|lezárás dátuma',
      'deals.source': 'forrás|lead forrás',
    },
  },
  asian: {
    people: {
      'people.recordId': '会員番号|顧客番号|顧客id|会員id|客户编号|客户id|회원번호|고객번호|名刺id',
      'people.originalCreatedAt': 'タイムスタンプ|时间戳|时间戳记|타임스탬프|创建时间|创建日期|등록일|생성일|登记日期',
      'people.owner': 'アサイン先|営業担当|営業担当者|자사 담당자|负责人|跟进人',
      'people.source': 'リードソース|流入元|리드 소스|来源|客户来源|线索来源',
    },
    companies: { 'companies.owner': 'アサイン先|営業担当|営業担当者|자사 담당자|负责人|跟进人' },
    deals: {
      'deals.note': '비고|备注|備考|跟进记录|메모',
      'deals.originalCreatedAt': '创建时间|创建日期|등록일|생성일|作成日|登録日',
      'deals.owner':
        'アサイン先|営業担当メールアドレス|営業担当メール|営業担当|営業担当者|主担当|负责人|跟进人|영업담당자|영업 담당자',
      'deals.source': 'リードソース|流入元|リード元|来源|线索来源|商机来源|리드 소스|유입경로',
      'deals.amount': '受注予定金額|予定金額|想定金額|商談金額|契約金額|预计金额|销售金额|商机金额|예상금액|예상 매출|계약금액',
      'deals.stage': '商談ステージ|進捗|ランク|営業フェーズ|销售阶段|商机阶段|阶段|영업단계|진행단계',
      'deals.expectedCloseOn': '受注予定日|完了予定日|クローズ予定日|契約予定日|预计成交日期|预计结单日期|예상마감일|예상 계약일',
      'deals.lostReason': '失注理由|敗因|输单原因|丢单原因|실패사유|실주사유',
      'companies.name': '取引先|顧客名|客户名称|客户|고객사|고객사명|거래처명',
    },
    notes: {
      'companies.name': '고객사|고객사명|客户名称|客户|거래처|거래처명|訪問先|顧客名',
      'people.fullName': '담당자|联系人|担当者|先方担当者|面談者|相手|고객 담당자|联系人姓名',
      'notes.kind': '種別|区分|跟进方式|联系方式|拜访方式|유형|구분|活動種別|跟进类型',
      'notes.title': '主题|标题|제목|件名|議題|用件|주제',
      'notes.body': '跟进内容|内容|拜访内容|沟通内容|내용|통화내용|상담내용|面談内容|訪問内容|通話内容',
      'notes.happenedAt': '日期|날짜|跟进时间|拜访日期|拜访时间|통화일시|방문일|방문일자|訪問日|面談日時|通話日時|対応日時',
    },
  },
}
