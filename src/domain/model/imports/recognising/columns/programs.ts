import { GENERIC } from '../../knowledge/column-names'
import { type AliasNames, type Concept, CONCEPTS } from '../../knowledge/concepts'
import { matchKey } from '../../match-key'
import type { Source } from '../../targets'

interface SourceRule {
  readonly source: Source
  /** Columns, by match key, that only this source has together. */
  readonly signature: readonly (readonly string[])[]
  readonly names: AliasNames
  /** Columns whose common meaning is not theirs here. */
  readonly other?: string
  /** Columns by which a file is another program's that names its records alike. */
  readonly unless?: readonly string[]
}

/** What a source's own headers mean where that differs from the common meaning, and columns it writes for itself alone. */
const RULES: readonly SourceRule[] = [
  {
    source: 'google',
    signature: [
      ['email1value', 'groupmembership'],
      ['email1value', 'labels'],
      ['phone1value', 'fileas'],
      ['givenname', 'familyname', 'yominame'],
      ['firstname', 'phoneticfirstname', 'organizationname'],
      ['email1value'],
      ['phone1value'],
    ],
    names: {
      company: 'organization name',
      jobTitle: 'organization title',
      detail: 'occupation|location|short name|billing information',
    },
  },
  {
    source: 'linkedin',
    signature: [
      ['firstname', 'lastname', 'connectedon'],
      ['position', 'connectedon'],
    ],
    names: { link: 'url', jobTitle: 'position' },
  },
  {
    source: 'outlook',
    signature: [
      ['emailaddress', 'email2address'],
      ['businessphone', 'homephone', 'mobilephone'],
      ['homestreet', 'businessstreet'],
      ['emailadresse', 'emailtyp'],
      ['adressedemessagerie', 'typedemessagerie'],
      ['direcciondecorreoelectronico', 'tipodecorreoelectronico'],
      ['emailadres', 'emailtype'],
      ['indirizzopostaelettronica', 'tipopostaelettronica'],
    ],
    names: {
      namePrefix: 'title|titre|titel|titolo|tratamiento|anrede',
      link: 'web page',
      phone: "assistant's phone|callback|radio phone|tty/tdd phone|telex|isdn|ufficio|abitazione",
      detail:
        'profession|children|schools|imaddress|im address|user 1|user 2|user 3|user 4|billing information|anniversary|spouse|hobby|given yomi|surname yomi|company yomi',
    },
    other: 'account|konto|compte|cuenta|keywords|location',
  },
  {
    source: 'thunderbird',
    signature: [
      ['displayname', 'primaryemail'],
      ['primaryemail', 'secondaryemail', 'nickname'],
      ['anzeigename', 'primareemailadresse'],
    ],
    names: {
      fullName: 'display name',
      link: 'web page 1|web page 2|webseite 1|webseite 2',
      jobTitle: 'arbeitstitel',
      detail: 'screen name|custom 1|custom 2|custom 3|custom 4',
    },
  },
  {
    source: 'zoho',
    signature: [
      ['recordid', 'closingdate'],
      ['recordid', 'createdtime'],
      ['recordid', 'mailingzip'],
      ['contactownerid'],
      ['leadownerid'],
      ['dealownerid'],
      ['accountownerid'],
    ],
    names: { companyWebsite: 'website' },
  },
  {
    source: 'close',
    signature: [
      ['displayname', 'statuslabel'],
      ['displayname', 'primarycontactname'],
      ['leadid', 'leadname', 'contactid'],
      ['leadid', 'leadname', 'statuslabel'],
      ['leadid', 'leadname', 'primaryemail'],
    ],
    names: {},
  },
  {
    source: 'salesforce',
    unless: ['bidamount', 'dateentered', 'assigneduserid'],
    signature: [
      ['opportunityname', 'stage'],
      ['opportunityname', 'opportunityowner'],
      ['accountid', 'firstname', 'lastname'],
      ['accountid', 'mailingstreet'],
      ['id', 'accountid'],
      ['id', 'stagename'],
      ['id', 'isdeleted'],
      ['whoid'],
      ['whatid'],
      ['id', 'ownerid', 'createddate'],
      ['accountname', 'accountowner'],
      ['contactowner', 'accountname'],
      ['leadowner', 'companyaccount'],
      ['salutation', 'mailingstreet'],
      ['mailingstateprovince'],
      ['casesafeid'],
      ['accountname', 'accountinhaber'],
      ['kontaktid', 'accountname'],
      ['opportunityname', 'opportunityinhaber'],
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
    unless: ['record', 'recordstatus'],
    signature: [
      ['recordid'],
      ['contactowner', 'lifecyclestage'],
      ['contactowner', 'leadstatus'],
      ['iddederegistro'],
      ['idderegistro'],
      ['datensatzid'],
      ['iddenregistrement'],
      ['iddelenregistrement'],
      ['idrecord'],
      ['recordid', 'lifecyclestage'],
      ['ticketid', 'ticketname'],
      ['iddoregistro'],
      ['calltitle', 'callnotes'],
    ],
    names: {
      companyWebsite: 'website url|url du site web|url del sitio web|website-url',
      company: 'associated company|company name',
    },
  },
]

const COMMON = aliasMap(...GENERIC)
const BY_SOURCE = new Map(RULES.map(({ source, names }) => [source, aliasMap(names)]))
const OTHER = new Map(RULES.map(({ source, other }) => [source, new Set(other?.split('|'))]))

/** Who wrote the file, by its headers (match keys). */
export function sourceOf(keys: ReadonlySet<string>): Source {
  const rule = RULES.find(
    ({ signature, unless }) =>
      signature.some((set) => set.every((key) => keys.has(key))) && unless?.some((key) => keys.has(key)) !== true,
  )
  return rule?.source ?? 'other'
}

export function aliasOf(key: string, source: Source): Concept | null {
  if (OTHER.get(source)?.has(key)) return null
  return BY_SOURCE.get(source)?.get(key) ?? COMMON.get(key) ?? null
}

/** Every name known for a column, for the comparison with misspelt ones. */
export function knownKeys(): Iterable<readonly [string, Concept]> {
  return COMMON
}

export function aliasMap(...tables: readonly AliasNames[]): ReadonlyMap<string, Concept> {
  const map = new Map<string, Concept>()
  for (const table of tables) {
    for (const target of CONCEPTS) {
      for (const name of table[target]?.split('|') ?? []) {
        const key = matchKey(name)
        if (!map.has(key)) map.set(key, target)
      }
    }
  }
  return map
}
