import type { StageKind } from '../../registry/deals'
import type { NoteKind } from '../../notes/note'
import type { Lifecycle } from '../../registry/contacts'
import type { Repeat, Task, TaskStatus } from '../../tasks/task'

/* What people and programs write in cells, in the languages it is met in; compared by match keys. */

type Words<T extends string> = Readonly<Record<T, string>>

/** What a row of a file of people is of. */
export type RowKind = 'person' | 'company' | 'group'

export const ROW_KINDS: Words<RowKind> = {
  person:
    '個人|个人|個人事業主|개인|osoba|osoba prywatna|osoba fizyczna|fyzická osoba|privatperson|privatkunde|privat|particulier|particular|persona física|pessoa física|physical person|private|private person|b2c|yksityinen|bireysel|физлицо|физическое лицо|person|people|individual|household|contact|human|kontakt|persona|personne|contacto|contatto|persoon|pessoa|контакт|retail customer|natürliche person|personne physique|physique|física|persona natural|natural person|privato|privé|natuurlijk persoon|pf|prywatny|fo|magánszemély|persoană fizică|yksityishenkilö|фл|фізична особа|физическо лице|fizičko lice|fizična oseba|fizička osoba|φυσικό πρόσωπο|ιδιώτης|gerçek kişi|şahıs|cá nhân|perorangan|individu|บุคคลธรรมดา|فرد|أفراد|حقیقی|פרטי|יחיד|fizinis asmuo|fiziska persona|eraisik|füüsiline isik',
  company:
    '法人|企業|企业|법인|기업|spółka|firma prywatna|osoba prawna|právnická osoba|firmenkunde|geschäftskunde|företag|bedrift|virksomhed|professionnel|profesional|persona jurídica|persona giuridica|pessoa jurídica|legal person|b2b|yritys|kurumsal|юрлицо|юридическое лицо|org|organization|organisation|company|business|firma|unternehmen|empresa|organización|société|entreprise|azienda|organizzazione|bedrijf|organisatie|компания|juristische person|gewerblich|personne morale|morale|jurídica|persona moral|ditta|zakelijk|rechtspersoon|pj|po|cég|jogi személy|persoană juridică|юл|юридична особа|юридическо лице|pravno lice|pravna oseba|pravna osoba|νομικό πρόσωπο|εταιρεία|tüzel|tüzel kişi|şirket|公司|doanh nghiệp|công ty|tổ chức|perusahaan|badan usaha|นิติบุคคล|شركة|شركات|حقوقی|חברה|עסק|juridinis asmuo|juridiska persona|ettevõte|juriidiline isik',
  group: 'group|gruppe|grupo|groupe|gruppo|groep|distribution list|verteiler|verteilerliste',
}

export const FLAGS: Words<'yes' | 'no'> = {
  yes: 'yes|y|true|1|x|ja|j|oui|o|sí|s|sim|wahr|vrai|verdadero|vero',
  no: 'no|n|false|0|nein|nee|non|não|falsch|faux|falso|onwaar',
}

