/*
 * Further words of the cells, besides those that programs write: what people write themselves, and in further languages. Read
 * after `value-words`: of a word that both have, that one says what it means.
 */

export const FURTHER_FLAGS = {
  yes: 'evet|tak|ano|áno|igen|da|да|так|kyllä|jah|taip|jā|ναι|はい|有|是|예|có|ya|نعم|כן|ok|✔|☑|✅|wahr',
  no: 'hayır|nie|ne|nem|nu|нет|ні|ei|nė|nē|όχι|いいえ|無|否|아니오|không|tidak|لا|לא|nej|nei',
}

export const FURTHER_LIFECYCLES = {
  lead: 'novo|nova|neu|nouveau|nouvelle|nuevo|nueva|nuovo|nuova|nieuw|nowy|nowa|nový|nová|ny|uusi|yeni|új|nou|новый|новий|нов|新規|新|not contacted|to contact|uncontacted|cold|kaltkontakt|lead neu|potenziale|prospecto nuevo',
  prospect:
    'potential|potential client|warm|hot|contacted|in contact|interested|interessiert|in kontakt|prospekt|cliente potenziale|potenzieller kunde|cliente en potencia|lead qualificado|potentiële klant|potencjalny klient|potenciální zákazník|potentiell kund|prospekti|potansiyel müşteri|aday müşteri|leendő ügyfél|client potențial|потенциальный клиент|потенційний клієнт|見込み客|見込み|潜在客户|intéressé|interesado|interessato|interessado|geïnteresseerd',
  customer:
    'current customer|current client|existing client|active|active client|customers|stammkunde|neukunde|aktiver kunde|client existant|client fidèle|cliente activo|cliente actual|cliente attivo|cliente ativo|cliente atual|bestaande klant|actieve klant|stały klient|aktualny klient|aktivní zákazník|stálý zákazník|befintlig kund|nykyinen asiakas|asiakas|müşteri|mevcut müşteri|ügyfél|vevő|klient|klient stały|zákazník|kund|клиент|постоянный клиент|клієнт|既存客|顧客|既存顧客|客户|고객',
  former:
    'former client|past client|previous customer|lapsed|ex client|altkunde|kunde inaktiv|ancien|exkunde|ex cliente|cliente inattivo|ex klant|oud klant|były klient|bývalý zákazník|tidigare kund|entinen asiakas|eski müşteri|volt ügyfél|fost client|бывший клиент|休眠客|inactive|inaktiv|inactif|inactivo|inattivo|inativo',
  other:
    'pers|press|presse|investor|media|family|friend|familie|freund|ami|amigo|amico|partenaire|socio|fornitore|fournisseur|proveedor|leverancier|dostawca|dodavatel|leverantör|tedarikçi|beszállító|furnizor|партнер|поставщик',
}

export const FURTHER_ENDINGS = {
  won: 'sold|signed|accepted|order received|order placed|ordered|awarded|approved|contract signed|po received|verkauft|beauftragt|auftrag erteilt|auftrag erhalten|zuschlag|bestellt|angenommen|unterschrieben|signé|signée|accepté|acceptée|commandé|vendu|bon pour accord|accord client|aceptado|aceptada|vendido|vendida|firmado|cerrado con éxito|adjudicado|accettato|accettata|firmato|venduto|confermato|confermata|aggiudicata|akkoord|getekend|geaccepteerd|verkocht|aceite|assinado|assinada|fechada ganha|contratado|podpisane|podpisana|zaakceptowana|przyjęta|zrealizowana|sprzedane|objednáno|podepsáno|přijato|realizováno|accepterad|beställd|såld|accepteret|bestilt|godkendt|akseptert|solgt|voitettu|tilattu|hyväksytty|satıldı|onaylandı|kabul edildi|sipariş alındı|megrendelve|elfogadva|megnyert|nyert|nyertes|câștigat|câștigată|acceptat|semnat|продано|оплачено|договор подписан|успіх|виграно|успішно реалізовано|успешно|спечелена|спечелен|κερδισμένη|κερδήθηκε|dobiveno|dobivena|prihvaćeno|dobljeno|vyhraté|vyhraný obchod|laimėta|uzvarēts|võidetud|已成交|赢单|成交|계약완료|성공|수주|đã chốt|thành công|thắng|menang|berhasil|فاز|تم البيع|נסגר בהצלחה|closedwon',
  lost: 'rejected|declined|refused|not awarded|no sale|no deal|not interested|abgelehnt|absage|abgesagt|nicht beauftragt|kein auftrag|storniert|zurückgezogen|refusé|refusée|annulé|annulée|abandonné|sans suite|rechazado|rechazada|descartado|cancelado|cancelada|anulado|rifiutato|rifiutata|annullato|annullata|abbandonata|afgewezen|vervallen|geen opdracht|geannuleerd|perdido para concorrente|recusado|recusada|odrzucona|odrzucone|odrzucony|anulowana|rezygnacja|zamítnuto|odmítnuto|zrušeno|stornováno|avböjd|avslag|förlorat|afvist|avvist|hävitty|hylätty|peruttu|reddedildi|iptal|iptal edildi|elutasítva|elvesztett|vesztes|elveszett|pierdut|pierdută|refuzat|respins|отказ|отменена|провал|закрито і не реалізовано|втрачено|програно|загубена|изгубена|отказана|χαμένη|απορρίφθηκε|izgubljeno|odbijeno|zavrnjeno|prehraté|odmietnuté|pralaimėta|zaudēts|kaotatud|输单|流失|已丢单|실패|실주|thất bại|thua|gagal|kalah|خسارة|אבוד|closedlost',
}

