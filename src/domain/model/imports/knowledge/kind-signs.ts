import type { ImportCollection } from '../import-collections'
import type { FieldTarget } from '../targets'

/*
 * What tells of the kind of a file's rows, and how strongly: from 1, which many files have, to 6, which hardly any other kind
 * has. Names are compared by their match keys; all languages stand in one list, since a name that means one thing in one and
 * another in the next is left out.
 */

/** What a field of the kind's own weighs, by whatever name its column is known. Fields that are not here weigh nothing. */
export const FIELD_WEIGHTS: Readonly<Partial<Record<FieldTarget, number>>> = {
  'people.fullName': 3,
  'people.firstName': 4,
  'people.lastName': 4,
  'people.middleName': 2,
  'people.namePrefix': 2,
  'people.birthday': 4,
  'people.jobTitle': 2.5,
  'people.nickname': 3,
  'people.lifecycle': 2,
  'people.doNotContact': 2,
  'people.email': 1.5,
  'companies.name': 2,
  'companies.domain': 3,
  'companies.website': 1,
  'companies.industry': 2,
  'companies.size': 3,
  'deals.title': 5,
  'deals.stage': 4,
  'deals.pipeline': 4,
  'deals.amount': 2,
  'deals.currency': 1,
  'deals.probability': 4,
  'deals.expectedCloseOn': 4,
  'deals.closedAt': 2,
  'deals.wonAt': 5,
  'deals.lostAt': 5,
  'deals.lostReason': 5,
  'deals.status': 1,
  'tasks.title': 5,
  'tasks.due': 4,
  'tasks.dueTime': 3,
  'tasks.remindAt': 4,
  'tasks.priority': 3,
  'tasks.status': 1.5,
  'tasks.completedAt': 3,
  'tasks.assignee': 2,
  'tasks.repeat': 3,
  'notes.title': 4,
  'notes.body': 4,
  'notes.detail': 3,
  'notes.happenedAt': 2,
  'notes.pinned': 3,
}

/** Names that say nothing by themselves, whatever field they fill. */
export const PLAIN_NAMES =
  'name|nombre|nome|nom|naam|namn|navn|nimi|nazwa|název|jméno|ad|adı|isim|名前|名称|имя|название|title|titel|titre|título|titolo|date|datum|data|fecha|日付|tarih|дата|type|typ|art|tipo|kind|time|status|start|location|ort|contact|kontakt|contacto|contatto|contato|owner|id|created|created at|created on|created date|create date|date created|timestamp|text|info|source|tags|label|labels|number|website|web|url|phone|notes|note|description|closed|value type|size|role|bemerkung|notizen|comments|comment'

/** What the column is called that says what each record is called: in many languages as people are. */
export const NAME_WORDS =
  'name|nombre|nome|nom|naam|namn|navn|nimi|nazwa|název|názov|naziv|jméno|ad|adı|isim|nume|denumire|név|megnevezés|ime|име|імя|ім’я|имя|название|наименование|назва|vardas|pavadinimas|vārds|nosaukums|όνομα|nafn|emri|名|名前|名称|名稱|이름|명칭|tên|nama|ชื่อ|שם|الاسم|اسم|نام|नाम|নাম|სახელი|անուն|аты|атауы'

/** What things and firms are called in languages that have another word for the names of people. */
export const NAMES_OF_THINGS =
  'nazwa|název|názov|naziv|название|наименование|назва|найменування|наименувание|denumire|denumirea|denominación|denominazione|denominação|bezeichnung|pavadinimas|nosaukums|megnevezés|elnevezés|상호|명칭|名称|名稱'

/** What a row that has any of these is about, though no field of ours takes it. */
interface Sign {
  readonly kind: ImportCollection | 'none'
  readonly weight: number
  /** Of several of them the strongest counts whole: they say the same. */
  readonly names: string
  /** What a person may still make of such rows, who wants them here. */
  readonly like?: ImportCollection
}

/** What companies are called, and those that are nobody's employer. */
export const LEGAL_NAMES: Sign = {
  kind: 'companies',
  weight: 5,
  names:
    'dealer|dealer name|distributor|distributor name|reseller|reseller name|retailer|retailer name|wholesaler|wholesaler name|clinic name|hotel name|charity name|supplier|supplier name|vendor|vendor name|lieferant|lieferantenname|fournisseur|nom du fournisseur|proveedor|nombre del proveedor|fornitore|leverancier|fornecedor|dostawca|dodavatel|leverantör|tedarikçi|仕入先|partner name|sponsor|sponsor name|venue name|school name|institution name|startup|startup name|organization type|account type|legal name|trade name|trading name|nombre comercial|nome fantasia|nom commercial|handelsnaam|razón social|razão social|raison sociale|ragione sociale|denominazione sociale',
}

/** Numbers that a company has of the state. */
export const REGISTERED: Sign = {
  kind: 'companies',
  weight: 4,
  names:
    'vat|vat number|vat id|vat no|tax id|tax number|tax id number|ein|company number|registration number|company registration number|duns|duns number|sic|sic code|naics|naics code|ticker|ticker symbol|ust id|ust idnr|umsatzsteuer id|umsatzsteueridentifikationsnummer|steuernummer|handelsregister|handelsregisternummer|rechtsform|legal form|siren|siret|code naf|code ape|n tva|tva intracommunautaire|numéro de tva|cif|nif|nit|rfc|cuit|partita iva|p iva|codice sdi|kvk|kvk nummer|btw nummer|btw|cnpj|nip|regon|krs|ičo|dič|organisationsnummer|org nr|cvr|y tunnus|vat numarası|cui|oib|davčna številka|matična številka|mbs|pib|еик|булстат|єдрпоу|едрпоу|інн|αφμ|дoу|mst|mã số thuế|npwp|rekisterinumero|registrikood|pvm kodas|įmonės kodas|reģistrācijas numurs|adószám|cégjegyzékszám|numer nip|nip pesel|cvr nr|cvr nummer|org nummer|organisasjonsnummer|org no|tax registration number|abn|acn|gst no|gstin|pan no|trn|tva|tva intra|n siret|n siren|p iva cod fiscale|partita iva cod fiscale|uid nummer|uid nr|mwst nr|vergi no|vergi numarası|vergi dairesi|法人番号|инн|огрн|кпп|사업자등록번호|사업자번호|법인등록번호|インボイス番号|登録番号 t|统一社会信用代码|社会信用代码|税号|纳税人识别号|營業執照|统一编号|統一編號|統編|營利事業統一編號|ח פ|עוסק מורשה|מספר חברה|מספר עוסק|الرقم الضريبي|السجل التجاري|رقم السجل التجاري|الرقم الوطني للمنشأة|شناسه ملی|کد اقتصادی|شماره ثبت|เลขประจำตัวผู้เสียภาษี|เลขผู้เสียภาษี|เลขทะเบียนนิติบุคคล|nib|δου|γεμη|αρ γεμη|код єдрпоу|ипн|окпо|инн кпп|ддс номер|ин по ддс|пиб|матични број|matični broj|cod fiscal|nr reg com|reg com|közösségi adószám|vergi kimlik no|mersis no|vkn',
}