/** By number: as they are named, as they stand in dates, and short. */
export const MONTHS: Words<string> = {
  1: 'tammi|sij|siječanj|siječnja|january|jan|januar|jänner|janvier|janv|enero|ene|gennaio|gen|januari|janeiro|styczeń|stycznia|sty|leden|ledna|led|ocak|oca|января|январь|янв|tammikuu|tammikuuta|ianuarie',
  2: 'helmi|февр|velj|veljača|veljače|february|feb|februar|feber|février|févr|fév|febrero|febbraio|februari|fevereiro|luty|lutego|lut|únor|února|úno|şubat|şub|февраля|февраль|фев|febr|helmikuu|helmikuuta|februarie',
  3: 'maalis|ožu|ožujak|ožujka|march|mar|märz|mrz|mars|marzo|maart|mrt|março|marzec|marca|březen|března|bře|mart|марта|март|мар|március|márc|maaliskuu|maaliskuuta|martie',
  4: 'huhti|tra|travanj|travnja|april|apr|avril|avr|abril|abr|aprile|kwiecień|kwietnia|kwi|duben|dubna|dub|nisan|nis|апреля|апрель|апр|április|huhtikuu|huhtikuuta|aprilie',
  5: 'touko|svi|svibanj|svibnja|may|mai|mayo|maggio|mag|mei|maio|maj|maja|květen|května|kvě|mayıs|мая|май|május|toukokuu|toukokuuta|majs',
  6: 'kesä|lipanj|lipnja|june|jun|juni|juin|junio|giugno|giu|junho|czerwiec|czerwca|cze|červen|června|čvn|haziran|haz|июня|июнь|июн|június|kesäkuu|kesäkuuta|iunie',
  7: 'heinä|juill|srpanj|srpnja|july|jul|juli|juillet|juil|julio|luglio|lug|julho|lipiec|lipca|lip|červenec|července|čvc|temmuz|tem|июля|июль|июл|július|heinäkuu|heinäkuuta|iulie',
  8: 'elo|kol|kolovoz|kolovoza|august|aug|août|agosto|ago|augustus|augusti|sierpień|sierpnia|sie|srpen|srpna|srp|ağustos|ağu|августа|август|авг|augusztus|elokuu|elokuuta',
  9: 'syys|ruj|rujan|rujna|september|sep|sept|septembre|septiembre|settembre|set|setembro|wrzesień|września|wrz|září|zář|eylül|eyl|сентября|сентябрь|сен|сент|szeptember|szept|syyskuu|syyskuuta|septembrie',
  10: 'loka|october|oct|oktober|okt|octobre|octubre|ottobre|ott|outubro|out|październik|października|paź|říjen|října|říj|ekim|eki|октября|октябрь|окт|lokakuu|lokakuuta|octombrie',
  11: 'marras|нояб|stu|studeni|studenoga|studenog|november|nov|novembre|noviembre|novembro|listopad|listopada|lis|listopadu|kasım|kas|ноября|ноябрь|ноя|marraskuu|marraskuuta|noiembrie',
  12: 'joulu|prosinac|prosinca|december|dec|dezember|dez|décembre|diciembre|dic|dicembre|dezembro|grudzień|grudnia|gru|prosinec|prosince|pro|aralık|ara|декабря|декабрь|дек|joulukuu|joulukuuta|decembrie',
}

/** Japanese eras by their first year. */
export const ERAS: Words<string> = { 2019: '令和', 1989: '平成', 1926: '昭和', 1912: '大正', 1868: '明治' }

/** HubSpot's labels and API names, and common words. */
export const LIFECYCLES: Words<Lifecycle> = {
  lead: 'lead|subscriber|abonnent|suscriptor|abonné|marketing qualified lead|mql|new|new lead|cold lead|interessent|contact|raw|open',
  prospect:
    'prospect|sales qualified lead|sql|opportunity|verkaufschance|oportunidad|opportunité|qualified|qualified lead|hot lead|warm lead|potential customer|cliente potencial|opportunità|opportunità di vendita|kans',
  customer:
    'customer|client|evangelist|kunde|cliente|client actif|klant|active|active client|active customer|existing customer|bestandskunde',
  former:
    'former|former customer|churned|past customer|ex customer|lost customer|inactive customer|inactive|past|past client|former client|ehemaliger kunde|ancien client|antiguo cliente',
  other: 'other|sonstiges|andere|otro|autre|altro|overig|outro|partner|vendor|supplier|lieferant|competitor|employee',
}

/** What a status, or the name of a stage that every program has, says of a deal. */
/** How far a deal is that goes on, in words that may be a stage's. */
export const UNDER_WAY = 'in progress|active|pending|suspended|on hold|pågående|進行中|商談中|в работе'

