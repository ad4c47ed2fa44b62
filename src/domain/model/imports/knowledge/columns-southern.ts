import type { ColumnsByLanguage } from '../targets'

export const COLUMNS_SOUTHERN: ColumnsByLanguage = {
  italian: {
    people: {
      'people.tags': 'gruppo|segmento|segmenti|etichetta|tag',
      'people.source': 'fonte contatto|provenienza contatto|canale',
      'people.owner': 'commerciale|agente|venditore|referente interno',
      'people.description': 'note interne|commento|osservazione|annotazioni|informazioni aggiuntive',
      'companies.size': 'numero dipendenti|dipendenti|numero di dipendenti',
      'companies.phone': 'centralino|telefono azienda',
    },
    companies: {
      'companies.name': 'nome|società|cliente|nome cliente|denominazione|fornitore|ditta|impresa|nome società|account',
      'companies.website': 'sito|sito internet|pagina web|web|url',
      'companies.industry': 'settore di attività|industria|categoria merceologica',
      'companies.size': 'dipendenti|numero dipendenti|n dipendenti|addetti|dimensione|dimensione azienda',
      'companies.phone': 'telefono|centralino|telefono principale|tel',
      'companies.owner': 'responsabile|commerciale|agente|venditore',
      'companies.description': 'osservazioni|commenti|descrizione|annotazioni',
      'people.fullName': 'referente|nome referente|persona di riferimento|persona di contatto|contatto principale',
      'people.email': 'email referente|e mail referente|email contatto',
    },
    deals: {
      'deals.title':
        'nome opportunità|opportunità|affare|trattativa|progetto|nome progetto|oggetto|preventivo|offerta|nome offerta|nome',
      'deals.amount': 'valore|totale|prezzo|importo totale|valore trattativa|imponibile|importo offerta|valore stimato',
      'deals.currency': 'divisa',
      'deals.expectedCloseOn':
        'data di chiusura|data chiusura|data chiusura prevista|data di chiusura prevista|chiusura prevista|data prevista|data prevista chiusura',
      'deals.owner': 'proprietario|responsabile|commerciale|venditore|agente',
      'deals.lostReason': 'motivo perdita|motivo della perdita|motivazione perdita|causa perdita',
      'deals.status': 'esito',
      'deals.note': 'note|nota|osservazioni|commenti|descrizione',
      'companies.name': 'cliente|nome cliente|ragione sociale|società|ditta|account',
      'people.fullName': 'referente|persona di riferimento|contatto principale',
    },
    tasks: {
      'tasks.title': 'attività|oggetto|compito|nome attività|titolo|azione',
      'tasks.due': 'scadenza|data scadenza|data di scadenza|entro il|termine|entro',
      'tasks.assignee': 'responsabile|assegnata a|incaricato|chi|tecnico',
      'tasks.body': 'descrizione|note|dettagli|commenti',
      'tasks.status': 'stato|completata|completato|fatto',
    },
    notes: {
      'notes.body': 'nota|contenuto|descrizione|messaggio|riassunto|note',
      'notes.happenedAt': 'data e ora|data attività|quando',
    },
  },
  portuguese: {
    people: {
      'people.region': 'uf',
      'people.tags': 'grupo|segmento|segmentos|etiqueta|tag',
      'people.source': 'fonte do contato|origem do contato|canal',
      'people.owner': 'vendedor|consultor|gerente|atendente',
      'people.description': 'observação|observacoes|notas internas|informações adicionais|comentário',
      'companies.size': 'número de funcionários|funcionários|nº de funcionários',
    },
    companies: {
      'companies.name': 'nome|cliente|nome do cliente|razão social|nome fantasia|organização|fornecedor|companhia|conta',
      'companies.website': 'site|website|página web|web|página',
      'companies.industry': 'segmento|setor|ramo|ramo de atividade|indústria|área de atuação',
      'companies.size': 'funcionários|nº de funcionários|número de funcionários|número de empregados|colaboradores|porte|tamanho',
      'companies.phone': 'telefone|telefone principal|telefone comercial|fone|pabx',
      'companies.owner': 'responsável|vendedor|proprietário|gerente de conta',
      'companies.description': 'observações|comentários|notas|descrição',
      'people.fullName': 'contato|contacto|pessoa de contato|pessoa de contacto|nome do contato|contato principal',
      'people.email': 'email do contato|e mail do contato',
    },
    deals: {
      'deals.title': 'negócio|nome da oportunidade|oportunidade|projeto|nome do projeto|negociação|assunto|proposta|nome',
      'deals.amount':
        'valor|valor total|preço|valor da oportunidade|valor estimado|total|montante|valor da proposta|valor da negociação',
      'deals.currency': 'moeda',
      'deals.stage': 'etapa|estágio|fase|fase do funil|etapa do funil',
      'deals.pipeline': 'funil|funil de vendas|pipeline',
      'deals.status': 'situação|estado|status',
      'deals.probability': 'probabilidade|chance|chance de fechamento',
      'deals.expectedCloseOn':
        'data de fechamento|data prevista de fechamento|previsão de fechamento|data de fecho|data de fecho prevista|fechamento previsto|data prevista|data de encerramento prevista',
      'deals.owner': 'responsável|vendedor|proprietário|dono|proprietário do negócio',
      'deals.lostReason': 'motivo da perda|motivo de perda|razão da perda',
      'deals.source': 'fonte|origem|canal de origem',
      'deals.note': 'observações|observação|notas|comentários|anotações|descrição',
      'companies.name': 'cliente|nome do cliente|conta|nome da empresa|organização|razão social',
      'people.fullName': 'contato|pessoa|pessoa de contato|contacto|nome do contato',
    },
    tasks: {
      'tasks.title': 'tarefa|título|assunto|nome da tarefa|atividade|nome|ação',
      'tasks.due': 'prazo|vencimento|data de vencimento|data limite|entrega|data de entrega|data prevista',
      'tasks.assignee': 'responsável|atribuído a|atribuída a|encarregado|quem|técnico responsável',
      'tasks.body': 'descrição|notas|observações|comentários|detalhes',
      'tasks.status': 'situação|estado|concluída|concluído|feito',
      'tasks.priority': 'prioridade',
    },
    notes: {
      'notes.body': 'nota|conteúdo|texto|mensagem|descrição|anotação|resumo|observações',
      'notes.happenedAt': 'data|data e hora|data da atividade|quando',
    },
  },
}
