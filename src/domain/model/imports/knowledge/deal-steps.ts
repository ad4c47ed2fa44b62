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

/** What a reason is called that stands for deals whose file says none, in the languages that we write it in. */
export const IMPORTED = 'imported|importiert'