export const SIGNS: readonly Sign[] = [
  {
    kind: 'people',
    weight: 6,
    names:
      'attendee|attendee name|invitee name|guest name|member name|employee name|student name|candidate name|subscriber|participant|teilnehmer|teilnehmername|mitglied|bewerber|mitarbeitername|nom du participant|participante|uczestnik|účastník|deltagare|katılımcı|参加者|氏名|お名前',
  },
  {
    kind: 'people',
    weight: 3,
    names:
      'gender|sex|geschlecht|sexe|género|genere|sesso|geslacht|género sexo|sexo|płeć|pohlaví|kön|cinsiyet|性別|age|alter|edad|età|leeftijd|attendee number|attendee status|ticket type|rsvp|rsvp status|checked in|membership|membership type|membership status|member since|member id|mitgliedsnummer|mitglied seit|eintritt|eintrittsdatum|numéro d adhérent|número de socio|numero tessera|lidnummer|hire date|date of hire|employee id|employee number|marital status|nationality|total spent|total orders|orders count|last order date|total spend|payment count|delinquent|refunded volume|aov|accepts marketing|accepts email marketing|email marketing status|subscribed|unsubscribed|opt in|dernière visite|department|abteilung|departement|departamento|reparto|afdeling|dział|oddělení|avdelning|departman|部署|部署名|役職|seniority|management level|person linkedin url|headline|connected on|home phone|home address|emergency contact|donation amount|gift amount|last gift|laatste gift|性别|성별|מין|מגדר|الجنس|الجنسية|جنسیت|เพศ|giới tính|jenis kelamin|φύλο|ηλικία|стать|вік|пол|возраст|възраст|spol|pol|dob osobe|sex persoană|gen|vârsta|nem|életkor|kor|yaş|나이|年齢|年龄|年齡|อายุ|tuổi|usia|umur|גיל|العمر|سن|дата вступления|дата вступу|belépés dátuma|tagság kezdete|üyelik tipi|üyelik türü|üyelik tarihi|会员号|会员卡号|入会日',
  },
  {
    kind: 'people',
    weight: 1,
    names:
      'mobile|mobile phone|cell|cell phone|handy|portable|móvil|celular|cellulare|mobiel|komórka|mobil|cep telefonu|携帯電話',
  },
  LEGAL_NAMES,
  REGISTERED,
  // Xero's customers and suppliers.
  { kind: 'companies', weight: 9, names: 'poattentionto|saattentionto|poaddressline1' },
  {
    kind: 'companies',
    weight: 3,
    names:
      'number of employees|employees|no of employees|mitarbeiterzahl|anzahl mitarbeiter|effectif|nombre d employés|número de empleados|nº empleados|n empleados|numero di dipendenti|dipendenti|aantal medewerkers|aantal werknemers|número de funcionários|funcionários|liczba pracowników|počet zaměstnanců|antal anställda|çalışan sayısı|従業員数|annual revenue|company revenue|jahresumsatz|chiffre d affaires|facturación|fatturato|jaaromzet|faturamento|obrót|obrat|omsättning|yıllık ciro|売上高|founded|founded year|year founded|gründungsjahr|année de création|año de fundación|total funding|total raised|funding stage|last funding|parent account|parent company|muttergesellschaft|account site|ownership|business model|technologies|headquarters|hq|company linkedin url|payment terms|zahlungsziel|number of contacts|number of deals|company owner|supplier code|supplier id|vendor id|creditor number|kreditorennummer|lieferantennummer',
  },
  {
    kind: 'deals',
    weight: 5,
    names:
      'deal owner|deal stage|deal type|deal source|deal id|deal status|opportunity owner|opportunity type|opportunity id|sales stage|forecast category|forecast|weighted amount|weighted value|weighted revenue|gewichteter wert|next activity date|win probability|sales cycle|days in stage|won time|lost time|won date|lost date|商談所有者|previous stage|prior stage|etapa anterior|étape précédente|vorherige phase|vorige phase|fase anterior|fase precedente|vorige fase|poprzedni etap|předchozí fáze|предыдущий этап|предыдущая стадия|попередній етап|önceki aşama|上一阶段|이전 단계|days in current stage|time in stage|stage duration|stage entered|stage changed|stage change date|días en etapa|días en la etapa|giorni nella fase|dias na etapa|tage in phase|date entered stage',
  },
  {
    kind: 'deals',
    weight: 2,
    names:
      'next step|nächster schritt|prochaine étape|próximo paso|prossimo passo|volgende stap|próximo passo|następny krok|další krok|nästa steg|sonraki adım|次のステップ|contract value|budget|expected revenue|competitor|products|proposal sent|angebot gesendet',
  },
  {
    kind: 'deals',
    weight: 3,
    names: 'deal value|deal amount|deal size|dealwert|deal worth|lead value|opportunity amount|opportunity value',
  },
  { kind: 'notes', weight: 2, names: 'type of contact|contact method|method of contact' },
  // How one knows somebody.
  {
    kind: 'people',
    weight: 3,
    names:
      'relationship|relation|how we met|introduced by|met through|household|spouse|children|beziehung|verhältnis|lien|parenté|parentesco|relación|relazione|relatie|relação|pokrewieństwo|vztah|relation til|suhde|yakınlık|отношение|степень родства|続柄|关系|관계',
  },
  // What directories and maps tell of a business.
  {
    kind: 'companies',
    weight: 3,
    names:
      'business name|name of business|shop name|store name|restaurant name|nombre del negocio|nombre negocio|nombre del local|nombre del comercio|nombre del establecimiento|nome do negócio|nome do estabelecimento|estabelecimento|nom du commerce|nom de l établissement|enseigne|nome attività|nome dell attività|insegna|geschäftsname|betriebsname|işletme adı|название заведения|店铺名称|店名|nama usaha|nama toko|שם העסק|اسم المنشأة',
  },
  {
    kind: 'companies',
    weight: 3,
    names:
      'rating|ratings|google rating|stars|reviews|reviews count|review count|number of reviews|total reviews|opening hours|hours of operation|business hours|working hours|google maps|google maps url|google maps link|maps url|map link|place id|cid|plus code|price level|bewertung|bewertungen|anzahl bewertungen|öffnungszeiten|note google|nb avis|nombre d avis|avis|avis google|horaires|horaires d ouverture|calificación|valoración|reseñas|número de reseñas|n reseñas|horario|horarios|valutazione|recensioni|numero recensioni|orari|orari di apertura|avaliação|avaliações|nota google|horário de funcionamento|beoordeling|aantal reviews|openingstijden|ocena|liczba opinii|opinie|godziny otwarcia|hodnocení|otevírací doba|betyg|öppettider|åpningstider|åbningstider|arvostelut|aukioloajat|puan|yorum sayısı|çalışma saatleri|рейтинг|количество отзывов|отзывы|часы работы|режим работы|график работы|рубрики|рубрика|2gis url|години роботи|відгуки|評価|口コミ数|営業時間|评分|营业时间|평점|리뷰 수|영업시간|שעות פתיחה|דירוג|ساعات العمل|التقييم',
  },
  { kind: 'tasks', weight: 3, names: 'full comments|who id|what id|who|what' },
  {
    kind: 'tasks',
    weight: 3,
    names:
      'work order|work order number|work order no|wo number|job card|job card number|ticket number|ticket no|ticket id|issue key|issue number|case number|to do|task list|task type|sub tasks|parent task|blocked by|dependencies|estimate|estimated time|time estimate|percent complete|complete|progress|done|is done|hecho|fait|fatto|gedaan|feito|zrobione|hotovo|klart|yapıldı|完了|erledigt|reminder|section column|checklist|story points|sprint|card id|board|list name|assigned by',
  },
  {
    kind: 'notes',
    weight: 5,
    names:
      'event type name|call title|call body|call to number|call from number|call recording url|call status|meeting title|meeting body|meeting outcome|meeting start time|meeting end time|email html|email text|email direction|call notes|meeting notes|visit notes|note body|note content|interaction notes|conversation|call summary|meeting summary|call transcript|minutes|duration hours|duration in hours|dauer in stunden|dauer in minuten|dauer stunden|dauer minuten|durée en heures|durée en minutes|durée heures|durée minutes|duración horas|duración minutos|durata ore|durata minuti|durata in ore|durata in minuti|duração horas|duração minutos|varighet i timer|varighet i minutter|varighed timer|varighed minutter|varighed i timer|varighed i minutter|varaktighet timmar|varaktighet minuter|duur uren|duur minuten|czas trwania godziny|czas trwania minuty|trvání hodiny|trvání minuty|anrufdauer|anrufrichtung|rufrichtung|meetingtyp|通话时长|통화시간|длительность звонка|направление звонка|all day event|is all day event|duration in minutes|call duration|call direction|call outcome|call disposition|call result|call type|call purpose|call start time|call date|caller|from number|recording url|email body|email subject|interaction type|interaction date|engagement type|visit date|gesprächsnotiz|gesprächsnotizen|telefonnotiz|besuchsbericht|gesprächsdatum|besuchsdatum|compte rendu|type d échange|date de l appel|durée de l appel|tipo de interacción|fecha de la llamada|fecha de la visita|duración de la llamada|tipo di contatto|data chiamata|durata chiamata|nota della chiamata|gespreksverslag|gespreksnotitie|bezoekverslag|tipo de interação|data da ligação|duração da ligação|notatka ze spotkania|notatka z rozmowy|data rozmowy|záznam hovoru|zápis ze schůzky|datum hovoru|samtalsanteckning|mötesanteckning|samtalsdatum|görüşme notu|görüşme notları|görüşme tarihi|商談メモ|通話時間|対応内容|対応日|面談日',
  },
  {
    kind: 'notes',
    weight: 3,
    names:
      'richtung|retning|riktning|suunta|方向|持续时间|持續時間|時長|时长|длительность|продолжительность|тривалість|trvanie|kesto|trukmė|ilgums|kestus|trajanje|διάρκεια|משך|المدة|مدت|소요시간|duration|duration min|duration minutes|duration seconds|dauer|durée|duración|durata|duur|duração|czas trwania|délka|varaktighet|süre|outcome|ergebnis|attendees|participants|teilnehmende|end time|end date time|interaction|activity date|logged by|logged at|sent at|direction|voicemail|subject line',
  },
  {
    kind: 'deals',
    weight: 5,
    names:
      'offertnr|offertnummer|offertdatum|tilbudsnr|tilbudsnummer|tilbudsdato|nr oferty|numer oferty|data oferty|č nabídky|číslo nabídky|datum nabídky|č ponuky|číslo ponuky|dátum ponuky|tarjousnro|tarjousnumero|tarjouspäivä|angebotsnr|angebotsdatum|n devis|numéro de devis|numéro devis|date devis|date du devis|nº presupuesto|presupuesto nº|número de presupuesto|fecha presupuesto|n preventivo|numero preventivo|data preventivo|nº orçamento|número do orçamento|offertenr|offertenummer|offertedatum|quote no|quote date|quotation no|estimate no|estimate number|št ponudbe|številka ponudbe|pakkumise nr|pasiūlymo nr|piedāvājuma nr',
  },
  // With whom, and how.
  {
    kind: 'notes',
    weight: 3,
    names:
      'anrufer|spoke to|spoke with|with whom|mit wem|avec qui|con quién|hablé con|com quem|falei com|con chi|met wie|gesproken met|med hvem|med vem|talte med|pratade med|snakket med|kenen kanssa|z kim|s kým|s kom|su kuo|ar ko|kellega|rozmówca|amb qui|art des kontakts|kontaktart|tipo de contacto|tipo de contato|soort contact|forma kontaktu|způsob kontaktu|kontaktsätt|type de contact',
  },
  {
    kind: 'none',
    weight: 6,
    like: 'deals',
    names:
      'invoice|invoice number|invoice no|invoice id|invoice date|invoice status|bill number|rechnungsnummer|rechnung nr|rechnungsdatum|numéro de facture|n facture|date de facture|date facture|número de factura|nº factura|fecha de factura|fecha factura|numero fattura|data fattura|factuurnummer|factuurdatum|número da fatura|nota fiscal|numer faktury|data wystawienia|číslo faktury|datum vystavení|fakturanummer|fakturadatum|fatura no|fatura tarihi|請求書番号|請求日|inv no|bill no|bill date|rechnungs nr|rechnungsbetrag|facture n|n factura|factura n|n fattura|nr fattura|nº fatura|nº nf|nº nota fiscal|valor da fatura|factuurnr|factuurbedrag|faktura nr|fakturadato|laskun numero|laskunumero|laskun päiväys|nr faktury|data faktury|numer dokumentu|data wystawienia dokumentu|datum faktury|číslo dokladu|dátum vystavenia|számlaszám|számla sorszáma|számla kelte|număr factură|nr factură|data facturii|номер счета|дата счета|номер рахунку|дата рахунку|номер на фактура|дата на фактура|αριθμός τιμολογίου|ημερομηνία τιμολογίου|fatura numarası|broj računa|broj fakture|datum računa|datum fakture|številka računa|sąskaitos numeris|sąskaitos nr|rēķina nr|rēķina datums|arve nr|arve number|arve kuupäev|請求番号|发票号|发票号码|开票日期|發票號碼|發票日期|청구번호|số hóa đơn|ngày hóa đơn|nomor faktur|no faktur|tanggal faktur|เลขที่ใบแจ้งหนี้|رقم الفاتورة|تاريخ الفاتورة|מספר חשבונית|תאריך חשבונית|شماره فاکتور',
  },
  {
    kind: 'none',
    weight: 6,
    names:
      'sku|ean|gtin|isbn|barcode|stock|stock quantity|inventory|lagerbestand|artikelnummer|article number|product name|product|produkt|produktname|unit price|list price|price|preis|prix|precio|prezzo|prijs|preço|cena|pris|fiyat|価格|balance|saldo|solde|booking date|buchungstag|buchungsdatum|verwendungszweck|payment reference|transaction id|debit|credit|soll|haben|omschrijving betaling|wertstellung|valuta datum|tracking number|shipping method|payment method|net|net amount|netto|nettobetrag|vat amount|tax amount|mwst|mwst betrag|subtotal|paid|amount due|line item|lineitem name|quantity|menge|quantité|cantidad|quantità|aantal|quantidade|ilość|množství|antal|miktar|数量|latitude|longitude|date started|url slug|question|answer|page views|sessions|impressions|clicks|http status|ip address|mac address|serial number|license plate|odometer',
  },
]