export const DEAL_ENDINGS: Words<StageKind> = {
  won: 'won|closed won|deal won|gewonnen|abgeschlossen gewonnen|abgeschlossen und gewonnen|geschlossen gewonnen|ganado|cierre ganado|cerrado ganado|gagné|gagnée|fermé gagné|vinto|chiuso vinto|ganho|fechado ganho|gewonnen deal|vinta|ganada|ganha|wygrana|wygrane|wygrany|vyhráno|vyhraný|získáno|vunnen|vunnet|vundet|kazanıldı|kazanılan|受注|成約|выиграна|успешно реализовано',
  lost: 'lost|closed lost|deal lost|verloren|abgeschlossen verloren|abgeschlossen und verloren|geschlossen verloren|perdido|cierre perdido|cerrado perdido|perdu|perdue|fermé perdu|perso|chiuso perso|fechado perdido|abandoned|dead|cancelled|canceled|persa|perdida|przegrana|przegrane|przegrany|prohráno|ztraceno|förlorad|tapt|tabt|kaybedildi|kaybedilen|失注|проиграна|закрыто и не реализовано',
  open: 'open|offen|abierto|ouvert|aperto|aberto|aperta|aberta|abierta|ouverte|otwarta|otwarte|otwarty|otevřeno|otevřený|öppen|åpen|åben|açık|открыта',
}

/** Reasons that say that there is none. */
export const NO_REASON =
  'other|others|unknown|noreason|sonstige|sonstiges|andere|anderer|unbekannt|keineangabe|otro|otros|autre|altro'

/** Some programs export what was deleted, and say so for a status. */
export const DELETED = 'deleted|gelöscht|eliminado|borrado|supprimé|supprimée|eliminato|cancellato|verwijderd|excluído'

export const TASK_KINDS: Words<Task['kind']> = {
  'to-do':
    'to-do|task|aufgabe|tarea|tâche|deadline|other|sonstiges|lunch|none|follow up|attività|taak|tarefa|zadanie|úkol|uppgift|görev|タスク|задача',
  call: 'call|phone call|anruf|telefonat|llamada|appel|chiamata|telefoongesprek|ligação|telefon|telefonní hovor|połączenie|samtal|arama|電話|架電|звонок|bellen|belafspraak',
  email: 'email|mail|correo|courriel|send email|e-post|e-posta|メール|correo electrónico',
  meeting:
    'meeting|event|besprechung|termin|treffen|reunión|riunione|vergadering|reunião|demo|appointment|rendez-vous|rdv|appuntamento|afspraak|spotkanie|schůzka|möte|toplantı|会議|打合せ|訪問|встреча',
}

export const PRIORITIES: Words<Task['priority']> = {
  none: 'none|keine|ninguna|aucune|0',
  low: 'p4|minor|trivial|low|niedrig|gering|baja|basse|faible|bassa|laag|baixa|niski|niska|niskie|nízká|låg|düşük|低|низкий',
  medium:
    'p3|medium|med|midden|normal|mittel|media|moyenne|middel|normale|normaal|gemiddeld|średni|średnia|normalny|střední|normální|orta|中|средний',
  high: 'p2|major|high|hoch|alta|haute|élevée|hoog|wysoki|wysoka|vysoká|hög|yüksek|高|высокий',
  urgent:
    'p0|p1|urgent|highest|critical|blocker|show stopper|dringend|urgente|kritisch|spoed|pilne|pilny|urgentní|naléhavá|brådskande|akut|acil|緊急|至急|срочный',
}