export const FURTHER_TASK_KINDS = {
  'to-do':
    'feladat|teendő|to do|todo|sonstige|admin|opgave|oppgave|tehtävä|sarcină|завдання|справа|εργασία|zadatak|naloga|úloha|ülesanne|užduotis|uzdevums|任务|할일|công việc|tugas|příprava|vorbereitung|büro|erinnerung|reminder|recordatorio|promemoria|lembrete|herinnering|przypomnienie',
  call: 'telefon hívás|telefonhívás|hívás|telefonálás|visszahívás|rückruf|anrufen|telefonieren|call back|callback|rappel téléphonique|appeler|téléphone|llamar|telefonata|telefonare|chiamare|telefonema|ligar|telefonisch|opbellen|rozmowa|rozmowa telefoniczna|zadzwonić|hovor|zavolat|telefonát|telefonsamtal|ringa|ring|opkald|ringe|telefonsamtale|puhelu|soitto|soita|telefon görüşmesi|apel|apel telefonic|telefon apel|дзвінок|зателефонувати|позвонить|обаждане|τηλέφωνο|τηλεφώνημα|poziv|klic|skambutis|zvans|kõne|打电话|전화|통화|gọi điện|cuộc gọi|telepon|phone|tel',
  email:
    'e-mail küldés|email küldés|levél|mailen|e-mail schreiben|nachricht|envoyer mail|correo electrónico enviado|posta|posta elettronica|mailtje|wysłać e-mail|poslat email|mejl|maila|sähköposti|e-posta gönder|эл. письмо|письмо|лист|имейл|邮件|이메일|gửi email|surel|e-mail',
  meeting:
    'találkozó|megbeszélés|tárgyalás|személyes|besuch|kundenbesuch|vor ort termin|ortstermin|aufmaß|visite|réunion|rendez vous|visita|sopralluogo|incontro|afspraak bij klant|bezoek|wizyta|spotkanie z klientem|návštěva|jednání|besök|møde|besøg|videomøde|møte|besøk|tapaaminen|palaveri|kokous|ziyaret|görüşme|întâlnire|vizită|зустріч|візит|визит|среща|συνάντηση|sastanak|sestanek|stretnutie|susitikimas|tikšanās|kohtumine|koosolek|会议|拜访|회의|미팅|방문|gặp mặt|cuộc họp|rapat|pertemuan|site visit|visit|videocall|video call|zoom|teams',
}