/** Somebody who comes, belongs or works somewhere, in the name of a column that says something of them. */
export const PERSON_WORDS =
  'invitee|attendee|guest|registrant|subscriber|member|student|candidate|applicant|employee|donor|volunteer|patient|tenant|buyer|teilnehmer|mitglied|bewerber|invité|adhérent|participante|socio|miembro|iscritto|deelnemer|lid|deltagare|medlem|uczestnik|członek|účastník|člen|katılımcı|üye'

/** What something is called, or somebody's position: by what stands beside it. */
export const TITLE_WORDS =
  'title|titre|titel|título|titulo|titolo|tytuł|název|názov|tittel|otsikko|naslov|naziv|titlu|başlık|cím|títol|тема|название|наименование|назва|件名|タイトル|标题|標題|제목|tiêu đề|judul|عنوان|כותרת|objet|oggetto|asunto|assunto|betreff|onderwerp|intitulé'

/** Somebody to ask for: a row that names one is of something else, unless that is all that it names. */
export const CONTACT_PERSONS =
  'contact person|contact name|contact|primary contact|director name|main contact|key contact|point of contact|poc|ansprechpartner|ansprechpartnerin|kontaktperson|kontaktname|personne à contacter|personne de contact|nom du contact|interlocuteur|dirigeant|persona de contacto|nombre del contacto|contacto|referente|persona di riferimento|contatto|contactpersoon|contact persoon|pessoa de contato|contato|osoba kontaktowa|kontaktní osoba|yetkili|yetkili kişi|ilgili kişi|担当者|担当者名|ご担当者|контактное лицо|фио|fio|ф и о|руководитель|директор|dirigeants|fondateur|ceo|founder|geschäftsführer|geschäftsführung|attn|decision maker|er referens|vår kontakt|interlocutore|kontakt osoba|yhteyshenkilö|kapcsolattartó|persoană de contact|persoană contact|pers contact|contact persoană|контактна особа|основний контакт|лице за контакт|υπεύθυνος επικοινωνίας|联系人|담당자명|người liên hệ|先方担当者|担当者氏名|ご担当者氏名|основное контактное лицо|ansprechp|kont osoba|kontaktná osoba|kontaktna osoba|attention to|referent|대표자명|대표자|담당자|담당자 이름|고객 담당자|代表者|代表者名|ご担当者名|联系人姓名|联系人名称|主要联系人|法人|法定代表人|聯絡人|聯絡人姓名|窗口|איש קשר|שם איש קשר|שם איש הקשר|جهة الاتصال|الشخص المسؤول|اسم المسؤول|رابط|شخص رابط|نام رابط|ผู้ติดต่อ|ชื่อผู้ติดต่อ|tên người liên hệ|người đại diện|nama kontak|kontak|narahubung|nama pic|άτομο επικοινωνίας|πρόσωπο επικοινωνίας|контактные лица|директор|генеральный директор|керівник|руководитель|контактно лице|управител|мол|контакт особа|osoba za kontakt|direktor|zakonski zastupnik|persoana de contact|persoana contact|reprezentant legal|ügyvezető|kapcsolattartó neve|kapcsolattartó személy|kontakt személy|yetkili adı soyadı|yetkili adı|firma yetkilisi|irtibat kişisi'

