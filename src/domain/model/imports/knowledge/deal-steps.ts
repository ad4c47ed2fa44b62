/**
 * How far a deal has come, by words that names of stages hold, in the order of a pipeline. In English, German, French, Spanish,
 * Italian, Portuguese, Dutch, Polish, Czech, Swedish, Turkish and Japanese, as the programs call theirs.
 */
export const DEAL_STEPS = {
  new: 'new|lead|inbox|incoming|prospecting|prospect|backlog|to contact|neu|eingang|interessent|nouveau|nouvelle|à contacter|nuevo|nueva|prospecto|nuovo|nuova|novo|nova|nieuw|nowy|nowa|nový|nová|ny förfrågan|inkommande|yeni|aday|新規|見込み|リード',
  contacted:
    'contacted|contact made|first contact|outreach|appointment|meeting scheduled|connected|kontaktiert|erstkontakt|kontakt aufgenommen|termin|contacté|premier contact|prise de contact|rendez-vous|contactado|primer contacto|cita|contattato|primo contatto|appuntamento|contatado|contactado|primeiro contato|gecontacteerd|eerste contact|afspraak|skontaktowano|pierwszy kontakt|spotkanie|kontaktován|první kontakt|schůzka|kontaktad|första kontakt|möte bokat|iletişim kuruldu|ilk görüşme|görüşme|randevu|連絡済み|初回接触|アポ|面談',
  qualified:
    'qualified|qualification|qualifying|discovery|needs analysis|needs defined|qualifiziert|qualifizierung|bedarf|bedarfsanalyse|qualifié|qualification|analyse des besoins|découverte|calificado|cualificado|calificación|análisis de necesidades|qualificato|qualifica|analisi dei bisogni|qualificado|qualificação|gekwalificeerd|kwalificatie|behoefteanalyse|zakwalifikowany|kwalifikacja|analiza potrzeb|kvalifikovaný|kvalifikace|analýza potřeb|kvalificerad|kvalificering|behovsanalys|nitelikli|nitelendirme|ihtiyaç analizi|精査|ヒアリング|課題把握|案件化',
  presented:
    'demo|demonstration|presentation|presented|trial|pilot|evaluation|value proposition|präsentation|vorführung|testphase|présentation|démonstration|essai|presentación|demostración|prueba|presentazione|dimostrazione|prova|apresentação|demonstração|teste|presentatie|demonstratie|proefperiode|prezentacja|okres próbny|prezentace|ukázka|presentation|demonstration|provperiod|sunum|deneme|デモ|プレゼン|試用|評価',
  proposed:
    'proposal|proposed|quote|quotation|offer|estimate|price quote|angebot|offerte|vorschlag|kostenvoranschlag|proposition|devis|offre|propuesta|presupuesto|oferta|cotización|proposta|preventivo|offerta|orçamento|cotação|voorstel|offerte|propozycja|oferta|wycena|nabídka|návrh|cenová nabídka|förslag|offert|teklif|öneri|提案|見積',
  negotiated:
    'negotiation|negotiating|negotiations|decision|decision maker|review|verhandlung|verhandlungen|entscheidung|négociation|décision|negociación|decisión|negoziazione|trattativa|decisione|negociação|decisão|onderhandeling|beslissing|negocjacje|decyzja|vyjednávání|jednání|rozhodnutí|förhandling|beslut|müzakere|pazarlık|karar|交渉|商談|決裁|検討',
  agreed:
    'contract|contract sent|verbal|commit|committed|signature|order|vertrag|unterschrift|zusage|auftrag|contrat|signature|accord|contrato|firma|acuerdo|contratto|accordo|ordine|contrato|assinatura|acordo|contract|handtekening|akkoord|umowa|podpis|zamówienie|smlouva|podpis|objednávka|avtal|kontrakt|signering|beställning|sözleşme|imza|sipariş|契約|受注見込|内示|発注',
} as const

