/** A day of closing by names that do not say whether it is expected or past. */
export const CLOSING_DATES =
  'close date|closing date|date closed|closed date|abschlussdatum|schlusstermin|abschluss|fecha de cierre|fecha cierre|date de clôture|date de fermeture|data di chiusura|data chiusura|sluitingsdatum|afsluitdatum|sluitdatum|data de fechamento|data zamknięcia|datum uzavření|avslutsdatum|lukkedato|kapanış tarihi|дата закрытия|дата закриття|data închiderii|päätöspäivä|完了日'

/** What the description of a deal is called. */
export const DESCRIPTION_COLUMNS =
  'description|beschreibung|descripción|descrição|descripció|descrizione|omschrijving|beskrivelse|beskrivning|kuvaus|lýsing|opis|popis|aprašymas|apraksts|kirjeldus|selgitus|descriere|descripcio|описание|опис|περιγραφή|açıklama|leírás|deskripsi|keterangan|mô tả|설명|説明|描述|شرح|الوصف|תיאור|คำอธิบาย'

/** Words that say that an amount was agreed on, and no more than asked for. */
export const SOLD_WORDS =
  'sold|won|closed|final|agreed|actual|invoiced|verkauft|gewonnen|vereinbart|endgültig|vendu|gagné|signé|final|définitif|vendido|vendida|ganado|cerrado|fechado|ganho|venduto|vinto|chiuso|definitivo|verkocht|definitief|sprzedaży|sprzedana|końcowa|prodáno|konečná|predané|såld|slutlig|solgt|endelig|myyty|lopullinen|satılan|satış|nihai|eladási|végső|продано|итоговая|финальная|продана|vândut|final|τελικό|成約|受注|成交|최종|đã bán|prodano|konačni'

/** Words that say that an amount was asked for. */
export const OFFERED_WORDS =
  'offered|quoted|proposed|estimated|asked|budgeted|initial|angeboten|geschätzt|veranschlagt|proposé|estimé|devisé|initial|ofertado|ofrecido|propuesto|estimado|inicial|orçado|proposto|offerto|proposto|preventivato|stimato|iniziale|aangeboden|geoffreerd|geschat|oferowana|szacowana|nabídnutá|odhadovaná|offererad|uppskattad|tilbudt|estimert|tarjottu|arvioitu|teklif|tahmini|ajánlott|becsült|предложено|предварительная|оценка|запропонована|oferit|estimat|提示|見積|报价|预计|견적|예상|dự kiến|ponuđeno'

/** Who buys, which may be somebody or a company. */
export const CUSTOMER_WORDS =
  'client|clients|client name|customer|customer name|buyer|kunde|kundin|kundenname|auftraggeber|client|nom du client|nom client|cliente|nombre del cliente|nombre cliente|nome do cliente|nome cliente|comprador|acquirente|klant|klantnaam|klient|nazwa klienta|zákazník|odběratel|kund|kundnamn|kundenavn|asiakas|asiakkaan nimi|müşteri|müşteri adı|ügyfél|ügyfél neve|vevő|клиент|имя клиента|заказчик|клієнт|замовник|nume client|πελάτης|顧客|顧客名|客戶|客戶名稱|客戶姓名|客户姓名|お客様名|客户|客户名称|고객|고객명|khách hàng|tên khách hàng|kupac|stranka|klientas|klients|לקוח|العميل|pelanggan|nama pelanggan|ลูกค้า|klijent|kunde navn|kundens navn|მომხმარებელი|კლიენტი|հաճախորդ|müştərinin adı|müştəri|mijoz|клиенти|клиентът|client nume|المشتري|ग्राहक|مشتری|nabywca|odbiorca|kupujący|acheteur|käufer|compratore|koper|köpare|kjøper|ostaja|kupující|odberateľ|kupujúci|cumpărător|покупатель|покупець|купувач|αγοραστής|alıcı|pirkėjas|pircējs|ostja|購入者|購買方|购买方|买方|甲方|구매자|người mua|pembeli|ผู้ซื้อ|קונה|خریدار|bill to|billed to|sold to|rechnungsempfänger|facturé à|facturado a|intestatario|tomador|adquirente|gefactureerd aan|faktureres til|販売先|納入先|发票抬头|购方名称|공급받는자|ชื่อลูกค้า|اسم العميل|اسم الزبون|الزبون|שם הלקוח|שם לקוח|نام مشتری|ग्राहक का नाम|nama klien|nama customer|имя заказчика|клиент фио|фио клиента|піб клієнта|ім’я клієнта|име на клиента|nome del cliente|kundens namn|asiakas nimi|klienta vārds|kliento vardas|kliendi nimi|kliendinimi|ime stranke|ime kupca|име купца|müşterinin adı|顧客氏名|顾客姓名|고객이름|고객성명|имя покупателя|buyer name|nombre del comprador|nome do comprador|nom de l’acheteur|jméno zákazníka|meno zákazníka|imię klienta|imię i nazwisko klienta|όνομα πελάτη|numele clientului'

export const TAX_WORDS = 'iva|tva|vat|mwst|ust|btw|kdv|dph|moms|alv|tax|impuesto|imposto|steuer'

/** How many are sold, the price of one, and what it comes to. */
export const QUANTITY_WORDS =
  'quantity|qty|menge|anzahl|stückzahl|quantité|qté|cantidad|quantità|quantidade|qtde|aantal|ilość|množství|antal|adet|количество|кол|кількість|数量|수량|jumlah|số lượng'
export const UNIT_PRICE_WORDS =
  'price|unit|preis|einzelpreis|stückpreis|prix|pu|precio|prezzo|preço|prijs|cena|pris|fiyat|цена|ціна|単価|单价|단가|harga|giá'
export const TOTAL_WORDS =
  'total|totals|revenue|umsatz|gesamt|gesamtpreis|summe|montant|ingresos|ricavo|totale|receita|totaal|suma|celkem|tutar|toplam|сумма|сума|итого|合計|金額|总价|总额|합계|총액|subtotal'

/** What a customer can spend. */
export const BUDGET_WORDS = 'budget|presupuesto|orçamento|бюджет|bütçe|rozpočet|budżet|予算|预算|預算|예산|ngân sách|anggaran'

/** What says that a price is counted with the tax, or without. */
export const COUNTING_WORDS =
  'con|sin|com|sem|incl|excl|inkl|exkl|including|excluding|inc|ex|mit|ohne|avec|sans|hors|in|met|zonder|net|gross|brut|bruto|neto|pre|post|after|before'
