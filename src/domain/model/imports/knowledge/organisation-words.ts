/*
 * What organisations are called by the kind that they are, and nobody is. Words of scripts with blanks stand for themselves; in
 * those without, a name ends or begins with one.
 */

export const ORGANISATION_WORDS =
  'traders|mairie|commune|lycée|collège|faculté|université|communauté|syndicat|borough|county|township|diocese|polytechnic|' +
  'parroquia|facultad|diputación|hospitales|sindicato|cofradía|paróquia|freguesia|faculdade|liceo|ospedale|università|parrocchia|provincia|' +
  'stadtwerke|landratsamt|kirchgemeinde|kirchengemeinde|pfarrei|pfarramt|landkreis|hochschule|fachhochschule|volkshochschule|kreisverband|ortsverein|bundesamt|' +
  'gemeentehuis|hogeschool|universiteit|ziekenhuis|parochie|kommune|kommun|skole|skola|gymnasieskola|universitet|sykehus|sjukhus|forening|förening|stiftelse|församling|menighed|barnehage|förskola|' +
  'kunta|kaupunki|koulu|lukio|yliopisto|sairaala|yhdistys|säätiö|seurakunta|päiväkoti|' +
  'urząd|szkoła|szpital|przedszkole|fundacja|stowarzyszenie|gmina|parafia|uniwersytet|politechnika|starostwo|liceum|technikum|biblioteka|spółdzielnia|wspólnota|autoserwis|autonaprawa|automyjnia|' +
  'nemocnice|nemocnica|univerzita|úřad|úrad|spolek|nadace|nadácia|gymnázium|obecní|mestský|městský|knihovna|knižnica|družstvo|občianske|' +
  'önkormányzat|önkormányzata|iskola|iskolája|egyetem|alapítvány|egyesület|kórház|óvoda|hivatal|gimnázium|szövetség|plébánia|' +
  'primăria|primaria|școala|scoala|liceul|universitatea|spitalul|asociația|asociatia|fundația|fundatia|grădinița|colegiul|parohia|consiliul|' +
  'općina|opština|občina|bolnica|udruga|udruženje|zaklada|sveučilište|univerzitet|fakultet|vrtić|vrtec|zavod|društvo|gimnazija|knjižnica|zadruga|' +
  'savivaldybė|mokykla|ligoninė|universitetas|asociacija|darželis|pašvaldība|ģimnāzija|slimnīca|biedrība|vallavalitsus|linnavalitsus|gümnaasium|haigla|ülikool|lasteaed|selts|' +
  'belediyesi|belediye|lisesi|üniversitesi|okulu|ilkokulu|ortaokulu|hastanesi|şirketi|derneği|vakfı|müdürlüğü|bakanlığı|kooperatifi|anaokulu|' +
  'министерство|министарство|міністерство|департамент|управление|управління|администрация|адміністрація|университет|університет|институт|інститут|колледж|лицей|ліцей|лікарня|больница|болница|училище|община|општина|читалище|фондация|фонд|союз|спілка|товариство|сдружение|банк|гимназия|гімназія|детсад|' +
  'υπουργείο|νοσοκομείο|πανεπιστήμιο|γυμνάσιο|λύκειο|σύλλογος|ίδρυμα|εταιρεία|ξενοδοχεία|τράπεζα|ένωση|' +
  'شركة|الشركة|مؤسسة|المؤسسة|مدرسة|مدارس|جامعة|الجامعة|مستشفى|مستشفيات|مطعم|مطاعم|فندق|فنادق|عيادة|عيادات|صيدلية|معهد|جمعية|وزارة|بلدية|بنك|مصرف|مجموعة|أكاديمية|كلية|مكتب|متجر|معرض|مصنع|مصانع|هيئة|اتحاد|غرفة|مركز|شركات|مقهى|مخبز|' +
  'شرکت|موسسه|مؤسسه|مدرسه|دبیرستان|دانشگاه|بیمارستان|رستوران|هتل|کلینیک|داروخانه|فروشگاه|بانک|کارخانه|انجمن|شهرداری|آموزشگاه|دفتر|' +
  'חברת|תיכון|ישיבת|ישיבה|סמינר|אולפנת|אולפנה|מתנ״ס|מתנס|עמותת|עמותה|מכללת|מכללה|אוניברסיטת|אוניברסיטה|עיריית|מועצת|מועצה|מרכז|מסעדת|מסעדה|מלון|סטודיו|מספרת|מספרה|מוסך|משרד|משרדי|בנק|קופת|קיבוץ|בית-ספר|תלמוד|' +
  'საქართველოს|უნივერსიტეტი|სკოლა|კლინიკა|სასტუმრო|რესტორანი|კომპანია|ընկերություն|դպրոց|համալսարան|' +
  'विद्यालय|महाविद्यालय|विश्वविद्यालय|अस्पताल|बैंक|कंपनी|संस्थान|समिति|' +
  'yayasan|sdn|smpn|sman|smkn|universitas|sekolah|koperasi|warung|rumah-sakit|klinik|bengkel|apotek|kedai|syarikat|puskesmas|kelurahan|pemkot|pemkab'