export const FURTHER_PRIORITIES = {
  low: 'alacsony|kicsi|niedrige|bas|bajo|basso|baixo|lage|niskie|lav|matala|alhainen|önemsiz|scăzut|scăzută|mică|низька|низкая|нисък|χαμηλή|niska|nizko|nizak|nízka|žemas|zems|madal|低い|낮음|thấp|rendah|منخفض|נמוכה|c|lågt|liten',
  medium:
    'közepes|normál|közép|mittlere|moyen|medio|médio|média|middelmatig|zwykły|běžná|mellan|medel|middels|mellem|keskitaso|normaali|tavallinen|orta düzey|mediu|medie|normală|середній|середня|средняя|нормальный|среден|μεσαία|srednji|srednja|srednje|stredná|vidutinis|vidējs|keskmine|中等|普通|보통|trung bình|sedang|متوسط|בינונית|b|medelhög',
  high: 'magas|nagy|hohe|haut|alto|elevado|elevata|hoge|wysokie|høy|høj|korkea|tärkeä|önemli|ridicat|ridicată|mare|важно|висока|высокая|висок|υψηλή|visok|visoka|visoko|vysoká|aukštas|augsts|kõrge|高い|높음|cao|tinggi|مرتفع|גבוהה|a|important|wichtig|importante|belangrijk|ważne|viktigt|högt|stor',
  urgent:
    'sürgős|azonnal|eilig|sofort|urgente|dringend|akut|haster|kiire|kiireellinen|çok acil|urgentă|терміново|срочно|срочная|спешно|επείγον|hitno|nujno|urgentné|skubu|steidzami|紧急|긴급|khẩn cấp|mendesak|عاجل|דחוף|kritická|kritisk|asap',
}

export const FURTHER_TASK_STATUSES = {
  open: 'folyamatban|nyitott|függőben|új|nem kezdődött el|delegated|blocked|on hold|later|backlog|todo|doing|läuft|geplant|warten|in arbeit|wartet|à venir|en attente|a faire|prévu|no|sin empezar|en proceso|non iniziato|in attesa|niet begonnen|loopt|wacht|não iniciada|não|pendente|w trakcie|oczekuje|otwarte|rozpracované|rozpracováno|čeká|nesplněno|nej|väntar|påbörjat|ej klart|i gang|ikke startet|afventer|venter|ikke begynt|pågår|kesken|avoin|aloittamatta|ei|odottaa|hayır|beklemede|yapılmadı|în lucru|în curs|neînceput|nou|nu|deschis|в процесі|не розпочато|нове|відкрито|в ожидании|не начата|нет|в процес|незапочната|σε εξέλιξη|εκκρεμεί|δεν ξεκίνησε|u tijeku|nije započeto|otvoreno|v teku|odprto|prebieha|nezačaté|otvorené|vykdoma|nepradėta|procesā|nav sākts|töös|alustamata|待办|进行中|未开始|진행중|진행 중|대기|đang làm|chưa bắt đầu|belum dimulai|berjalan|proses|قيد التنفيذ|בתהליך|nie|ne|nem',
  done: 'kész|elkészült|befejezve|teljesítve|lezárva|igen|ok|oui|sí|sim|sì|si|evet|tak|ano|fatta|svolto|chiuso|fini|fermé|clos|klart|färdigt|avklarat|gjort|færdig|udført|afsluttet|lukket|utført|ferdig|fullført|valmis|tehty|kyllä|suljettu|yapıldı|tamam|kapandı|finalizat|terminat|gata|rezolvat|da|виконано|готова|завершено|так|да|выполнена|завершена|закрыто|сделано|изпълнена|приключена|ολοκληρώθηκε|ναι|završeno|gotovo|končano|zaključeno|dokončené|splnené|áno|atlikta|baigta|pabeigts|izpildīts|tehtud|lõpetatud|已完成|完成|완료|hoàn thành|xong|selesai|مكتمل|הושלם|בוצע|vyřízeno|udělané|zrobione tak|erl|abgehakt|☑|✔|✅',
  cancelled:
    'törölve|elmarad|entfällt|gestrichen|abandonné|abandonada|anulado|anulada|descartada|annullato|vervallen|cancelada|odwołane|odpadá|utgår|aflyst|avlyst|peruttu|anulat|скасовано|отменена|отменен|отказана|ακυρώθηκε|otkazano|preklicano|zrušené|atšaukta|atcelts|tühistatud|已取消|取消|취소|đã hủy|dibatalkan|ملغى|בוטל',
}

