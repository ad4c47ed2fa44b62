import type { ColumnsByLanguage } from '../targets'

export const COLUMNS_ROMANCE: ColumnsByLanguage = {
  french: {
    people: {
      'people.source': 'origine du contact|source du contact|source du prospect|canal d acquisition',
      'people.tags': 'groupe|segment|segments',
      'people.description': 'note|notes internes|note interne|informations complémentaires',
      'people.owner': 'chargé de compte|chargée de compte|commercial responsable',
      'people.link': 'lien linkedin|url linkedin|compte twitter',
      'companies.size': 'effectif|nombre d employés|taille de l entreprise',
      'companies.phone': 'standard|téléphone entreprise|téléphone société',
    },
    companies: {
      'companies.name':
        'nom|nom de la société|entreprise|client|nom du client|fournisseur|dénomination sociale|organisation|compte|nom du compte',
      'companies.domain': 'domaine|nom de domaine',
      'companies.website': 'site internet|url du site|web|site|url du site web|adresse web',
      'companies.industry': 'secteur d activité|activité|industrie|domaine d activité',
      'companies.size': 'effectif|effectifs|nombre de salariés|taille|taille de l entreprise|salariés',
      'companies.phone': 'standard|tél|téléphone|numéro de téléphone|téléphone principal',
      'companies.owner': 'commercial|responsable|chargé de compte|responsable de compte|propriétaire',
      'companies.description': 'remarques|commentaires|observations|note|présentation',
      'people.fullName': 'interlocuteur|contact principal|nom du contact|responsable contact|dirigeant',
      'people.email': 'email du contact|e mail du contact',
    },
    deals: {
      'deals.title':
        'nom de l opportunité|affaire|nom de l affaire|intitulé|libellé|projet|nom du projet|devis|objet|transaction',
      'deals.amount':
        'montant ht|montant ttc|montant total|prix|chiffre d affaires|ca|budget|montant estimé|montant de la transaction|valeur de l affaire',
      'deals.currency': 'monnaie',
      'deals.expectedCloseOn':
        'date de clôture|date de clôture prévue|date de fermeture|clôture prévue|date prévue|échéance|date de signature prévue|date de fin prévue',
      'deals.stage': 'phase|statut de l opportunité|étape de vente|étape de la transaction',
      'deals.owner': 'propriétaire|responsable|commercial|vendeur|propriétaire de la transaction',
      'deals.lostReason': 'motif de perte|raison de la perte|raison de perte|motif d échec|cause de perte',
      'deals.probability': 'probabilité de succès|chance',
      'deals.note': 'notes|note|remarques|commentaires|commentaire|description',
      'companies.name': 'nom du client|nom de la société|compte|nom du compte|raison sociale',
      'people.fullName': 'interlocuteur|contact principal|nom du contact',
    },
    tasks: {
      'tasks.title': 'tâche|nom de la tâche|objet|sujet|libellé|intitulé|action',
      'tasks.due': 'date limite|à faire pour|date de fin|échéance le|date prévue|pour le',
      'tasks.assignee': 'responsable|attribué à|affecté à|propriétaire|qui|technicien|intervenant',
      'tasks.body': 'description|notes|commentaire|commentaires|détails',
      'tasks.status': 'état|fait|avancement',
    },
    notes: {
      'notes.body': 'note|texte|message|compte rendu|résumé|description',
      'notes.happenedAt': 'date|date de l activité|date et heure|le|date de l appel',
    },
  },
  spanish: {
    people: {
      'people.namePrefix': 'título de cortesía',
      'people.tags': 'grupo|segmento|segmentos',
      'people.source': 'procedencia|fuente del contacto|origen del contacto|canal',
      'people.owner': 'gestor|ejecutivo|ejecutivo de cuenta|vendedor|agente',
      'people.description': 'notas internas|comentario|información adicional|observación',
      'people.link': 'url linkedin|enlace linkedin|sitio|web personal',
      'companies.size': 'número de empleados|empleados|tamaño de la empresa',
      'companies.phone': 'centralita|teléfono de la empresa|teléfono empresa',
    },
    companies: {
      'companies.name':
        'cliente|nombre del cliente|compañía|organización|proveedor|nombre comercial|cuenta|nombre de la cuenta|denominación social',
      'companies.website': 'web|página web|sitio|url|dirección web|página',
      'companies.industry': 'sector|industria|rubro|giro|actividad|ramo',
      'companies.size': 'n de empleados|nº de empleados|empleados|num empleados|tamaño|tamaño de la empresa|plantilla',
      'companies.phone': 'centralita|teléfono|teléfonos|teléfono principal|tel',
      'companies.owner': 'responsable|comercial|gestor|ejecutivo de cuenta|vendedor',
      'companies.description': 'observaciones|comentarios|notas|nota',
      'people.fullName': 'persona de contacto|nombre del contacto|contacto principal|nombre de contacto',
      'people.email': 'correo del contacto|email de contacto|correo de contacto',
    },
    deals: {
      'deals.title':
        'oportunidad|nombre de la oportunidad|negocio|proyecto|nombre del proyecto|asunto|presupuesto|trato|operación|nombre',
      'deals.amount':
        'valor del negocio|monto|monto total|precio|total|valor estimado|valor de la oportunidad|importe total|presupuesto total',
      'deals.currency': 'divisa',
      'deals.expectedCloseOn':
        'fecha de cierre|fecha de cierre prevista|fecha estimada de cierre|cierre previsto|fecha prevista de cierre|fecha prevista|cierre estimado',
      'deals.owner': 'propietario|responsable|vendedor|comercial|propietario del negocio|agente',
      'deals.lostReason': 'motivo de pérdida|razón de pérdida|motivo de la pérdida|razón de la pérdida|motivo perdido',
      'deals.pipeline': 'embudo de ventas|proceso de venta',
      'deals.note': 'notas|nota|observaciones|comentarios|descripción',
      'companies.name': 'nombre del cliente|cuenta|compañía|nombre de la cuenta|razón social',
      'people.fullName': 'nombre del contacto|contacto principal',
    },
    tasks: {
      'tasks.title': 'tarea|nombre de la tarea|nombre|actividad|acción',
      'tasks.due': 'vencimiento|fecha límite|plazo|fecha de entrega|vence|fecha fin|para cuándo',
      'tasks.assignee': 'dueño|dueno|responsable|encargado|asignada a|quién|técnico|técnico asignado',
      'tasks.body': 'descripción|notas|comentarios|detalle|detalles|observaciones',
      'tasks.status': 'completada|terminada|situación|hecha',
    },
    notes: {
      'notes.body': 'texto|mensaje|resumen|descripción|comentario|notas',
      'notes.happenedAt': 'fecha y hora|fecha de actividad|fecha de la actividad|cuándo',
    },
  },
}
