/*
 * What names of columns begin or end with in any language, by what the column is of: `Geburt` of `Geburtstag`, `Geburtsdatum`
 * and `Tag der Geburt`. A name that nobody listed is read by its stem, and only where the values of its column agree.
 * One of four letters or fewer is a word of its own, one of five begins one, and a longer one stands anywhere.
 */

/** What a stem says by itself, whatever the rows are about. */
export type StemConcept =
  | 'email'
  | 'phone'
  | 'link'
  | 'birthday'
  | 'created'
  | 'postalCode'
  | 'city'
  | 'street'
  | 'region'
  | 'country'
  | 'jobTitle'
  | 'company'
  | 'industry'
  | 'source'
  | 'description'
  | 'amount'
  | 'probability'
  | 'stage'
  | 'due'
  | 'closing'
  | 'priority'
  | 'assignee'

export const NAME_STEMS: Readonly<Record<StemConcept, string>> = {
  email:
    'contact|kontakt|contacto|contato|contatto|联系方式|연락처|liên hệ|email|mail|mails|courriel|correo|posta elettronica|poczta|sähköposti|eposta|e post|epost|почт|пошт|имейл|メール|邮箱|郵箱|邮件|이메일|메일|thư điện tử|surel|دخ|البريد|ایمیل|דואל|อีเมล|ईमेल|youxiang',
  phone:
    'contact|kontakt|contacto|contato|contatto|联系方式|연락처|liên hệ|phone|telef|telephon|téléph|mobile|mobil|cellul|celular|handy|rufnummer|puhelin|matkapuh|komórk|fono|whatsapp|wathsapp|viber|телеф|мобил|мобіл|тел|тлф|sdt|số điện thoại|điện thoại|dien thoai|dienthoai|電話|携帯|手机|手機|전화|휴대|טלפון|נייד|هاتف|جوال|تلفن|موبایل|โทร|फोन|मोबाइल|gsm|tlf|tel|telp|hp|msisdn|dianhua|shoujihao|shouji',
  link: 'website|webseite|homepage|sito web|sitio web|site web|webová|nettside|hjemmeside|hemsida|kotisivu|honlap|сайт|ウェブ|ホームページ|网址|网站|網址|홈페이지|사이트|linkedin|instagram|facebook|xing',
  birthday:
    'birth|born|dob|bday|geburt|gebdat|geb|naissance|né le|nacimiento|nac|nascimento|nascita|nasc|geboort|urodz|narození|narozen|narodenia|narodz|rojst|rođen|rodjen|rodenj|roden|født|fødsel|föddelse|född|födelse|fodsel|fodelse|syntym|doğum|dogum|szület|szulet|рожд|народж|рођ|dzimš|dzimsan|gimimo|gimim|sünni|γενν|naștere|nașter|naster|生年月日|誕生|出生|生日|생년|생일|ngày sinh|sinh|lahir|ولاد|ميلاد|تولد|לידה|เกิด|जन्म',
  created:
    'application|applied|enquiry date|inquiry date|qeydiyyat|created|creation|createdat|createddate|added|registered|registration|registr|angelegt|erstellt|erfasst|créé|création|crea|inscription|creación|creado|alta|criação|criado|cadastro|creazione|creato|inserimento|iscrizione|aangemaakt|utworz|dodan|rejestr|vytvoř|založ|skapad|oprett|opprett|luotu|luonti|oluştur|kayıt|kayit|létrehoz|rögzít|создан|добавл|регистр|створен|додан|реєстр|作成|登録|创建|创建时间|添加|录入|登记|등록|생성|ngày tạo|dibuat|daftar|تسجيل|إنشاء|نوצר',
  postalCode:
    'zip|zipcode|postcode|postal|postleit|plz|psc|psč|postnr|postnum|postinum|cep|npa|kod pocztowy|irányító|iranyito|индекс|пощенски|поштовий|ταχυδρ|tk|郵便|邮编|郵遞|우편|bưu|kode pos|kodepos|pincode|pin code|מיקוד|رمز بريدي|รหัสไปรษณีย์|posta kodu|cap',
  city: 'city|town|locality|ciudad|ville|commune|cidade|município|municipio|città|comune|stadt|wohnort|ort|ortschaft|woonplaats|plaats|stad|miasto|miejscow|město|obec|mesto|poststed|stad|kaupunki|paikkakunta|şehir|sehir|város|település|город|місто|град|oraș|oras|localitate|πόλη|pilseta|miestas|linn|市区町村|城市|도시|thành phố|kota|עיר|المدينة|مدينة|شهر|เมือง|शहर|grad|chengshi',
  street:
    'street|strasse|straße|calle|rua|logradouro|straat|ulica|ulice|gata|gatuadress|gade|vej|katuosoite|sokak|cadde|utca|улица|вулиц|strada|οδός|番地|街道|거리|đường|jalan|רחוב|شارع|خیابان',
  region:
    'region|state|province|provinc|bundesland|kanton|canton|département|departement|estado|provincia|wojew|kraj|län|fylke|maakunta|megye|област|регион|регіон|județ|judet|νομός|都道府県|省份|省|시도|provinsi|מחוז|محافظة|استان|จังหวัด|shengfen',
  country:
    'country|land|pays|país|pais|paese|nation|kraj|země|krajina|maa|ülke|ulke|ország|стран|країн|държав|țara|χώρα|国|国家|國家|국가|quốc gia|negara|מדינה|الدولة|کشور|ประเทศ|देश|guojia',
  jobTitle:
    'job|jobtitle|position|funktion|fonction|poste|profession|profesi|puesto|cargo|função|profissão|ruolo|mansione|qualifica|functie|beroep|stanowisk|zawód|pozice|profese|povolání|befattning|stilling|titel|yrke|ammatti|tehtävänimike|unvan|görevi|meslek|beoszt|munkakör|foglalkoz|должност|посад|длъжност|функци|funcți|ocupați|θέση|επάγγελ|役職|職種|肩書|职位|职务|職稱|직책|직위|직급|chức vụ|chức danh|jabatan|pekerjaan|תפקיד|المنصب|الوظيفة|سمت|ตำแหน่ง|पद|amat|zanimanje|pareigos|amet',
  company:
    'company|compan|corporation|organisation|organization|firm|firma|firmen|unternehmen|société|societe|entreprise|empresa|azienda|ditta|bedrijf|onderneming|przedsięb|společnost|spoločnos|organizac|företag|virksomhed|bedrift|yritys|yhtiö|şirket|sirket|kurum|cég|vállalat|компан|организац|організац|фирма|предприят|підприєм|εταιρ|会社|企業|企业|公司|회사|기업|업체|công ty|cong ty|perusahaan|instansi|חברה|ארגון|الشركة|شركة|شرکت|บริษัท|कंपनी|gongsi|qiye|tvrtka|podjetje|poduzeće|preduzeće|įmonė|uzņēmum|ettevõte|employer|employeur|arbeitgeber|institution|institución|instituto',
  industry:
    'nicho|nische|nicchia|ниша|niche|industry|branche|sector|secteur|settore|industri|branża|odvětv|odvetv|bransch|toimiala|sektör|sektor|iparág|ágazat|отрасл|галуз|бранш|индустр|κλάδος|業種|業界|行业|產業|업종|업계|ngành|lĩnh vực|bidang usaha|industri|תחום|القطاع|صنعت|djelatnost|delatnost|panoga|rubrik|рубрик|mestiere',
  source:
    'acquisi|adquisi|aquisi|akquis|captaci|source|quelle|herkunft|origine|origen|origem|fonte|fuente|herkomst|bron|źródł|zdroj|källa|kilde|lähde|kaynak|forrás|источник|джерел|източник|sursă|sursa|πηγή|流入|経路|来源|來源|출처|유입|nguồn|sumber|מקור|المصدر|منبع|ที่มา|स्रोत|izvor|laiyuan',
  description:
    'notes|note|notas|nota|comment|kommentar|coment|remark|bemerk|anmerk|notiz|beschreib|description|descrip|descriç|descriz|observa|osservaz|opmerk|omschrij|uwagi|opis|poznám|popis|anteckn|beskriv|bemærk|merknad|huomau|lisätie|kuvaus|açıkla|aciklama|notlar|megjegy|leírás|коммент|примеч|описан|комент|приміт|опис|бележк|observați|descrie|σχόλι|παρατηρ|περιγραφ|備考|メモ|摘要|备注|備註|说明|描述|비고|메모|설명|ghi chú|ghichu|mô tả|catatan|keterangan|הערות|תיאור|ملاحظ|وصف|توضیح|หมายเหตุ|टिप्पणी|beizhu|napomen|opomb|pastab|piezīm|märkus|athugasemd',
  amount:
    'amount|value|revenue|betrag|summe|umsatz|volumen|wert|auftragswert|montant|valeur|importe|monto|valor|importo|valore|bedrag|waarde|omzet|kwota|wartość|wartosc|částka|hodnota|cena|suma|summa|belopp|beløb|verdi|arvo|tutar|bedel|összeg|érték|сумм|сума|бюджет|стоимост|вартіст|стойност|valoare|αξία|ποσό|金額|金额|金額|금액|giá trị|số tiền|nilai|סכום|ערך|المبلغ|القيمة|مبلغ|vrijednost|vrednost|znesek|iznos|vertė|vērtība|summa|precio|price',
  probability:
    'probab|likelih|wahrschein|kans|szans|pravděp|pravdep|sannolik|sandsynl|sannsyn|todennäk|olasılık|olasilik|valószín|вероятн|ймовірн|імовірн|πιθαν|確度|確率|概率|赢率|확률|xác suất|peluang|win rate|chance|confidence',
  stage:
    'stage|pipeline|phase|etap|étape|fase|etapa|stav|steg|vaihe|aşama|asama|durum|szakasz|этап|стади|стадія|статус|στάδιο|フェーズ|ステージ|阶段|階段|단계|giai đoạn|tahap|שלב|المرحلة|مرحله|faza|status|statut|estado|estatus|stato|situação',
  due: 'due|deadline|fällig|faellig|frist|échéance|echeance|vencim|vence|límite|limite|scadenza|prazo|vervaldat|deadlin|termin|termín|förfall|forfall|eräpäivä|määräaika|vade|bitiş|határid|срок|дедлайн|термін|термин|προθεσμ|期限|締切|截止|마감|기한|hạn|tenggat|batas waktu|תאריך יעד|موعد|مهلت|กำหนด|rok|terminas|termiņš|tähtaeg|scadenta|scadenț',
  closing:
    'closedate|closing date|abschlussdatum|abschlusstag|clôture|cloture|cierre|fechamento|chiusura|afsluit|sluitings|zamkn|uzavřen|avslut|afslut|sulkem|kapanış|kapanis|lezár|закрыти|закритт|приключ|închid|κλείσιμ|成約|受注予定|成交|종료|마감예정|chốt|penutupan',
  priority:
    'priorit|urgen|dringl|wichtig|import|öncelik|oncelik|fontoss|приоритет|пріоритет|важн|srочn|προτεραι|優先|优先|優先度|우선|중요|ưu tiên|prioritas|עדיפות|الأولوية|اولویت|प्राथ|prioritet|viktig',
  assignee:
    'assign|assigned|assignee|zuständ|zustaend|verantwort|responsable|responsab|bearbeiter|attribu|asignad|encargad|atribu|incaricat|assegnat|toegewez|uitvoerder|wykonaw|przypis|odpowiedz|přiřaz|zodpov|řešitel|ansvar|tilldel|tildel|vastuu|sorumlu|atanan|felelős|felelos|исполнит|ответствен|виконав|відповід|отговор|responsabil|υπεύθυν|担当|负责|負責|执行|담당|phụ trách|người thực hiện|penanggung|pelaksana|אחראי|مسؤول|مسئول|ผู้รับผิดชอบ|odgovor|zadužen|atsaking|atbildīg|vastuta',
}