/** Of languages whose words have a blank between their syllables, or none between words: in front. */
export const ORGANISATION_BEGINNINGS =
  'toko|dinas|trường|nhà hàng|khách sạn|bệnh viện|cửa hàng|trung tâm|doanh nghiệp|ngân hàng|đại học|hợp tác xã|hộ kinh doanh|nhà thuốc|phòng khám|ủy ban|siêu thị|' +
  'บริษัท|ห้างหุ้นส่วน|หจก|โรงเรียน|โรงพยาบาล|มหาวิทยาลัย|วิทยาลัย|ร้าน|โรงแรม|ธนาคาร|สำนักงาน|คลินิก|มูลนิธิ|สมาคม|เทศบาล|องค์การ|สถาบัน|โรงงาน|ภัตตาคาร|' +
  'ville de|city of|town of|university of|bank of|ministry of|stadt|gemeinde|landkreis|ciudad de|câmara municipal|junta de|comune di|città di|urząd|obec|město|mesto|gmina|' +
  'בית ספר|בית חולים|בית קפה|בית כנסת|ת"ת|ביה"ס|גני'

/** Of those without blanks: at the end. */
export const ORGANISATION_ENDINGS =
  '会社|集团|集團|グループ|銀行|银行|信用金庫|医院|醫院|病院|クリニック|診療所|大学|大學|学院|學院|学校|學校|小学|中学|高校|小学校|中学校|高等学校|幼稚園|幼儿园|保育園|商店|酒店|饭店|飯店|ホテル|旅館|餐厅|餐廳|食堂|レストラン|カフェ|美容室|美容院|サロン|薬局|药店|藥局|超市|書店|书店|工場|工厂|工廠|製作所|事務所|事务所|協会|协会|協會|組合|財団|基金会|基金會|研究所|研究院|センター|中心|市役所|区役所|町役場|県庁|委員会|委员会|工業|工业|商事|建設|建设|運輸|不動産|電機|工務店|酒造|物流|科技|电子|電子|机械|機械|医療|' +
  '회사|상사|무역|유통|병원|의원|한의원|치과|학교|대학교|대학|학원|은행|호텔|식당|약국|센터|연구소|협회|재단|시청|구청|군청|교회|마트|카페|미용실|유치원|어린이집|전자|건설|물산|산업|공업|식품|제약|증권|보험|컴퍼니|그룹|테크|코리아|엔지니어링|시스템|미디어|출판사|법무법인|회계법인|농장|조합'

/** What the name is called that a company has in the register. */
export const LEGAL_NAME_WORDS =
  'legal name|legal entity|legal entity name|registered name|company legal name|razão social|razon social|raison sociale|ragione sociale|denominación social|denominação social|denominazione sociale|dénomination sociale|juridische naam|statutaire naam|firmierung|juridiskt namn|juridisk navn|virallinen nimi|pełna nazwa|nazwa pełna|obchodní jméno|obchodné meno|hivatalos név|denumire juridică|юридическое название|юридическое лицо|юридична назва|επωνυμία|ticari unvan|ticari ünvan|puni naziv|juridinis pavadinimas|juridiskais nosaukums|ametlik nimi|正式名称|法人名|법인명|tên pháp lý'
