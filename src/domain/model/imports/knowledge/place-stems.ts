/*
 * How words begin in languages that bend them or write them together, in names of columns that say where somebody is reached:
 * `Ulice domácí adresy`, `Arbejdspostnummer`, `Домашня адреса (місто)`, `自宅住所 郵便番号`. What is short, or begins other words as
 * well, has `=` in front and counts whole. From the address books of free desktops and mail programs.
 */

/** What is there, once it is said where. */
export const KIND_STEMS = {
  email:
    '=mail|email|eposta|epasta|sähköpost|электронн|електронн|почт|пошт|мејл|мейл|имейл|메일|이메일|メール|電子郵件|邮件|邮箱',
  phone: '=tel|telef|telep|телеф|τηλέφ|puhelin|tālr|=tlf|전화|電話|电话|هاتف|تلفن|טלפון|โทรศัพท์|điện|thoại|síma|sími',
  mobile: 'mobil|мобил|мобіл|κινητ|matkapuh|komórk|komork|=gsm|휴대|携帯|手機|手机|محمول|جوال|נייד|มือถือ',
  fax: '=fax|faks|факс|telefax|팩스|傳真|传真|فاكس|دورنگار|פקס|โทรสาร',
  street:
    'ulic|вулиц|улиц|utca|gatv|=iela|katu|vejnavn|=gate|=gade|gatuadress|tänav|jalan|cadde|sokak|街道|番地|도로명|الشارع|רחוב|οδό|strad|carrer|ถนน|=rue|=via|=rua',
  city: '=by|měst|mest|miast|város|helység|grad|город|град|міст|miest|pilsēt|kaupun|linn|stad|poststed|kota|şehir|şehr|도시|城市|=市|鎮|市区町村|مدينة|المدينة|עיר|πόλη|oraș|orasul|localit|poblac|เมือง|ciutat|cidade|ciudad|città|plaats|ville',
  region:
    'oblast|област|област|župan|állam|megye|delstat|landsdel|lääni|osavalt|maakon|valstij|pavalst|=stat|=statul|propins|provin|провинц|eyalet|bölge|시/도|省市|縣市|광역시|=도|=stan|prowin|区域|都道府県|省|州|ولاية|المقاطعة|מדינת|νομ|πολιτεί|περιφέρ|județ|comarc|wojew|รัฐ',
  postalCode:
    'postnummer|=postnr|psč|irányítósz|poštansk|поштанск|поштов|почтов|индекс|індекс|пощенск|postinumer|postiindeks|pašto|pasta|=pos|=posta|=zip|우편|郵便番号|邮编|郵遞區號|邮政编码|البريدي|بريد|מיקוד|ταχ|postal|poczt|poštn|รหัสไปรษณีย์',
  country:
    '=kraj|země|zemi|krajin|ország|držav|країн|стран|држав|държав|šalis|=valsts|=maa|=riik|=land|landsadress|negara|ülke|국가|=国|國|国家|دولة|الدولة|ארץ|χώρα|țar|=país|=pays|=paese|ประเทศ',
  address:
    'adres|адрес|naslov|osoit|aadres|=cím|címe|alamat|주소|住所|住址|地址|عنوان|نشانی|כתובת|διεύθυν|adreç|ที่อยู่|địa|chỉ|indirizz|endereç|enderez|direcc|=morada',
} as const

/** Where: which of several, of which each has columns of its own. */
export const PLACE_STEMS = {
  home: 'privat|residên|soukrom|súkrom|prywatn|приватн|=личен|личн|asmenin|zasebn|=özel|özeltel|ส่วนตัว|magán|شخصی|الخاص|私人|=дом|woon|residen|διαμον|=становања|residèn|=خانه|domác|domac|domaš|домаш|=dom|=doma|domov|domow|=domů|otthon|kućn|kuća|kući|koti|kodu|kodin|namų|mājas|hjem|hem|=ev|rumah|자택|집|自宅|住家|居住|家庭|منزل|المنزل|בבית|בית|מגורים|οικί|acasă|domicil|кућн|บ้าน|nhà|quê|particular|heim|=casa',
  work: 'geschäft|empresarial|=doanh|=nghiệp|=раб|werk|trabal|trabajo|=посао|darboviet|arbetsplats|dienstl|=dienst|arbeits|jobb|negoci|עסקי|üzleti|کاری|=کار|仕事|工作|=kinh|=làm|=việc|işyer|služb|služeb|службов|служеб|службен|робоч|=роб|рабоч|работ|poslov|пословн|=послу|posao|munkahely|arbejd|arbeid|arbet|työ|työpaik|=töö|töökoh|tööa|tööt|tööl|darb|versl|=iş|kantor|bisnis|직장|회사|근무|勤務先|会社|办公|辦公室|商務|公司|العمل|עבודה|בעבודה|εργασί|επιχείρ|serviciu|afaceri|zaměst|zaměstnán|zaměstnan|zamestnan|obchodn|firem|pracovn|=práce|=pracy|erhverv|vinnu|ที่ทำงาน|feina|professional|=lavoro|=travail',
  other:
    'druh|další|ďalš|dodat|додатк|дополнительн|допълнит|ytterlig|yderlig|sekund|secund|toissij|=muu|másodl|antrin|papild|=ikinci|альтернат|추가|次要|別の|备用|kedua',
} as const

/** What joins them, and says nothing. */
export const PLACE_FILLERS =
  'kod|код|cod|code|번호|števil|kode|codi|číslo|numer|номер|szám|broj|број|numar|κωδ|kodas|indeks|=nr|=na|=do|=za|=v|=i|=и|=на|=за|=с|=de|=din|=la|=al|=en|=di|=da|=l|=av|=til|=på|=e|=el|=эл|=ел|=rad|=lieu|=du|=для|=nơi|=local|所在|地|=của|の|urusan|zeil|=linje|línia|=línea|renglón|=riga|=ligne|linha|lini|regel|rida|rivi|řádek|riadok|redak|vrstic|rinda|eilut|=sor|sora|satır|baris|=dòng|строк|рядок|γραμμή|سطر|שורת|บรรทัด|линиј|=行|=列|=я|=й|=a|=محل'
