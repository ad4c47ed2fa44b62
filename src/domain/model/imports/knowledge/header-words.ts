import type { ImportCollection } from '../import-collections'
import type { Concept } from '../targets'

/** Words that names of contact columns are built of, by what they mean. */
export const KINDS = {
  email:
    'electronico|electronica|electronique|elettronico|elettronica|eletronico|eletronica|email|emails|mail|mails|courriel|messagerie|correo|emailadresse|emailadres|mailadresse|mailadres',
  phone:
    'phone|landline|convencional|fijo|fixe|fisso|fixo|festnetz|stacjonarny|sabit|vast|telephone|tel|telefon|telefono|telefone|telefoon|telefonnummer|telefoonnummer|telnr|telefonnr|rufnummer|phones|fon|puhelin|whatsapp|haupttelefon|телефон|tlf|puh|tfno|teléf|тел|τηλέφωνο|τηλ|telefonas|tālrunis|telefonszám|telefonu|telefonnro|hp',
  mobile:
    'mobile|mobil|handy|cell|cellular|cellphone|mobiltelefon|mobiltelefonnummer|mobilnummer|movil|celular|cellulare|gsm|portable|mobiel|mobiele|telemovel|handynummer|mobilnr|handynr|natel|mobielnummer|komorkowy|komorka|mobilni|matkapuhelin|мобильный|mob|cel|telm|mobitel|mobilusis|mobiil|mobiiltelefon|kännykkä|matkapuhelinnumero|мобільний|мобилен|моб|сотовый|κινητό|mobilszám|kom|port',
  fax: 'fax|faxnr|telefax|telecopie|faxnummer|faxnumber|faks|факс|φαξ|faksi|tfax|팩스|傳真|传真|ファックス|ファクス|โทรสาร',
  pager: 'pager',
  street:
    'adresszusatz|str|street|strasse|rue|calle|via|straat|gatuadress|rua|logradouro|strassenadresse|hausnummer|huisnummer|straatnaam|streetaddress',
  city: 'city|town|ort|stadt|ville|ciudad|citta|plaats|woonplaats|stad|cidade|localidade|localidad|poblacion|wohnort|postort|suburb|commune|localite|localita|concelho|poststed|bydliste|miejscowosc|miejsc|vestigingsplaats|asula|staður',
  region:
    'uf|state|province|county|region|bundesland|kanton|provincia|provincie|estado|regione|regio|regiao|dep|departement|dept|bundesstaat|etat|canton|comarca|powiat|wojewodztwo|woj|maakond',
  postalCode:
    'postnr|postnummer|zip|postcode|plz|postleitzahl|cap|cep|zipcode|postal|cp|postalcode|npa|postinumero|indekss|psc|sihtnumber|postale|postnumer',
  country:
    'country|land|landercode|landercodes|landerkurzel|landcode|landskod|pays|pais|paese|nazione|staat|nation|panstwo|zeme|krajina',
  poBox: 'pobox|postfach|postbus',
  address: 'address|adress|adresse|adres|direccion|indirizzo|endereco|anschrift',
} as const
export type Kind = keyof typeof KINDS

/** A phone that somebody carries, where words are not told apart by blanks or have endings. */
export const MOBILE_PARTS =
  'mobil|handy|celular|cellular|komork|komórk|kännyk|matkapuh|cep tel|gsm|携帯|手机|手機|行動電話|휴대|핸드폰|모바일|נייד|סלולר|جوال|موبايل|موبایل|محمول|همراه|มือถือ|di động|handphone|ponsel|κινητ|мобил|мобіл|сотов'