export const TASK_STATUSES: Words<TaskStatus> = {
  open: 'open|new|neu|zu erledigen|à faire|por hacer|waiting on contact|waiting on us|offen|not started|not done|to do|in progress|started|waiting|waiting on someone else|pending|planned|no|false|0|n|nein|nicht begonnen|in bearbeitung|abierto|ouvert|scheduled|active|not completed|a fazer|em andamento|em aberto|pendiente|pendente|en curso|en cours|in corso|da fare|te doen|bezig|do zrobienia|w toku|nowe|k vyřízení|probíhá|nezahájeno|ej påbörjad|påbörjad|pågår|öppen|yapılacak|devam ediyor|bekliyor|açık|未着手|進行中|対応中|保留|in arbeit|wartend|niet gestart|nie rozpoczęte|не начато|в работе|новая',
  snoozed: 'snoozed|deferred|zurückgestellt',
  done: 'resolved|gelöst|résolu|resuelto|resolvido|risolto|opgelost|rozwiązane|vyřešeno|løst|решено|done|completed|complete|closed|finished|held|yes|true|1|y|x|ja|erledigt|abgeschlossen|fertig|hecho|completado|terminé|fait|completato|voltooid|concluído|gereed|afgerond|klaar|concluída|feito|finalizada|finalizado|completada|terminada|terminée|fini|completata|fatto|zakończone|zrobione|ukończone|wykonane|hotovo|dokončeno|splněno|klar|färdig|slutförd|avslutad|tamamlandı|yapıldı|bitti|完了|済|対応済み|終了|gedaan|готово|выполнено|завершено',
  cancelled:
    'cancelled|canceled|abgebrochen|storniert|cancelado|annulé|annullato|geannuleerd|not held|annulée|cancelada|annullata|anulowane|zrušeno|avbruten|inställd|iptal|iptal edildi|中止|キャンセル|отменено',
}

export const REPEATS: Words<Repeat> = {
  none: 'none|never|no|nie|keine|does not repeat',
  daily:
    'daily|every day|täglich|diario|diaria|quotidien|quotidienne|tous les jours|giornaliero|quotidiano|dagelijks|dagligen|daglig|päivittäin|codziennie|denně|naponta|zilnic|ежедневно|каждый день|щодня|ежедневен|dnevno|kasdien|katru dienu|iga päev|καθημερινά|günlük|her gün|毎日|每天|每日|매일|hàng ngày|harian|setiap hari|יומי|يومي|روزانه|jeden tag|chaque jour|cada día|todos los días|ogni giorno|elke dag|iedere dag|každý den|varje dag|hver dag|svaki dan|vsak dan|ทุกวัน|يوميا|diariamente|todos os dias|todo dia|minden nap|în fiecare zi|joka päivä|кожен день|всеки ден|κάθε μέρα|hver eneste dag|mỗi ngày|tiap hari|כל יום|هر روز',
  weekly:
    'weekly|every week|wöchentlich|semanal|hebdomadaire|toutes les semaines|semanalmente|settimanale|wekelijks|varje vecka|veckovis|ukentlig|ugentlig|viikoittain|co tydzień|tygodniowo|týdně|každý týden|týždenne|hetente|săptămânal|еженедельно|каждую неделю|щотижня|седмично|tjedno|tedensko|kas savaitę|katru nedēļu|iga nädal|εβδομαδιαία|haftalık|her hafta|毎週|每周|每週|매주|주간|hàng tuần|mingguan|שבועי|أسبوعي|هفتگی|jede woche|chaque semaine|cada semana|todas las semanas|ogni settimana|elke week|iedere week|cotygodniowo|každý týždeň|hver uke|hver uge|setiap minggu|ทุกสัปดาห์|أسبوعيا|every 7 days|7 days|minden héten|în fiecare săptămână|joka viikko|кожен тиждень|всяка седмица|svake sedmice|svaki tjedan|vsak teden|κάθε εβδομάδα|toda semana|todas as semanas|cada setmana|setmanal|mỗi tuần|tiap minggu|כל שבוע|هر هفته|每星期|一周一次|週一回|週1回',
  monthly:
    'monthly|every month|monatlich|mensual|mensuel|mensuelle|tous les mois|mensal|mensalmente|mensile|maandelijks|varje månad|månadsvis|månedlig|kuukausittain|co miesiąc|miesięcznie|měsíčně|mesačne|havonta|lunar|ежемесячно|каждый месяц|щомісяця|месечно|mjesečno|mesečno|kas mėnesį|katru mēnesi|iga kuu|μηνιαία|aylık|her ay|毎月|每月|매월|월간|hàng tháng|bulanan|חודשי|شهري|ماهانه|jeden monat|chaque mois|cada mes|todos los meses|ogni mese|elke maand|iedere maand|comiesięcznie|každý měsíc|každý mesiac|hver måned|매달|setiap bulan|ทุกเดือน|شهريا|minden hónapban|în fiecare lună|joka kuukausi|кожен місяць|всеки месец|svaki mjesec|svakog meseca|vsak mesec|κάθε μήνα|todo mês|todos os meses|mỗi tháng|tiap bulan|כל חודש|هر ماه|每个月|月一回|月1回',
  'monthly-29': 'monthly-29',
  'monthly-30': 'monthly-30',
  'monthly-31': 'monthly-31',
}

