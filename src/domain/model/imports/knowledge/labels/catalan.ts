import type { Labels } from '../../targets'

export const CATALAN: Labels = {
  anywhere: {
    owner: 'assignat a|assignada a|assignat|usuari assignat|propietari|propietari del contacte|propietari del compte|venedor',
    description: 'descripció|observacions|comentaris|comentari|anotacions|informació addicional|notes internes|altres dades',
    tags: 'etiqueta|etiquetes|grups|paraules clau|grup de clients',
    company: 'nom de l’empresa|nom empresa|companyia|nom de la companyia|organització|nom de l’organització|raó social|compte',
    fullName:
      'contacte|nom del contacte|persona de contacte|contacte principal|contactes|nom contacte|interlocutor|nom de contacte',
    email: 'correu del contacte|email contacte|email del contacte|correu contacte|correu de contacte',
    phone: 'núm. telèfon|telèfon feina|altre telèfon|telèfon alternatiu|fix',
    street: 'carrer|carrer i número|adreça 1|carrer de facturació',
    city: 'ciutat de facturació|població de facturació|població fiscal',
    region: 'estat/província|província/estat|comunitat autònoma|província de facturació',
    country: 'país de facturació',
    address: 'adreça completa|domicili fiscal|adreça de facturació|adreça principal|adreça postal',
    companyIndustry: 'ram|sector d’activitat|activitat econòmica|branca d’activitat',
    link: 'lloc web|web de l’empresa|adreça web|pàgina d’internet|url del lloc web|pàgina de facebook|xarxes socials',
    source:
      'font|origen del contacte|com ens ha conegut|font de l’oportunitat|com ens heu conegut|origen de l’oportunitat|canal d’entrada',
    firstName: 'nom de pila|nom propi|nom (pila)',
    middleName: 'segon nom|nom mitjà',
    lastName: 'primer cognom|cognom 1|llinatges',
    namePrefix: 'tractament|salutació|títol de cortesia|prefix del nom|fórmula de tractament',
    nameSuffix: 'sufix|sufix del nom',
    nickname: 'sobrenom|àlies|malnom',
    jobTitle: 'càrrec|funció|professió|ocupació|posició|càrrec/funció|títol professional',
    birthday: 'aniversari|nascut el|naixement|data d’aniversari',
    doNotContact:
      'no trucar|no contactar|no enviar correus|donat de baixa|no enviar correu|baixa butlletí|no vol correus|no vol rebre correus',
  },
  people: {
    'people.originalCreatedAt': 'creat el|data creació|data d’alta|data alta|creat|data de registre|registrat el|afegit el',
    'people.phone': 'telèfon del contacte|telèfon contacte|mòbil del contacte|tel. contacte|telèfon del treball',
    'companies.industry': 'activitat',
    'companies.size':
      'empleats|nombre d’empleats|número d’empleats|treballadors|nombre de treballadors|núm. treballadors|plantilla|mida de l’empresa',
    'people.recordId': 'codi client|codi de client|núm. client|identificador|codi|id extern|referència externa|codi del client',
    'people.jobTitle': 'lloc',
    'people.owner': 'propietari del registre',
    'people.city': 'ciutat del treball',
    'people.email': 'correu electrònic del treball',
    'people.country': 'país del treball',
  },
  companies: {
    'companies.originalCreatedAt':
      'creat el|data de creació|data creació|data d’alta|data alta|creat|data de registre|registrat el',
    'people.phone': 'telèfon del contacte|telèfon contacte|mòbil del contacte|tel. contacte',
    'companies.size':
      'nombre d’empleats|número d’empleats|núm. treballadors|mida de l’empresa|nombre de treballadors/es|núm. d’empleats',
    'companies.recordId':
      'codi client|codi de client|núm. client|número de client|identificador|codi|id extern|referència externa',
    'companies.name': 'denominació|denominació social|nom del proveïdor|nom legal|nom o raó social',
    'companies.domain': 'domini|nom de domini',
    'people.jobTitle': 'càrrec del contacte|càrrec contacte',
    'people.lastName': 'cognoms del contacte|cognoms contacte',
  },
  deals: {
    'deals.originalCreatedAt': 'creat el|data creació|data d’alta|data alta|data de registre|registrat el|afegit el|creada el',
    'people.phone': 'telèfon del contacte|telèfon contacte|mòbil del contacte|tel. contacte|telèfon client',
    'people.email': 'correu del client|correu client',
    'deals.title': 'oportunitat|nom de l’oportunitat|negoci|nom del negoci|assumpte|títol|projecte|nom del projecte',
    'deals.pipeline': 'embut|embut de vendes|procés de vendes|canal de vendes',
    'deals.stage': 'etapa de venda|fase de venda|etapa de vendes|fase de l’oportunitat|fase de vendes',
    'deals.status': 'situació|estat de l’oportunitat|estat de la proposta',
    'deals.amount':
      'quantitat|ingressos esperats|ingressos previstos|import previst|preu|import total|valor de l’oportunitat|import de l’oportunitat',
    'deals.currency': 'codi de moneda',
    'deals.probability': 'probabilitat|probabilitat d’èxit|% d’èxit|probabilitat de tancament',
    'deals.expectedCloseOn':
      'data de tancament prevista|data tancament|tancament esperat|data de tancament estimada|data estimada de tancament|data de tancament esperada|previsió de tancament',
    'deals.closedAt': 'tancat el|data real de tancament|data de tancament real|tancada el',
    'deals.wonAt': 'guanyat el|guanyada el|data de venda|data de signatura',
    'deals.lostAt': 'perdut el|data de pèrdua',
    'deals.lostReason': 'motiu de la pèrdua|raó de la pèrdua|motiu pèrdua|causa de la pèrdua',
    'deals.recordId': 'codi de l’oportunitat|id oportunitat|núm. oportunitat|núm. pressupost|codi projecte',
  },
  tasks: {
    'tasks.kind': 'categoria|tipus de tasca|tipus d’activitat',
    'tasks.title': 'activitat|títol|nom de la tasca|per fer|acció|títol de la tasca',
    'tasks.status': 'situació|progrés|estat de la tasca|acabada',
    'tasks.assignee': 'executor|a càrrec de|encarregat de|realitzat per|responsable de la tasca',
    'tasks.body': 'descripció tasca',
    'tasks.subjects': 'referent a|relatiu a|en relació amb|associat a|vinculat a|respecte a',
    'tasks.due': 'venciment|data de venciment|data límit|data fi|data de finalització prevista|fins a|quan|abans de',
    'tasks.dueTime': 'hora de venciment|hora límit|hora fi',
    'tasks.remindAt': 'recordatori|avís|data del recordatori|data recordatori|hora del recordatori',
    'tasks.priority': 'nivell de prioritat',
    'tasks.completedAt':
      'completat el|finalitzat el|acabat el|data de realització|data de finalització real|data d’acabament|realitzat el',
    'tasks.recordId': 'codi tasca|id tasca|núm. tasca',
  },
  notes: {
    'notes.detail': 'lloc|direcció|durada|ubicació|resultat|durada (minuts)|sentit|resultat de la trucada',
    'notes.kind': 'tipus de contacte|tipus d’activitat|mitjà|tipus de trucada|via de contacte|forma de contacte',
    'notes.title': 'títol|assumpte de la trucada|assumpte de la reunió|títol de la nota',
    'notes.subjects': 'referent a|relatiu a|en relació amb|associat a|vinculat a|respecte a|relacionat amb',
    'notes.happenedAt': 'quan|data i hora|data d’inici|data inici|inici|data de la trucada|data de la reunió|data de la visita',
    'notes.body': 'cos|acta de la reunió|text de la nota|resum de la trucada',
    'people.fullName': 'participants|assistents|persones assistents',
  },
}