/** Words beside a stem that make it of somebody else, of another time, or of no use. */
export const OF_OTHERS_WORDS =
  'addressee|lender|insurer|insurance|attorney|lawyer|notary|escrow|servicer|landlord|carrier|prêteur|prestamista|kreditgeber|versicherer|aseguradora|assureur|emergency|urgence|urgencia|emergencia|emergenza|notfall|nood|awaryjny|acil|mother|father|parent|parents|guardian|spouse|partner|wife|husband|child|children|kid|kids|madre|padre|mère|père|mutter|vater|eltern|kind|ehepartner|conjoint|cônjuge|cónyuge|reference|referrer|referred|previous|former|old|past|alt|alte|ancien|ancienne|anterior|previo|vecchio|oude|bank|banque|banco|banca|school|spouse|tutor|apoderado|sponsor|driver|fahrer|manager|supervisor|boss|broker|agent|bill|billing|ship|shipping|delivery|invoice|rechnung|liefer|facturation|livraison|factura|fattura|pickup|dropoff|destination|departure|event|venue|booking|order|ticket|product|item|vehicle|car|property|opening|closing hours|secondary|backup|alternative|alternate|opt|consent|verified|valid|validated|confidence|bounce|bounced|blocked|unsubscribed|sent|opened|clicked|error|raw|parsed|domain|template|subject|draft|by|creator|created by|query|custom|batch|list|campaign|user|staff|rep|sales|employee|platform|demo|maps|map|photo|page'

