import type { Labels } from '../../targets'

export const PORTUGUESE: Labels = {
  anywhere: {
    owner:
      'atribuído ao usuário|atribuído para|usuário atribuído|utilizador atribuído|utilizador responsável|usuário responsável|proprietário da conta|proprietário da oportunidade',
    description:
      'anotação|informações adicionais|informações complementares|outras informações|detalhes adicionais|notas internas|observações internas|observações gerais',
    tags: 'etiqueta|marcador|grupo|palavras-chave|rótulos|segmentação|segmentos|grupo de clientes',
    company: 'nome empresa|nome fantasia|nome da conta|conta|nome da organização|nome do cliente|nome cliente|cliente',
    fullName:
      'nome contato|nome contacto|pessoa de contato|pessoa de contacto|contato principal|contacto principal|contatos|contactos|mostrar nome',
    email: 'correio electrónico|endereço eletrônico|e-mail alternativo|e-mail corporativo|e-mail profissional',
    phone: 'telefone alternativo|outros telefones|telefone adicional|segundo telefone|telefone móvel|fone de trabalho|móvel',
    street: 'morada (rua)|morada 1|endereço linha 1|rua de cobrança|rua de faturação',
    city: 'município|morada principal cidade|morada principal localidade|cidade de cobrança|cidade de faturação',
    region: 'distrito|distrito/região|unidade federativa|morada principal estado|morada principal uf',
    postalCode: 'morada principal cep|cep de cobrança|cep de correspondência',
    country: 'morada principal país|país de cobrança|país de faturação|país de correspondência|nome do país',
    address: 'morada completa|endereço de cobrança|endereço de faturamento|morada de faturação|morada de facturação',
    companyIndustry:
      'ramo|ramo de atividade|ramo de actividade|ramo atividade|setor de atividade|sector de actividade|setor de atuação|segmento de mercado|atividade econômica|atividade principal|atividade da empresa',
    link: 'página de internet|endereço web|sítio na internet|website da empresa|url do website|página na internet|site/url|perfil linkedin',
    source:
      'fonte do lead|fonte da lead|origem da lead|origem do contato|origem do contacto|fonte de lead|fonte de leads|como nos conheceu',
    firstName: 'prenome|primeiro nome do contato|nome de batismo|nomes próprios',
    middleName: 'nomes do meio|outros nomes|nome intermédio',
    lastName: 'apelidos|nome de família|sobrenome do contato|apelido do contacto|sobrenomes',
    namePrefix:
      'forma de tratamento|pronome de tratamento|prefixo do nome|título académico|sr./sra.|cumprimento|título honorífico',
    nameSuffix: 'sufixo do nome|sufixo nome',
    nickname: 'apelido carinhoso|como gosta de ser chamado|nome curto',
    jobTitle:
      'título profissional|título do cargo|ocupação|cargo/função|função na empresa|cargo na empresa|cargo do contato|título do trabalho',
    birthday: 'data nascimento|data de aniversário|nasc.|data do aniversário',
    doNotContact:
      'não ligar|não telefonar|não contactar|não contatar|não contate|não enviar e-mail|não enviar emails|recusou e-mail',
  },
  people: {
    'people.originalCreatedAt':
      'criada em|data criação|data do cadastro|data de registro|registado em|registrado em|data de inclusão|data de entrada',
    'people.fullName': 'nome de exibição',
    'people.phone': 'telefone do responsável',
    'companies.industry': 'atividade',
    'companies.size':
      'qtd. funcionários|quantidade de funcionários|colaboradores|número de colaboradores|nº de colaboradores|empregados|número de empregados|nº de empregados|no. empregados',
    'people.recordId':
      'código|número do cliente|n.º de cliente|id do cliente|id externo|código externo|id do registo|identificador',
    'people.owner': 'designado a',
    'people.region': 'concelho',
  },
  companies: {
    'companies.originalCreatedAt':
      'criada em|data criação|data do cadastro|data cadastro|data de registo|data de registro|registado em|registrado em',
    'companies.name':
      'nome de exibição|razão social/nome|nome/razão social|nome de fantasia|nome legal|designação|nome completo da empresa|fantasia|parceiro',
    'people.phone': 'telefone do contato|telefone do contacto|telefone contato|telefone contacto|celular do contato',
    'companies.size':
      'qtd. funcionários|número de colaboradores|nº de colaboradores|empregados|nº de empregados|tamanho da empresa|porte da empresa|dimensão da empresa',
    'companies.recordId':
      'código|código do cliente|cód. cliente|número do cliente|número de cliente|n.º de cliente|nº cliente|id do cliente',
    'companies.domain': 'domínio da empresa|domínio do e-mail|nome de domínio|domínio do site',
    'people.firstName': 'primeiro nome do contacto',
    'people.jobTitle': 'cargo do contacto|função do contacto|função do contato|cargo do responsável',
    'companies.postalCode': 'código postal endereço de faturação',
  },
  deals: {
    'deals.originalCreatedAt':
      'criada em|data criação|data do cadastro|data cadastro|data de registo|data de registro|registado em|registrado em',
    'people.phone': 'telefone do responsável|telefone do cliente|celular do cliente|telemóvel do cliente',
    'deals.recordId':
      'código|id da oportunidade|número da oportunidade|id do negócio|código da oportunidade|código do negócio|nº da oportunidade|nº do negócio',
    'deals.title': 'oportunidade de venda|título da oportunidade|projecto|venda|nome da venda|título da proposta|transação',
    'deals.pipeline':
      'funil de venda|nome do funil|pipeline de vendas|processo de vendas|processo de venda|funil do negócio|nome do pipeline|funil comercial',
    'deals.stage':
      'etapa de venda|fase de venda|fase de vendas|estágio de venda|estágio de vendas|estágio das vendas|fase do negócio|estágio do negócio',
    'deals.status':
      'status do negócio|status da oportunidade|estado do negócio|estado da oportunidade|situação da oportunidade|status da negociação|razão do status|situação do negócio',
    'deals.amount':
      'montante da oportunidade|receita estimada|rendimento esperado|valor esperado|quantia|quantia da oportunidade|faturamento previsto|valor (r$)',
    'deals.currency': 'código da moeda|moeda do negócio|tipo de moeda|valor em moeda|moeda do valor',
    'deals.probability': '% de probabilidade|chance de ganho|probabilidade de sucesso|probabilidade de venda',
    'deals.expectedCloseOn':
      'data esperada de fechamento|data prevista para fecho|data de encerramento esperada|data esperada de encerramento|data de fechamento estimada|data de fecho estimada|data estimada de fecho|data prevista de encerramento',
    'deals.closedAt':
      'data real de fechamento|data de fecho real|data real de fecho|data de encerramento real|finalizado em|data efetiva de fechamento|data de encerramento',
    'deals.wonAt': 'ganha em|data de ganho|data do ganho|data da venda|vendido em|data da vitória|data de venda',
    'deals.lostAt': 'perdida em|data de perda|data da perda|data em que foi perdido',
    'deals.lostReason':
      'razão de perda|motivo da recusa|motivo de recusa|razão perdido|motivo do encerramento|motivo de encerramento perdido|razão de perdido|motivo de perdido',
    'deals.tags': 'nome da tag',
    'deals.owner': 'empregado|funcionário',
    'companies.name': 'parceiro',
  },
  tasks: {
    'tasks.kind':
      'categoria|tipo de tarefa|tipo de atividade|tipo de actividade|tipo da atividade|tipo da tarefa|categoria da tarefa',
    'tasks.assignee': 'executor|encarregue|proprietário da tarefa|responsável pela tarefa|atribuído|dono da tarefa|delegado para',
    'tasks.body': 'detalhe|detalhes da tarefa|descrição da atividade',
    'tasks.related': 'relacionado com|referente a|com respeito a|ref.|vinculado a|associado a|a respeito de|em relação a|relação',
    'tasks.title': 'título da tarefa|nome da atividade|assunto da tarefa|compromisso|actividade|tópico',
    'tasks.due': 'data do vencimento|data de término|data final|data fim|data de fim|prazo de entrega|data prazo|até',
    'tasks.dueTime': 'hora de vencimento|horário de vencimento|hora de término|hora final|hora do vencimento',
    'tasks.remindAt':
      'data do lembrete|hora do lembrete|aviso|lembrar em|lembrete em|alerta|data de lembrete|data e hora do lembrete',
    'tasks.priority': 'nível de prioridade|grau de prioridade|prioridade da tarefa',
    'tasks.status': 'status da tarefa|estado da tarefa|situação da tarefa',
    'tasks.completedAt':
      'data da conclusão|finalizada em|realizado em|data de realização|terminado em|data conclusão|fechado em|completada em',
    'tasks.recordId': 'id da tarefa|número da tarefa|código da tarefa|id da atividade|nº da tarefa|id tarefa|código da atividade',
  },
  notes: {
    'notes.detail': 'localidade|estado|situação|direção|direcção|local|localização|resultado',
    'notes.kind':
      'tipo de contato|tipo de atividade|tipo de actividade|tipo da atividade|tipo de chamada|meio de contato|forma de contato|tipo de evento',
    'notes.related': 'relacionado com|referente a|com respeito a|ref.|vinculado a|associado a|a respeito de|em relação a',
    'notes.title':
      'nome da atividade|tópico|assunto da chamada|assunto da reunião|assunto do e-mail|título da nota|título da reunião|assunto da ligação',
    'notes.happenedAt': 'realizado em|data/hora|data de início|data início|data inicial|início|data da chamada|data do contacto',
    'notes.recordId': 'id da atividade|id da nota|id da chamada|número da atividade|id da interação|id da reunião|id da ligação',
    'notes.body':
      'corpo|texto da nota|corpo da nota|corpo do e-mail|conteúdo da nota|resumo da reunião|ata da reunião|notas da chamada',
    'people.fullName': 'participante|convidados|pessoa contatada|pessoa contactada|presentes|com',
  },
}
