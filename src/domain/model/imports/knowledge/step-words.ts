/** How far a lead, an offer, an order or a booking is, in words that say so of something else as well. */
export const STEP_WORDS =
  'new|contacted|confirmed|in production|delivered|invoiced|follow up|booked|demo|meeting scheduled|new lead|' +
  'new order|processing|shipped|scheduled|inquiry|enquiry|deposit paid|awaiting payment|neu|kontaktiert|entwurf|' +
  'versendet|bestätigt|in produktion|geliefert|fakturiert|abgerechnet|nachfassen|wiedervorlage|angefragt|anfrage|' +
  'nouveau|nouvelle|contacté|contactée|brouillon|confirmé|confirmée|livré|livrée|facturé|facturée|à relancer|' +
  'relancé|validé|validée|express arrivé|nuevo|nueva|contactado|contactada|borrador|confirmado|confirmada|' +
  'entregado|entregada|facturado|facturada|seguimiento|nuovo|nuova|contattato|contattata|bozza|confermato|' +
  'confermata|consegnato|consegnata|fatturato|fatturata|novo|contatado|rascunho|entregue|faturado|em produção|' +
  'orçado|nieuw|gecontacteerd|concept|verzonden|bevestigd|geleverd|gefactureerd|aangevraagd|nowy|nowa|nowe|' +
  'skontaktowano|szkic|potwierdzone|potwierdzona|potwierdzony|dostarczone|zafakturowane|wycena|nový|nová|nové|' +
  'kontaktován|koncept|potvrzeno|potvrdené|dodáno|dodané|fakturováno|poptávka|új|kapcsolatfelvétel|' +
  'ajánlat elküldve|piszkozat|visszaigazolva|kiszállítva|tárgyalás|nou|nouă|contactat|contactată|ciornă|confirmat|' +
  'confirmată|livrat|facturat|negociere|ny|kontaktad|utkast|bekräftad|levererad|fakturerad|tilbud sendt|kontaktet|' +
  'bekreftet|bekræftet|levert|leveret|fakturert|faktureret|uusi|tarjous lähetetty|luonnos|vahvistettu|toimitettu|' +
  'laskutettu|neuvottelu|новый|новая|новое|связались|кп отправлено|черновик|принято|принята|подтвержден|' +
  'подтверждён|подтверждена|доставлен|доставлено|выставлен счет|новий|нова|чернетка|прийнято|підтверджено|' +
  'виконано|потвърдена|потвърдено|чернова|nova|potvrđeno|potvrđena|isporučeno|nacrt|potrjeno|osnutek|νέο|νέα|' +
  'επιβεβαιωμένη|επιβεβαιωμένο|πρόχειρο|παραδόθηκε|yeni|taslak|teslim edildi|görüşme|görüşüldü|新規|見積送付|見積済|下書き|' +
  '確認済|確定|納品済|請求済|新建|新增|已联系|已報價|已报价|已确认|已確認|已发货|已出貨|草稿|意向|신규|견적발송|견적|협의중|확정|납품완료|작성중|mới|đã liên hệ|đàm phán|nháp|' +
  'đã xác nhận|đã giao|baru|dihubungi|penawaran terkirim|negosiasi|draf|dikonfirmasi|dikirim|ใหม่|ติดต่อแล้ว|' +
  'ส่งใบเสนอราคา|ร่าง|ยืนยันแล้ว|جديد|جديدة|تم التواصل|عرض مرسل|مسودة|مؤكد|مؤكدة|تم التسليم|تفاوض|' +
  'پیشنهاد ارسال شد|پیش نویس|חדש|נשלחה הצעה|טיוטה|נמסר|nou client|enviat|išsiųsta|priimta|juodraštis|patvirtinta|' +
  'nosūtīts|apstiprināts|saadetud|kinnitatud|ახალი|დადასტურებული|დადასტურებულია'
