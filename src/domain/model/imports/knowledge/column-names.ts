import type { AliasNames } from './concepts'
import { FURTHER } from './further-column-names'

/** Names that people and programs give these columns, in the languages they are met in. */
const ENGLISH: AliasNames = {
  fullName:
    'name|full name|contact name|person|person name|display name|contact|customer name|lead name|client name|guest|attendee|attendee name|participant|member name|formatted name|saved name',
  firstName: 'first name|given name|forename|firstname|first|fname|christian name',
  middleName: 'middle name|middle names|middle initial|additional name|additional names|second name',
  lastName: 'last name|surname|family name|lastname|last|lname|second surname',
  namePrefix: 'name prefix|prefix|salutation|honorific|courtesy title',
  nameSuffix: 'name suffix|suffix|post nominals',
  jobTitle: 'job title|organization title|title|position|role|job|job role|function|designation|occupation|profession',
  company:
    'company|company name|organization|organisation|organization name|organisation name|account|account name|employer|business name|firm|company account|current company',
  companyDomain: 'company domain|company domain name|domain|domain name|email domain of company|company domains',
  companyWebsite: 'company website|company url|company web site|account website|company homepage',
  companyIndustry: 'industry|company industry|sector|branch',
  email:
    'email|e mail|email address|e mail address|emails|email addresses|primary email|main email|additional emails|additional email addresses|secondary email|alternate email|alternative email|mail',
  phone:
    'phone|phone number|telephone|telephone number|tel|phones|phone numbers|additional phones|direct line|direct phone|phone no|contact number|contact no|work number|business number|office number|home number|cell number',
  link: 'website|web page|personal web page|business web page|personal website|business website|web site|webpage|homepage|url|profile url|linkedin|linkedin url|linkedin profile|linkedin profile url|linkedin link|person linkedin url|twitter|twitter url|facebook|instagram|github|blog|links|xing',
  birthday: 'birthday|birthday date|date of birth|birth date|birthdate|dob|born',
  lifecycle: 'lifecycle|lifecycle stage|life cycle stage|contact type|customer type',
  doNotContact: 'do not contact',
  owner:
    'owner|contact owner|record owner|assigned to|account manager|sales rep|sales owner|lead owner|owner name|owned by|owner id|salesperson|sales person|assigned user|assigned user name|owner user|responsible user|user responsible|account executive|owner full name|assignee|assigned|assigned by|assigned by id|responsible|responsible person|person responsible|ответственный',
  tags: 'tags|tag|tag 1|tag 2|tag 3|labels|categories|category|groups|group membership|keywords',
  source: 'source|lead source|original source|original traffic source|how did you hear about us|origin',
  description:
    'notes|note|description|comments|comment|remarks|about|bio|background|additional information|memo|recent note|details',
  nickname: 'nickname|nick name|nick|short name',
  detail:
    'department|dept|organization department|messenger id|custom 1|custom 2|custom 3|custom 4|maiden name|im|skype|skype name|icq|aim|jabber|msn|viber|telegram|im aim|im icq|im jabber|im msn|im skype|im yahoo|assistant|assistant name|assistant s name|manager s name|reports to|spouse|spouse name|children|hobby|anniversary|wedding anniversary|office location|referred by',
  address: 'address|full address|postal address|location',
}

const GERMAN: AliasNames = {
  fullName:
    'name|vollständiger name|kontaktname|teilnehmer|teilnehmerin|gast|mitglied|ansprechpartner|ansprechpartnerin|kontakt|anzeigename|kontaktperson',
  firstName: 'vorname|rufname',
  middleName: 'weitere vornamen|zweiter vorname|mittelname|zweitname',
  lastName: 'nachname|familienname|zuname',
  namePrefix: 'anrede|titel|namenspräfix|akademischer titel',
  nameSuffix: 'namenszusatz|namenssuffix',
  jobTitle:
    'position|jobbezeichnung|berufliche position|jobtitel|berufsbezeichnung|funktion|stellung|beruf|rolle|stellenbezeichnung',
  company:
    'firma|unternehmen|firmenname|unternehmensname|name des unternehmens|organisation|betrieb|arbeitgeber|kunde|zugehöriges unternehmen|verein',
  companyDomain: 'firmendomain|unternehmensdomain|domain des unternehmens',
  companyWebsite: 'website des unternehmens|firmenwebsite|unternehmenswebsite',
  companyIndustry: 'branche',
  email: 'weitere e mail adressen|zusätzliche e mail adressen|e mail adresse|mailadresse|e mail|emailadresse|e mail adressen',
  phone: 'telefon|telefonnummer|rufnummer|tel nr|durchwahl|festnetz',
  link: 'webseite|internet|internetseite|webadresse|url der website|linkedin profil',
  birthday: 'geburtstag|geburtsdatum|geb datum',
  lifecycle: 'lifecycle phase|kundenstatus',
  owner:
    'zuständig|zuständiger mitarbeiter|für kontakt zuständiger mitarbeiter|verantwortlich|verantwortlicher|kontaktinhaber|betreuer|besitzer|inhaber',
  tags: 'kategorien|kategorie|schlagwörter|stichwörter|gruppen|gruppe',
  source: 'quelle|ursprüngliche quelle|ursprüngliche trafficquelle|herkunft|lead quelle|originalquelle',
  description: 'notizen|notiz|bemerkung|bemerkungen|beschreibung|kommentar|kommentare|anmerkung|anmerkungen|info',
  nickname: 'spitzname',
  detail: 'abteilung|jahrestag|name assistent|name assistentin|name assistent in|name des der vorgesetzten|ehepartner|hobbys',
  address: 'adresse|anschrift|postanschrift',
}