/** What rows are called, one or several: in the names of files and sheets, and as words in the names of columns. */
export const NOUNS: Readonly<Record<ImportCollection, string>> = {
  people:
    'people|person|persons|contacts|contact|leads|members|customers|guests|attendees|participants|subscribers|employees|staff|students|donors|volunteers|candidates|address book|kontakte|personen|mitglieder|teilnehmer|adressbuch|mitarbeiter|gäste|ansprechpartner|adressen|contactos|personas|socios|miembros|invités|adhérents|membres|personnes|contatti|persone|soci|iscritti|contacten|leden|deelnemers|contatos|pessoas|membros|kontakty|osoby|członkowie|uczestnicy|kontakter|personer|medlemmar|deltagare|kişiler|üyeler|katılımcılar|連絡先|名簿|会員|顧客名簿|контакты|люди|members list|membership|prospects|clients|clienti|clientes|klienci|klienty|klient|kunden|kundenliste|klanten|klantenbestand|kunder|asiakkaat|jäsenet|jäsenluettelo|jäsenrekisteri|medlemmer|medlemsliste|medlemsregister|medlemsregistret|medlemslista|patients|pacientes|patienten|pazienti|pacjenci|pacienti|annuaire|rubrica|agenda|adreslijst|ledenlijst|ledenbestand|mitgliederliste|adressliste|teilnehmerliste|telefonbuch|phonebook|directory of people|alumni|alumnos|alunos|élèves|étudiants|estudiantes|estudantes|uczniowie|studenci|schüler|studenten|elever|empleados|employés|dipendenti|werknemers|medewerkers|pracownicy|zaměstnanci|anställda|ansatte|medarbejdere|çalışanlar|personel|rehber|müşteriler|zákazníci|klienti|členové|členi|tagok|ügyfelek|membri|persoane|клиенты|клієнти|члены|члени|учасники|участники|сотрудники|клиенти|членове|πελάτες|μέλη|επαφές|לקוחות|חברים|أعضاء|عملاء|جهات الاتصال|مشتریان|اعضا|客户|联系人|会员|通讯录|연락처|고객|회원|주소록|khách hàng|danh bạ|thành viên|pelanggan|anggota|kontak|tenants|players|parents|applicants|spender|mieter|donateurs|bénévoles|locataires|invitados|donantes|voluntarios|inquilinos|studenti|ospiti|donatori|volontari|convidados|doadores|gasten|vrijwilligers|goście|darczyńcy|hosté|dárci|členovia|betegek|vendégek|invitați|patienter|gäster|gjester|gæster|potilaat|vieraat|пациенты|гости|ученики|пацієнти|članovi|pacijenti|gosti|člani|ασθενείς|hastalar|misafirler|öğrenciler|患者|生徒|学生|환자|학생|hội viên|bệnh nhân|học sinh|pasien|siswa|สมาชิก|ผู้ป่วย|مرضى|طلاب|بیماران|מטופלים|תלמידים',
  companies:
    'companies|company|accounts|organizations|organisations|suppliers|vendors|dealers|dealerships|distributors|resellers|retailers|wholesalers|manufacturers|händler|großhändler|revendeurs|distributeurs|concessionnaires|distribuidores|concesionarios|revendedores|concessionárias|rivenditori|distributori|concessionari|återförsäljare|forhandlere|jälleenmyyjät|dealerzy|dystrybutorzy|hurtownie|prodejci|bayiler|дилеры|дистрибьюторы|販売店|代理店|仕入先一覧|businesses|firms|sponsors|partners|startups|prospects companies|firmen|unternehmen|lieferanten|organisationen|betriebe|entreprises|sociétés|fournisseurs|organismes|empresas|proveedores|organizaciones|aziende|società|fornitori|bedrijven|leveranciers|organisaties|organizações|fornecedores|firmy|dostawcy|společnosti|dodavatelé|företag|leverantörer|firmalar|şirketler|tedarikçiler|会社|会社一覧|企業|企業一覧|取引先|компании|организации|компанії|фирмы|поставщики|постачальники|dodávatelia|spoločnosti|beszállítók|cégek|vállalatok|furnizori|firme|dobavljači|tvrtke|podjetja|leverandører|virksomheder|bedrifter|toimittajat|yritykset|yritysrekisteri|partnerzy|kontrahenci|restaurants|restaurantes|hotels|hoteles|shops|stores|schools|clubs|clinics|annuaire entreprises|προμηθευτές|εταιρείες|ספקים|חברות|شركات|موردين|供应商|公司|企业名录|거래처|업체|거래처목록|nhà cung cấp|công ty|perusahaan|supplier list|vendor list|hospitals|agencies|merchants|vereine|schulen|partenaires|associations|comercios|negozi|lojas|фирми|仕入先|企业|공급업체|pemasok|ผู้ขาย|บริษัท|شرکت ها',
  deals:
    'deals|deal|opportunities|opportunity|pipeline|sales pipeline|forecast|quotes|verkaufschancen|verkaufschance|angebote|vertriebspipeline|affaires|opportunités|transactions|oportunidades|oportunidad|negocios|tratos|opportunità|trattative|verkoopkansen|kansen|oportunidade|szanse|szanse sprzedaży|transakcje|obchody|příležitosti|affärer|säljmöjligheter|fırsatlar|fırsat|商談|商談一覧|案件|сделки|угоди|продажи|teklifler|tarjoukset|mahdollisuudet|tilbud|salgsmuligheder|muligheter|ofertas|ofertas comerciales|devis|preventivi|orçamentos|propostas|presupuestos|cotizaciones|cotações|offertes|oferty|nabídky|ajánlatok|oferte|ponude|ponudbe|предложения|商机|销售机会|영업기회|cơ hội|peluang|orders|order|invoices|invoice|bookings|reservations|estimates|proposals|tenders|bids|sales|contracts|quotations|bestellungen|aufträge|rechnungen|buchungen|reservierungen|ausschreibungen|offerten|kostenvoranschläge|verträge|commandes|factures|contrats|appels d offres|pedidos|facturas|reservas|contratos|ventas|licitaciones|ordini|fatture|prenotazioni|contratti|vendite|encomendas|faturas|vendas|bestellingen|facturen|boekingen|opdrachten|zamówienia|faktury|rezerwacje|wyceny|objednávky|rezervace|zakázky|ponuky|megrendelések|számlák|foglalások|comenzi|facturi|rezervări|beställningar|fakturor|bokningar|offerter|ordrer|ordre|fakturaer|bestillinger|tilaukset|laskut|varaukset|заказы|счета|брони|бронирования|договоры|замовлення|рахунки|поръчки|оферти|narudžbe|računi|naročila|παραγγελίες|τιμολόγια|προσφορές|κρατήσεις|siparişler|faturalar|rezervasyonlar|satışlar|受注|見積|注文|請求書|予約|訂單|订单|报价|报价单|发票|合同|주문|견적|예약|매출|đơn hàng|báo giá|hợp đồng|pesanan|penawaran|faktur|คำสั่งซื้อ|ใบเสนอราคา|عروض|فواتير|حجوزات|سفارشات|הזמנות|הצעות מחיר|חשבוניות|subscriptions|policies|leases',
  tasks:
    'tasks|task|todos|to do|to do list|activities|tickets|aufgaben|aufgabe|aufgabenliste|tâches|tâche|tareas|tarea|pendientes|attività|compiti|taken|taak|actielijst|tarefas|tarefa|zadania|zadanie|úkoly|úkol|uppgifter|uppgift|görevler|görev|タスク|やること|задачи|завдання|action items|action list|pendencias|feladatok|teendők|sarcini|zadaci|naloge|opgaver|oppgaver|tehtävät|tehtävälista|úlohy|εργασίες|משימות|مهام|任务|待办|할일|công việc|tugas|checklist|work orders|issues|follow ups|reminders|massnahmen|wartungen|rappels|interventions|recordatorios|scadenze|promemoria|lembretes|herinneringen|przypomnienia|připomínky|emlékeztetők|påminnelser|muistutukset|задания|напоминания|hatırlatmalar|yapılacaklar|課題|작업|งาน|وظایف',
  notes:
    'notes|calls|call log|call logs|meetings|emails|interactions|conversations|visits|engagements|communications|timeline|notizen|anrufe|gespräche|besprechungen|termine|gesprächsprotokoll|besuchsberichte|appels|réunions|échanges|comptes rendus|llamadas|reuniones|interacciones|notas|visitas|chiamate|riunioni|incontri|gesprekken|vergaderingen|notities|ligações|reuniões|anotações|notatki|rozmowy|spotkania|poznámky|hovory|schůzky|anteckningar|samtal|möten|notlar|aramalar|toplantılar|görüşmeler|議事録|通話履歴|対応履歴|заметки|звонки|встречи|дзвінки|зустрічі|нотатки|hívások|találkozók|jegyzetek|apeluri|întâlniri|pozivi|sastanci|opkald|møder|møter|samtaler|puhelut|tapaamiset|muistiinpanot|historial|bitácora|registro de llamadas|registro de visitas|journal des appels|outreach|outreach log|通话记录|拜访记录|通화|미팅|שיחות|פגישות|مكالمات|اجتماعات|timesheet|timesheets|time entries|time report|time log|zeiten|zeiterfassung|stunden|stundenzettel|feuille de temps|registro de horas|fogli ore|uren|urenregistratie|urenstaat|godziny|hodiny|výkazy|óranyilvántartás|timeliste|tidrapport|tunnit|часы|учет времени|工時|工时|勤怠|visit log|site visits|contact log|besuche|kontaktverlauf|visites|chamadas|bezoeken|wizyty|návštěvy|látogatások|vizite|besök|besøg|käynnit|визиты|обаждания|posete|κλήσεις|επισκέψεις|ziyaretler|訪問記録|日報|통화기록|방문기록|cuộc gọi|panggilan|kunjungan|زيارات',
}

