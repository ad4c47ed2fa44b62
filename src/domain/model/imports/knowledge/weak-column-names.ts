import type { ImportCollection } from '../import-collections'
import type { FieldTarget } from '../targets'

/*
 * Names that mean a field only where its values agree, and that say nothing of what the rows of a file are: an employee is
 * whose task it is, and whom a list of people is of.
 */
export const WEAK_COLUMN_NAMES: Readonly<Partial<Record<ImportCollection, Readonly<Partial<Record<FieldTarget, string>>>>>> = {
  people: {
    'companies.name':
      'place of employment|university|current company|arbeitsplatz|arbeitsstelle|dienststelle|lieu de travail|structure|entidad|empleador|centro de estudios|empregador|posto di lavoro|luogo di lavoro|werkplek|instelling|pracoviště|pracovisko|arbetsplats|arbejdsplads|arbejdssted|ansættelsessted|arbeidssted|arbeidsplass|työpaikka|işveren|τόπος εργασίας|töökoht|vinnustaður|instansi|faculty affiliation|affiliation|institution|zugehörigkeit',
    'people.jobTitle':
      'dienstgrad|ocupação|incarico|erhverv|tehtävä|toimi|职业|직업|elukutse|पद|rank|job description|specialization',
    'people.birthday': 'birth|narozen|narozena|rojen|rojena|nato|nata|né|née|जन्म तिथि',
    'people.originalCreatedAt':
      'beitritt|beitrittsdatum|aufnahme|aufnahmedatum|date d adhésion|adhésion|inscription|date d inscription|fecha de ingreso|fecha ingreso|fecha de inscripción|fecha inscripción|data de ingresso|data ingresso|data inscrição|iscritto il|data iscrizione|data di iscrizione|inschrijving|data wstąpienia|data przystąpienia|data zapisu|datum vstupu|dátum vstupu|inträde|inträdesdatum|indmeldelse|innmeldt|innmeldingsdato|liittymispäivä|jäsen alkaen|üyelik tarihi|belépés|belépés dátuma|belépés ideje|tagság kezdete|дата вступления|дата регистрации|дата вступу|дата на вписване|data înscrierii|ημερομηνία εγγραφής|入会日|入会日期|注册日期|加入日期|가입일자|ngày tham gia|ngày đăng ký|datum upisa|datum vpisa|datum učlanjenja|įstojimo data|iestāšanās datums|liitumise kuupäev|תאריך הצטרפות|تاريخ التسجيل|تاريخ الانضمام|tanggal bergabung|tanggal daftar|วันที่สมัคร|data d alta',
    'people.firstName': 'given|פרטי|skírnarnafn|eiginnafn',
    'people.nickname':
      'screen name|nick|künstlername|pseudonyme|apodo|schermnaam|bijnaam|pseudonim|přezdívka|öknamn|kaldenavn|lempinimi|takma ad|псевдоним|прозвище|porecla|昵称|별명|biệt danh|nadimak',
    'people.phone':
      'switchboard|extension line|zentrale|durchwahl|ligne directe|línea directa|conmutador|doorkiesnummer|centrala|ústředna|ústredňa|växel|direktnummer|hovednummer|vaihde|santral|központi szám|рабочий|прямой|centrală|τηλεφωνικό κέντρο|总机|直线|座机|직통|tổng đài|liên hệ',
    'people.namePrefix':
      'academic title|degree|akademischer titel|akademischer grad|titre académique|título académico|titolo accademico|academische titel|tytuł naukowy|stopień naukowy|akademický titul|akademisk titel|akateeminen arvo|akademik ünvan|akademik unvan|tudományos fokozat|учёная степень|ученая степень|ученое звание|науковий ступінь|titlu academic|学位|học vị|akademska titula|akademski naziv|titulatuur|称呼|존칭',
    'people.tags':
      'member type|membership type|member category|membership category|mitgliedsart|mitgliedstyp|mitgliedsstatus|mitgliedschaftsart|type de membre|type membre|type adhérent|type d adhésion|catégorie adhérent|tipo de socio|tipo socio|categoría socio|categoría de socio|tipo de sócio|tipo de membro|categoria socio|tipologia socio|soort lid|soortlid|lidsoort|type lid|typ członka|rodzaj członkostwa|kategoria członka|typ člena|druh členství|druh členstva|medlemstyp|medlemskategori|medlemstype|jäsentyyppi|jäsenlaji|üyelik türü|üyelik tipi|üye tipi|tagság típusa|tagsági forma|tag típusa|тип члена|вид членства|тип членства|tip membru|working group|arbeitsgruppe|groupe de travail|grupo de trabajo|gruppo di lavoro|werkgroep|grupa robocza|pracovní skupina|arbetsgrupp|arbejdsgruppe|arbeidsgruppe|työryhmä|çalışma grubu|munkacsoport|рабочая группа|робоча група|customer group|kundengruppe|klantgroep|grupa klientów|müşteri grubu|группа клиентов|客户分类',
  },
  companies: {
    'companies.name':
      'nombre del negocio|nombre del comercio|nombre del local|nome do negócio|nome da loja|nome attività|nome dell attività|nom de l établissement|nom du commerce|nom du magasin|denominación|navn på virksomhed|name des betriebs|naam van de zaak',
    'companies.industry':
      'business category|trade category|specialty|speciality|cuisine|рубрика|рубрики|сфера|сфера деятельности|вид деятельности|сфера діяльності|вид діяльності|danh mục|lĩnh vực|flokkur|श्रेणी|spécialité|especialidad|especialidade|specialità|specjalność|rodzaj działalności|předmět činnosti|predmet činnosti|verksamhet|virksomhedstype|faaliyet alanı|faaliyet konusu|tevékenység|tevékenységi kör|domeniu de activitate|obiect de activitate|αντικείμενο|δραστηριότητα|業態|经营范围|主营|업태|종목',
    'people.fullName':
      'ceo|founder|decision maker|representative|head|leiter|leitung|vorstand|vorsitzender|chef|dueño|dueña|representante legal|dono|diretor|legale rappresentante|dyrektor|riaditeľ|vd|direktør|daglig leder|styreleder|ordförande|formand|toimitusjohtaja|müdür|igazgató|управител|директор|председатель|διευθυντής|ιδιοκτήτης|chủ sở hữu|direktor|direktorius|direktors|vadītājs|juhataja|forstjóri|בעלים|المالك|pemilik|ผู้จัดการ|président|presidente|předseda|prezes|voorzitter',
    'people.jobTitle': 'owner role|owner title|owner position|role of contact|contact role',
  },
  tasks: {
    'tasks.assignee':
      'employee|staff|staff member|team member|worker|technician|executive|handled by|in charge|person in charge|mitarbeiter|mitarbeiterin|techniker|collaborateur|technicien|chargé|employé|salarié|empleado|colaborador|ejecutivo|ejecutiva|técnico|funcionário|técnico responsável|dipendente|collaboratore|tecnico|medewerker|monteur|pracownik|realizujący|zaměstnanec|pracovník|zamestnanec|anställd|handläggare|medarbetare|medarbejder|ansat|medarbeider|ansatt|työntekijä|çalışan|personel|dolgozó|munkatárs|сотрудник|співробітник|працівник|служител|angajat|υπάλληλος|従業員|社員|员工|직원|nhân viên|djelatnik|zaposlenik|zaposleni|darbuotojas|darbinieks|töötaja|starfsmaður|עובד|موظف|karyawan|petugas|พนักงาน|कर्मचारी|treballador',
    'tasks.due': 'data fim|data final|fecha fin|date fin|enddatum|data zakończenia|datum konce|slutdatum|slutdato',
  },
  notes: {
    'notes.happenedAt':
      'occurred|happened|sent|geschehen am|gesendet am|versandt am|date d envoi|envoyé le|ocurrió|ocurrido|fecha de envío|enviado|data de envio|enviado em|inviato il|data invio|verzonden|wysłano|data wysłania|odesláno|odoslané|skickat|sendt|lähetetty|gönderildi|gönderim tarihi|elküldve|отправлено|дата отправки|відправлено|trimis la|送信日時|发送时间|발송일|ngày gửi|khi nào',
  },
}

