import { kindOfWord } from '../values/words'

/** Is a column called as those are that say of each row whether it is somebody or a company? */
export function isKindName(key: string): boolean {
  return KIND_NAMES.has(key)
}

/** Somebody among companies: a row says what it is of. */
export function tellsPeople(key: string, values: readonly string[]): boolean {
  if (KIND_FLAGS.has(key)) return true
  const kinds = KIND_NAMES.has(key) ? values.map(kindOfWord) : []
  return kinds.includes('person') && kinds.includes('company') && !kinds.includes(null)
}

const KIND_NAMES: ReadonlySet<string> = new Set(
  'kind|type|typklienta|typkontrahenta|typklientu|kundentyp|kundentype|kundenart|kundtyp|kundetype|klanttype|klantsoort|soortklant|typedeclient|typeclient|tipocliente|tipodecliente|tipopessoa|tipodepessoa|clienttype|accounttype|asiakastyyppi|müşteritipi|musteritipi|типклиента|типконтрагента|contacttype|companyorcontact|customertype|recordtype|partytype|entrytype|typ|art|kontakttyp|kontaktart|tipo|tipodecontacto|тип'.split(
    '|',
  ),
)

/** Their values say yes or no. */
export const KIND_FLAGS: ReadonlySet<string> = new Set(
  'isacompany iscompany istunternehmen esunaempresa estunesociete'.split(' '),
)
