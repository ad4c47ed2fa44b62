import type { ImportCollection } from '../import-collections'

/** Whose a column is, by a word in its name: of somebody to ask for, or of a record of that kind. */
export type Owner = Exclude<ImportCollection, 'people'> | 'contact'

/*
 * Words that names of columns are put together of, besides those of a field: `Kundennummer`, `Étape du devis`,
 * `Osoba kontaktowa - imię`. All languages stand in one list; a word that says another thing in some language is left out.
 * Of the words here the beginning is enough, so that cases and plurals need no words of their own.
 */
export const OWNERS: Readonly<Record<Owner, string>> = {
  contact:
    'atención|attn|decision maker|dirigeant|dirigeante|gérant|gérante|geschäftsführer|inhaber|zaakvoerder|titolare|titular|gerente|proprietário|właściciel|директор|руководитель|contact|contact person|primary contact|main contact|ansprechpartner|ansprechpartnerin|ansprechperson|kontaktperson|kontakt|interlocuteur|personne de contact|contacto|persona de contacto|persona contacto|contatto|referente|persona di riferimento|contactpersoon|contato|pessoa de contato|osoba kontaktowa|osoba do kontaktu|kontaktní osoba|kontaktná osoba|kontaktna osoba|kontakt osoba|yhteyshenkilö|yetkili kişi|yetkili|ilgili kişi|persoană de contact|persoană contact|contact persoană|kapcsolattartó|контактное лицо|контактна особа|лице за контакт|υπεύθυνος επικοινωνίας|担当者|ご担当者|先方担当者|联系人|담당자|người liên hệ|kontaktisik|kontaktpersona|kontaktinis asmuo',
  companies:
    'salon|clinic|clinique|clínica|대리점|거래처|고객사|company|organization|organisation|business|account|customer|client|debtor|creditor|supplier|vendor|partner|firma|unternehmen|kunden|kunde|kd|debitoren|debitor|kreditor|lieferanten|lieferant|société|entreprise|client|fournisseur|tiers|empresa|cliente|proveedor|fornecedor|azienda|società|ditta|fornitore|bedrijf|klant|relatie|debiteur|crediteur|leverancier|firmy|klient|klienta|kontrahent|odbiorca|nabywca|dostawca|zákazník|odběratel|dodavatel|företag|kund|leverantör|bolag|virksomhed|kunde|bedrift|leverandør|yritys|asiakas|toimittaja|şirket|müşteri|tedarikçi|firmă|furnizor|societate|cég|ügyfél|vevő|partner|szállító|компания|компании|клиент|клиента|контрагент|организация|організація|компанія|клієнт|фирма|клиент|εταιρεία|πελάτης|会社|企業|取引先|顧客|仕入先|公司|客户|企业|供应商|회사|고객|거래처|업체|công ty|khách hàng|tvrtka|kupac|podjetje|stranka|spoločnosť|klientas|įmonė|uzņēmums|ettevõte',
  deals:
    'mulighet|mulighets|ügylet|предложение|prilika|ευκαιρία|iespēja|sandoris|tehing|deal|opportunity|opp|oppty|quote|quotation|offer|proposal|estimate|order|project|closure|angebot|angebots|auftrag|auftrags|projekt|verkaufschance|devis|affaire|commande|offre|opportunité|negocio|presupuesto|oportunidad|oferta|pedido|cotización|negócio|orçamento|proposta|offerta|preventivo|trattativa|opportunità|ordine|offerte|opdracht|verkoopkans|order|oferta|szansa|zlecenie|zamówienie|transakcja|nabídka|zakázka|obchod|příležitost|offert|affär|tilbud|ordre|tarjous|kauppa|teklif|fırsat|anlaşma|sipariş|ofertă|ajánlat|üzlet|сделка|сделки|угода|угоди|оферта|案件|商談|見積|商机|商機|거래|영업기회|cơ hội|ponuda|ponudba|ponuka|darījums|sandoris|tehing|προσφορά',
  tasks:
    'task|to do|todo|aufgabe|aufgaben|tâche|tarea|tarefa|attività|taak|zadanie|zadania|úkol|úkolu|uppgift|opgave|oppgave|tehtävä|görev|sarcină|feladat|задача|задачи|завдання|タスク|任务|작업|nhiệm vụ|công việc|úloha|zadatak|naloga|užduotis|uzdevums|ülesanne|εργασία',
  notes:
    'note|call|meeting|visit|activity|interaction|notiz|gespräch|gesprächs|besuch|besuchs|termin|anruf|appel|réunion|rendez vous|visite|llamada|reunión|visita|nota|chiamata|riunione|gesprek|bezoek|ligação|reunião|notatka|rozmowa|spotkanie|wizyta|poznámka|schůzka|hovor|návštěva|möte|samtal|besök|møde|besøg|samtale|tapaaminen|puhelu|görüşme|toplantı|ziyaret|apel|întâlnire|vizită|hívás|találkozó|látogatás|звонок|звонка|встреча|дзвінок|зустріч|面談|通話|訪問|拜访|통화|방문|cuộc gọi',
}