const FRENCH: AliasNames = {
  fullName: 'nom complet|nom et prénom|nom prénom|prénom nom|nom du contact|contact',
  firstName: 'prénom|prénoms',
  middleName: 'deuxième prénom|autre prénom|second prénom',
  lastName: 'nom|nom de famille',
  namePrefix: 'civilité|titre|préfixe',
  nameSuffix: 'suffixe',
  jobTitle: 'fonction|poste|intitulé du poste|profession|intitulé de poste',
  company:
    "société|entreprise|nom de l'entreprise|nom de la société|nom d'entreprise|raison sociale|organisation|organisme|entreprise associée",
  companyDomain: "nom de domaine de l'entreprise|domaine",
  companyWebsite: "site web de l'entreprise|url du site web",
  companyIndustry: "secteur|secteur d'activité|industrie",
  email:
    'adresses e mail supplémentaires|adresse électronique principale|adresse électronique secondaire|adresse e mail|adresse email|adresse de messagerie|courriel|adresse électronique|mél|adresse mail|e mail|mail',
  phone: 'téléphone|numéro de téléphone|tél|n de téléphone',
  link: 'site web|page web|site internet|profil linkedin',
  birthday: 'anniversaire|date de naissance',
  lifecycle: 'phase de cycle de vie|phase du cycle de vie|étape du cycle de vie',
  owner: 'propriétaire|propriétaire du contact|responsable|commercial',
  tags: 'catégories|catégorie|étiquettes|libellés|groupes|mots clés',
  source: "source d'origine|origine|provenance",
  description: 'notes|remarques|commentaires|commentaire|observations',
  nickname: 'surnom',
  detail: 'service|conjoint e|anniversaire de mariage ou fête',
  address: 'adresse|adresse postale|adresse complète',
}

const SPANISH: AliasNames = {
  fullName: 'nombre completo|nombre y apellidos|nombre del contacto|contacto',
  firstName: 'nombre|primer nombre|nombres|nombre de pila',
  middleName: 'segundo nombre',
  lastName: 'apellidos|apellido|primer apellido',
  namePrefix: 'tratamiento|prefijo|saludo',
  nameSuffix: 'sufijo',
  jobTitle: 'cargo|puesto|puesto de trabajo|título del puesto|profesión|función',
  company: 'empresa|compañía|organización|nombre de la empresa|nombre de empresa|razón social|empresa asociada|sociedad',
  companyDomain: 'dominio|nombre de dominio de la empresa|dominio de la empresa',
  companyWebsite: 'url del sitio web|sitio web de la empresa|web de la empresa',
  companyIndustry: 'sector|industria',
  email:
    'direcciones de correo electrónico adicionales|correo|correo electrónico|dirección de correo electrónico|dirección de correo|e mail|email',
  phone: 'teléfono|número de teléfono|tel|teléfono fijo|teléfonos',
  link: 'sitio web|página web|perfil de linkedin|url de linkedin',
  birthday: 'cumpleaños|fecha de nacimiento',
  lifecycle: 'etapa del ciclo de vida|etapa de ciclo de vida|fase del ciclo de vida',
  owner: 'propietario|propietario del contacto|responsable|comercial|asignado a',
  tags: 'etiquetas|categorías|categoría|grupos',
  source: 'fuente|fuente original|origen',
  description: 'notas|nota|observaciones|comentarios|descripción',
  nickname: 'apodo|sobrenombre',
  detail: 'departamento|cónyuge',
  address: 'dirección|dirección completa|dirección postal|domicilio',
}

