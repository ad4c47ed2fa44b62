import type { apiReferenceText } from '../api-reference'

export const apiReference: typeof apiReferenceText = {
  lead: 'Was ein Programm über HTTP von diesem Arbeitsbereich verlangen kann, mit einem Schlüssel aus den Integrationen.',
  download: 'openapi.json herunterladen',
  keyTitle: 'Schlüssel',
  key: 'Er geht mit jedem Aufruf mit. Ein Programm darf, was sein Schlüssel und das Mitglied dürfen, als das es handelt.',
  versionTitle: 'Versionen',
  version:
    'Ein Eintrag kommt mit seiner Version als ETag. Als If-Match zurückgeschickt, wird nur geändert, wenn niemand dazwischen geschrieben hat.',
  repeatTitle: 'Wiederholen',
  repeat: 'Kam keine Antwort, schicke denselben Idempotency-Key noch einmal: Geändert wird nur einmal.',
  problemTitle: 'Probleme',
  problem: 'Was scheitert, wird als application/problem+json beantwortet, mit einem Code und den Feldern, die nicht gültig sind.',
  filterTitle: 'Filter',
  filter:
    'Eine Bedingung ist Feld:Operator:Werte. Ein Semikolon heißt „und“, „any“ davor heißt, dass eine genügt, und Klammern fassen zusammen. Werte trennt ein Komma; % und sein Code steht für ein trennendes Zeichen.',
  filterText: 'Text: contains, lacks, is, is-not, starts, empty, filled',
  filterChoice: 'Auswahl und Verweise: any-of, none-of; bei Listen has-any, has-all, has-none',
  filterNumber: 'Zahlen und Beträge: least, most, more, less, equals, differs, between',
  filterDay: 'Tage: during, on, before, until, since, after, within',
  groups: 'Gruppen',
  scope: 'Umfang',
  name: 'Name',
  where: 'In',
  type: 'Typ',
  preset: 'Vorgabe',
  required: 'erforderlich',
  inputs: (path) => `Was ${path} nimmt`,
  example: 'Beispiel',
}