export const FURTHER_NOTE_KINDS = {
  note: 'anteckning|notat|muistiinpano|notatka|poznámka|feljegyzés|notiță|нотатка|заметка|бележка|not|brief|sonstiges|other|kirje',
  call: 'telefon hívás|telefonhívás|hívás|telefonálás|visszahívás|rückruf|anrufen|telefonieren|call back|callback|rappel téléphonique|appeler|téléphone|llamar|telefonata|telefonare|chiamare|telefonema|ligar|telefonisch|opbellen|rozmowa|rozmowa telefoniczna|zadzwonić|hovor|zavolat|telefonát|telefonsamtal|ringa|ring|opkald|ringe|telefonsamtale|puhelu|soitto|soita|telefon görüşmesi|apel|apel telefonic|telefon apel|дзвінок|зателефонувати|позвонить|обаждане|τηλέφωνο|τηλεφώνημα|poziv|klic|skambutis|zvans|kõne|打电话|전화|통화|gọi điện|cuộc gọi|telepon|phone|tel',
  meeting:
    'találkozó|megbeszélés|tárgyalás|személyes|besuch|kundenbesuch|vor ort termin|ortstermin|aufmaß|visite|réunion|rendez vous|visita|sopralluogo|incontro|afspraak bij klant|bezoek|wizyta|spotkanie z klientem|návštěva|jednání|besök|møde|besøg|videomøde|møte|besøk|tapaaminen|palaveri|kokous|ziyaret|görüşme|întâlnire|vizită|зустріч|візит|визит|среща|συνάντηση|sastanak|sestanek|stretnutie|susitikimas|tikšanās|kohtumine|koosolek|会议|拜访|회의|미팅|방문|gặp mặt|cuộc họp|rapat|pertemuan|site visit|visit|videocall|video call|zoom|teams|messe|messe besuch|messekontakt|lunch|demo|salon|event',
  email:
    'e-mail küldés|email küldés|levél|mailen|e-mail schreiben|nachricht|envoyer mail|correo electrónico enviado|posta|posta elettronica|mailtje|wysłać e-mail|poslat email|mejl|maila|sähköposti|e-posta gönder|эл. письмо|письмо|лист|имейл|邮件|이메일|gửi email|surel|e-mail',
}

/** What people write for "nothing", to the letter. */
export const FURTHER_PLACEHOLDERS =
  'n.c.|inconnu|inconnue|non renseigné|néant|aucun|aucune|sans|s.o.|ninguno|ninguna|desconocido|sin datos|s/d|no tiene|no consta|nessuno|nessuna|sconosciuto|n.d.|non disponibile|non presente|geen|onbekend|n.v.t.|nvt|não tem|nenhum|nenhuma|não informado|desconhecido|brak|brak danych|b.d.|nie dotyczy|nieznany|není|neznámý|neznámo|neuvedeno|saknas|okänd|okänt|ej angivet|ukendt|ukjent|ikke oplyst|ei ole|ei tiedossa|tuntematon|puuttuu|yok|bilinmiyor|belirtilmemiş|nincs|nem ismert|ismeretlen|n.a|nu există|nu are|necunoscut|fără|нет данных|неизвестно|не указан|не указано|н/д|немає|невідомо|няма|неизвестен|δεν υπάρχει|άγνωστο|nema|nepoznato|ni podatka|nie je|neuvedené|nėra|nav|puudub|未定|不明|未確認|担当者未確認|なし|無し|該当なし|无|暂无|未知|없음|미정|không có|chưa có|tidak ada|لا يوجد|אין|entfällt|unbek.|to be confirmed|tbc|not known|not given|not specified|no data|missing'

/** What a status says of a deal that is not over, where its stage says how far it is. */
export const OPEN_STATUSES =
  'ongoing|waiting|in negotiation|sent|under review|draft|to follow up|in bearbeitung|laufend|läuft|ausstehend|en cours|en attente|envoyé|relance|en curso|pendiente|en proceso|enviado|in corso|in attesa|inviato|in behandeling|lopend|verstuurd|em andamento|pendente|em aberto|em negociação|enviada|w toku|w trakcie|oczekuje|wysłana|probíhá|čeká|odesláno|odeslaná|pågår|skickad|i gang|afventer|sendt|pågår nå|käynnissä|avoin|odottaa|lähetetty|devam ediyor|bekliyor|beklemede|gönderildi|folyamatban|nyitott|függőben|elküldve|în curs|deschis|deschisă|trimis|în lucru|новая|в процессе|ожидание|отправлено|відкрита|в роботі|нова|отворена|изпратена|σε εξέλιξη|ανοιχτή|otvoreno|u tijeku|u toku|odprto|v teku|otvorené|prebieha|vykdoma|procesā|töös|进行中|跟进中|진행중|진행 중|đang xử lý|đang thực hiện|berjalan|proses|جاري|בתהליך|פתוח'
