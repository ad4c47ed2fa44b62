/*
 * Words that names of columns are put together of, besides those of fields and owners, in all languages in one list: a word
 * that says another thing in some language is left out.
 */

/** Say nothing of what a value is: of whom the file is anyway, that there is one only, how it was written down. */
export const QUALIFIERS =
  'primary|main|principal|principale|primario|primaria|haupt|hoofd|huvud|hoved|główny|główna|hlavní|hlavný|glavni|основной|основний|основен|asıl|ana|pää|fő|主要|主|기본|chính|' +
  'full|complete|whole|completo|completa|complet|complète|complete|vollständig|vollständiger|vollständige|volledig|volledige|fullständig|fuldt|pełny|pełna|celé|úplné|полное|полный|полный|повне|повна|tam|teljes|' +
  'band|bracket|bucket|probable|likely|presumed|ai|utc|gmt|iso|local|raw|clean|cleaned|normalized|formatted|new|nuevo|nueva|nuovo|nouveau|neu|neue|current|actual|aktuell|aktuelle|official|registered|known|given|entered|value|text|field|info|information|data|details|called|opp|crm|sales|hq|est|estd|estim|approx|guess|guessed|estimate|assigned|estimated|estimado|estimada|estimé|estimée|geschätzt|stimato|stimata|geschat|cad|general|generales|generale|allgemein|algemeen|algemene|centraal|zentral|zentrale|générale|général|geral|' +
  'user|client|customer|lead|prospect|member|subscriber|donor|student|guest|tenant|buyer|patient|attendee|applicant|candidate|participant|pupil|person|people|contact|contacts|usuario|usuário|utente|utilisateur|benutzer|gebruiker|użytkownik|uživatel|пользователь|cliente|klient|klienta|kunde|kunden|klant|asiakas|müşteri|клиент|клиента|клієнта|socio|sócio|membro|membre|adhérent|miembro|mitglied|mitglieds|medlem|medlems|lid|jäsen|jäsenen|üye|üyenin|член|члена|człon|członka|člen|člena|tag|alumno|aluno|élève|schüler|leerling|elev|ученик|ученика|uczeń|ucznia|student|étudiant|estudiante|studente|interessent|interessenten|interesado|contacto|contato|contatto|kontakt|kontaktu|контакт|контакта|pelanggan|nasabah|anggota|siswa|murid|karyawan|pasien|peserta|pembeli|konsumen|личный|личная|особистий|zákazníka|zákazník|klijenta|klijent|kupca|clientului|ügyfél|asiakkaan|العميل|الزبون|العضو|הלקוח|לקוח|مشتری|ग्राहक|ลูกค้า'

