/**
 * Words that say which of its addresses, numbers or mailboxes a record's is, by language: without them the name of the column is
 * what is left. Whose it is they do not say.
 */
export const QUALIFIERS: Readonly<Record<string, string>> = {
  polish: 'adres|glowny|sluzbowy|domowy|adresu|rozliczeniowego|glownego|fakturowania|faktury|rozliczeniowy|korespondencyjny',
  czech: 'fakturacni|adresy|primarni|sidla|adresa|zamestnani|domu|korespondencni',
  slovak: 'prace|domov|fakturacna|korespondencna|primarna',
  slovene: 'sluzbeni|obracun|postni|domaci|sedeza',
  croatian: 'naplate|naplatu|postanska|kucna|poslovna',
  serbian: 'адреса|пословна|наплате|наплату|рачуна|рачун|примарна|поштанска|кућна',
  bulgarian: 'адрес|служебен|основен|фактуриране|плащане|пощенски|домашен',
  macedonian: 'наплата|фактурирање|поштенска|домашна',
  russian: 'рабочии|юридическии|фактическии|почтовыи|для|выставления|счета|основнои|домашнии|платежныи|плательщика|юридического',
  ukrainian: 'робоча|основна|рахунку|юридичноі|адреси|основноі|виставлення|платника|юридична|фактична|поштова|платіжна|домашня',
  belarusian: 'юрыдычны|паштовы|фактычны',
  lithuanian: 'darbo|pagrindinis|namu|adreso|adresas|atsiskaitymo|moketojo|pasto',
  latvian: 'darba|majas|adreses|norekinu|adrese|rekina|pasta|primara|juridiska',
  estonian: 'kodune|arve|aadress|arveldusaadress|postiaadress|pohiaadress|tooaadress|juriidiline',
  german: 'rechnungsadresse|hauptadresse|rechnung|rechnungs|primäre|rechnungsanschrift|hauptanschrift|firmensitz',
  french: 'principal|perso|bureau|principale|personnelle|siege|facturation|postale',
  spanish: 'direccion|personal|particular|trabajo|oficina|facturacion|postal|correspondencia',
  dutch:
    'prive|werk|zakelijk|thuis|primair|primaire|factuuradres|bezoekadres|postadres|vestigingsadres|facturatieadres|factuur|woonadres',
  italian: 'indirizzo|lavoro|personale|ufficio|primario|abitazione|fatturazione|legale',
  portuguese: 'endereco|comercial|trabalho|pessoal|cobranca|faturamento|faturacao',
  swedish:
    'primar|arbete|hem|faktura|fakturaadress|fakturering|postadress|besoksadress|adress|faktureringsadress|huvudadress|hemadress',
  danish: 'privat|primaer|hjemme|arbejde|faktureringsadresse|fakturaadresse|postadresse|besogsadresse|hjemmeadresse',
  norwegian: 'jobb|besoksadresse|primaeradresse',
  finnish: 'ensisijainen|tyo|koti|laskutusosoite|laskutus|postiosoite|kayntiosoite|osoite|laskutusosoitteen|kotiosoite|tyoosoite',
  romanian: 'serviciu|acasa|facturare|principala',
  greek: 'οικιασ|κατοικιασ|χρεωσησ|τιμολογησησ|κυρια|ταχυδρομικη|κυριασ|διευθυνσησ|εδρασ',
  hungarian: 'munkahelyi|elsodleges|otthoni|szamlazasi|levelezesi',
  turkish: 'adresi|kisisel|fatura|posta|asil',
  azerbaijani: 'əsas',
  albanian: 'faturimit',
  catalan: 'adreca|facturacio',
  korean: '다른|기타|보조|직장|개인|기본|집|연락처|근무지|대체|자택|근무처|청구|우편물|발송|사업장|등록|법인|본점|대금',
  indonesian: 'alamat|kantor|pribadi|utama|penagihan|tagihan|korespondensi|menyurat|faktur|invoice|ktp|terdaftar',
  malay: 'pejabat|perniagaan|pengebilan|invois|kediaman|berdaftar',
  hebrew:
    'כתובת|אחר|עבודה|פרטי|ראשי|משני|בעבודה|בבית|משרד|עסק|בית|מטה|לחיוב|לחשבונית|חיוב|להתחשבנות|לחשבוניות|דואר|ראשית|מגורים|אחרת|רשום',
  arabic: 'عنوان|آخر|اخر|البديل|الرئيسي|العمل|الإتصال|المنزل|العنوان|لإرسال|الفواتير|لارسال|للفوترة|الفوترة|للمراسلات|المسجل',
  persian: 'اصلی|دیگر|کار|خانه|دفتر|منزل|صورتحساب|صورت|حساب|فاکتور|پستی|نامه|نگاری|مکاتبه|سکونت|ثبتی',
  tagalog: 'opisina|bahay|bayarin|billing',
  hindi: 'पता|अन्य|कार्यालय|प्राथमिक|बिलिंग|डाक|मुख्य|मेलिंग|निवास|पंजीकृत',
  bengali: 'বাসার|বিলিং|প্রাথমিক|মেইলিং|নিবন্ধিত',
  urdu: 'گھر|بلنگ|ڈاک|بنیادی|رجسٹرڈ',
  georgian: 'სამსახურის|სხვა|ოფისის|ძირითადი|სახლის|ანგარიშსწორების|ბილინგის|იურიდიული|საფოსტო|მისამართის|სათაო',
  armenian: 'այլ|աշխատանքային|հիմնական|գրասենյակի|տան|հաշվառման|իրավաբանական|փոստային|բնակության|գրանցման|գլխամասային',
  kazakh: 'жұмыс|кеңсе|заңды|негізгі|пошталық|шот|фактура|төлем|тұрғылықты|бас|тіркелген',
  english:
    'billing|bill|primary|main|mailing|registered|invoicing|office|postal|correspondence|permanent|current|residential|default',
}

/** That a name is of somebody's birth, and of where that was. */
export const BIRTH =
  /birth|born|naissance|geburt|nacimiento|nascimento|naixement|nascita|urodzen|narozen|narodeni|födelse|fødsel|geboorte|születés|doğum|nașter|naster|рожден|народж|γέννησ|syntymä|rođenja|rojstva/iu
export const BIRTHPLACE =
  /place|country|state|city|town|lieu|pays|ville|département|ort\b|land|stadt|lugar|país|pais|ciudad|cidade|luogo|comune|paese|città|miejsce|kraj|místo|země|miesto|krajina|plaats|hely|yeri|locul|место|місце|τόπος|paikka|mjesto|kraj|provincia/iu