/** Of those the ones that companies are as well. */
export const CUSTOMERS =
  'clients|clienti|clientes|klienci|klienty|klient|kunden|kundenliste|klanten|klantenbestand|kunder|asiakkaat|müşteriler|zákazníci|klienti|ügyfelek|clienți|клиенты|клієнти|клиенти|πελάτες|לקוחות|عملاء|مشتریان|客户|고객|khách hàng|pelanggan|prospects|customers|leads|лиды|prospectos|prospetti|prospekte|prospekter|interessenten|リード'

/** What a stage is called in nobody's pipeline but a seller's, by single words of it. */
export const STAGE_WORDS =
  'proposal|negotiation|qualified|qualification|discovery|quote|quoted|won|lost|closing|angebot|verhandlung|qualifiziert|gewonnen|verloren|proposition|négociation|devis|gagné|gagnée|perdu|perdue|propuesta|negociación|ganado|ganada|perdido|perdida|presupuesto|proposta|trattativa|preventivo|vinta|vinto|persa|perso|offerte|onderhandeling|gewonnen|verloren|negociação|ganho|oferta|negocjacje|wygrana|przegrana|nabídka|jednání|vyhráno|prohráno|offert|förhandling|vunnen|förlorad|teklif|müzakere|kazanıldı|kaybedildi|提案|見積|交渉|受注|失注|переговоры|предложение'

