import type { ColumnsByLanguage } from '../targets'

/** The same in Turkish and Hungarian. */
export const COLUMNS_OF_SHEETS_TURKISH_HUNGARIAN: ColumnsByLanguage = {
  turkish: {
    people: { 'people.recordId': 'abone no|abone numarası|müşteri no|üye no' },
    companies: {
      'companies.name':
        'cari|firma ismi|cari hesap|cari hesap adı|cari ismi|müşteri firma|tedarikçi adı|cari isim|firma tam adı|ticaret unvanı|ticari adı|kuruluş adı',
      'companies.size': 'çalışan|toplam çalışan|eleman|şirket büyüklüğü|firma büyüklüğü|çalışan kişi sayısı',
      'companies.recordId': 'cari kodu|cari kod|müşteri kodu|firma kodu|hesap kodu',
      'people.fullName': 'yetkili adı soyadı|yetkili isim|muhatap kişi|yetkili ad soyad|firma sahibi|ilgili kişi adı|yetkili adı',
      'people.phone':
        'yetkili telefon|yetkili cep|yetkili telefonu|yetkili cep telefonu|yetkili gsm|ilgili kişi telefonu|yetkili tel',
      'people.email': 'yetkili e postası|yetkili mail|yetkili e posta adresi|yetkili email',
    },
    deals: {
      'deals.title':
        'teklif başlığı|iş konusu|işin adı|işin tanımı|fırsat başlığı|yapılacak iş|hizmet|ürün hizmet|satış adı|konu başlığı|teklif açıklaması|iş açıklaması|anlaşma başlığı|fırsat konusu|ihtiyaç|sözleşme adı|sipariş konusu',
      'deals.amount':
        'satış fiyatı|satış bedeli|tutar kdv hariç|tutar kdv dahil|kdv hariç tutar|kdv dahil tutar|tahmini değer|teklif fiyatı|fırsat değeri|toplam fiyat|sözleşme bedeli|tahmini gelir|beklenen tutar|net fiyat|genel toplam|tutar tl|toplam tutar kdv hariç|kdv hariç toplam|kdv dahil toplam|beklenen ciro|ara toplam|teklif toplamı|net tutar tl|potansiyel ciro|iş bedeli|tutar usd|tutar eur|gelir',
      'deals.currency': 'kur|döviz türü|para br|değerin para birimi',
      'deals.stage': 'satış süreci aşaması|teklif aşaması|fırsat durumu|satış durumu aşaması|süreç aşaması',
      'deals.status': 'teklif sonucu|son durum|satış sonucu',
      'deals.probability':
        'kapanma olasılığı|başarı oranı|gerçekleşme olasılığı|kazanma şansı|kapanma ihtimali|satış ihtimali|başarı olasılığı',
      'deals.expectedCloseOn':
        'öngörülen kapanış|tahmini satış tarihi|tahmini karar tarihi|beklenen satış tarihi|öngörülen kapanış tarihi|hedef kapanış|hedef kapanış tarihi|tahmini sipariş tarihi|beklenen sipariş tarihi|kapanış',
      'deals.lostAt': 'iptal tarihi|kayıp tarihi|kaybedilme tarihi',
      'deals.recordId': 'sözleşme no|sözleşme numarası',
      'deals.closedAt': 'kapandığı tarih|gerçekleşen kapanış|kapatılma tarihi|gerçek kapanış tarihi',
      'deals.wonAt': 'sözleşme tarihi|kazanma tarihi|satış tarihi|kazanıldı tarihi',
      'deals.lostReason': 'kaybetme sebebi|red sebebi|iptal nedeni|iptal sebebi|olumsuzluk nedeni|reddedilme nedeni|neden olmadı',
      'deals.originalCreatedAt': 'oluşturulma|fırsat tarihi|giriş tarihi',
      'deals.owner': 'satışçı|satış sorumlusu|teklifi hazırlayan|teklifi veren|sorumlu kişi|satış personeli|satış danışmanı',
      'deals.note': 'yorumlar',
      'companies.name': 'firma ünvanı|müşteri ünvanı|kurum adı|işveren',
      'people.fullName': 'firma yetkilisi|muhatap|irtibat kişisi|yetkili adı|müşteri yetkilisi',
    },
    tasks: {
      'tasks.title': 'görev tanımı|aktivite|görev başlığı|işin adı|yapılacak işler|işlem|aksiyon|iş adı|madde|aksiyon maddesi',
      'tasks.due':
        'bitiş|teslim|tarih|planlanan tarih|son gün|son teslim tarihi|vade tarihi|son teslim|hatırlatma günü|planlanan bitiş|son yapılma tarihi|bitiş süresi',
      'tasks.dueTime': 'saat|bitiş saati|saati',
      'tasks.priority': 'önem derecesi|öncelik durumu|öncelik seviyesi|aciliyet durumu',
      'tasks.status': 'iş durumu|görev durumu|tamamlanma durumu|son durum|ilerleme',
      'tasks.assignee':
        'sorumlu kişi|görevlendirilen|yapan|atanan kullanıcı|görevli kişi|görevli personel|sorumlusu|sorumlu personel|kime atandı|iş sorumlusu',
      'tasks.completedAt':
        'tamamlandığı tarih|bittiği tarih|gerçekleşme tarihi|tamamlama tarihi|yapılma tarihi|kapanış tarihi|gerçekleşen tarih',
      'tasks.body': 'iş detayı',
      'tasks.kind': 'tür|görev türü|görev tipi|iş türü|aktivite tipi|aktivite türü',
      'companies.name': 'müşteri adı|firma adı|ilgili firma|ilgili müşteri|kurum|cari',
      'people.fullName': 'ilgili kişi|yetkili',
    },
    notes: {
      'notes.title': 'görüşme konusu|konu başlığı|toplantı konusu|amaç|ziyaret amacı',
      'notes.body':
        'görüşme detayı|görüşme içeriği|toplantı notu|toplantı notları|ne konuşuldu|detay|ziyaret notu|ziyaret notları|konuşulanlar|alınan kararlar|görüşme sonucu|içeriği',
      'notes.happenedAt':
        'arama tarihi|saat|tarih saat|görüşme saati|aktivite tarihi|görüşme zamanı|işlem tarihi|arama saati|arama zamanı|görüşme günü',
      'notes.kind':
        'tür|görüşme tipi|görüşme şekli|iletişim türü|iletişim şekli|iletişim kanalı|aktivite türü|aktivite tipi|görüşme kanalı|temas türü|temas şekli|iletişim tipi',
      'notes.detail': 'görüşme süresi|sonucu|görüşme süresi dk|süre dk',
      'companies.name': 'müşteri adı|firma adı|ilgili firma|müşteri firma|ziyaret edilen müşteri|cari|müşteri ünvanı',
      'people.fullName': 'katılımcılar|görüşülen yetkili|muhatap|kim ile|görüşülen kişi adı|kişi',
    },
  },
  hungarian: {
    companies: {
      'companies.name':
        'szállító neve|beszállító|cég megnevezése|ügyfélnév|megrendelő|beszállító neve|vállalkozás neve|szervezet neve|intézmény|vevőnév|számlázási név|cég teljes neve|cégnév rövid',
      'companies.website': 'webcím',
      'companies.size': 'alkalmazotti létszám|foglalkoztatottak száma|alkalmazottak|cégméret|dolgozói létszám|létszám fő',
      'companies.recordId': 'vevőkód|partnerkód|ügyfélkód|ügyfélazonosító|partnerazonosító',
      'people.fullName': 'ügyvezető neve|kontakt személy|kapcsolattartó személy|cégvezető|tulajdonos neve|képviselő neve',
      'people.jobTitle': 'kapcsolattartó beosztása|kapcsolattartó pozíciója',
      'people.email': 'kapcsolattartó e mail|kapcsolattartó e mail címe',
      'people.phone':
        'kapcsolattartó telefon|kapcsolattartó telefonszáma|kapcsolattartó telefonja|kapcsolattartó mobil|kapcsolattartó telefonszám',
    },
    deals: {
      'deals.title':
        'projekt megnevezése|ajánlat megnevezése|munka megnevezése|üzlet megnevezése|szolgáltatás|termék szolgáltatás|lehetőség neve|értékesítési lehetőség|ügylet|ügylet neve|munka leírása|igény|tárgya|ajánlat címe|deal neve|munka tárgya|feladat leírás',
      'deals.amount':
        'nettó érték|bruttó érték|nettó ár|bruttó ár|ajánlati összeg|várható érték|becsült érték|várható bevétel|nettó ajánlati ár|összeg nettó|összeg bruttó|ajánlat értéke|ügylet értéke|összérték|szerződéses érték|nettó ft|bruttó ft|összesen|nettó összesen|bruttó összesen|érték ft|összeg ft|nettó végösszeg|bruttó végösszeg|üzlet értéke|várható árbevétel|vételár|becsült összeg|értékesítés összege',
      'deals.currency': 'devizanem',
      'deals.stage': 'értékesítési fázis|ügylet szakasza|üzlet szakasza|lépés|folyamat állapota|értékesítési szint|üzlet fázisa',
      'deals.status': 'ajánlat státusza|ajánlat állapota|kimenetel',
      'deals.probability': 'siker valószínűsége|nyerési esély|megvalósulás esélye|bekövetkezés valószínűsége',
      'deals.expectedCloseOn':
        'várható döntés|döntés várható ideje|várható megrendelés|tervezett zárás|várható zárási dátum|várható lezárás dátuma|döntési határidő|zárás várható|várható szerződéskötés|várható megkötés|tervezett lezárás|várható teljesítés|lezárás várható ideje',
      'deals.closedAt': 'lezárva|lezárás ideje|lezárás napja|lezárult',
      'deals.wonAt': 'szerződéskötés dátuma|megrendelés dátuma|szerződés dátuma|elfogadás dátuma|megnyerve',
      'deals.lostReason': 'elutasítás indoka|elvesztés indoka|miért nem|bukás oka|miért veszett el|meghiúsulás oka',
      'deals.source': 'honnan jött',
      'deals.originalCreatedAt':
        'ajánlatadás dátuma|ajánlatkérés dátuma|beérkezés dátuma|felvétel dátuma|érkezett|létrehozás|ajánlatkérés ideje|megkeresés dátuma|ajánlat kelte|rögzítés dátuma',
      'deals.owner': 'kezelő|ajánlatadó|projektfelelős|projektvezető',
      'deals.note': 'egyéb|megj',
      'companies.name': 'vevő neve|partner neve|megrendelő neve|ajánlatkérő',
      'people.fullName': 'kapcsolat|kapcsolattartó személy',
    },
    tasks: {
      'tasks.title':
        'feladat megnevezése|elvégzendő feladat|feladatok|mi a feladat|munka|cím|elvégzendő|megnevezése|intézkedés|tevékenység leírása|napirend',
      'tasks.due': 'határidő dátuma|mikor|elvégzés határideje|meddig|befejezési határidő|esedékesség dátuma|határnap|határideje',
      'tasks.dueTime': 'időpont',
      'tasks.priority': 'sürgősség|fontos',
      'tasks.status': 'elkészült|megtörtént|kész van|teljesítve|állapota|készültség',
      'tasks.assignee': 'felelős személy|ki csinálja|hozzárendelt|elvégzi|kinek|ügyintéző|kijelölt',
      'tasks.completedAt':
        'elvégezve ekkor|teljesítés dátuma|befejezve|elkészült dátum|elvégzés dátuma|lezárás dátuma|teljesítés ideje|elkészülés dátuma|készült el|lezárva',
      'tasks.body': 'részletek|megj',
      'companies.name': 'partner neve|ügyfél neve|kapcsolódó ügyfél|érintett ügyfél',
      'people.fullName': 'kapcsolat',
    },
    notes: {
      'notes.title': 'beszélgetés tárgya|megbeszélés tárgya',
      'notes.body':
        'beszélgetés tartalma|megbeszélés tartalma|hívás tartalma|miről volt szó|rövid összefoglaló|megbeszéltek|emlékeztető szövege|elhangzottak|eredménye|egyeztetés tartalma',
      'notes.happenedAt':
        'hívás dátuma|megbeszélés dátuma|találkozó dátuma|idő|nap|dátum és idő|kapcsolatfelvétel dátuma|hívás időpontja|látogatás időpontja|beszélgetés dátuma|dátum idő',
      'notes.kind':
        'kapcsolat típusa|típusa|kapcsolatfelvétel módja|csatorna|mód|fajta|módja|esemény típusa|kapcsolattartás módja|tevékenység típusa|forma|kommunikáció típusa',
      'notes.detail': 'időtartam|eredmény|időtartam perc|hossz',
      'companies.name': 'ügyfél neve|partner neve|meglátogatott cég',
      'people.fullName': 'kivel beszéltünk|kivel beszéltem|résztvevők|beszélgetőpartner|jelenlévők|tárgyalófél|kapcsolat',
    },
  },
}
