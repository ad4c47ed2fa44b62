import type { ColumnsByLanguage } from '../targets'

/**
 * What vtiger, SugarCRM, EspoCRM, Odoo, Dolibarr, amoCRM, Kommo, RD Station, Pipefy, Nutshell and others call their columns in
 * their translations, where nobody else does.
 */
export const COLUMNS_OF_PROGRAMS: ColumnsByLanguage = {
  english: {
    people: {
      'people.lastName': 'lname|sname|l name|surname 1',
      'people.firstName': 'f name',
      'people.phone': 'ddi|ddi number|text reminder number|office direct',
      'people.owner': 'owned by name',
    },
    deals: {
      'deals.title': 'lead name|lead title|card title|request title',
      'deals.recordId': 'lead number|lead no|lead id|card number|opportunity number|potential no',
      'deals.stage': 'lead status|lead stage|current phase|current stage|pipeline status|deal phase|dealstage',
      'deals.status': 'current state|deal result|lead outcome',
      'deals.amount':
        'sale|sale price|sales value|lead budget|budget|potential value|contract amount|annual contract value|acv|arr|revenue|expected value|total value|deal price|estimated amount|opportunity size|one time value|est deal value|masked deal value',
      'deals.currency': 'deal currency code|amount currency code',
      'deals.probability':
        'probability of winning|probability of close|closing probability|deal stage probability|sales probability|forecast probability|winning probability',
      'deals.expectedCloseOn':
        'anticipated close date|anticipated close|anticipated closing date|projected close date|projected close|planned close date|target close date|potential close date|probable close date|est close|forecasted close|forecasted closing date',
      'deals.closedAt': 'actual closing date|actual close|actual closed date|date of closing|closing time|closed date time',
      'deals.lostReason': 'reason of loss|loss cause|reason closed|reason for closing|lost reasons|closed reason',
      'deals.lostNote': 'loss reason note|lost reason comment|loss comment|lost reason details|lost reason notes',
      'deals.note': 'last note|latest note|recent note|deal note|opportunity notes|opportunity description|additional notes',
      'deals.owner': 'lead owner|responsible user|owned by|salesperson|sales person|sales agent|pipeline owner',
      'deals.tags': 'lead tags|opportunity tags',
      'people.fullName': 'person|primary contact|main contact|contact person|contact full name|lead contact|related contacts',
      'companies.name': 'related to|parent company|company of the contact|account company',
    },
    tasks: {
      'tasks.assignee': 'responsible user|performed by|assigned user',
      'tasks.due': 'planned date|scheduled date|planned for',
    },
    companies: {
      'people.fullName': 'att|attn to|main contact person|primary contact full name',
    },
  },
  german: {
    people: {
      'people.jobTitle': 'position in firma|tätigkeit|berufsposition',
      'people.lastName': 'nname|zname',
      'people.firstName': 'vname|rname',
    },
    companies: {
      'people.fullName': 'anspr|anspr person|ansprechpers|ansprechpart|ap|hauptansprechpartner|kontaktpers|z hd|z hd von',
      'companies.name': 'firmename|fa|firmenbezeichnung|kundenfirma',
    },
    deals: {
      'deals.owner': 'zugewiesen an|zugewiesener benutzer|verkäufer|vertriebsmitarbeiter|zugew benutzer',
      'deals.source': 'leadquelle|lead herkunft|herkunft des leads|interessentenquelle',
      'deals.stage': 'verkaufsstufe|vertriebsstufe|verkaufsstadium',
      'deals.wonAt': 'gewonnen um|datum gewonnen|gewonnen am um',
      'deals.lostAt': 'verloren um|datum verloren',
      'deals.amount': 'voraussichtlicher betrag|umsatzerwartung|potenzial|verkaufswert|vertragswert|auftragssumme',
      'people.fullName': 'hauptkontakt|hauptansprechpartner|name der kontaktperson',
    },
  },
  spanish: {
    people: {
      'people.owner': 'usuario asignado|vendedor asignado',
      'people.source': 'origen del prospecto|origen de prospecto|origen del pre contacto|toma de contacto|origen del contacto|origen del lead',
    },
    companies: {
      'companies.owner': 'usuario asignado|asignado a',
      'companies.name': 'nombre de organización|nombre de la organización|nombre de cuenta|nombre cuenta',
    },
    deals: {
      'deals.title': 'nombre oportunidad|nombre de oportunidad|nombre del prospecto|título del negocio|nombre del presupuesto',
      'deals.recordId': 'número de oportunidad|id oportunidad|nº oportunidad',
      'deals.amount':
        'valor contrato|valor del contrato|monto del contrato|importe del contrato|monto de la oportunidad|monto estimado|ingresos previstos|valor de la venta|monto de venta|monto oportunidad|importe estimado|importe de la oportunidad',
      'deals.stage': 'fase de venta|fase de ventas|etapa de ventas|fase de la oportunidad|etapa de la oportunidad|fase actual|fase venta',
      'deals.status': 'estado de la oportunidad|estado del negocio|estado actual',
      'deals.probability':
        'probabilidad de cierre de venta|probabilidad de venta|probabilidad de éxito|probabilidad de ganar|probabilidad cierre|probabilidad venta',
      'deals.expectedCloseOn': 'fecha cierre|fecha estimada cierre|fecha probable de cierre|fecha prevista de venta|fecha tentativa de cierre',
      'deals.closedAt': 'fecha real de cierre|fecha de cierre real|cerrado el',
      'deals.source':
        'origen del prospecto|origen de prospecto|origen del pre contacto|toma de contacto|origen del contacto|origen del lead|fuente del lead|fuente principal|origen de la oportunidad',
      'deals.owner': 'usuario asignado|asignado a|vendedor asignado|ejecutivo asignado|dueño|dueño de la oportunidad|propietario de la oportunidad',
      'deals.lostReason': 'motivo de la pérdida|razón perdida|razón de cierre|causa perdida|motivo de rechazo',
      'companies.name': 'nombre de organización|nombre de la organización|nombre de cuenta|nombre cuenta|organización',
      'people.fullName': 'nombre de contacto|nombre contacto',
    },
    tasks: { 'tasks.assignee': 'usuario asignado' },
  },
  portuguese: {
    people: {
      'people.owner': 'atribuído a|usuário atribuído|vendedor|responsáveis',
      'people.source': 'origem do lead|origem do potencial|origem do contato',
    },
    companies: { 'companies.name': 'nome da conta|conta', 'companies.owner': 'atribuído a|usuário atribuído|responsáveis' },
    deals: {
      'deals.title': 'nome da negociação|nome do card|título do card|nome do lead|título do negócio|nome da proposta',
      'deals.amount':
        'valor único|valor da oportunidade|valor da negociação|valor da proposta|receita esperada|receita prevista|valor do contrato|valor previsto|valor da venda|valor do projeto|valor fechado',
      'deals.stage': 'fase da venda|fase atual|fase do funil|etapa do funil|etapa atual|estágio|estágio da venda|etapa da negociação',
      'deals.status': 'situação da negociação|estado da negociação|situação|resultado',
      'deals.expectedCloseOn': 'data prevista|fechamento esperado|fechamento previsto|data prevista de fecho|previsão de fecho|data estimada de fechamento',
      'deals.closedAt': 'data do fechamento|fechado em|fechada em|data de ganho perda|data de conclusão',
      'deals.probability': 'chance de fechamento|probabilidade de fechamento|probabilidade de ganho|chance',
      'deals.source': 'origem do lead|origem do potencial|canal de origem|fonte do lead|origem da negociação',
      'deals.owner': 'atribuído a|usuário atribuído|responsáveis|responsável pela negociação|vendedor responsável|consultor|dono do negócio',
      'deals.lostReason': 'motivo da perda|motivo de perda|razão da perda|motivo do descarte',
      'deals.lostNote': 'anotação do motivo de perda|observação da perda|detalhe da perda',
      'companies.name': 'nome da conta|conta|nome da empresa',
      'people.fullName': 'contatos|nome contato|nome do cliente contato',
    },
  },
  french: {
    people: {
      'people.jobTitle': 'poste de travail|poste occupé|emploi|fonction dans l entreprise|poste fonction',
      'people.description': 'note publique|note privée|notes publiques|notes privées',
      'people.owner': 'utilisateur assigné|assigné à|vendeur|suivi par',
      'people.source': 'origine du lead|origine du prospect|origine principale|source du prospect',
    },
    companies: {
      'companies.description': 'note publique|note privée',
      'companies.name': 'tiers|nom du tiers|nom du compte|compte',
      'companies.owner': 'assigné à|utilisateur assigné|commercial affecté|vendeur',
    },
    deals: {
      'deals.title': 'nom de l affaire|titre de l affaire|nom opportunité|libellé|libellé de l affaire|intitulé de l opportunité',
      'deals.amount': 'montant de l affaire|revenu attendu|revenus attendus|revenu prévu|montant estimé|montant du devis|valeur de l affaire|montant prévisionnel|ca prévisionnel|montant opportunité',
      'deals.stage': 'phase de vente|étape commerciale|phase commerciale|étape de l affaire|étape du pipeline|phase',
      'deals.expectedCloseOn': 'date de clôture|date de clôture estimée|date de signature prévue|date prévisionnelle|date de fermeture prévue|date de closing|fin de validité',
      'deals.closedAt': 'date de clôture réelle|clôturé le|date de fermeture réelle',
      'deals.source': 'origine du lead|origine du prospect|origine principale|source du prospect|provenance',
      'deals.owner': 'assigné à|utilisateur assigné|vendeur|commercial|suivi par|propriétaire de l affaire|chargé d affaires',
      'deals.probability': 'chance de succès|probabilité de succès|taux de réussite|probabilité de signature',
      'deals.lostReason': 'raison de perte|motif de perte|motif de la perte|cause de perte|raison de l échec',
      'companies.name': 'tiers|nom du tiers|nom du compte|compte|nom du client',
    },
    tasks: { 'tasks.assignee': 'utilisateur assigné|affecté à' },
  },
  italian: {
    people: {
      'people.owner': 'utente assegnato|addetto vendite',
      'people.source': 'provenienza lead|origine lead|fonte lead|origine del lead',
    },
    companies: { 'companies.owner': 'utente assegnato|assegnato a' },
    deals: {
      'deals.amount': 'ricavo previsto|ricavi previsti|valore stimato|valore opportunità|importo stimato|valore trattativa|valore contratto|importo trattativa|fatturato previsto',
      'deals.currency': 'valuta importo|valuta dell importo',
      'deals.stage': 'stadio di vendita|fase vendita|stadio vendita|fase opportunità',
      'deals.source': 'provenienza lead|origine lead|fonte lead|origine del lead|provenienza',
      'deals.owner': 'utente assegnato|addetto vendite|assegnato a|proprietario opportunità|responsabile vendite',
      'deals.expectedCloseOn': 'data chiusura|data chiusura prevista|data prevista chiusura|data di chiusura stimata',
      'deals.closedAt': 'data chiusura effettiva|chiusa il|chiuso il',
      'deals.probability': 'probabilità di successo|probabilità di chiusura|probabilità di vendita',
      'deals.lostReason': 'motivo della perdita|ragione della perdita|motivo di perdita',
      'companies.name': 'nome account|account|nome cliente|cliente',
    },
  },
  dutch: {
    people: { 'people.owner': 'toegewezen gebruiker|toegewezen aan', 'people.source': 'leadbron|bron van lead' },
    companies: {
      'people.fullName': 'hoofdcontactpersoon|hoofdcontact|vaste contactpersoon',
      'companies.owner': 'toegewezen gebruiker|toegewezen aan',
    },
    deals: {
      'deals.owner': 'toegewezen gebruiker|toegewezen aan|behandeld door',
      'deals.source': 'leadbron|bron van lead|bron',
      'deals.probability': 'geschatte kans|kans op slagen|slagingspercentage|waarschijnlijkheid',
      'deals.lostReason': 'reden van weigering|reden weigering|reden afwijzing|reden van afwijzing',
      'deals.closedAt': 'datum gesloten|gesloten op|werkelijke afsluitdatum|afgesloten op',
      'deals.expectedCloseOn': 'geschatte sluitingsdatum|verwachte sluitingsdatum|geplande afsluitdatum',
      'deals.amount': 'verwachte omzet|geschatte omzet|verwachte waarde|geschatte waarde|contractwaarde|waarde van de deal',
      'deals.stage': 'verkoopstadium|dealstadium|huidige fase',
      'people.fullName': 'hoofdcontactpersoon|hoofdcontact',
    },
  },
  polish: {
    people: { 'people.owner': 'przydzielono do|przypisany użytkownik|przypisane do', 'people.source': 'źródło|źródło leada|źródło pozyskania' },
    companies: {
      'companies.name': 'nazwa klienta|nazwa kontrahenta|kontrahent|klient',
      'companies.owner': 'przydzielono do|przypisany użytkownik|opiekun|opiekun klienta',
    },
    deals: {
      'deals.title': 'nazwa szansy sprzedaży|nazwa transakcji|tytuł|temat szansy|nazwa oferty',
      'deals.source': 'źródło|źródło leada|źródło pozyskania|źródło kontaktu',
      'deals.owner': 'przydzielono do|przypisany użytkownik|przypisane do|właściciel|osoba odpowiedzialna',
      'deals.amount': 'wartość szansy|wartość transakcji|wartość umowy|wartość oferty|szacowana wartość|kwota oferty|oczekiwany przychód',
      'deals.stage': 'etap szansy|etap transakcji|faza|faza sprzedaży',
      'deals.expectedCloseOn': 'planowane zamknięcie|przewidywane zamknięcie|termin zamknięcia|zakończenie',
      'deals.lostReason': 'powód przegranej|przyczyna przegranej|powód utraty|powód odrzucenia',
      'companies.name': 'nazwa klienta|nazwa kontrahenta|kontrahent',
    },
  },
  czech: {
    people: { 'people.owner': 'přiřazeno|přiřazený uživatel|přidělený uživatel', 'people.source': 'zdroj|zdroj leadu|zdroj kontaktu' },
    companies: { 'companies.owner': 'přiřazeno|přiřazený uživatel|přidělený uživatel|obchodní zástupce' },
    deals: {
      'deals.title': 'název příležitosti|název obchodního případu|obchodní případ|název zakázky|zakázka',
      'deals.owner': 'přiřazeno|přiřazený uživatel|přidělený uživatel|vlastník|obchodní zástupce',
      'deals.source': 'zdroj|zdroj leadu|zdroj příležitosti|zdroj zájemce',
      'deals.stage': 'fáze prodeje|fáze příležitosti|stupeň prodeje|etapa',
      'deals.amount': 'objem příležitosti|hodnota obchodu|předpokládaná hodnota|očekávaný výnos|předpokládaný obrat|celková částka',
      'deals.expectedCloseOn': 'datum uzavření|předpokládané datum uzavření|očekávané datum uzavření|plánované uzavření|předpokládané uzavření',
      'deals.lostReason': 'důvod prohry|důvod ztráty|důvod neúspěchu|důvod zamítnutí',
      'companies.name': 'název organizace|název účtu|název klienta',
    },
  },
  nordic: {
    people: {
      'people.lastName': 'ename|enamn|enavn',
      'people.firstName': 'fnamn|fnavn',
      'people.address': 'besöksadress|besøksadresse|besøgsadresse|käyntiosoite|gatuadress|gateadresse',
      'people.owner': 'tildelt til|tildelt|tilldelad|tilldelad till|kundansvarig|kundeansvarlig|vastuuhenkilö',
      'people.source': 'leadkilde|leadkälla|liidin lähde|kanal',
    },
    companies: {
      'companies.address': 'besöksadress|besøksadresse|besøgsadresse|käyntiosoite|gatuadress|gateadresse|utdelningsadress',
      'companies.owner': 'tildelt til|tilldelad|tilldelad till|kundansvarig|kundeansvarlig|vastuuhenkilö|asiakasvastaava',
      'companies.name': 'asiakkaan nimi|yrityksen nimi|toimittajan nimi|konto|kontonamn|kontonavn|kunde navn',
      'people.fullName': 'att|att person|vår referens hos kund',
    },
    deals: {
      'deals.title': 'salgsnavn|salgsmulighed|salgsmulighet|mulighed|mulighet|myyntimahdollisuuden nimi|myyntimahdollisuus|kaupan nimi|affärsmöjlighet|emne|tilbudsnavn',
      'deals.stage': 'stadie|salgsfase|salgstrin|salgssteg|försäljningsfas|försäljningssteg|säljsteg|myynnin vaihe|myyntivaihe|vaihe|tilbudsstatus|fase i salget',
      'deals.amount': 'beløb|beløp|määrä|summa|arvo|estimeret værdi|estimert verdi|forventet omsætning|forventet omsetning|uppskattat värde|förväntad intäkt|kaupan arvo|tilbudssum|ordervärde|verdi|værdi',
      'deals.probability': 'sandsynlighed|sannsynlighet|sannolikhet|todennäköisyys',
      'deals.expectedCloseOn':
        'forventet sluttdato|forventet slutdato|forventet lukkedato|slutdato|sluttdato|lukkedato|odotettu päättymispäivä|arvioitu päätöspäivä|päätöspäivä|förväntat slutdatum|beräknat avslut|forventet lukket|avslutsdato|forventet avslutning',
      'deals.source': 'leadkilde|leadkälla|liidin lähde|kilde|källa|lähde',
      'deals.owner': 'tildelt til|tildelt|tilldelad|tilldelad till|ansvarlig|ansvarig|vastuuhenkilö|selger|sælger|myyjä',
      'deals.note': 'beskrivelse|beskrivning|kuvaus|notat|bemærkning|merknad|huomautus',
      'deals.lostReason': 'tabsårsag|årsag til tab|tapsårsak|årsak til tap|förlustorsak|orsak till förlust|häviön syy|hävityn syy|tapt årsak',
      'companies.name': 'konto|kontonamn|kontonavn|asiakkaan nimi|bedriftsnavn|virksomhedsnavn|firmanavn|kundenavn|kundnamn|asiakas',
    },
  },
  turkish: {
    people: {
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
      'deals.stage': 'стадія|етап|етап угоди|етап на преговори|етап на продажба|стадия продаж|этап продаж|статус сделки|этап воронки',
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
      'people.owner': 'アサイン先|営業担当|営業担当者|자사 담당자|负责人|跟进人',
      'people.source': 'リードソース|流入元|리드 소스|来源|客户来源|线索来源',
    },
    companies: { 'companies.owner': 'アサイン先|営業担当|営業担当者|자사 담당자|负责人|跟进人' },
    deals: {
      'deals.owner': 'アサイン先|営業担当|営業担当者|主担当|负责人|跟进人|영업담당자|영업 담당자',
      'deals.source': 'リードソース|流入元|リード元|来源|线索来源|商机来源|리드 소스|유입경로',
      'deals.amount': '受注予定金額|予定金額|想定金額|商談金額|契約金額|预计金额|销售金额|商机金额|예상금액|예상 매출|계약금액',
      'deals.stage': '商談ステージ|進捗|ランク|営業フェーズ|销售阶段|商机阶段|阶段|영업단계|진행단계',
      'deals.expectedCloseOn': '受注予定日|完了予定日|クローズ予定日|契約予定日|预计成交日期|预计结单日期|예상마감일|예상 계약일',
      'deals.lostReason': '失注理由|敗因|输单原因|丢单原因|실패사유|실주사유',
      'companies.name': '取引先|顧客名|客户名称|客户|고객사|고객사명|거래처명',
    },
  },
}