/** How far something to be done has come, where the word says so of nothing else. */
export const STATUS_WORDS =
  'not started|in progress|completed|complete|done|to do|todo|doing|waiting on someone else|deferred|offen|in bearbeitung|nicht begonnen|erledigt|zu erledigen|à faire|en cours|terminé|terminée|fait|por hacer|pendiente|en curso|en progreso|completado|completada|hecho|hecha|da fare|in corso|completata|completato|fatto|te doen|bezig|voltooid|gedaan|afgerond|a fazer|pendente|em andamento|concluída|concluído|feito|do zrobienia|w toku|w trakcie|zakończone|zrobione|k vyřízení|probíhá|hotovo|dokončeno|att göra|pågår|pågående|klar|klart|avslutad|yapılacak|devam ediyor|tamamlandı|未着手|進行中|対応中|完了|не начато|в работе|выполнено|resolved|in arbeit|non commencé|sin empezar|en proceso|in lavorazione|não iniciado|in behandeling|ej påbörjad|å gjøre|ikke startet|i gang|ikke påbegyndt|kesken|käynnissä|työn alla|v řešení|rozpracováno|prebieha|v riešení|folyamatban|în lucru|în curs|de făcut|в процессе|к выполнению|в роботі|в процесі|до виконання|в процес|σε εξέλιξη|u tijeku|u toku|v teku|vykdoma|procesā|töös|未対応|処理中|待办|进行中|处理中|待处理|未开始|待辦|處理中|진행중|미처리|đang làm|đang xử lý|chưa làm|dalam proses|belum selesai|กำลังดำเนินการ|รอดำเนินการ|قيد التنفيذ|בטיפול|בתהליך|در حال انجام|gelöst|fertig|résolu|resuelto|risolto|resolvido|klaar|färdig|ferdig|fullført|færdig|udført|valmis|tehty|ukończone|wykonane|vyřešeno|splněno|dokončené|vyriešené|kész|befejezve|elvégezve|rezolvat|făcut|выполнена|завершено|завершена|готово|решено|сделано|виконано|вирішено|изпълнена|завършена|ολοκληρώθηκε|έγινε|bitti|yapıldı|çözüldü|završeno|gotovo|riješeno|rešeno|končano|zaključeno|atlikta|baigta|pabeigts|izpildīts|tehtud|lõpetatud|対応済|対応済み|已完成|完成|已解决|已处理|완료|처리완료|해결|xong|hoàn thành|đã xong|đã hoàn thành|đã xử lý|selesai|tuntas|เสร็จ|เสร็จสิ้น|เสร็จแล้ว|مكتمل|مكتملة|تم|تم الحل|בוצע|הושלם|טופל|انجام شد|انجام شده|تکمیل شده'