/** Whole names of stages that mean one step and no other, HubSpot's ids among them: a stage of that step is taken unasked. */
export const SURE_STEPS: Readonly<Record<keyof typeof DEAL_STEPS, string>> = {
  new: 'new|lead|leads|new lead|inbox|neu|neuer lead|nouveau|nouveau lead|nuevo|nuevo lead|nuovo|nuovo lead|novo|novo lead|nieuw|nieuwe lead|nowy|nowy lead|nový|ny|nytt lead|uusi|yeni|új|nou|новый|новый лид|нова|新規|リード|新线索|신규',
  contacted:
    'contacted|contact made|first contact|initial contact|appointment scheduled|appointmentscheduled|meeting scheduled|kontaktiert|erstkontakt|kontakt aufgenommen|contacté|premier contact|contactado|primer contacto|contattato|primo contatto|contatado|primeiro contato|gecontacteerd|eerste contact|skontaktowano|pierwszy kontakt|kontaktován|první kontakt|kontaktad|första kontakt|kontaktet|kontaktoitu|iletişim kuruldu',
  qualified:
    'qualified|qualifying|qualification|qualified to buy|qualifiedtobuy|qualified lead|sales qualified|in qualification|qualifiziert|qualifizierung|qualifizieren|qualifié|qualifiée|calificado|calificada|cualificado|cualificada|calificación|cualificación|qualificato|qualificata|qualifica|qualificado|qualificada|qualificação|gekwalificeerd|kwalificatie|zakwalifikowany|zakwalifikowana|kwalifikacja|kvalifikovaný|kvalifikováno|kvalifikace|kvalificerad|kvalificering|kvalificeret|kvalifisert|kvalifioitu|nitelikli|minősített|calificat|квалифицирован|квалификация|кваліфікація',
  presented:
    'demo|presentation|presented|presentation scheduled|presentationscheduled|demo scheduled|demo done|präsentation|vorführung|présentation|démonstration|presentación|demostración|presentazione|apresentação|demonstração|presentatie|demonstratie|prezentacja|prezentace|demonstration|sunum|презентация|демо|デモ|プレゼン',
  proposed:
    'proposal|proposal sent|proposal made|proposal presented|proposal submitted|proposal delivered|proposal price quote|proposal quote|proposed|quote|quoted|quote sent|quotation|quotation sent|price quote|offer|offer sent|offer made|estimate sent|angebot|angebot gesendet|angebot versendet|angebot verschickt|angebot abgegeben|angebot erstellt|angebotsphase|proposition|proposition envoyée|proposition commerciale|devis|devis envoyé|offre envoyée|propuesta|propuesta enviada|propuesta presentada|presupuesto|presupuesto enviado|presupuestado|cotización|cotización enviada|cotizado|oferta enviada|proposta|proposta inviata|proposta enviada|proposta apresentada|preventivo|preventivo inviato|offerta|offerta inviata|orçamento|orçamento enviado|offerte|offerte verstuurd|offerte verzonden|offerte uitgebracht|voorstel|oferta|oferta wysłana|złożona oferta|oferta złożona|wycena|nabídka|nabídka odeslána|cenová nabídka|ponuka|offert|offert skickad|tilbud|tilbud sendt|tilbud gitt|tilbud afgivet|tarjous|tarjous lähetetty|tarjous jätetty|teklif|teklif gönderildi|teklif verildi|teklif aşaması|ajánlat|ajánlat elküldve|ajánlatadás|ofertă|ofertă trimisă|ofertare|ponuda|ponuda poslana|предложение|кп отправлено|коммерческое предложение|предложение отправлено|пропозиція|пропозицію надіслано|оферта|προσφορά|הצעה|הצעת מחיר|عرض سعر|見積|見積提出|提案|提案中|报价|方案报价|견적|제안|báo giá|penawaran',
  negotiated:
    'negotiation|negotiating|negotiations|in negotiation|under negotiation|contract negotiation|contract negotiations|price negotiation|final negotiation|verhandlung|verhandlungen|in verhandlung|vertragsverhandlung|négociation|en négociation|en cours de négociation|negociación|negociando|en negociación|trattativa|in trattativa|negoziazione|in negoziazione|negociação|negociando|em negociação|onderhandeling|in onderhandeling|onderhandelen|negocjacje|negocjacja|w trakcie negocjacji|negocjacje umowy|vyjednávání|rokovanie|förhandling|förhandlar|under förhandling|forhandling|i forhandling|neuvottelu|neuvottelussa|müzakere|pazarlık|tárgyalás|negociere|în negociere|pregovori|переговоры|на переговорах|переговори|преговори|διαπραγμάτευση|משא ומתן|تفاوض|مفاوضات|交渉|交渉中|谈判|商务谈判|협상|đàm phán|negosiasi',
  agreed:
    'contract sent|contractsent|verbal agreement|verbal commitment|verbal|contract|vertrag versendet|vertrag verschickt|contrat envoyé|contrato enviado|contratto inviato|contract verstuurd|umowa wysłana|smlouva odeslána|avtal skickat|sözleşme gönderildi|договор отправлен|契約',
}