const ITALIAN: AliasNames = {
  fullName: 'nome completo|nome e cognome|nominativo|nome contatto|contatto|nome visualizzato',
  firstName: 'nome|nome di battesimo',
  middleName: 'secondo nome',
  lastName: 'cognome',
  namePrefix: 'titolo|prefisso|appellativo',
  nameSuffix: 'suffisso',
  jobTitle: 'posizione|qualifica|mansione|ruolo|posizione lavorativa|professione|funzione',
  company: 'azienda|società|ragione sociale|nome azienda|impresa|ditta|organizzazione|nome dell azienda|nome società',
  companyDomain: 'dominio azienda|nome di dominio dell azienda',
  companyWebsite: 'sito web azienda|url sito web',
  companyIndustry: 'settore',
  email:
    'indirizzi e mail aggiuntivi|indirizzo e mail|indirizzo email|indirizzo di posta elettronica|indirizzo posta elettronica|posta elettronica|e mail',
  phone: 'telefono|numero di telefono|tel|recapito|recapito telefonico',
  link: 'sito web|pagina web|sito internet|profilo linkedin',
  birthday: 'compleanno|data di nascita',
  lifecycle: 'fase del ciclo di vita',
  owner: 'proprietario|proprietario contatto|proprietario del contatto|responsabile|assegnato a',
  tags: 'categorie|categoria|etichette|gruppi',
  source: 'fonte|fonte originale|origine|provenienza',
  description: 'note|nota|osservazioni|commenti|descrizione',
  nickname: 'soprannome',
  detail: 'reparto|dipartimento|coniuge',
  address: 'indirizzo|indirizzo completo',
}

const DUTCH: AliasNames = {
  fullName: 'naam|volledige naam|contactpersoon|naam contactpersoon|weergavenaam',
  firstName: 'voornaam|roepnaam',
  middleName: 'tussenvoegsel|middelste naam|tweede naam|tussennaam',
  lastName: 'achternaam|familienaam',
  namePrefix: 'aanhef|titel|voorvoegsel',
  nameSuffix: 'achtervoegsel',
  jobTitle: 'functie|functietitel|beroep|rol|functieomschrijving',
  company: 'bedrijf|bedrijfsnaam|organisatie|onderneming|firma|werkgever|gekoppeld bedrijf',
  companyDomain: 'bedrijfsdomein|domeinnaam van bedrijf|domein',
  companyWebsite: 'bedrijfswebsite|website url|url van website',
  companyIndustry: 'branche|sector|bedrijfstak',
  email: 'aanvullende e mailadressen|extra e mailadressen|e mailadres|e mailadressen|e mail',
  phone: 'telefoon|telefoonnummer|tel',
  link: 'webpagina|webadres|linkedin profiel',
  birthday: 'verjaardag|geboortedatum',
  lifecycle: 'levenscyclusfase',
  owner: 'eigenaar|eigenaar van contactpersoon|contacteigenaar|verantwoordelijke|accountmanager',
  tags: 'categorieën|categorie|labels|groepen',
  source: 'bron|oorspronkelijke bron|herkomst',
  description: 'notities|notitie|opmerkingen|opmerking|omschrijving|beschrijving',
  nickname: 'bijnaam',
  detail: 'afdeling|partner',
  address: 'adres|postadres',
}

const PORTUGUESE: AliasNames = {
  fullName: 'nome completo|nome e sobrenome|nome do contato|nome do contacto|contato|contacto',
  firstName: 'nome|primeiro nome|nome próprio',
  middleName: 'nome do meio|segundo nome',
  lastName: 'sobrenome|apelido|último nome',
  namePrefix: 'tratamento|prefixo|título|saudação',
  nameSuffix: 'sufixo',
  jobTitle: 'cargo|função|posição|profissão',
  company: 'empresa|nome da empresa|organização|companhia|razão social|empresa associada',
  companyDomain: 'domínio|nome de domínio da empresa',
  companyWebsite: 'url do site|site da empresa',
  companyIndustry: 'setor|segmento|indústria',
  email:
    'endereços de e mail adicionais|endereço de e mail|endereço de correio eletrónico|correio eletrónico|endereço de email|e mail',
  phone: 'telefone|número de telefone|fone|telefone fixo',
  link: 'site|página web|página da web|perfil do linkedin',
  birthday: 'aniversário|data de nascimento',
  lifecycle: 'fase do ciclo de vida|estágio do ciclo de vida',
  owner: 'proprietário|proprietário do contato|proprietário do contacto|responsável',
  tags: 'etiquetas|categorias|marcadores|grupos',
  source: 'fonte|fonte original|origem',
  description: 'notas|observações|comentários|anotações|descrição',
  nickname: 'apelido informal|alcunha',
  detail: 'departamento|cônjuge',
  address: 'endereço|morada|endereço completo',
}

export const GENERIC: readonly AliasNames[] = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE, ...FURTHER]