export const PLACES = {
  work: '直通|会社|勤務先|代表|职场|work|business|office|direct|gesch|beruflich|geschaftlich|dienstlich|dienstliche|dienstlicher|dienstliches|dienstl|arbeit|bureau|professionnel|professionnelle|pro|travail|trabajo|laboral|oficina|uff|ufficio|lavoro|werk|werkadres|zakelijk|zakelijke|kantoor|trabalho|comercial|escritorio|buro|burotelefon|arbete|arbejde|arbeid|jobb|iş|służbowy|służbowe|робочий|рабочий|munkahelyi|serviciu|työ|εργασίας|pracovní|praca|práce|služba|delo|sluzb',
  home: '自宅|住宅|home|ab|privat|private|personal|domicile|personnel|personnelle|particular|domicilio|casa|abitazione|prive|thuis|huisadres|residencial|pessoal|personale|hem|hjem|ev|domowy|домашний|домашній|otthoni|koti|domů|dom|domov|doma|thuistelefon|bydliště',
  other:
    'other|weitere|weiterer|weiteres|andere|anderes|anderer|autre|otro|otra|altro|altra|overig|overige|outro|outra|anders|secondary|alternate|alternative|additional|sekundare|secondaire|secundario|secundaria|secondario|secondaria',
  main: 'main|primary|primare|primaire|primario|primaria|haupt|principal|hauptsachlich',
  company: 'company|corporate|hq|firma|unternehmen|societe|empresa|azienda|bedrijf',
  mailing: 'mailing|postanschrift',
  billing: 'billing|bill|rechnungsanschrift|rechnungsadresse',
  shipping: 'shipping|lieferanschrift|lieferadresse|versandadresse',
  car: 'car|autotelefon|auto',
} as const
export type Place = keyof typeof PLACES

/** Words that add nothing. */
export const FILLERS =
  '番号|号码|und|and|or|et|en|y|omrade|number|num|nummer|numero|numeros|no|nr|n|code|codigo|codice|de|del|della|di|la|le|du|des|der|die|das|dell|d|o|e|the|of|do|da|op|am|im|default|contact|kontakt|contacto|contato|person|line|posta|area|geografica|residence|residenza'

/** What programs put before the name of a column that is of another record, `Person - Email`: to the letter. */
export const PREFIXES: Readonly<Record<ImportCollection, string>> = {
  people: 'person|people|contact|persona|personne|pessoa|persoon',
  companies: 'organization|organisation|company|account|organización|organização|organizzazione|organisatie',
  // Pipedrive's leads are deals that are not yet in the pipeline.
  deals: 'lead|deal|opportunity|trato|negócio|affaire|affare',
  tasks: 'activity|task|actividad|atividade|attività|activité|aktivität',
  notes: 'note|nota|notiz',
}

/** Whole names in languages whose names begin with the family's, and are written in letters that do not show it. */
export const FAMILY_FIRST_NAMES =
  'név|teljes név|ügyfél neve|kapcsolattartó|kapcsolattartó neve|kontakt személy|ügyintéző|ügyvezető|képviselő|tag neve|vevő neve|résztvevő|résztvevő neve|dolgozó neve|họ và tên|họ tên|họ tên khách hàng|người liên hệ|tên khách hàng|фио|ф и о|фио клиента|фио контакта|фио контактного лица|фио сотрудника|фамилия имя отчество|фамилия и имя|піб|п і б|піб клієнта|піб контактної особи|прізвище ім я по батькові|прізвище та ім я|прізвище ім я'