/** Why deals are lost, by words that names of reasons hold, in the same languages. */
export const LOSS_CAUSES = {
  price:
    'price|pricing|expensive|too dear|cost|preis|zu teuer|kosten|prix|trop cher|coût|precio|caro|costo|prezzo|preço|custo|prijs|te duur|cena|drogo|za drogie|pris|för dyrt|fiyat|pahalı|価格|高い|料金',
  budget: 'budget|funding|presupuesto|bilancio|orçamento|budżet|rozpočet|bütçe|予算',
  competitor:
    'competitor|competition|competitors|wettbewerb|wettbewerber|konkurrenz|mitbewerber|concurrent|concurrence|competidor|competencia|concorrente|concorrenza|concorrência|concurrent|concurrentie|konkurencja|konkurent|konkurence|konkurrent|rakip|競合|他社',
  timing:
    'timing|not now|too late|bad time|zeitpunkt|zu spät|später|calendrier|trop tard|momento|demasiado tarde|tempistica|troppo tardi|muito tarde|te laat|termin|za późno|načasování|pozdě|tidpunkt|zamanlama|時期|タイミング',
  silence:
    'no response|no reply|unresponsive|unreachable|ghosted|keine antwort|keine rückmeldung|nicht erreichbar|sans réponse|pas de réponse|injoignable|sin respuesta|no responde|nessuna risposta|sem resposta|geen reactie|geen antwoord|brak odpowiedzi|bez odpovědi|neodpovídá|inget svar|cevap yok|yanıt yok|返信なし|連絡不通|音信不通',
  features:
    'feature|features|functionality|product fit|funktion|funktionen|fehlende funktion|fonctionnalité|funcionalidad|funzionalità|funcionalidade|functionaliteit|funkcjonalność|funkce|funktionalitet|özellik|機能',
  need: 'no need|not interested|no interest|kein bedarf|kein interesse|pas de besoin|pas intéressé|sin necesidad|sin interés|no interesado|nessun interesse|sem interesse|geen interesse|geen behoefte|brak zainteresowania|bez zájmu|inget behov|inget intresse|ihtiyaç yok|ilgilenmiyor|必要なし|興味なし|ニーズなし',
} as const

/** What a pipeline is called by those who have one only. */
export const USUAL_PIPELINE =
  'pipeline|default|default pipeline|main|main pipeline|standard|standard pipeline|general|sales|sales pipeline|deals|deal pipeline|new business|vertrieb|vertriebspipeline|standardpipeline|hauptpipeline|verkauf|ventes|pipeline par défaut|pipeline principal|pipeline des ventes|ventas|embudo|embudo de ventas|vendite|vendas|funil|funil de vendas|funil padrão|verkoop|hoofdpijplijn|sprzedaż|lejek sprzedaży|domyślny|prodej|obchod|försäljning|salg|myynti|satış|продажи|воронка|воронка продаж|основная воронка|продажі|воронка продажів|営業|パイプライン|销售|销售管道|영업|영업 파이프라인'

/** What a reason is called that stands for deals whose file says none, in the languages that we write it in. */
export const IMPORTED = 'imported|importiert'