export const NOTE_KINDS: Words<NoteKind> = {
  note: 'note|notes|notiz|nota|other|comment|task',
  call: 'call|phone call|anruf|telefonat|llamada|appel|chiamata|telefoongesprek|ligação|telefon|telefonní hovor|rozmowa telefoniczna|samtal|arama|電話|звонок',
  meeting:
    'meeting|event|besprechung|termin|reunión|riunione|vergadering|reunião|spotkanie|schůzka|möte|toplantı|会議|打合せ|訪問|встреча|visit|visite|besuch|rendez-vous|rdv|appuntamento|afspraak',
  email: 'email|mail|correo|incoming email|outgoing email|forwarded email|e-post|e-posta|メール|correo electrónico|courriel',
}

/** What a column that is called by a place alone says of the values in it. */
export const PLACE_NAMES: Words<string> = {
  Work: 'work|office|direct|business|arbeit|arbejde|arbete|arbeid|geschaftlich|buro',
  Home: 'home|private|privat',
  Other: 'other',
}

/** What people write for their employer who have none. */
export const NO_COMPANY =
  'self employed|self employment|selfemployed|freelance|freelancer|freelancing|independent|retired|student|unemployed|between jobs|looking for work|selbständig|selbstständig|selbständige|selbstständige|freiberuflich|freiberufler|freiberuflerin|rentner|rentnerin|im ruhestand|ruhestand|pensioniert|studentin|arbeitslos|arbeitssuchend|autónomo|autónoma|jubilado|jubilada|estudiante|indépendant|indépendante|auto entrepreneur|retraité|retraitée|étudiant|étudiante|libero professionista|pensionato|pensionata|studente|studentessa|zelfstandig|zelfstandige|zzp|zzper|gepensioneerd|autônomo|autônoma|aposentado|aposentada|estudante'

/** What people and programs write for "nothing", to the letter. */
export const PLACEHOLDERS =
  'n/a|#n/a|na|n.a.|nil|none|null|(null)|undefined|nan|tbd|tba|unknown|unspecified|not available|not provided|(none)|(blank)|k.a.|keine angabe|unbekannt|keins|keines|brak|nincs|nessuno|nessuna|ninguno|ninguna|aucun|aucune|nenhum|nenhuma|geen|ingen|ingenting|ei ole|нет|немає|няма|nema|není|žiadny|yok|なし|無し|없음|không có|لا يوجد|אין'

/** What a search leaves that found nothing, `Address not found`: how such a sentence ends. */
export const NOT_FOUND =
  'не указан|не указана|не указано|не вказано|nicht angegeben|non renseigné|non renseignée|no especificado|no especificada|no indicado|não informado|não informada|non specificato|non indicato|niet opgegeven|nie podano|neuvedeno|neuvedené|not specified|not provided|not given|not available|belirtilmemiş|未填写|未記入|미기재|chưa có|ei ilmoitettu|ikke oppgitt|ej angivet|nav norādīts|nenurodyta|määramata|nije navedeno|nu este specificat|nincs megadva|לא צוין|غير محدد|not found|none found|nicht gefunden|nicht vorhanden|nicht ermittelbar|nicht verfügbar|introuvable|introuvables|non trouvé|non trouvée|pas trouvé|pas de résultat|no encontrado|no encontrada|no se encontró|sin resultados|não encontrado|não encontrada|sem resultado|non trovato|non trovata|nessun risultato|no trobat|no trobada|niet gevonden|niet beschikbaar|nie znaleziono|brak wyników|niedostępny|nenalezeno|nenalezen|nenalezena|nenájdené|nenájdený|hittades inte|hittades ej|finns ej|ikke funnet|ikke fundet|ei löydy|ei löytynyt|ei saatavilla|bulunamadı|mevcut değil|nem található|nincs találat|nu a fost găsit|nu a fost găsită|negăsit|не найдено|не найден|не найдена|отсутствует|не знайдено|відсутній|не е намерен|не е намерено|няма намерен|δεν βρέθηκε|nije pronađeno|nije pronađen|ni najdeno|nerasta|nav atrasts|ei leitud|fannst ekki|見つかりません|見つからない|该当なし|未找到|找不到|찾을 수 없음|không tìm thấy|tidak ditemukan|ไม่พบ|לא נמצא|לא נמצאה|غير موجود|لم يتم العثور|یافت نشد'

