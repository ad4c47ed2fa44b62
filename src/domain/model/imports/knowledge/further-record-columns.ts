import type { ImportCollection } from '../import-collections'
import type { FieldTarget } from '../targets'

/** What lists in twelve languages call the columns of deals, tasks, notes and companies, besides what programs call them. */
export const FURTHER_RECORD_COLUMNS: Readonly<
  Partial<Record<ImportCollection, Readonly<Partial<Record<FieldTarget | `*.${string}`, string>>>>>
> = {
  companies: {
    '*.name':
      'kunde|naam|namn|navn|nome|nom|nazwa|název|名称|supplier|supplier name|vendor|vendor name|lieferant|fournisseur|proveedor|fornitore|leverancier|fornecedor|nazwa firmy|firma adı|şirket adı|företag|företagsnamn|název společnosti|název firmy|会社名|企業名|取引先名|denominazione sociale|denominazione|handelsnaam|nome fantasia|nombre comercial|legal name|trade name',
    '*.industry':
      'categoria fornitura|categoria fornitore|categoria fornitori|segmento|branża|obor|bransch|sektör|業種|отрасль|setor|ramo|bedrijfstak',
    '*.size':
      'effectif|nº empleados|dipendenti|aantal medewerkers|aantal werknemers|número de funcionários|liczba pracowników|počet zaměstnanců|antal anställda|çalışan sayısı|従業員数',
    '*.website': 'strona www|webová stránka|hemsida|webb|web sitesi|ホームページ|site internet|site',
    '*.city': 'comune|gemeente',
    '*.description': 'note extra',
    'people.email': 'pec',
    'people.fullName':
      'persona de contacto|er referens|contact person name|interlocuteur|dirigeant|dirigeants|fondateur|fondatrice|founder|founder name|gründer|fondatore|fundador|contactpersonen|contactpersoon naam|referente|persona di riferimento|contactpersoon|pessoa de contato|contato|osoba kontaktowa|kontaktní osoba|kontaktperson|yetkili|yetkili kişi|ilgili kişi|担当者|担当者名|контактное лицо|contatto|poc',
  },
  deals: {
    'companies.name':
      'klient|kund|müşteri|取引先名|取引先|会社名|zákazník|aangemaakt voor|société cliente|firma adı|företag|společnost|компания|organisaatio|klantnaam',
    'companies.website': 'website|homepage|company website|webseite|site web|sitio web|sito web|strona www|hemsida|webbplats',
    'people.fullName': 'referente|osoba kontaktowa|kontaktní osoba|yetkili kişi|ilgili kişi',
    '*.title':
      'affaire|nom de l affaire|opportunità|trattativa|nome opportunità|szansa sprzedaży|nazwa szansy|transakcja|obchodní příležitost|příležitost|obchod|název obchodu|affär|affärsnamn|säljmöjlighet|fırsat|fırsat adı|anlaşma|商談名|商談|案件名|案件|negócio|nome da oportunidade|nombre de la oportunidad|nom de l opportunité|verkoopkans|naam deal|trato',
    '*.pipeline':
      'funil|funil de vendas|lejek|lejek sprzedaży|trychtýř|säljtratt|satış hunisi|パイプライン|embudo de ventas|tunnel de vente',
    '*.stage':
      'etap|etap sprzedaży|fáze|fáze obchodu|säljfas|fas|steg|aşama|satış aşaması|フェーズ|ステージ|商談フェーズ|étape de vente|fase di vendita|etapa de venta|etapa de vendas|verkoopfase|angebotsstatus',
    '*.amount': 'värde|見込金額|montant estimé|valor estimado|valore stimato|geschatte waarde|volume|montante|valor total',
    '*.probability':
      'prawdopodobieństwo|pravděpodobnost|sannolikhet|olasılık|確度|確率|probabilidade|waarschijnlijkheid|вероятность',
    '*.expectedCloseOn':
      'planowana data zamknięcia|data zamknięcia|przewidywana data zamknięcia|datum uzavření|očekávané uzavření|förväntat avslut|avslutsdatum|kapanış tarihi|tahmini kapanış|完了予定日|受注予定日|previsão de fechamento|data prevista de fechamento|chiusura prevista|verwachte sluitingsdatum|verwachte sluiting|clôture prévue|cierre previsto|expected signature|expected order date',
    '*.owner':
      'venditore|opiekun|handlowiec|obchodník|säljare|ansvarig|sorumlu|satış temsilcisi|assigned rep|assigned sales rep|sales person|商談所有者|担当|agente|commerciale|vendedor|verkoper|vertriebler',
    '*.stageEnteredAt':
      'letzte phasenänderung|dernier changement d’étape|último cambio de etapa|ultimo cambio di fase|última alteração de etapa|última mudança de etapa|laatste fasewijziging|ostatnia zmiana etapu|senaste fasändring|siste faseendring|poslední změna fáze|последнее изменение этапа',
    '*.closedAt':
      'deal abgeschlossen am|affaire conclue le|trato cerrado el|affare chiuso il|negócio fechado em|deal gesloten op',
    '*.wonAt':
      'datum des gewonnenen deals|date de l’affaire gagnée|fecha del trato ganado|data dell’affare vinto|data do negócio ganho|datum gewonnen deal',
    '*.lostAt':
      'datum des verlorenen deals|date de l’affaire perdue|fecha del trato perdido|data dell’affare perso|data do negócio perdido|datum verloren deal',
  },
  tasks: {
    '*.title':
      'zadanie|úkol|název úkolu|uppgift|uppgiftsnamn|görev|görev adı|タスク|タスク名|件名|nombre de la tarea|nome da tarefa|nom de la tâche|nome attività|taaknaam|задача',
    '*.due':
      'fecha límite|vence|prazo|data limite|data di scadenza|date limite|à faire pour le|termin|termin wykonania|datum splnění|förfallodatum|slutdatum|son tarih|bitiş tarihi|期日|期限|締切|срок|deadline datum|zu erledigen bis|bis wann|frist|fällig bis',
    '*.priority': 'prioridade|priorytet|prioritet|öncelik|優先度|приоритет|wichtigkeit',
    '*.status':
      'stav|durum|状況|ステータス|进度|situação|situación|stato|status zadania|gedaan|feito|hotovo|klart|yapıldı|完了|zrobione|fatto|fait',
    '*.assignee':
      'responsable|responsabile|responsável|verantwortlich|verantwortliche person|bearbeiter|wer|przypisano do|wykonawca|řešitel|zodpovědná osoba|ansvarig|tilldelad|sorumlu|atanan|担当者|atribuído a|encargado|verantwoordelijke|assigned user',
    'people.fullName': 'osoba kontaktowa|kontaktní osoba|yetkili kişi|名前|cliente contatto',
    'companies.name': 'kunde|client|cliente|klant|klient|zákazník|kund|müşteri|取引先名|会社名|customer',
  },
  notes: {
    '*.body':
      'call summary|meeting summary|conversation|visit notes|interaction notes|gesprächsnotiz|gesprächsnotizen|telefonnotiz|besuchsbericht|compte rendu|comentarios|commentaires|commenti|gespreksverslag|gespreksnotitie|bezoekverslag|notatka|notatka ze spotkania|notatka z rozmowy|záznam hovoru|zápis ze schůzky|poznámka|samtalsanteckning|mötesanteckning|anteckning|görüşme notu|görüşme notları|商談メモ|対応内容|内容|observações|observaciones|anotações|bemerkung|bemerkungen|kommentare',
    '*.kind':
      'activity type|interaction type|type of contact|contact method|type d échange|tipo de interacción|tipo di contatto|tipo de interação|kontaktart|gesprächsart|soort contact|rodzaj kontaktu|typ kontaktu|kontakttyp|görüşme türü|対応種別|channel|kanal',
    '*.happenedAt':
      'interaction date|visit date|meeting date|logged at|gesprächsdatum|besuchsdatum|date de l appel|fecha de la llamada|fecha de la visita|data chiamata|data da ligação|data rozmowy|datum hovoru|samtalsdatum|görüşme tarihi|対応日|面談日|tarih|日付|dato|дата|activity time|logged on',
    '*.detail':
      'outcome|ergebnis|dauer|durée|duración|durata|duur|duração|czas trwania|délka|varaktighet|süre|通話時間|duration min|duration minutes|duration seconds|direction|attendees',
    'companies.name': 'kunde|client|cliente|klant|klient|zákazník|kund|müşteri|取引先名|会社名|customer',
    'people.fullName': 'osoba kontaktowa|kontaktní osoba|yetkili kişi|interlocuteur|名前|invitees',
  },
}