/** Of companies, a word for what may be a line of business, and any group that they are put into. */
export const CATEGORY_WORDS =
  'category|categories|kategorie|kategorien|catégorie|catégories|categoría|categorías|categoria|categorias|categorie|kategoria|kategorie|kategória|kategori|категория|категории|категорія|категорії|κατηγορία|カテゴリ|カテゴリー|分类|类别|類別|카테고리|분류|kategorija|kategooria|קטגוריה|الفئة|فئة|หมวดหมู่|श्रेणी|flokkur|main category|categoría principal|categoria principale|business type'

/** Values that say how one stands to a company, and not what it does. */
export const RELATION_WORDS =
  'customer|client|supplier|vendor|partner|prospect|lead|vip|gold|silver|bronze|platinum|premium|standard|basic|active|inactive|new|old|hot|warm|cold|competitor|reseller|other|key account|a|b|c|d|' +
  'kunde|lieferant|interessent|wettbewerber|aktiv|inaktiv|fournisseur|client actif|concurrent|prospecto|proveedor|cliente|fornecedor|fornitore|klant|leverancier|prospekt|klient|dostawca|odběratel|dodavatel|zákazník|kund|leverantör|leverandør|asiakas|toimittaja|müşteri|tedarikçi|ügyfél|vevő|szállító|beszállító|клиент|поставщик|партнер|партнёр|постачальник|клієнт|furnizor|πελάτης|προμηθευτής|顧客|取引先|仕入先|客户|供应商|고객|거래처|khách hàng|nhà cung cấp|kupac|dobavljač|stranka|dobavitelj|klientas|tiekėjas|klients|piegādātājs|tarnija'