/** What happened to somebody, by a word of what the cell says. */
export const HAPPENINGS =
  'besøg|møde|opkald|telefonsamtale|videomøde|tapaaminen|puhelu|käynti|sähköposti|apel|întâlnire|vizită|hívás|telefonhívás|találkozó|megbeszélés|látogatás|email küldés|дзвінок|зустріч|візит|лист|среща|обаждане|посещение|имейл|τηλεφώνημα|συνάντηση|επίσκεψη|sastanak|sestanek|poziv|klic|obisk|posjet|stretnutie|návšteva|susitikimas|skambutis|tikšanās|zvans|kohtumine|kõne|videocall|video call|zoom|teams|site visit|phone call|lunch|demo|whatsapp|brief|fax|videokonferenz|messe|messekontakt|vor ort|außentermin|visio|salon|videollamada|videochiamata|sopralluogo|vídeo|telefonema|beurs|wideorozmowa|targi|spotkanie online|veletrh|telefonát|telefonsamtal|mässa|ziyareti|微信|拜访|会议|통화|미팅|방문|cuộc gọi|gặp mặt|call|phone|meeting|email|mail|visit|voicemail|sms|anruf|telefonat|besprechung|treffen|termin|besuch|e mail|appel|réunion|rendez vous|visite|courriel|llamada|reunión|visita|correo|chiamata|telefonata|riunione|incontro|telefoongesprek|vergadering|afspraak|bezoek|ligação|reunião|rozmowa|telefon|spotkanie|wizyta|hovor|schůzka|návštěva|samtal|möte|besök|arama|görüşme|toplantı|ziyaret|電話|訪問|面談|打合せ|メール|звонок|встреча|письмо'

/** Beside or in the name of a company, and in nobody's: words at its end, and Japanese and Chinese ones anywhere. */
export const LEGAL_FORMS =
  'gmbh|mbh|ag|kg|kgaa|ohg|ug|ev|inc|llc|llp|ltd|limited|corp|corporation|plc|pty|co|sarl|sas|sasu|eurl|srl|spa|snc|sl|slu|sa|sau|bv|nv|vof|ltda|eireli|me|epp|lda|sro|as|ab|aps|oy|oyj|asa|kft|zrt|bt|doo|zoo|sk|şti|aş|pvt|gk|kk|sp z oo|αε|αεβε|οε|εε|επε|ικε|еоод|оод|ад|тов|пп|фоп|чп|ип|ао|тоо|дзз|дооел|доо|სს|შპს|בע״מ|בעמ|dd|jdoo|jtd|μεπε|pfa|vos|пао|зао|оао|прат|тдв|pjsc|psc|psjc|jsc|ojsc|fze|fzco|fzc|wll|saog|saoc|kscc|kscp|sh p k|sha|shpk|uab|ooo|oü|ou|sia|ehf|hf|gesmbh|gmbh co kg|pte ltd|sdn bhd|bhd|tbk|pt|pvt ltd|private limited|inc ltd'