/** What is left of such a name and is no field by itself: the number, the name, the day of a record. */
export const PARTS = {
  number:
    'č|čís|nro|no|nr|num|number|nummer|numéro|numero|número|n|nº|n°|numer|číslo|numara|numarası|номер|szám|száma|număr|numărul|番号|编号|번호|số|broj|število|numeris|numurs|αριθμός|מספר|מס|رقم|شماره|नंबर|संख्या|क्रमांक|ნომერი|համար|համարը|нөмірі|нөмір|nömrə|nömrəsi|nomor|numri|број|númer|หมายเลข|เลขที่|編號|號碼|号码|نمبر|নম্বর|zenbakia',
  id: 'id|코드|ідентифікатор|идентификатор|code|ref|reference|kennung|código|codigo|codice|cod|kod|kód|kodu|код|tunnus|azonosító|コード|编码|코드|mã|šifra|kodas|kods|kood|κωδικός|מזהה|קוד|معرف|كود|رمز|شناسه|کد|कोड|კოდი|կոդ|коды|kode|kodi|รหัส|編碼|代碼|代码|mã số',
  name: 'name|nom|nombre|nome|naam|namn|navn|nimi|nazwa|název|adı|ad|nume|denumire|neve|név|название|наименование|назва|найменування|име|名|名称|이름|tên|naziv|naslov|názov|pavadinimas|nosaukums|όνομα|bezeichnung|titel|title|titre|título|titolo|intitulé|tytuł|başlık|שם|اسم|الاسم|نام|नाम|სახელი|დასახელება|անուն|անունը|անվանում|аты|атауы|nama|emri|назив|nafn|ชื่อ|名稱|姓名|নাম|izena|ime|vardas|vārds|tytul',
  date: 'date|on|dt|datetime|day|datum|fecha|data|dato|päivä|päivämäärä|pvm|tarih|tarihi|dată|dátum|dátuma|дата|日|日付|日期|날짜|ngày|datumas|datums|ημερομηνία|dag|jour|día|dia|giorno|תאריך|יום|تاريخ|التاريخ|تاریخ|روز|दिनांक|तारीख|तिथि|თარიღი|ամսաթիվ|ամսաթիվը|күні|tarix|tarixi|tanggal|tgl|tarikh|датум|dagsetning|dags|วันที่|তারিখ|kuupäev',
  time: 'time|uhrzeit|zeit|hora|horário|heure|ora|orario|tijd|tijdstip|godzina|čas|tid|klockslag|klokkeslæt|kello|kellonaika|saat|saati|óra|időpont|время|час|時刻|時間|时间|시간|giờ|vrijeme|laikas|laiks|kell|ώρα|oră|שעה|זמן|وقت|الوقت|ساعة|زمان|ساعت|समय|დრო|ժամ|ժամանակ|уақыты|уақыт|vaxt|vaxtı|waktu|jam|masa|koha|време|tími|เวลา|সময়|aeg',
} as const

/** Small words that join others, and may be missing as well. */
export const JOINING =
  'of|the|for|a|de|del|della|dell|dello|dei|di|da|do|das|dos|du|des|la|le|les|el|los|las|l|d|lo|il|e|y|et|und|and|en|og|och|ja|i|a|și|și|és|van|von|vom|der|die|den|dem|das|det|zu|zum|zur|per|para|pour|für|voor|till|til|av|af|på|na|o|u|w|z|ze|do|od|ve|için|у|в|на|для|по|の|pct|percent|prozent|procent|pourcent|porcentaje|porcentagem|percentuale|yüzde|и|та|й|мен|және|של|من|في|از|dan|untuk|và|və|और|का|की|के|και|του|της|ir|un|dhe|და|և|및'

/** Words that say how an amount is counted, and are no other amount: without or with tax, whole, estimated. */
export const AMOUNT_WORDS =
  'net|gross|total|local|netto|brutto|neto|bruto|nett|ht|ttc|tva|hors taxes|excl|incl|excluding|including|ex|inc|vat|tax|mwst|ust|ohne|zzgl|inkl|btw|iva|sin|con|más|senza|dph|bez|s|moms|exkl|alv|kdv|hariç|dahil|áfa|fără|без|ндс|пдв|税抜|税込|estimated|est|expected|geschätzt|erwartet|estimé|estimado|stimato|geschat|szacunkowa|odhadovaná|uppskattat|tahmini|totale|totaal|totalt|totaler|gesamt|inclusa|esclusa|incluso|escluso|inclus|sense|amb|com|sem|pvm|pvn|ddv|mva|eks|ekskl|be|su|brez|z|km|ta|bezdph|sdph'

/** Who looks after customers, and is none of theirs. */
export const SELLER_WORDS =
  'opiekun|opiekun klienta|handlowiec|account manager|account executive|sales rep|sales representative|salesperson|kundenbetreuer|betreuer|vendedor|vendeur|commercial|venditore|verkäufer|verkoper|säljare|selger|sælger|obchodník|müşteri temsilcisi|satış temsilcisi|менеджер'

/** Beside a per cent sign, what says of how likely a deal is. */
export const CHANCE_WORDS =
  'cierre|éxito|clôture|chance|chances|réussite|chiusura|successo|fechamento|fecho|sucesso|szansa|szans|szanse|win|close|closing|success|abschluss|gewinn|erfolg|kans|slagen|scoringskans|tancament|šance|šanca|úspěch|chans|sjanse|voitto|verjetnost|tikimybė|varbūtība'