/** Of whom a column of that name is: companies by whatever they are, which are written as `company` before they are looked up. */
export const KINDS_OF_COMPANIES =
  'agency|firm|facility|employer|property|store|shop|hotel|restaurant|school|clinic|hospital|practice|venue|brand|institution|institute|university|college|office|branch|club|association|church|charity|foundation|merchant|dealer|manufacturer|publisher|studio|salon|outlet|media|establishment|enterprise|venture|startup|' +
  'agentur|betrieb|einrichtung|arbeitgeber|verein|schule|klinik|praxis|geschäft|marke|verlag|institution|organisationseinheit|filiale|' +
  'agence|établissement|enseigne|employeur|magasin|boutique|école|association|marque|structure|institution|raison|cabinet|' +
  'agencia|establecimiento|negocio|comercio|tienda|local|entidad|institución|escuela|colegio|empleador|grupo|medio|medios|asociación|marca|razón|' +
  'agenzia|attività|negozio|esercizio|struttura|ente|scuola|datore|associazione|impresa|ragione|insegna|' +
  'agência|estabelecimento|loja|comércio|instituição|escola|entidade|empregador|associação|razão|' +
  'bureau|winkel|zaak|school|werkgever|vereniging|instelling|praktijk|organisatie|' +
  'agencja|sklep|zakład|placówka|szkoła|pracodawca|instytucja|stowarzyszenie|salon|' +
  'agentura|obchod|provozovna|škola|zaměstnavatel|instituce|spolek|zariadenie|predajňa|' +
  'byrå|butik|skola|arbetsgivare|förening|butikk|skole|arbeidsgiver|arbejdsgiver|forening|virksomhed|ansættelsessted|arbejdssted|arbetsplats|arbeidssted|' +
  'liike|myymälä|koulu|työnantaja|yhdistys|laitos|' +
  'mağaza|işletme|okul|kurum|kuruluş|işveren|dernek|bayi|otel|restoran|' +
  'ügynökség|bolt|üzlet|iskola|munkáltató|intézmény|egyesület|' +
  'агентство|магазин|заведение|учреждение|школа|работодатель|предприятие|салон|заклад|установа|підприємство|роботодавець|' +
  'agenție|magazin|unitate|instituție|școală|angajator|asociație|' +
  'κατάστημα|επιχείρηση|φορέας|σχολείο|εργοδότης|' +
  '店舗|店|施設|機関|団体|学校|勤務先|门店|店铺|机构|学校|单位|매장|상호|기관|학교|cửa hàng|cơ sở|trường|đơn vị|doanh nghiệp'

/** A contact may be somebody, and how somebody is reached. */
export const CONTACT_WORDS =
  'info|infos|information|details|angaben|datos|dati|dados|gegevens|dane|údaje|данные|дані|contact|contacts|kontakt|kontakte|kontakty|kontaktai|contacto|contactos|contato|contatos|contatto|contatti|coordonnées|yhteystiedot|yhteystieto|iletişim|kapcsolat|elérhetőség|контакт|контакты|контакти|επικοινωνία|連絡先|联系方式|聯絡方式|聯繫方式|연락처|liên hệ|liên lạc|kontaktai|kontakti|kontaktandmed|tengiliður|جهة الاتصال|التواصل|פרטי קשר|קשר|ติดต่อ|kontak|संपर्क'

/** Say that a day is that of writing down, changing or ending. */
export const MADE_WORDS =
  'abertura|apertura|ouverture|обновлена|обновлено|обновления|изменена|изменено|изменения|оновлено|змінено|оновлення|внесения|внесено|добавления|добавлено|ввода|постановки|регистрации|поступления|внесення|додавання|erfassung|erfasst|saisie|saisi|ingreso|registro|registrado|inserimento|inserito|registrazione|invoer|ingevoerd|wprowadzenia|wpisu|zápisu|zadání|registrerad|registreret|registrert|lisätty|giriş|rögzítés|înregistrării|登録|登记|录入|등록|nhập|unosa|vnosa|' +
  'created|create|creation|updated|update|modified|changed|change|added|edited|entered|logged|imported|synced|exported|completed|closed|finished|done|end|ended|start|started|begin|last|previous|next|deleted|' +
  'erstellt|angelegt|geändert|aktualisiert|erledigt|abgeschlossen|beginn|anfang|ende|letzte|letzter|nächste|' +
  'créé|créée|création|modifié|modification|mise|terminé|début|fin|dernier|dernière|prochain|prochaine|' +
  'creado|creada|creación|modificado|modificada|actualizado|actualización|terminado|inicio|fin|último|última|próximo|próxima|alta|' +
  'criado|criada|criação|alterado|atualizado|concluído|conclusão|início|fim|próximo|próxima|cadastro|' +
  'creato|creata|creazione|modificato|modifica|aggiornato|completato|inizio|fine|ultimo|ultima|prossimo|prossima|' +
  'aangemaakt|gewijzigd|bijgewerkt|voltooid|afgerond|begin|einde|laatste|volgende|' +
  'utworzono|utworzenia|dodano|dodania|zmiany|modyfikacji|aktualizacji|zakończenia|ukończenia|wykonania|rozpoczęcia|początek|koniec|ostatni|ostatnia|następny|' +
  'vytvořeno|vytvoření|změněno|změny|dokončeno|dokončení|začátek|konec|poslední|další|vytvorené|zmenené|dokončené|' +
  'skapad|skapat|ändrad|uppdaterad|klar|slutförd|start|slut|senaste|nästa|oprettet|opprettet|ændret|endret|afsluttet|fullført|sidste|siste|næste|neste|' +
  'luotu|muokattu|päivitetty|valmis|alku|loppu|viimeisin|seuraava|oluşturma|oluşturulma|güncelleme|değiştirme|tamamlanma|bitiş|başlangıç|son|sonraki|kayıt|' +
  'létrehozva|létrehozás|módosítva|módosítás|befejezés|kezdés|kezdete|vége|utolsó|következő|rögzítve|' +
  'создано|создан|создания|изменено|изменения|обновлено|обновления|завершено|завершения|начало|начала|конец|окончания|последний|последняя|следующий|створено|створення|змінено|завершено|початок|кінець|останній|' +
  'creat|creată|creării|modificat|actualizat|finalizat|început|sfârșit|ultimul|următorul|δημιουργία|δημιουργήθηκε|τροποποίηση|ολοκλήρωση|έναρξη|λήξη|τελευταία|' +
  '作成|更新|変更|完了|終了|開始|最終|创建|更新|修改|完成|结束|开始|최근|생성|수정|완료|시작|종료|tạo|cập nhật|hoàn thành|bắt đầu|kết thúc'

