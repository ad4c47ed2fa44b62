import type { ColumnMapping } from '../../targets'
import { kindOfWord, yesOrNo } from '../values/words'

/** `Type` means many things: here its values say which. */
export function isKind({ target }: ColumnMapping, key: string, values: readonly string[]): boolean {
  if ((!KIND_NAMES.has(key) && !KIND_FLAGS.has(key) && !areOfBoth(values)) || values.length === 0) return false
  if (KIND_FLAGS.has(key)) return values.every((value) => yesOrNo(value) !== null)
  const kinds = values.map(kindOfWord)
  // A contact's type may be its lifecycle.
  return (
    key === 'kind' ||
    areOfBoth(values) ||
    (kinds.every((kind) => kind !== null) && (target === null || kinds.some((kind) => kind !== 'person')))
  )
}

/** Somebody among companies: a row says what it is of. */
export function tellsPeople(key: string, values: readonly string[]): boolean {
  return KIND_FLAGS.has(key) || areOfBoth(values)
}

/** Whatever the column is called: people and companies, and nothing else. */
export function areOfBoth(values: readonly string[]): boolean {
  const kinds = new Set(values.map(kindOfWord))
  return kinds.has('person') && kinds.has('company') && !kinds.has(null)
}

const KIND_NAMES: ReadonlySet<string> = new Set(
  'kind|type|typklienta|typkontrahenta|typklientu|kundentyp|kundentype|kundenart|kundtyp|kundetype|klanttype|klantsoort|soortklant|typedeclient|typeclient|tipocliente|tipodecliente|tipopessoa|tipodepessoa|clienttype|accounttype|asiakastyyppi|müşteritipi|musteritipi|типклиента|типконтрагента|contacttype|companyorcontact|customertype|recordtype|partytype|entrytype|typ|art|kontakttyp|kontaktart|tipo|tipodecontacto|тип'.split(
    '|',
  ),
)

/** Their values say yes or no. */
export const KIND_FLAGS: ReadonlySet<string> = new Set(
  'isacompany iscompany isorganisation isorganization isabusiness isbusiness iscorporate istunternehmen esunaempresa estunesociete'.split(
    ' ',
  ),
)
