/** A day of closing by names that do not say whether it is expected or past. */
export const CLOSING_DATES =
  'close date|closing date|date closed|closed date|abschlussdatum|schlusstermin|abschluss|fecha de cierre|fecha cierre|date de clôture|date de fermeture|data di chiusura|data chiusura|sluitingsdatum|afsluitdatum|sluitdatum|data de fechamento|data zamknięcia|datum uzavření|avslutsdatum|lukkedato|kapanış tarihi|дата закрытия|дата закриття|data închiderii|päätöspäivä|完了日'

/** What the description of a deal is called. */
export const DESCRIPTION_COLUMNS =
  'description|beschreibung|descripción|descrição|descripció|descrizione|omschrijving|beskrivelse|beskrivning|kuvaus|lýsing|opis|popis|aprašymas|apraksts|kirjeldus'
