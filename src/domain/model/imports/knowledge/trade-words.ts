/** Further words that say in a company's name what it does, and are nobody's name. */
export const FURTHER_TRADE_WORDS =
  'enterprises|contracting|foods|sons|tuition|tutorials|tutoring|tutors|кафе|салон|ресторан|бар|клиника|клініка|стоматология|стоматологія|поликлиника|аптека|магазин|студия|студія|школа|отель|гостиница|готель|автосервис|автомойка|шиномонтаж|автошкола|агентство|компания|компанія|фирма|фірма|завод|комбинат|фабрика|центр|барбершоп|парикмахерская|мастерская|ателье|типография|пекарня|кофейня|столовая|гимназия|лицей|университет|институт|колледж|больница|фитнес|клуб|склад|супермаркет|хотел|цветы|цветочный|строительство|недвижимость|юридическая|бухгалтерия|мебель|стройматериалы|' +
  'φαρμακείο|εστιατόριο|ξενοδοχείο|καφέ|κλινική|σχολείο|κομμωτήριο|συνεργείο|' +
  'lokanta|eczane|kafe|pastane|fırın|güzellik|diş|inşaat|emlak|sigorta|nakliyat|lojistik|gıda|tekstil|mobilya|makina|makine|yazılım|danışmanlık|muhasebe|hukuk|spor|eğitim|turizm|seyahat'

/** Lines of business, by a word of how a column of them says it: some are surnames as well, or what somebody does. */
export const LINES_OF_BUSINESS =
  'fryzjer|kwiaciarnia|stomatologia|dentysta|apteka|księgowość|nieruchomości|budowlana|transport|kosmetyczny|siłownia|hydraulik|elektryk|' +
  'kadeřnictví|kavárna|restaurace|hospoda|zubní|účetnictví|květinářství|instalatér|elektrikář|penzion|' +
  'fodrászat|étterem|kávézó|gyógyszertár|könyvelés|ingatlan|építőipari|' +
  'frizerie|cafenea|brutărie|stomatologic|contabilitate|imobiliare|construcții|florărie|' +
  'frizör|frisör|frisør|blomsterbutik|tandläkare|tandlæge|tannlege|städ|rengøring|rengjøring|redovisning|regnskab|regnskap|bygg|snickeri|rørlegger|maler|murer|tømrer|elektriker|' +
  'klempner|maler|dachdecker|fliesenleger|schlosserei|reinigung|gebäudereinigung|kosmetik|nagelstudio|fahrschule|fitnessstudio|eisdiele|imbiss|spedition|gartenbau|tierarzt|physiotherapie|ergotherapie|hebamme|kanzlei|' +
  'plombier|plomberie|électricien|électricité|chauffagiste|maçon|maçonnerie|menuisier|menuiserie|couvreur|peintre|serrurier|coiffeur|coiffeuse|salon|institut|traiteur|caviste|fromagerie|primeur|opticien|ostéopathe|kinésithérapeute|comptable|hôtel|hôtellerie|œnotourisme|jardinerie|paysagiste|' +
  'fontanería|fontanero|electricista|carpintería|peluquero|cafetería|heladería|gimnasio|joyería|zapatería|inmobiliario|gestoría|asesoría|gastronomía|turismo|odontología|psicología|veterinario|' +
  'encanador|eletricista|marcenaria|salão|estética|academia|sorveteria|hamburgueria|lanches|odontologia|psicologia|contabilidade|advocacia|gastronomia|consultoria|pizzaria|hotelaria|' +
  'idraulico|elettricista|falegnameria|estetista|palestra|gioielleria|commercialista|agriturismo|pasticceria|enoteca|' +
  'loodgieter|elektricien|schilder|timmerman|kapper|kapsalon|schoonheidssalon|fietsenwinkel|makelaar|boekhouder|hoveniersbedrijf|' +
  'plumber|plumbing|electrician|electrical|landscaping|landscaper|cleaning|cleaners|carpentry|joinery|locksmith|hairdresser|hairdressing|barber|spa|gym|fitness|florist|jeweller|jewelry|catering|caterer|chiropractor|chiropractic|optometrist|accountant|accounting|bookkeeping|consultancy|dentistry|orthodontics|veterinarian|daycare|hospitality|agriculture|manufacturing|wholesale|retail|ecommerce|saas|fintech|edtech|healthtech|biotech|telecom|aerospace|nonprofit|healthcare|education|apparel|cosmetics|skincare'

/** What somebody looked for in a directory, which says nothing of what was found. */
export const SEARCH_WORDS =
  'search|searched|query|keyword|keywords|recherche|requête|suche|suchbegriff|suchwort|búsqueda|busqueda|consulta|busca|pesquisa|ricerca|zoekopdracht|zoekterm|zapytanie|hledání|sökning|søk|haku|arama|keresés|запрос|поиск|запит|пошук|検索|搜索|검색'

/** Where somebody has an account, which is no line of business. */
export const BANK_WORDS =
  'bank|banks|banque|banco|banca|banka|bankverbindung|kreditinstitut|pankki|банк|τράπεζα|銀行|银行|은행|ngân hàng|بنك|بانک|בנק|ธนาคาร'

/** Kinds of organisations, of which each may do anything. */
export const KINDS_OF_ORGANISATIONS =
  'coop|coops|cooperative|cooperativa|kooperative|genossenschaft|coopérative|company|firm|firma|firmy|фирма|компания|фірма|компанія|enterprise|entreprise|empresa|azienda|bedrijf|company|association|asociación|associazione|associação|association|verein|foundation|fundación|fondation|stiftung|fondazione|federation|union|society|club|institution|financiera|group|gruppe|grupo|groupe|gruppo|umbrella|chamber|commission|bureau|office'

/** Whom a company buys from and sells to, and not what. */
export const WAYS_OF_TRADING_WORDS =
  'manufacturer|manufacturers|producer|distributor|distributors|wholesaler|wholesale|retailer|retail|importer|exporter|reseller|dealer|agent|trading|trader|company|buying|office|supplier|' +
  'hersteller|händler|großhändler|einzelhändler|importeur|exporteur|lieferant|vertrieb|fabricant|grossiste|détaillant|distributeur|importateur|exportateur|revendeur|fabricante|distribuidor|distribuidora|mayorista|minorista|importador|importadora|exportador|exportadora|atacadista|varejista|revendedor|produttore|distributore|grossista|importatore|esportatore|rivenditore|fabrikant|groothandel|üretici|toptancı|ithalatçı|ihracatçı|producent|hurtownia|производитель|дистрибьютор|оптовик|импортер|制造商|批发商|经销商|贸易公司'