/** Those that stand in front of the name, in capitals. */
export const LEGAL_FORMS_IN_FRONT = 'pt|cv|ud|uab|sia|oü|ип|ао|тоо|тов|фоп|чп|пп|ад'
/** What a business is, as a word of its name, where nobody is called so. */
export const TRADE_WORDS =
  'imobiliária|imobiliaria|nieruchomości|pousada|pousadas|posada|hospedaria|hostería|hostal|pension|pensione|auberge|gîte|ryokan|residencial|administradora|corretora|transportadora|metalúrgica|metallveredlung|galvanik|galvanotechnik|maschinenbau|steuerkanzlei|rechtsanwälte|advokatfirma|advokatbyrå|asianajotoimisto|kancelaria|ügyvédi|avukatlık|ingeniería|ingénierie|ingegneria|engenharia|constructora|construtora|accesorios|empresa|hermanos|distribuidora|comercializadora|importadora|exportadora|industrias|servicios|soluciones|sistemas|tecnología|tecnologías|serviços|soluções|tecnologia|comércio|indústria|société|établissements|ets|entreprise|fratelli|brothers|bros|söhne|gebrüder|frères|irmãos|authority|autoridad|autorité|bureau|commission|comisión|commissione|chamber|cámara|kammer|chambre|embassy|embajada|ambassade|botschaft|distribution|distributions|création|créations|creations|fleurs|fleuriste|fleuristes|flowers|flores|fiori|bloemen|blumen|kwiaty|květiny|virágbolt|boutique|épicerie|supérette|minimarket|superette|carniceria|ferretería|ferreteria|papelería|librería|librairie|libreria|bookshop|bookstore|nursery|vivero|viveros|pépinière|vivaio|gärtnerei|gartenbau|centre|center|centro|centrum|zentrum|keskus|merkezi|kliniği|polyclinic|policlinico|klinika|medspa|wellness|aesthetics|beauty|parrucchiere|peluquería|barbershop|barbearia|coiffure|friseur|kuaför|terminal|residence|résidence|apartments|warehouse|factory|fabrik|usine|fábrica|fabbrica|brewery|brauerei|brasserie|winery|bodega|bodegas|weingut|trattoria|osteria|sushi|kebab|coffee|taverna|gasthaus|gasthof|eiscafé|gelateria|pastelería|pasteleria|confeitaria|padaria|lanchonete|supermercado|mercearia|açougue|farmácia|laboratorio|laboratório|laboratoire|lab|labs|software|tech|technology|digital|media|design|marketing|energy|energia|solar|impianti|elettronica|elettrotecnica|edilizia|arredamenti|mobili|abbigliamento|calzature|autocarrozza|autofficina|autoservice|motors|automotive|tires|roofing|painting|hvac|realty|properties|properties|estates|mortgage|capital|investments|ventures|finance|financial|lawyers|attorneys|avocats|abogados|advogados|avvocati|notaire|architects|architekten|steuerberatung|ministry|department|municipality|ayuntamiento|comune|prefeitura|ministère|ministerio|federation|fédération|federación|federazione|club|society|union|council|academy|academia|académie|akademie|accademia|kindergarten|preschool|gymnasium|seminary|cathedral|theatre|theater|théâtre|teatro|cinema|gallery|galerie|galería|galleria|museo|musée|hostel|motel|resort|inn|camping|kinésithérapie|physio|physiotherapie|fisioterapia|osteopathie|dentaire|dentista|dentist|zahnarzt|zahnarztpraxis|veterinaria|vétérinaire|tierarztpraxis|optik|optique|óptica|ottica|restaurant|restaurante|ristorante|restauracja|restaurace|hotel|café|cafe|caffè|cafeteria|pizzeria|bistro|brasserie|pub|tavern|bakery|boulangerie|boucherie|pâtisserie|pharmacie|pharmacy|apotheke|farmacia|apteka|lékárna|apotek|bäckerei|metzgerei|konditorei|panadería|carnicería|panificio|bakkerij|slagerij|piekarnia|hurtownia|sklep|zakład|warsztat|gabinet|przychodnia|przedsiębiorstwo|prodejna|autoservis|truhlářství|stavebniny|hospital|clinic|clinique|clínica|clinica|klinik|dental|school|escuela|schule|école|scuola|szkoła|škola|university|universität|université|universidad|college|institute|institut|instituto|foundation|stiftung|fondation|fundación|fondazione|association|verein|asociación|associazione|church|museum|library|garage|autohaus|tankstelle|werkstatt|carrozzeria|officina|taller|tischlerei|schreinerei|elektro|sanitär|heizungsbau|immobilien|immobilier|inmobiliaria|immobiliare|versicherung|versicherungen|insurance|assurances|seguros|assicurazioni|bank|banque|banco|banca|consulting|consultants|solutions|services|systems|technologies|logistics|logistik|logistique|transports|transportes|trasporti|industries|industrie|industrial|manufacturing|engineering|construction|construcciones|costruzioni|bauunternehmen|holzbau|builders|plumbing|electrical|landscaping|cleaning|reinigung|catering|travel|reisebüro|agency|agentur|agence|agencia|agenzia|studio|studios|group|gruppe|groupe|grupo|gruppo|holding|holdings|partners|associates|trading|handel|handels|import|export|supplies|supply|store|shop|market|supermarket|markt|books|florist|salon|fitness|gym|kancelář|kanzlei|praxis|cabinet|mairie|commune|gemeinde|stadtwerke|lycée|collège|sociedad|cooperativa|genossenschaft|coop|serwis|usługi|firma|bedrijf|installatiebedrijf|bouwbedrijf|schildersbedrijf|aannemersbedrijf|handelsonderneming|åkeri|bygg|måleri|rörfirma|snickeri|verkstad|tømrerfirma|murerfirma|tømrermester|vvs|rakennus|kuljetus|otomotiv|tekstil|inşaat|mobilya|gıda|ticaret|turizm|製作所|工業|商事|商店|建設|病院|学校'
/** Those of three letters that are surnames, too. */
export const FORMS_AND_SURNAMES = 'spa|asa|epp|sau'
export const LEGAL_FORMS_ANYWHERE =
  'công ty|cty |tnhh|dntn |株式会社|有限会社|合同会社|合資会社|一般社団法人|（株）|(株)|㈱|有限公司|公司|商行|集团|集團|制品厂|工作室|事务所|经营部|门市部|批发部|服务部|商贸|贸易|专卖店|超市|酒店|주식회사|ооо|оао|зао|пао'
