import type { ColumnsByLanguage } from '../targets'

/** The same in the languages south and west of those. */
export const COLUMNS_OF_LISTS_WEST: ColumnsByLanguage = {
  spanish: {
    people: {
      'people.phone': 'fijo|tel fijo|celu|cel|tlf|tfno',
      'people.birthday': 'f nac|f nacimiento|nacimiento|fec nac',
      'people.source':
        'cómo nos conoció|cómo nos ha conocido|nos conoció por|recomendado por|de dónde viene|medio|llegó por|vino por|cómo llegó|cómo nos conociste',
      'people.owner':
        'comercial asignado|asesor|asesora|ejecutiva|vendedora|atendido por|llevado por|gestora|atendió|lo atiende|atiende',
      'people.description': 'obs|otros|otros datos|más información|información|apuntes|notas adicionales',
      'people.originalCreatedAt': 'fecha alta|alta|cliente desde|socio desde|fecha de registro|fecha registro',
      'people.city': 'población|localidad|municipio|ciudad o pueblo',
      'people.address': 'domicilio particular|dirección particular',
      'companies.name': 'trabajo|lugar de trabajo|centro|negocio|comercio',
    },
    companies: {
      'companies.name':
        'nombre fiscal|nombre empresa|negocio|comercio|establecimiento|sociedad|nombre o razón social|razon social o nombre',
      'companies.address': 'sede|ubicación|seu|localização|ubicazione|vestigingsplaats|locatie|vestiging|hoofdkantoor',
      'companies.size': 'empleados aprox|nº trabajadores|trabajadores|número de trabajadores|n trabajadores',
      'companies.industry': 'tipo de negocio|área|ámbito|actividad económica',
      'companies.owner': 'asesor|ejecutivo|comercial asignado|agente comercial|agente',
      'companies.description': 'obs|otros|apuntes|información|observación',
      'people.fullName': 'gerente|titular|encargado|contacto 1|responsable|administrador|interlocutor',
      'people.email': 'correo del contacto|correo electrónico|email',
      'companies.originalCreatedAt': 'fechaalta|fecha alta',
      'companies.country': 'codpais|cod país',
    },
    deals: {
      'deals.title': 'concepto|servicio|obra|trabajo|descripción|encargo|solicitud|proyecto o servicio|necesidad',
      'deals.amount': 'valor estimado|coste|importe presupuesto|presup|total presupuesto|precio final|cuantía',
      'deals.stage': 'fase|estado del presupuesto|paso|situación|etapa de venta|etapa actual',
      'deals.status': 'resultado|ganado perdido|estatus',
      'deals.probability': 'prob|posibilidad|posibilidades|porcentaje|% éxito|probabilidad de cierre',
      'deals.expectedCloseOn':
        'cierre previsto|fecha estimada|decisión|fecha decisión|fecha de decisión|previsión|previsión de cierre|fecha prevista cierre|fecha cierre estimada',
      'deals.wonAt': 'aceptado el|fecha aceptación|fecha de aceptación|ganado el|firmado el|fecha firma',
      'deals.lostReason': 'motivo|motivo rechazo|motivo de rechazo|por qué se perdió|causa de pérdida|causa',
      'deals.originalCreatedAt':
        'fecha presupuesto|fecha oferta|fecha solicitud|fecha|fecha entrada|fecha de entrada|f presupuesto|fecha creación',
      'deals.owner': 'asesor|gestor|ejecutivo|comercial asignado|técnico|a cargo de',
      'deals.source': 'canal de origen|medio|cómo llegó|llegó por|vino por|cómo nos conoció|nos conoció por',
      'companies.name': 'cliente final|empresa cliente|prospecto',
      'people.phone': 'celu|cel|tlf|tfno',
    },
    tasks: {
      'tasks.title': 'qué|qué hacer|pendiente|por hacer|trabajo|gestión|recordatorio|descripción de la tarea|asunto',
      'tasks.due': 'cuándo|para el|fecha tope|antes de|fecha entrega|fecha vencimiento|fecha límite entrega|plazo límite',
      'tasks.dueTime': 'hora|hora límite|hora de vencimiento',
      'tasks.assignee': 'a cargo de|encargada|ejecutor|asignado|persona responsable|lo hace|quién lo hace',
      'tasks.priority': 'prio|importancia|urgencia|prioridad',
      'tasks.status': 'hecho|listo|terminado|finalizada|estatus|realizado|cómo va',
      'tasks.completedAt': 'hecho el|hecha el|terminado el|fecha fin real|fecha de finalización|completada el|terminado',
    },
    notes: {
      'notes.title': 'asunto|tema|motivo|título|objeto',
      'notes.body': 'qué se habló|contenido|comentarios|observaciones|informe|acta|detalle|nota',
      'notes.happenedAt': 'día|fecha visita|fecha llamada|fecha de contacto|fecha contacto|fecha reunión|fecha',
      'people.fullName': 'con quién|hablado con|persona visitada|atendió|asistentes|con|habló con|hablé con',
      'companies.name': 'empresa visitada|cliente visitado|cliente',
      'notes.kind': 'vía',
    },
  },
  italian: {
    people: {
      'people.namePrefix': 'titolo di cortesia|tit',
      'people.phone': 'tel fisso|fisso|num telefono',
      'people.birthday': 'nato il|nata il|nato a il|data nascita|nascita',
      'people.region': 'prov|pr|provincia prov',
      'people.source': 'come ci ha conosciuto|come ci hai conosciuto|conosciuto tramite|segnalato da|canale|prenotato da',
      'people.owner': 'agente|venditore|commerciale|referente interno|seguito da|consulente|gestito da',
      'people.description': 'altro|info|varie|annotazione|osservazione|note varie|nb|appunti',
      'people.originalCreatedAt': 'cliente dal|iscritto dal|data iscrizione|data inserimento|socio dal|data registrazione',
      'companies.name': 'datore di lavoro|ente|studio|attività|negozio',
      'people.country': 'naz',
    },
    companies: {
      'companies.name':
        'denominazione|cliente|fornitore|ente|intestazione|nome ditta|insegna|denominazione azienda|rag sociale|rag soc|nominativo azienda',
      'companies.region': 'prov|pr|sigla provincia',
      'companies.size': 'n dipendenti|dipendenti|num dipendenti|addetti|n addetti|numero addetti|organico',
      'companies.industry': 'settore attività|attività|tipo attività|settore merceologico|categoria merceologica|comparto',
      'companies.owner': 'agente|venditore|commerciale|responsabile commerciale|area manager|seguito da',
      'companies.description': 'annotazioni|altro|varie|info|commenti|note brevi|osservazione',
      'people.fullName': 'titolare|amministratore|persona di contatto|responsabile|contatto 1|nome referente|direttore',
      'people.phone': 'cell referente|cellulare referente|tel referente',
    },
    deals: {
      'deals.title': 'oggetto|lavoro|commessa|progetto|descrizione|richiesta|servizio|intervento|nome progetto',
      'deals.amount': 'importo preventivo|valore|totale|imponibile|prezzo|budget|importo offerta|totale offerta|importo lavori',
      'deals.stage': 'stadio|stato trattativa|stato avanzamento|passo|stato offerta',
      'deals.status': 'esito|risultato',
      'deals.probability': 'prob|percentuale|possibilità|chance',
      'deals.expectedCloseOn':
        'chiusura prevista|decisione entro|data decisione|scadenza offerta|data prevista|chiusura|data stimata chiusura|entro|previsione chiusura',
      'deals.wonAt': 'accettato il|data accettazione|firmato il|confermato il|data conferma',
      'deals.lostReason': 'motivo|motivo perdita|causa perdita|motivo rifiuto|perché persa|motivazione',
      'deals.originalCreatedAt': 'data offerta|data preventivo|data richiesta|del|data apertura|data|data inserimento',
      'deals.note': 'note|annotazioni|osservazioni|commenti',
      'deals.source': 'provenienza|fonte|canale',
      'companies.name': 'committente|ditta|azienda cliente|ragione sociale cliente',
    },
    tasks: {
      'tasks.title': 'cosa|cosa fare|da fare|compito|oggetto|descrizione|titolo|promemoria|lavoro',
      'tasks.due': 'entro|entro il|entro quando|scadenza|scade il|termine|quando|data prevista',
      'tasks.dueTime': 'ora|ora scadenza',
      'tasks.assignee': 'chi|assegnato|incaricato|a carico di|addetto|esecutore',
      'tasks.priority': 'priorità|prio|urgenza|importanza',
      'tasks.status': 'completato|svolto|eseguito|avanzamento|esito|stato',
      'tasks.completedAt': 'fatto il|completato il|data completamento|chiuso il|data chiusura',
      'tasks.body': 'note|dettagli|annotazioni|commenti|osservazioni',
    },
    notes: {
      'notes.title': 'oggetto|argomento|motivo|tema',
      'notes.body': 'resoconto|verbale|contenuto|descrizione|relazione|esito|riassunto|commento|testo',
      'notes.happenedAt': 'data|giorno|data visita|data incontro|data telefonata|data contatto|data e ora',
      'people.fullName': 'con chi|incontrato|persona incontrata|parlato con|partecipanti',
      'companies.name': 'azienda visitata|cliente visitato|ditta',
    },
  },
  dutch: {
    people: {
      'people.phone': 'vast nummer|06 nummer',
      'people.birthday': 'geb datum|geb dat|geboren|geboren op|geboortedag',
      'people.source': 'hoe kent u ons|hoe gevonden|gevonden via|aangebracht door|doorverwezen door',
      'people.owner': 'vertegenwoordiger|adviseur|contact bij ons|beheerd door|verantw',
      'people.description': 'bijzonderheden|overig|opm|info|memo|aantekeningen',
      'people.originalCreatedAt': 'klant sinds|lid sinds|inschrijfdatum|datum inschrijving|invoerdatum|datum lid',
      'companies.name': 'naam bedrijf|bedrijf organisatie|werk bij|zaak|winkel|praktijk',
    },
    companies: {
      'companies.name':
        'handelsnaam|naam organisatie|naam klant|naam relatie|bedrijf organisatie|zaak|debiteur|debiteurnaam|crediteur|onderneming naam',
      'companies.owner': 'vertegenwoordiger|adviseur|behandelaar|verkoper|beheerder|buitendienst',
      'companies.size': 'fte|aantal fte|personeel|aantal mw|aantal personeelsleden',
      'companies.industry': 'activiteit|soort bedrijf|vakgebied|type bedrijf',
      'companies.description': 'bijzonderheden|overig|opm|memo|info|aantekeningen',
      'people.fullName': 'tav|t a v|directeur|eigenaar bedrijf|contact 1|naam contact',
    },
    deals: {
      'deals.title': 'betreft|werk|klus|aanvraag|omschrijving offerte|wat|dienst',
      'deals.amount': 'offertewaarde|bedrag|som|offerteprijs|prijs offerte|bedrag offerte|totaal offerte|orderwaarde',
      'deals.stage': 'stap|status offerte|stand|fase verkoop',
      'deals.status': 'resultaat|uitslag|uitkomst|gewonnen verloren',
      'deals.probability': 'kans op succes|percentage|slaagkans|scorekans',
      'deals.expectedCloseOn':
        'beslissing|beslissing op|beslisdatum|verwacht|verwachte orderdatum|besluit voor|geldig tot|datum beslissing',
      'deals.wonAt': 'akkoord op|getekend op|datum akkoord|opdrachtdatum|gewonnen op',
      'deals.lostReason': 'reden|reden afwijzing|waarom verloren|reden afgewezen',
      'deals.originalCreatedAt': 'offertedatum|datum offerte|offerte van|datum aanvraag|datum|aanvraagdatum',
      'deals.owner': 'adviseur|behandelaar|opgesteld door|calculator|door',
      'deals.note': 'bijzonderheden|memo|opm|commentaar',
    },
    tasks: {
      'tasks.title': 'wat|te doen|klus|actiepunt|activiteit|werkzaamheden|herinnering',
      'tasks.due': 'wanneer|uiterlijk|datum gereed|klaar voor|vóór|streefdatum|voor wanneer',
      'tasks.assignee': 'door wie|door|actiehouder|eigenaar actie|toegewezen',
      'tasks.priority': 'prio|urgentie|belang|prioriteit',
      'tasks.status': 'gedaan|afgehandeld|stand van zaken|af',
      'tasks.completedAt': 'gedaan op|afgerond op|voltooid op|datum afgerond|gereed op datum',
    },
    notes: {
      'notes.title': 'onderwerp|betreft|aanleiding|thema',
      'notes.body': 'besproken|gespreksnotities|toelichting|opmerkingen|bevindingen|samenvatting gesprek|notities',
      'notes.happenedAt': 'dag|bezoekdatum|datum bezoek|gespreksdatum|datum gesprek|belmoment|datum contact',
      'people.fullName': 'met|met wie|gesproken met|gesprekspartner|aanwezig',
      'companies.name': 'bezocht bedrijf|bezochte klant|relatie|klant',
    },
  },
  portuguese: {
    people: {
      'people.phone': 'tel fixo|fixo|contacto telefónico',
      'people.birthday': 'nascimento|dt nascimento|data nasc|dt nasc|nascido em',
      'people.source': 'como nos conheceu|como conheceu|indicado por|indicação|canal|canal de origem|veio de',
      'people.owner': 'vendedor|vendedora|consultor|atendente|gestor|comercial|atendido por|corretor',
      'people.description': 'obs|outras informações|informações|info|anotação|comentário interno',
      'people.originalCreatedAt':
        'data cadastro|data de adesão|data adesão|cliente desde|sócio desde|data de inscrição|data inscrição|dt cadastro|data de registo',
      'people.region': 'estado|uf|distrito',
      'people.city': 'município|localidade|concelho',
      'companies.name': 'local de trabalho|clínica|loja|escritório|instituição',
    },
    companies: {
      'companies.name':
        'nome|cliente|fornecedor|nome do cliente|nome empresa|denominação|denominação social|estabelecimento|loja|parceiro|nome do fornecedor',
      'companies.phone': 'telefones|fone|tel fixo|contato telefônico',
      'companies.size':
        'funcionários|nº de funcionários|número de funcionários|n funcionários|colaboradores|nº colaboradores|porte|quantidade de funcionários',
      'companies.industry': 'ramo de atividade|tipo de atividade|ramo|área|área de atuação|atividade|setor de atuação',
      'companies.owner': 'vendedor|consultor|gestor|representante|executivo de contas|comercial|responsável',
      'companies.description': 'obs|informações|anotações|notas|comentários|observações',
      'people.fullName':
        'contato principal|nome do contato|pessoa de contacto|nome do contacto|responsável legal|sócio|proprietário|gerente|contatos',
      'companies.website': 'site|website|página|url',
      'companies.originalCreatedAt':
        'inclusão|data de inclusão|incluído em|data de adesão|data adesão|cliente desde|data cadastro|data de cadastro',
    },
    deals: {
      'deals.title':
        'título|oportunidade|assunto|nome|projeto|proposta|serviço|obra|descrição|nome da negociação|negociação|orçamento',
      'deals.amount':
        'preço|montante|orçamento valor|valor da proposta|valor proposta|valor estimado|total|valor do orçamento|preço total',
      'deals.stage': 'fase|etapa do funil|estágio|situação|fase da venda|etapa de negociação',
      'deals.status': 'estado|resultado|situação final|status',
      'deals.probability': 'prob|chance|chances|probabilidade de fecho|chance de fechamento',
      'deals.expectedCloseOn':
        'previsão|previsão de fecho|data prevista|data de fecho|fecho previsto|previsão fechamento|data de fechamento prevista|fechamento previsto|decisão até',
      'deals.wonAt': 'ganho em|fechado em|data do fechamento|assinado em|aceite em|data de aceite',
      'deals.lostReason': 'motivo|motivo da perda|motivo de perda|razão da perda|motivo perda|por que perdeu|causa da perda',
      'deals.originalCreatedAt': 'data do orçamento|data da proposta|data|data de abertura|data entrada|data de entrada',
      'deals.owner': 'vendedor|consultor|gestor|comercial|corretor|atendente|executivo|quem atende',
      'deals.source': 'fonte|origem|canal|indicação|veio de|chegou por',
      'deals.note': 'obs|observações|anotações|notas|comentários',
      'companies.name': 'empresa cliente|nome do cliente',
      'people.fullName': 'contato|contacto|pessoa de contato|nome do contato',
    },
    tasks: {
      'tasks.title': 'o que|o que fazer|afazer|a fazer|título|assunto|nome da tarefa|atividade|descrição da tarefa|lembrete|ação',
      'tasks.due':
        'data limite|prazo final|até quando|vencimento|data de vencimento|entrega|data de entrega|quando|data prevista',
      'tasks.dueTime': 'hora|horário|hora limite',
      'tasks.assignee': 'quem|encarregado|executante|atribuída a|delegado a',
      'tasks.priority': 'prio|urgência|importância|prioridade',
      'tasks.status': 'feita|concluído|concluída|situação|andamento|pronto|estado',
      'tasks.completedAt': 'feito em|concluído em|concluída em|data de conclusão|finalizado em',
      'tasks.body': 'descrição|detalhes|observações|notas|obs|comentários',
    },
    notes: {
      'notes.title': 'assunto|tema|motivo|título',
      'notes.body': 'conteúdo|texto|resumo|relato|relatório|descrição|ata|o que foi tratado|comentários',
      'notes.happenedAt': 'data|dia|data e hora|data da visita|data do contato|data da reunião|quando',
      'people.fullName': 'com quem|falou com|pessoa visitada|contato|participantes',
      'companies.name': 'empresa visitada|cliente visitado|cliente|empresa',
    },
  },
}