/** Words beside a stem of words, which make a figure, a sort or a mark of it: `company size`, `job level`, `city rank`. */
export const ATTRIBUTE_WORDS =
  'type|kind|class|status|state|size|count|number|num|no|nr|score|id|code|key|date|day|time|year|month|url|link|logo|image|photo|rank|rating|level|tier|grade|flag|group|segment|total|sum|average|avg|percent|pct|rate|value|phone|email|mail|website|address|age|since|history|profile|page|description|note|notes|owner|lat|lng|lon|latitude|longitude|typ|art|größe|anzahl|nummer|kennung|datum|jahr|stufe|taille|nombre|numéro|année|niveau|tipo|clase|tamaño|número|cantidad|fecha|año|nivel|tamanho|quantidade|data|ano|numero|dimensione|quantità|anno|livello|soort|grootte|aantal|jaar|rodzaj|wielkość|liczba|numer|rok|velikost|počet|číslo|storlek|antal|størrelse|koko|määrä|tür|tip|büyüklük|sayı|numara|yıl|méret|szám|év|тип|вид|размер|количество|номер|дата|год|код|розмір|кількість|рік|mărime|număr|an|タイプ|種別|規模|番号|コード|日|年|类型|規模|规模|数量|编号|代码|日期|유형|규모|번호|코드|날짜'

/** Beside a word for where somebody came from they say no more: `canale_acquisizione`. */
export const CHANNEL_WORDS = 'channel|kanal|canal|canale|kanał|kanál|kanava|канал|способ|mode|medium|チャネル|渠道|채널|kênh'