/** What sorts of people or things there are. */
export const TYPE_WORDS =
  'type|kind|class|category|typ|art|kategorie|klasse|catégorie|genre|tipo|clase|categoría|categoria|tipologia|classe|soort|categorie|rodzaj|kategoria|druh|kategória|slag|kategori|tyyppi|laji|tür|türü|tip|tipi|kategorisi|típus|típusa|kategória|тип|вид|категория|категорія|τύπος|κατηγορία|種別|区分|分類|类型|类别|유형|구분|loại|vrsta|kategorija|tipas|veids|liik|tegund|סוג|نوع|jenis|tipe|ประเภท|प्रकार|tipus'

/** Who belongs to a club. */
export const MEMBER_WORDS =
  'member|members|membership|mitglied|mitglieds|mitgliedschaft|membre|adhérent|adhésion|miembro|socio|membro|sócio|lid|leden|lidmaatschap|członka|członek|członkostwa|člen|člena|členství|medlem|medlems|medlemskap|jäsen|jäsenen|jäsenyys|üye|üyelik|tag|tagság|член|члена|членства|membru|μέλος|μέλους|会員|会员|회원|thành viên|član|člana|narys|biedrs|liige|félagi|חבר|عضو|anggota|สมาชิก|सदस्य|soci'

/** A page of a site on which a form was filled in, or a list was found. */
export const PAGE_WORDS =
  'page|pages|pageurl|seite|unterseite|página|pagina|paginaurl|strona|stránka|stránky|sida|side|sivu|sayfa|oldal|страница|страницы|сторінка|σελίδα|stranica|stran|puslapis|lapa|leht|síða|ページ|页面|網頁|페이지|trang|halaman|דף|صفحة|صفحه|หน้า|referrer|referer|referrers|landingpage|landing'

/** What stands beside such a word. */
export const PAGE_ADDITIONS =
  'url|uri|link|address|source|from|of|contact|kontakt|contacto|contato|contatto|about|origin|http|form|entry|first|last|quelle|herkunft|de|da|del|di|van|von|origen|origem|origine|fonte|fuente'

