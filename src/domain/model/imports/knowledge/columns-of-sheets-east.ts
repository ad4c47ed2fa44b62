import type { ColumnsByLanguage } from '../targets'

/** The same in the languages of the east of Europe. */
export const COLUMNS_OF_SHEETS_EAST: ColumnsByLanguage = {
  slavic: {
    companies: {
      'companies.name':
        'назва клієнта|замовник|покупець|юрособа|повна назва|назва підприємства|фірма|коротка назва|назва постачальника|покупатель|краткое наименование|название клиента|фирма клиент|партньор|име на компания|naziv kompanije|назив|назив фирме|клијент|купац|ime firme|naziv klijenta|naziv partnera|naziv dobavljača|poslovni partner|naziv preduzeća|naziv subjekta|naziv stranke|добављач|partner naziv',
      'companies.size':
        'чисельність|к сть працівників|к ть співробітників|розмір компанії|кількість персоналу|размер компании|персонал|брой заети|брой на служителите|br zaposlenih|zaposlenih|broj radnika|број запослених|št zaposlenih',
      'companies.recordId':
        'код клієнта|код контрагента|номер клієнта|код клиента|номер клиента|код на клиент|клиентски номер|код клиент|šifra kupca|šifra partnera|šifra klijenta|шифра купца|šifra stranke',
      'people.fullName':
        'керівник|піб контактної особи|відповідальна особа клієнта|піб керівника|піб директора|контактні особи|генеральный директор|фио руководителя|контактные лица|лпр|фио директора|фио контакта|лице за контакти|osoba za kontakt|контакт особа|zakonski zastupnik|ovlaštena osoba|ime kontakt osobe|основное контактное лицо|основна контактна особа',
      'companies.website': 'sajt|корпоративный сайт',
    },
    deals: {
      'deals.title':
        'послуга|замовлення|пропозиція|комерційна пропозиція|об єкт|заявка|назва проєкту|назва проекту|предмет угоди|опис робіт|що хоче|назва замовлення|название проекта|описание работ|название заказа|наименование работ|что хочет|потребность|коммерческое предложение|сделка название|номер и название|име на проект|предмет на офертата|поръчка|възможност|обект|наименование на сделка|описание на работата|opis posla|naziv posla|naziv projekta|predmet ponude|projekat|понуда|пројекат|naziv posla projekta|посао|назив посла|opis radova|naslov|naziv prodajne prilike|prodajna prilika|upit|prodajna priložnost|poslovna prilika',
      'deals.amount':
        'сума без пдв|сума з пдв|сума кп|вартість робіт|сума замовлення|сума договору|орієнтовна сума|очікувана сума|загальна сума|разом|сума грн|до сплати|сума пропозиції|вартість без пдв|вартість з пдв|всього|сумма с ндс|сумма договора|сумма руб|стоимость без ндс|стоимость с ндс|стоимость работ|сумма предложения|итоговая сумма|общая сумма|планируемая сумма|всего|сумма контракта|стойност без ддс|стойност с ддс|сума без ддс|сума с ддс|обща сума|обща стойност|стойност на офертата|очаквана стойност|цена без ддс|цена с ддс|стойност лв|сума лв|общо|крайна цена|сума на сделката|стойност на сделката|iznos bez pdv|iznos s pdv|iznos sa pdv|iznos bez pdv a|iznos s pdv om|ukupno|износ|вредност|vrijednost ponude|iznos ponude|ukupan iznos|neto iznos|procijenjena vrijednost|procenjena vrednost|očekivana vrijednost|cijena bez pdv|vrijednost posla|vrednost posla|cijena bez pdv a|ukupna cijena|vrednost ponude|očekivani prihod|vrijednost eur|iznos eur|vrijednost bez pdv a',
      'deals.stage':
        'крок|статус угоди|етап воронки|етап продажу|стадия продажи|етап на сделката|стъпка|фаза на продажба|faza prodaje|faza prilike|korak|faza posla|etapa prodaje',
      'deals.status': 'підсумок|исход|резултат|изход|ishod|status ponude',
      'deals.probability':
        'ймовірність закриття|вірогідність|імовірність успіху|шанси|вероятность закрытия|шансы|вероятност за успех|šansa|вероватноћа|vjerojatnost zatvaranja|izgledi',
      'deals.expectedCloseOn':
        'планове закриття|очікуване закриття|план закриття|термін|дата рішення|прогноз закриття|орієнтовна дата|очікувана дата|планова дата|дата закрытия план|ожидаемое закрытие|прогноз закрытия|планируемая дата|план дата закрытия|очаквано затваряне|очаквана дата на затваряне|дата на затваряне|планирано приключване|срок за решение|očekivani završetak|planirani datum zatvaranja|predviđeno zatvaranje|očekivani datum|rok odluke|predviđeni datum zatvaranja|planirano zatvaranje|očekivani datum zaključenja|очекивани датум|očekivano|передбачувана дата закриття',
      'deals.closedAt':
        'закрита|дата фактичного закриття|фактична дата закриття|дата закрытия факт|закрыта|закрыто|фактическое закрытие|затворена на|приключена на|дата на приключване факт|zatvoreno|datum zaključenja|zatvoreno dana',
      'deals.wonAt':
        'дата оплати|дата підписання|дата договору|виграно дата|дата на договор|дата на поръчка|спечелена на|datum ugovora|datum potpisa|datum narudžbe|datum prihvaćanja|дата выигрыша|выиграна|дата виграшу',
      'deals.lostReason':
        'чому відмова|чому відмовились|причина закриття|причина програшу угоди|причина провала|причина за загубата|защо отказаха|razlog|razlog odbijanja ponude|zašto izgubljeno|разлог губитка|razlog gubitka posla',
      'deals.source': 'звідки|канал|откъде|извор|izvor prilike',
      'deals.originalCreatedAt':
        'дата звернення|дата додавання|дата надходження|создано|создана|дата добавления|дата предложения|дата на оферта|дата на запитване|създадено|дата на офертата|дата на заявка|датум|datum ponude|datum upita|datum otvaranja|datum unosa|datum zahtjeva',
      'deals.owner':
        'відп|хто веде|отв|сотрудник|изготвил|odgovoran|voditelj|vlasnik|odgovorno lice|komercijalista|nositelj|izradio|владелец|владелец сделки',
      'companies.name':
        'покупець|назва клієнта|наименование клиента|име на клиент|възложител|naručitelj|клијент|naručilac|naziv klijenta|poslovni partner|investitor|купац|kompanija',
      'deals.pipeline': 'фуния на продажбите',
      'deals.note': 'бележка|opaska|напомена',
      'people.fullName': 'osoba za kontakt',
      'deals.currency': 'валюта стоимости|валюта вартості',
      'deals.lostAt': 'дата проигрыша|проиграна|дата програшу',
    },
    tasks: {
      'tasks.title':
        'що зробити|доручення|дія|захід|опис завдання|справи|робота|назва завдання|активність|назва задачі|задание|описание задачи|активность|текст задачи|наименование задачи|какво|име на задача|какво да се направи|описание на задачата|aktivnosti|što treba napraviti|naslov|posao|задатак|obveza|obaveza|naziv|što napraviti|stavka|šta treba uraditi|opis posla|zadaća|radnja',
      'tasks.due':
        'коли|строк|до якого числа|дата виконання|кінцевий термін|термін до|дата завершення|виконати до|строк виконання|крайній строк|срок исполнения|срок до|плановая дата|к какому сроку|выполнить к|кога|падеж|срок за изпълнение|дата на изпълнение|datum|kada|krajnji rok|rok završetka|rok za izvršenje|рок|datum dospijeća|dospijeće|datum roka|rok do|rok izrade|datum dospeća',
      'tasks.dueTime': 'час|время|время выполнения|vrijeme|vreme|време',
      'tasks.priority': 'терміновість|пріоритетність|приоритетность|спешност|важност|hitnost|važno',
      'tasks.status':
        'зроблено|готовність|стан виконання|виконання|выполнение|статус задачи|завершена|готовность|изпълнена|готова|приключена|завършено|завършена|obavljeno|urađeno|izvršeno|napravljeno|riješeno',
      'tasks.assignee':
        'хто|хто робить|виконує|назначен|ответственное лицо|выполняет|кой|отговорно лице|отговаря|на кого|dodijeljeno kome|nositelj|zadužena osoba|извршилац|izvršilac|odgovorni|odgovorno lice|dodeljeno|радник|tko radi|призначено користувачу|назначено пользователю|кому назначено',
      'tasks.completedAt':
        'дата фактичного виконання|виконано дата|дата закриття|коли виконано|фактично виконано|дата выполнения факт|когда выполнено|дата закрытия|фактическая дата|изпълнена на|дата на приключване|завършена на|приключена на|изпълнено на|datum završetka|završeno dana|datum izvršenja|izvršeno dana|datum dovršetka|urađeno dana|obavljeno dana',
      'tasks.body': 'деталі|подробности|детали|detalji',
      'tasks.kind': 'тип|вид|тип завдання|тип задачі|тип задачи|вид задача|vrsta|tip|vrsta zadatka|tip zadatka',
      'companies.name': 'замовник|свързан клиент|klijent|kupac|stranka|клијент',
      'people.fullName': 'контактное лицо|osoba za kontakt',
    },
    notes: {
      'notes.title': 'привід|мета|тема розмови|заголовок|цель|тема разговора|относно|заглавие|naslov|povod|svrha',
      'notes.body':
        'про що говорили|зміст розмови|результат розмови|підсумки|домовились|що обговорили|суть|суть розмови|коротко про розмову|итог|что обсудили|суть разговора|итог разговора|результат разговора|краткое содержание|какво говорихме|обсъдено|резултат от разговора|съдържание на разговора|уговорено|sažetak|zaključak|beleška|dogovoreno|opis razgovora|o čemu se razgovaralo|zabilješka|rezime|sadržaj razgovora|садржај|dogovor|zaključci',
      'notes.happenedAt':
        'час|коли|дата контакту|час дзвінка|дата розмови|дата комунікації|дата/час|дата події|время звонка|дата разговора|дата события|дата взаимодействия|дата на разговор|дата на среща|дата на обаждане|кога|дата на контакт|дата на посещение|datum kontakta|datum poziva|datum sastanka|datum posjete|vrijeme|vreme|датум|kada|datum razgovora|datum i vreme|datum posete|време',
      'notes.kind':
        'вид|тип|тип контакту|вид контакту|канал|спосіб зв язку|вид комунікації|тип комунікації|тип взаємодії|спосіб контакту|тип події|тип дзвінка|тип контакта|вид контакта|способ связи|тип события|тип активности|вид коммуникации|тип взаимодействия|способ контакта|тип звонка|вид контакт|тип контакт|начин на контакт|начин на връзка|вид комуникация|vrsta|tip|vrsta kontakta|tip kontakta|način kontakta|vrsta aktivnosti|oblik kontakta|način komunikacije|tip aktivnosti|врста',
      'notes.detail':
        'тривалість|тривалість хв|напрям|длительность|продолжительность|направление|длительность мин|продължителност|резултат|времетраене|trajanje|ishod|rezultat|trajanje min',
      'companies.name': 'замовник|фірма|klijent|kupac|stranka|клијент',
      'people.fullName':
        'з ким|співрозмовник|учасники|хто|фио контакта|фио клиента|контактные лица|с кого|участници|говорих с|s kim|sa kim|sugovornik|sagovornik|sudionici|učesnici|razgovarao s|prisutni',
    },
  },
  greek: {
    companies: {
      'companies.name': 'όνομα πελάτη|επωνυμία προμηθευτή|διακριτικός τίτλος|φορέας|συνεργάτης εταιρεία|επωνυμία εταιρίας',
      'companies.size': 'αρ εργαζομένων|αριθμός υπαλλήλων|υπάλληλοι|αρ. υπαλλήλων',
      'companies.recordId': 'κωδικός πελάτη|κωδ πελάτη|κωδικός συναλλασσόμενου',
      'people.fullName': 'επικοινωνία|εκπρόσωπος|νόμιμος εκπρόσωπος|πρόσωπο επικοινωνίας|επαφή',
    },
    deals: {
      'deals.title':
        'περιγραφή εργασίας|περιγραφή εργασιών|περιγραφή έργου|εργασία|θέμα|τίτλος προσφοράς|αντικείμενο|ονομασία έργου|τίτλος ευκαιρίας|όνομα ευκαιρίας|υπηρεσία|είδος εργασίας|εργασίες|πώληση|όνομα συμφωνίας|περιγραφή προσφοράς|τίτλος έργου',
      'deals.amount':
        'ποσό χωρίς φπα|ποσό με φπα|σύνολο|καθαρή αξία|αξία προσφοράς|ποσό προσφοράς|κόστος|συνολικό ποσό|σύνολο χωρίς φπα|σύνολο με φπα|καθαρό ποσό|τελικό ποσό|αξία συμφωνίας|εκτιμώμενη αξία|τιμή προσφοράς|αξία χωρίς φπα|ποσό προ φπα|καθαρή τιμή|αναμενόμενα έσοδα',
      'deals.stage': 'στάδιο πώλησης|στάδιο ευκαιρίας|στάδιο συμφωνίας|πορεία',
      'deals.status': 'αποτέλεσμα|έκβαση|κατάσταση προσφοράς',
      'deals.probability': 'πιθανότητα επιτυχίας|ποσοστό επιτυχίας|πιθαν',
      'deals.expectedCloseOn':
        'αναμενόμενη ημερομηνία κλεισίματος|εκτιμώμενη ημερομηνία κλεισίματος|προβλεπόμενο κλείσιμο|αναμενόμενη ημ κλεισίματος|ημ κλεισίματος|ημ/νία κλεισίματος|κλείσιμο',
      'deals.closedAt': 'έκλεισε στις|έκλεισε',
      'deals.wonAt': 'ημ αποδοχής|ημερομηνία αποδοχής|ημ/νία αποδοχής|ημ υπογραφής|ημερομηνία υπογραφής',
      'deals.lostReason': 'λόγος απόρριψης|αιτία απόρριψης|λόγος χασίματος',
      'deals.originalCreatedAt':
        'ημ/νία|ημερομηνία|ημερομηνία προσφοράς|ημ/νία προσφοράς|ημ προσφοράς|ημερ|δημιουργήθηκε|ημ/νία δημιουργίας|ημ δημιουργίας',
      'deals.owner': 'ανατέθηκε σε|συντάκτης',
      'companies.name': 'εταιρεία πελάτη',
      'people.fullName': 'επαφή|επικοινωνία|άτομο επικοινωνίας',
    },
    tasks: {
      'tasks.title': 'τι|εκκρεμότητα|καθήκον|τίτλος εργασίας|τι πρέπει να γίνει|όνομα εργασίας|δουλειά|ενέργειες|εργασίες',
      'tasks.due':
        'ημερομηνία|μέχρι|καταληκτική ημερομηνία|έως πότε|λήγει|ημ λήξης|ημ/νία λήξης|πότε|προθ|ημ παράδοσης|ημερομηνία προθεσμίας|ημ/νία παράδοσης|διορία',
      'tasks.dueTime': 'ώρα',
      'tasks.priority': 'επείγον|σημαντικότητα|βαθμός προτεραιότητας',
      'tasks.status': 'έγινε|ολοκληρωμένο|πρόοδος|ολοκλήρωση',
      'tasks.assignee': 'ποιος|ανάθεση|αρμόδιος|εκτελεί|ανατέθηκε σε|χειριστής',
      'tasks.completedAt': 'ημερομηνία ολοκλήρωσης|ολοκληρώθηκε στις|ημ ολοκλήρωσης|ημ/νία ολοκλήρωσης',
      'tasks.body': 'λεπτομέρειες',
      'tasks.kind': 'είδος|τύπος|κατηγορία',
      'companies.name': 'έργο πελάτη',
      'people.fullName': 'επαφή|άτομο επικοινωνίας',
    },
    notes: {
      'notes.title': 'θέμα|τίτλος',
      'notes.body': 'περίληψη|τι ειπώθηκε|συζήτηση|περιεχόμενο κλήσης|σύνοψη|αποτέλεσμα συζήτησης|λεπτομέρειες|τι συζητήθηκε',
      'notes.happenedAt':
        'ημ/νία|ημερ|ώρα|ημερομηνία κλήσης|ημερομηνία συνάντησης|ημ/νία κλήσης|ημερομηνία επίσκεψης|ημ επίσκεψης|ημ κλήσης|πότε|ημ/νία επαφής|ώρα κλήσης|ημερομηνία/ώρα',
      'notes.kind': 'είδος|τύπος|τρόπος επικοινωνίας|τύπος επικοινωνίας|είδος επικοινωνίας|μέσο|κανάλι|τύπος επαφής|είδος επαφής',
      'notes.detail': 'διάρκεια|αποτέλεσμα|έκβαση|διάρκεια κλήσης',
      'people.fullName': 'με ποιον|επαφή|συνομιλητής|άτομο επικοινωνίας|συμμετέχοντες|μίλησα με',
    },
  },
  romanian: {
    companies: {
      'companies.name':
        'denumire societate|denumirea firmei|nume companie|denumire partener|cumpărător|agent economic|nume furnizor',
      'companies.size': 'număr salariați|nr salariați|salariați|mărime companie',
      'companies.recordId': 'cod client|cod partener|id client|cod furnizor',
      'people.fullName': 'reprezentant|reprezentant legal|pers de contact',
    },
    deals: {
      'deals.title':
        'obiect|descriere lucrare|denumire lucrare|denumire proiect|serviciu|subiect ofertă|obiectul ofertei|nume oportunitate|nume proiect|denumire ofertă|obiectul lucrării|lucrarea|nume tranzacție|comandă|solicitare|cerere',
      'deals.amount':
        'valoare fără tva|valoare cu tva|suma fără tva|total fără tva|preț fără tva|valoare lei|suma lei|preț total|buget estimat|venit așteptat|valoare totală|total cu tva|preț cu tva|suma cu tva|valoare netă|valoare tranzacție|sumă ofertată|preț ofertat|suma ofertei|valoarea ofertei|valoare ron|valoare eur',
      'deals.stage': 'etapă vânzare|etapa de vânzare|etapa vânzării|pas|stadiul|stadiu ofertă|etapa oportunității',
      'deals.status': 'stare ofertă|status ofertă',
      'deals.probability': 'probabilitate de câștig|probabilitate câștig|probabilitatea',
      'deals.expectedCloseOn':
        'data estimată închidere|închidere|data probabilă|data închidere estimată|termen decizie|data estimată de închidere|data previzionată|estimare închidere|data preconizată|data închiderii estimată',
      'deals.closedAt': 'închis la|închisă la|data închiderii efective',
      'deals.wonAt': 'data semnării|data contractului|data comenzii|data acceptării|data contract',
      'deals.lostReason': 'motiv|motivul refuzului|motiv refuz|motiv pierdut|cauza pierderii|motivul respingerii',
      'deals.originalCreatedAt': 'data cererii|data solicitării|creat|data oferta|data creare|data adăugării',
      'deals.owner': 'vânzător|întocmit de|ofertant',
    },
    tasks: {
      'tasks.title':
        'de rezolvat|ce trebuie făcut|nume sarcină|lucrare|acțiuni|sarcini|denumire sarcină|descriere sarcină|descrierea sarcinii|activitatea|denumire activitate',
      'tasks.due': 'data|termenul limită|până când|scadent|când|termen de finalizare|data termen|termen până la|data scadenței',
      'tasks.dueTime': 'ora limită',
      'tasks.priority': 'urgență|importanță|prioritatea|grad prioritate',
      'tasks.status': 'efectuat|gata|îndeplinit|realizat|finalizată|stadiul|rezolvat da nu',
      'tasks.assignee': 'cine|atribuit|atribuit lui|executant|alocat|alocat lui|persoana responsabilă|asignat|desemnat|cine face',
      'tasks.completedAt': 'data finalizare|finalizat în|data realizării|rezolvat la|data rezolvării',
      'tasks.kind': 'tip sarcină|tip activitate|tipul',
    },
    notes: {
      'notes.title': 'subiect|titlu|scop',
      'notes.body':
        'notiță|notițe|concluzii|ce s a discutat|discuții|conținut discuție|rezumatul discuției|conținutul discuției|minută|concluzie',
      'notes.happenedAt':
        'data apelului|data întâlnirii|ora|data contactului|data interacțiunii|data apel|data vizită|data/ora|data contactării|data întâlnire',
      'notes.kind':
        'tip contact|tipul|canal|mod contact|mod de contact|tip interacțiune|tip activitate|mijloc|tipul contactului|tip discuție|modalitate',
      'notes.detail': 'durată min',
      'people.fullName': 'cu cine|participanți|persoana|discutat cu|persoană contactată|persoane prezente',
    },
  },
}
