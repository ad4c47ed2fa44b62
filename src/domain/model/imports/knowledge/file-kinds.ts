import type { Source, AliasNames } from '../targets'
import type { ImportCollection } from '../import-collections'

interface Program {
  readonly source: Source
  /** Columns, by match key, that only this program has together: one set of them is enough, and `|` stands between two. */
  readonly signature: readonly string[]
  /** What its own headers mean, where that differs from the common meaning, and columns that it alone writes. */
  readonly names: AliasNames
  /** Columns, by match key, whose common meaning is not theirs here. */
  readonly other?: string
  /** Columns, by match key, by which a file is another program's that names its records alike. */
  readonly unless?: string
  /** All it exports are people. */
  readonly isBook?: true
}

/** Programs by the columns they write; the first that fits. */
export const PROGRAMS: readonly Program[] = [
  {
    source: 'google',
    isBook: true,
    signature: [
      'email1value groupmembership | email1value labels | phone1value fileas | givenname familyname yominame',
      'firstname phoneticfirstname organizationname | email1value | phone1value',
    ],
    names: {
      company: 'organization name',
      jobTitle: 'organization title',
      detail: 'occupation|location|short name|billing information',
    },
  },
  {
    source: 'linkedin',
    isBook: true,
    signature: ['firstname lastname connectedon | position connectedon'],
    names: { link: 'url', jobTitle: 'position' },
  },
  {
    source: 'outlook',
    isBook: true,
    signature: [
      'emailaddress email2address | businessphone homephone mobilephone | homestreet businessstreet',
      'emailadresse emailtyp | adressedemessagerie typedemessagerie',
      'direcciondecorreoelectronico tipodecorreoelectronico | emailadres emailtype',
      'indirizzopostaelettronica tipopostaelettronica',
    ],
    names: {
      namePrefix: 'title|titre|titel|titolo|tratamiento|anrede',
      link: 'web page',
      phone: "assistant's phone|callback|radio phone|tty/tdd phone|telex|isdn|ufficio|abitazione",
      detail:
        'profession|children|schools|imaddress|user 1|user 2|user 3|user 4|billing information|anniversary|spouse|hobby|given yomi|surname yomi|company yomi',
    },
    other: 'account|konto|compte|cuenta|keywords|location',
  },
  {
    source: 'thunderbird',
    isBook: true,
    signature: ['displayname primaryemail | primaryemail secondaryemail nickname | anzeigename primareemailadresse'],
    names: {
      fullName: 'display name',
      link: 'web page 1|web page 2|webseite 1|webseite 2',
      jobTitle: 'arbeitstitel',
      detail: 'screen name|custom 1|custom 2|custom 3|custom 4',
    },
  },
  {
    source: 'kaddressbook',
    isBook: true,
    signature: ['formattedname honorificprefixes givenname'],
    names: {
      fullName: 'formatted name',
      email: 'email (preferred)',
      namePrefix: 'honorific prefixes',
      nameSuffix: 'honorific suffixes',
      link: 'homepage|blog feed',
      jobTitle: 'title|role',
      detail: 'anniversary|profession|office|manager|assistant|spouse|mail client',
    },
  },
  {
    source: 'zoho',
    signature: [
      'recordid closingdate | recordid createdtime | recordid mailingzip | contactownerid | leadownerid',
      'dealownerid | accountownerid',
    ],
    names: { companyWebsite: 'website' },
  },
  {
    source: 'close',
    signature: [
      'displayname statuslabel | displayname primarycontactname | leadid leadname contactid',
      'leadid leadname statuslabel | leadid leadname primaryemail',
    ],
    names: {},
  },
  {
    source: 'salesforce',
    unless: 'bidamount|dateentered|assigneduserid',
    signature: [
      'opportunityname stage | opportunityname opportunityowner | accountid firstname lastname',
      'accountid mailingstreet | id accountid | id stagename | id isdeleted | whoid | whatid',
      'id ownerid createddate | accountname accountowner | contactowner accountname | leadowner companyaccount',
      'salutation mailingstreet | mailingstateprovince | casesafeid | accountname accountinhaber',
      'kontaktid accountname | opportunityname opportunityinhaber',
    ],
    names: {
      company: 'account name|company account|account',
      jobTitle: 'title|titel',
      source: 'lead source',
      namePrefix: 'salutation',
      companyWebsite: 'website',
    },
  },
  {
    source: 'hubspot',
    unless: 'record|recordstatus',
    signature: [
      'recordid | contactowner lifecyclestage | contactowner leadstatus | iddederegistro | idderegistro',
      'datensatzid | iddenregistrement | iddelenregistrement | idrecord | recordid lifecyclestage',
      'ticketid ticketname | iddoregistro | calltitle callnotes',
    ],
    names: {
      companyWebsite: 'website url|url du site web|url del sitio web',
      company: 'associated company|company name',
    },
  },
]

type Kinds = Readonly<Partial<Record<ImportCollection, string>>>

/** Dynamics warns of changing its ids, and says with that what the rows are: `(Do Not Modify) Contact`. */
export const GUARDED_IDS: Kinds = {
  people: 'contact|lead|kontakt',
  companies: 'account|firma|konto',
  deals: 'opportunity|verkaufschance',
  tasks: 'task|aufgabe|activity',
  notes: 'phonecall|appointment|note',
}

/** Salesforce begins its ids with what they are of, three letters that are the same everywhere. */
export const SALESFORCE_IDS: Kinds = { companies: '001', notes: '002|00U|069', people: '003|00Q', deals: '006', tasks: '00T' }

export const CLOSE_IDS: Kinds = { companies: 'lead', people: 'cont', deals: 'oppo', tasks: 'task', notes: 'acti' }