/** Mailboxes that several people share: an address alone does not make two of them one. */
export const SHARED_MAILBOXES =
  'info|office|contact|kontakt|contacto|contatto|contato|sales|vertrieb|ventas|hello|hallo|hola|support|admin|administration|mail|team|service|post|buero|verkauf|marketing|hr|jobs|press|presse|account|accounts|billing|invoice|invoices|rechnung|enquiries|inquiries|welcome|reception|help|webmaster|noreply|no-reply|general|secretary|sekretariat|accueil|bonjour|commercial'

/** Sites where others have their pages too, whatever they end with. */
export const SHARED_SITES =
  'linkedin|facebook|instagram|twitter|x|youtube|xing|github|medium|wordpress|wixsite|google|vk|ok|youtu|t|wa|tiktok|pinterest|telegram|linktr|2gis|share|g|goo|bit|tinyurl|yelp|app.hubspot'

/** Forms of address that are names or words as well, and so tell only a column of them. */
export const SALUTATIONS =
  'gospa|gospod|gđa|gđica|gosp|ga|gdja|господин|госпожа|пан|пані|pan|paní|pani|slečna|úr|asszony|kisasszony|dl|dna|domnișoara|κος|κα|κύριος|κυρία|δις|herra|rouva|neiti|härra|proua|kungs|kundze|ponas|ponia|sdr|sdri|ông|bà|anh|chị|คุณ|นาย|นาง|นางสาว|様|先生|女士|小姐|السيد|السيدة|أستاذ|الأستاذ|fröken|cik|kumari|don|doña|dña|dona|אדון|גברת|מר|גב|hanım|bey'

/** Parts of a name that are no name: before it, `med` after `Dr.`, small words of last names, and after it. */
export const NAME_PREFIXES =
  'mr|mrs|ms|miss|dr|prof|herr|frau|sir|dame|rev|hon|ing|dipl-ing|mme|mlle|sra|dott|dottssa|drs|mgr|bc|ir|mudr|judr|phdr|rndr|inz|dhr|mevr|mw|fru|hr|sr|srta|sig|sigra|bay|bayan|doç|monsieur|madame|señor|señora|senhor|senhora|signor|signora|mstr|rabbi|dra|profa|drhab|hab|lic|licda|arq|abg|abog|adv|avv|geom|arch|arqto|eng|enga|engo|dottore|dottoressa|dottor|ingegner|avvocato|mvdr|thdr|paeddr|rsdr|lek|inż|frk|srª|dkfm|dipling|univprof|yrd|öğr|gör|uzm|op|arş|sn|doamna|domnul|г-н|г-жа|bpk|ibu|bapak|drg|smt|shri|encik|puan|datuk|tuan|hajj|mlle|maître'
export const FACULTIES = 'med|phil|iur|jur|rer|nat|pol|oec|habil|hc|theol|vet|dent|univ|mult'
export const NAME_PARTICLES =
  'van|von|der|den|de|del|della|di|da|dos|das|du|la|le|el|al|bin|ibn|ben|ter|ten|te|zu|zur|vom|af|av|st|mac'
export const NAME_SUFFIXES =
  'jr|sr|ii|iii|iv|phd|md|mba|msc|bsc|ma|ba|llm|llb|cpa|cfa|pmp|esq|dds|rn|pe|facs|cissp|beng|meng|bba|dphil|jd|edd'