/** What states know people and firms by. */
export const REGISTER_NUMBERS =
  'i e|inscrição estadual|inscricao estadual|document|document no|document number|documento|nº documento|número de documento|fnummer|fnr|fødselsnummer|personnr|cpr|cpr nr|cpr nummer|hetu|henkilötunnus|kennitala|rodné číslo|rč|cnp|jmbg|egn|егн|isikukood|asmens kodas|personas kods|nino|ni number|tfn|aadhaar|aadhar|ktp|no ktp|nik|cccd|cmnd|cnic|身分證字號|身份证号|身份证|주민등록번호|マイナンバー|снилс|паспорт|passport|passport no|passport number|c c|cc|cédula|ci|c i|dni|nie|nif|cif|nit|rut|run|ruc|rfc|curp|cuit|cuil|cpf|cnpj|cpf cnpj|nipc|siret|siren|ssn|ein|tin|tax id|vat|vat no|vat number|gst|gstin|gst no|pan|abn|acn|oib|pesel|regon|nip|ičo|ico|dič|dic|inn|инн|огрн|кпп|єдрпоу|едрпоу|tc no|tckn|vkn|vergi no|afm|αφμ|cui|cif cui|cvr|cvr nr|org nr|orgnr|personnummer|y tunnus|kvk|kvk nummer|btw|btw nummer|bsn|ust id|ustid|steuernummer|hrb|p iva|piva|partita iva|codice fiscale|cod fisc|사업자등록번호|统一社会信用代码|法人番号'

/** Papers of which each has a number: an offer, an order, a case. */
export const PAPER_WORDS =
  'bid|tender|quote|quotation|offer|order|ticket|case|job|application|contract|claim|proposal|estimate|enquiry|inquiry|booking|reservation|commande|devis|dossier|contrat|angebot|auftrag|vertrag|vorgang|anfrage|pedido|presupuesto|cotización|expediente|contrato|ordine|preventivo|pratica|contratto|proposta|orçamento|processo|offerte|opdracht|zaak|offert|ärende|avtal|tilbud|sag|ordre|aftale|tarjous|tilaus|sopimus|oferta|zamówienie|umowa|sprawa|nabídka|zakázka|smlouva|člena|ponuka|objednávka|ajánlat|rendelés|szerződés|ofertă|comandă|dosar|заказ|заявка|договор|договору|замовлення|договір|поръчка|προσφορά|παραγγελία|teklif|sipariş|sözleşme|見積|注文|契約|案件|报价|订单|合同|견적|주문|계약|báo giá|đơn hàng|hợp đồng'

/** What programs call a row, one of whatever it lists, besides what rows are of. */
export const RECORD_WORDS =
  'kreditor|debitor|creditor|debtor|emp|employee|staff|cust|place|usr|user|person|student|patient|部員|会員|生徒|学生|社員|職員|患者|利用者|ユーザ|ユーザー|顧客|お客様|得意先|受講者|受講生|参加者|会员|學員|学员|用户|客户|客戶|员工|회원|학생|고객|사원|이용자|참가자|取引先|仕入先|供应商|거래처|học viên|học sinh|nhân viên|hội viên|khách hàng|khách|nhà cung cấp|record|row|entry|item|message|msg|notice|case|call|event|interaction|visit|meeting|note|prospect|lead|customer|client|member|supplier|vendor|buyer|broker|donor|account|external|ext|legacy|old|original|import|system|database|db|crm|safe|unique|osm|kunde|kunden|mitglied|medlem|membre|cliente|klient|tugas|tarea|tarefa|tâche|aufgabe|datensatz|enregistrement|registro'

/** What a column is called that counts the rows. */
export const COUNTING_WORDS =
  'stt|số thứ tự|ลำดับ|ลำดับที่|s no|sl no|sr no|serial no|lfd nr|lfd|laufende nummer|l p|lp|№ п п|п п|序号|序號|項番|連番|연번|순번|rb|r br|redni broj|sıra no|sıra|poř č|por č|p č|ssz|sorszám|nr crt|α α|م|مسلسل|ردیف|क्रम|क्रमांक|no urut|urut|row|row number|line|n ord|n ordre'