/** What programs add to the name of a column, and what is left of it without that. Names come with single blanks. */
export const ADDITIONS: readonly (readonly [added: RegExp, left: string])[] = [
  // HubSpot: the time zone of its dates, `Create Date (GMT+1)`.
  [/ ?\((GMT|UTC|[A-Z]{1,3}[SD]T)([+-][\d:]+)?\)$/, ''],
  // Dynamics: that nobody should touch its ids.
  [/^\s*\((do not modify|nicht ändern|ne pas modifier|no modificar|non modificare|niet wijzigen)\)\s*/i, 'Do not modify '],
  // Twenty: what a name is a part of, and that it is a link.
  [/^(names?|e-?mails?|phones?|address)\s+\/\s+(?=(first|last|middle|primary|additional|address)\b)/i, ''],
  [/ \/ link url$/i, ''],
  // A form's, that a field must be filled, and how: `會員姓名*必填`.
  [/(?<=[\p{L})])\s?[*＊][^*＊]{0,80}$/u, ''],
  // Where a comment tells the order of the columns: `# Format: Name`.
  [/^#\s?\p{L}{2,15}:\s(?=\p{L})/u, ''],
  // Stripe: where the bank of a card sends its bills.
  [/^card (?=address (line\d|city|state|zip|country)$)/i, ''],
  // HubSpot's names of its properties, of which all but one say what they are of: `hs_call_title`.
  [/^hs_timestamp$/i, 'Activity date'],
  [/^(hs|hubspot)_(?=\p{L})/iu, ''],
  // Dolibarr: the field behind a column, `Prénom (u.firstname)`, as ours say only of fields of their own; and that it must
  // be filled.
  [/ ?\((?!custom\.)[a-z]{1,20}\.[a-z_]{1,40}\)\*?$/, ''],
  [/(?<=\p{L})\s?\*$/u, ''],
  // Odoo: whose name a link shows.
  [/^user_id\/(display_)?name$/i, 'Salesperson'],
  [/^parent_id\/(display_)?name$/i, 'Company'],
  [/^(country|state|category)_id\/(display_)?name$/i, '$1'],
  // Tables made of JSON: which of several, `names.0.givenName` and `emailAddresses.1.value`.
  [/^(\w{2,40})\.\d{1,2}\.(?:value|formattedValue|number|address|uri)$/i, '$1'],
  [/^\w{2,40}\.\d{1,2}\.(\w{2,40})$/i, '$1'],
  // A form: `What's your first name?`
  [
    /^(?:hi,? )?(?:and |please (?:enter|provide) |enter )?(?:what(?:['’]?s| is) |wie (?:ist|lautet) )?(?:your|ihre?|deine?) ([\p{L} ./-]+?)(?: you work for)? ?\??$/iu,
    '$1',
  ],
  // `Attendee #`
  [/(\p{L})\s*#$/u, '$1 number'],
  // Salesforce: that a field is an account's own.
  [/(?<=\w)__(c|pc|s)$/, ''],
]

/** What Thunderbird spreads a birthday over. */
export const BIRTHDAY_PARTS = {
  year: 'birth year|geburtsjahr',
  month: 'birth month|geburtsmonat',
  day: 'birthday|geburtstag',
} as const

/** What Pipedrive calls the parts of an address; a house number by a word that says nothing else. */
export const ADDRESS_PARTS = {
  Street: 'street/road name',
  Hausnummer: 'house number',
  'Street 2': 'apartment/suite no',
  City: 'city/town/village/locality',
  State: 'state/county',
  'Postal code': 'zip/postal code',
  Address: 'full/combined address',
} as const

/** Parts of an address behind a word that says which, as interfaces join them: `MAILINGSTREET`. Zoho calls a postal code so. */
export const JOINED_PARTS = {
  street: 'street',
  city: 'city',
  region: 'state|state province',
  postalCode: 'postal code|postcode|zip|zip postal code|pin code|eircode|code',
  country: 'country',
} as const

interface Family {
  readonly names: string
  /** Its parts by what they mean. */
  readonly parts: Readonly<Partial<Record<Concept, string>>>
}

/** Columns that Google numbers: `E-mail 1 - Value`, `Address 2 - City`. */
export const FAMILIES: readonly Family[] = [
  { names: 'email', parts: { email: 'value', emailLabel: 'label|type' } },
  { names: 'phone', parts: { phone: 'value', phoneLabel: 'label|type' } },
  { names: 'website', parts: { link: 'value', linkLabel: 'label|type' } },
  { names: 'im', parts: { detail: 'value', detailLabel: 'label|service' } },
  {
    names: 'relation|event|custom field|user defined field|sip|jot|calendar link',
    parts: { detail: 'value', detailLabel: 'label|type' },
  },
  { names: 'organization', parts: { company: 'name', jobTitle: 'title', detail: 'department|location|job description' } },
  {
    names: 'address',
    parts: {
      addressLabel: 'label|type',
      address: 'formatted',
      street: 'street|extended address|po box',
      city: 'city',
      region: 'region',
      postalCode: 'postal code',
      country: 'country',
    },
  },
]

/** What databases in Brazil put before the name of a column; `plain`: what adds nothing to it. */
export const MARKS_OF_TYPES = { plain: 'nm|ds|tp|nr|nu|sg|st', data: 'dt', valor: 'vl|vr', codigo: 'cd|co' }
