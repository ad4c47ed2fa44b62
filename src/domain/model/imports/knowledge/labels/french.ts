import type { Labels } from '../../targets'

export const FRENCH: Labels = {
  anywhere: {
    owner:
      'assigné|attribué à|affecté à|utilisateur affecté|propriétaire du compte|propriétaire de l’opportunité|propriétaire de l’entreprise|propriétaire de la transaction',
    description:
      'remarque|observation|note publique|note privée|notes internes|notes privées|notes publiques|informations complémentaires',
    tags: 'étiquette|mot-clé|tags/catégories|libellé (étiquette)|groupe|segments|famille',
    company: 'nom société|nom de société|nom entreprise|nom de l’organisation|tiers|nom du tiers|compte|nom du compte',
    fullName:
      'interlocuteur|nom de l’interlocuteur|personne de contact|contact principal|personne à contacter|contact client|contacts|nom contact',
    email: 'mél du contact|email alternatif|mail alternatif|courriel alternatif|autre mail',
    phone: 'téléphone alternatif|second téléphone|deuxième téléphone|standard téléphonique|ligne directe',
    street: 'adresse ligne 1|rue de facturation|numéro et voie',
    city: 'ville de facturation|municipalité|bureau distributeur',
    region: 'état de facturation|région de facturation|état ou province|département de facturation',
    postalCode: 'codpos|cod pos|cp de facturation',
    country: 'pays de facturation|nom du pays',
    address: 'adresse de facturation|adresse facturation|adresse principale|siège social|adresse du siège',
    companyIndustry:
      'secteur activité|domaine d’activité|branche d’activité|activité principale|libellé ape|libellé naf|corps de métier|filière',
    link: 'adresse web|url du site|adresse internet|site web url|adresse du site|page facebook|site web personnel|page personnelle',
    source:
      'source du lead|source de la piste|origine du contact|origine prospect|comment nous avez-vous connu|canal d’acquisition|source principale|origine de la piste',
    firstName: 'prénom du contact|prénom usuel|prénom contact',
    middleName: 'autres prénoms|2e prénom|prénom 2|prénom intermédiaire',
    lastName: 'nom du contact (nom)|nom d’usage|patronyme|nom de naissance|nom patronymique|nom usuel',
    namePrefix:
      'formule de politesse|titre honorifique|formule d’appel|titre civilité|appellation|titre de courtoisie|formule de salutation',
    nameSuffix: 'suffixe du nom|suffixe nom',
    nickname: 'pseudo|pseudonyme|diminutif',
    jobTitle:
      'titre du poste|titre professionnel|qualité|poste/fonctions|fonction/poste|qualification|statut professionnel|titre d’emploi',
    birthday: 'date d’anniversaire|jour de naissance|date anniversaire',
    doNotContact:
      'ne pas appeler|ne pas téléphoner|désabonné|désinscrit|refus e-mailing|refuse les e-mails|refus d’email|opposition marketing',
  },
  people: {
    'people.originalCreatedAt':
      'date d’enregistrement|enregistré le|date de saisie|saisi le|création|date/heure de création|heure de création',
    'people.phone': 'téléphone du correspondant',
    'companies.industry': 'activité|type d’activité',
    'companies.size':
      'effectifs|nombre de salariés|nb salariés|nb de salariés|nb employés|nbre de salariés|nbre d’employés|salariés',
    'people.recordId':
      'code tiers|réf. client|référence client|id externe|identifiant externe|identifiant|no client|no de client',
  },
  companies: {
    'companies.originalCreatedAt':
      'date création|ajouté le|date d’enregistrement|date d’inscription|enregistré le|inscrit le|client depuis|date de saisie',
    'people.phone': 'téléphone du contact|téléphone contact|tél. contact|tél. du contact|portable du contact',
    'companies.size':
      'nb de salariés|nbre d’employés|tranche d’effectif|taille entreprise|effectif salarié|nombre de collaborateurs|tranche effectif|tranche d’effectifs',
    'companies.recordId':
      'code client|n° client|numéro client|numéro de client|code tiers|réf. client|référence client|id externe',
    'companies.name':
      'dénomination|nom commercial|nom alternatif|nom du fournisseur|intitulé|intitulé client|nom de l’établissement|intitulé du compte|tiers',
    'companies.domain': 'domaine de l’email|domaine web|domaine du site|domaine internet',
    'people.jobTitle':
      'fonction du contact|fonction contact|poste du contact|poste du contact principal|fonction de l’interlocuteur|poste contact',
    'people.firstName': 'prénom de l’interlocuteur|prénom du dirigeant',
    'people.lastName': 'nom de famille du contact|nom du contact (famille)|contact nom de famille',
  },
  deals: {
    'deals.originalCreatedAt':
      'date création|ajouté le|date d’enregistrement|date d’inscription|enregistré le|inscrit le|client depuis|date de saisie',
    'people.phone': 'téléphone du correspondant|téléphone client|téléphone du client|tél. client|portable client',
    'people.email': 'e-mail client|mail client|courriel client|email du client|mail du client',
    'deals.title':
      'libellé de l’opportunité|nom affaire|intitulé de l’affaire|vente|nom de la vente|piste|proposition|proposition commerciale',
    'deals.pipeline':
      'pipeline des ventes|processus de vente|entonnoir de vente|entonnoir|pipeline commercial|nom du pipeline|cycle de vente|canal de vente',
    'deals.stage':
      'étape de la vente|stade de vente|phase de l’affaire|phase de l’opportunité|étape de l’opportunité|avancement commercial|étape des ventes|niveau d’avancement',
    'deals.status':
      'statut opportunité|statut de l’affaire|état de l’affaire|statut affaire|raison du statut|statut de la transaction|état de l’opportunité|statut du devis',
    'deals.amount':
      'montant de l’opportunité|revenu estimé|revenus estimés|ca estimé|valeur de la transaction|montant prévu|montant attendu|chiffre d’affaires prévu',
    'deals.currency': 'code devise|devise de la transaction|unité monétaire|devise du montant',
    'deals.probability':
      '% de réussite|chances de succès|probabilité de conclusion|indice de confiance|taux de probabilité|probabilité de gain|probabilité opp.|chance de gain',
    'deals.expectedCloseOn':
      'date prévue de clôture|date prévisionnelle de clôture|clôture estimée|date de conclusion prévue|date de clôture attendue|date clôture|date d’échéance|date de clôture prévisionnelle',
    'deals.closedAt':
      'date réelle de clôture|clos le|clôture réelle|date de clôture effective|fermée le|date effective de clôture',
    'deals.wonAt': 'gagnée le|date de gain|date gagné|date de commande|date de vente|remporté le|date de l’accord|signée le',
    'deals.lostAt': 'perdue le|date de perte|date perdu',
    'deals.lostReason':
      'raison perdu|cause de la perte|motif de rejet|raison|motif perdu|motif du refus|raison d’échec|raison du rejet',
    'deals.recordId': 'id opportunité|n° opportunité|numéro d’opportunité|id affaire|n° affaire|numéro d’affaire|réf.|référence',
    'deals.owner': 'employé|utilisateur assigné',
    'companies.name': 'tiers',
  },
  tasks: {
    'tasks.kind':
      'catégorie|type d’activité|type de tâche|type d’action|nature|type d’événement|type de l’activité|type événement',
    'tasks.completedAt':
      'date de clôture|terminée le|faite le|réalisée le|effectué le|date d’exécution|accompli le|date d’accomplissement',
    'tasks.due':
      'date de fin prévue|date de réalisation prévue|fin prévue|date échéance|date fin|à faire le|date de rappel prévue|à réaliser avant',
    'tasks.recordId': 'réf.|numéro|id tâche|n° tâche|numéro de tâche|réf. tâche|id de la tâche|id activité',
    'tasks.assignee':
      'événement assigné à|action assignée à|à faire par|réalisé par|confié à|attribuée à|action affectée à|personne assignée',
    'tasks.body': 'consignes|détails de la tâche|description de la tâche|instructions|description tâche',
    'tasks.related': 'relatif à|concernant|en rapport avec|rattaché à|en relation avec|se rapporte à|réf. liée|au sujet de',
    'tasks.title':
      'libellé de la tâche|titre de la tâche|intitulé de la tâche|sujet de la tâche|événement|libellé de l’événement|nom de l’activité|résumé',
    'tasks.dueTime': 'heure de fin|heure échéance|à quelle heure|heure prévue',
    'tasks.remindAt':
      'date de rappel|rappel le|heure de rappel|me rappeler le|rappeler le|date du rappel|date/heure de rappel|alarme',
    'tasks.priority': 'niveau de priorité|degré d’urgence|niveau d’urgence|criticité',
    'tasks.status':
      'statut de la tâche|état d’avancement|état de la tâche|statut tâche|pourcentage|progression déclarée|terminée|achevé',
  },
  notes: {
    'notes.kind':
      'catégorie|type d’action|type d’événement|type de l’activité|type événement|type d’appel|moyen de contact|mode de contact',
    'notes.title':
      'intitulé|libellé|libellé de l’événement|nom de l’activité|libellé événement|sujet de l’appel|objet de l’appel|sujet de la réunion',
    'notes.recordId': 'réf.|numéro|id activité|id événement|id note|réf. événement|n° événement|id appel',
    'notes.related': 'relatif à|concernant|en rapport avec|rattaché à|en relation avec|se rapporte à|réf. liée|au sujet de',
    'notes.happenedAt':
      'date de l’action|date/heure|date de début|début|date d’appel|date de la réunion|date du rendez-vous|date de rdv',
    'notes.body':
      'corps|corps du message|texte de la note|compte rendu d’appel|contenu de la note|notes de réunion|notes d’appel|synthèse',
    'people.fullName': 'référent|participants|invités|présents|correspondant|personnes présentes|personne appelée',
    'notes.detail': 'sens|lieu|issue|issue de l’appel|durée (minutes)|durée (min)|sens de l’appel|localisation',
  },
}
