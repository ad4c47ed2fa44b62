import type { reasonWords } from '../import-reasons'

export const importReasons: typeof reasonWords = {
  problems: {
    'no-identity': () =>
      'Die Zeile hat weder Namen noch E-Mail-Adresse noch Telefonnummer, also gibt es niemanden zu importieren.',
    'no-company-name': () => 'Die Zeile hat weder Name noch Domain noch ID einer Firma, also gibt es keine zu importieren.',
    'no-title': () => 'Die Zeile hat keinen Titel, also gibt es nichts zu importieren.',
    'no-text': () => 'Die Zeile hat keinen Text, also gibt es keine Notiz zu importieren.',
    'pipeline-unknown': (value) =>
      value === ''
        ? 'Für den Deal gibt es keine Pipeline. Lege erst eine an.'
        : `Keine Pipeline heißt „${value}“. Wähle, wofür das steht.`,
    'stage-unknown': (value) => `Keine Phase heißt „${value}“. Wähle, wofür das steht.`,
    'lost-reason-unknown': (value) =>
      value === ''
        ? 'Der Deal ist verloren, und die Datei sagt nicht, warum. Wähle einen Grund für solche Deals.'
        : `Kein Verlustgrund heißt „${value}“. Wähle, wofür das steht.`,
    invalid: (value) => `Die Zeile verletzt eine Regel für ${value} und wird darum nicht importiert.`,
    'email-unreadable': (value) => `„${value}“ ist keine E-Mail-Adresse und wird weggelassen.`,
    'email-exchange': () =>
      'Die Adresse gilt nur innerhalb eines Exchange-Servers, führt außerhalb nirgendwohin und wird weggelassen.',
    'phone-unreadable': (value) => `„${value}“ ließ sich nicht als Telefonnummer lesen und bleibt, wie es ist.`,
    'link-unreadable': (value) => `„${value}“ ist keine Webadresse und wird weggelassen.`,
    'domain-unreadable': (value) => `„${value}“ ist keine Domain und wird weggelassen.`,
    'domain-free-mail': (value) => `${value} vergibt Postfächer an alle und gilt darum nicht als Domain der Firma.`,
    'date-unreadable': (value) => `„${value}“ ist kein Datum, das es gibt, und wird weggelassen.`,
    'date-order-unknown': (value) =>
      `Es ist nicht klar, ob „${value}“ mit dem Tag oder dem Monat beginnt, darum wird es weggelassen.`,
    'lifecycle-unknown': (value) => `„${value}“ ist kein Lebenszyklus, den Portside kennt, und wird weggelassen.`,
    'owner-unknown': (value) => `Kein Mitglied heißt „${value}“, darum ist niemand zuständig.`,
    'status-unknown': (value) => `„${value}“ ist weder offen noch gewonnen noch verloren; die Phase entscheidet.`,
    'currency-unknown': (value) => `„${value}“ ist keine Währung; der Betrag wird ausgelassen.`,
    'amount-unreadable': (value) => `„${value}“ ist kein Betrag und wird ausgelassen.`,
    'deal-unknown': (value) => `Kein Deal heißt „${value}“; er wird nicht verknüpft.`,
    'link-first': (value) => `Mehrere Firmen heißen „${value}“; die Zeile wird mit der ersten verknüpft.`,
    'link-unknown': (value) => `Weder ein Deal noch eine Firma heißt „${value}“; nichts wird verknüpft.`,
    'id-unknown': (value) =>
      `Hier ist nichts als „${value}“ bekannt; es wird nicht verknüpft. Erst die Datei importieren, in der es steht, dann diese noch einmal.`,
    'link-none': (value) => `Mehrere Einträge heißen „${value}“; die Zeile wird mit keinem verknüpft.`,
    'field-unreadable': (value) => `„${value}“ passt nicht in das Feld und wird weggelassen.`,
    'flag-unreadable': (value) => `„${value}“ ist weder ja noch nein und wird weggelassen.`,
    'cut-to-limit': (value) => `„${value}“ ist länger, als das Feld erlaubt, und wird gekürzt.`,
    'too-many': (value) => `Das sind mehr Werte, als ein Datensatz haben kann; „${value}“ wird weggelassen.`,
    'more-companies': (value) => `Eine Person hat eine Firma; „${value}“ wird weggelassen.`,
    'at-another-company': (value) => `„${value}“ gehört schon zu einer anderen Firma und wird mit dieser nicht verknüpft.`,
    'no-company': (value) => `„${value}“ ist keine Firma, darum wird keine angelegt.`,
    'not-of-company': (value) => `Die Zeile ist die einer Firma, die kein Feld für „${value}“ hat; es wird weggelassen.`,
    'second-value': (value) => `Eine andere Spalte hat dieses Feld schon gefüllt; „${value}“ wird weggelassen.`,
    'control-characters': () => 'Unsichtbare Steuerzeichen werden weggelassen.',
    'cells-beyond-header': (value) => `Die Zeile hat mehr Zellen als die Kopfzeile; weggelassen: ${value}`,
    'broken-quote': () =>
      'Hier öffnet sich ein Anführungszeichen und schließt sich nie. Es wird weggelassen und die Zeile bis zu ihrem Ende gelesen.',
    'stray-quote': () => 'In einer Zelle in Anführungszeichen steht noch eines. Es bleibt als gewöhnliches Zeichen.',
    'cell-cut': () => 'Eine Zelle ist länger als 256 KiB und wird dort abgeschnitten.',
    'formula-empty': (value) =>
      `Eine Formel ergibt keinen Wert${value === '' ? '' : ` (${value})`}, darum bleibt die Zelle leer. Speichere die Datei noch einmal in einer Tabellenkalkulation, falls sie einen haben sollte.`,
    'photo-left-out': () => 'Das Foto der Karte bleibt weg: Fotos werden nicht importiert.',
    'card-broken': (value) => `Eine Zeile der Karte ist nicht lesbar und bleibt weg: ${value}`,
    'name-differs': (value) => `Dieselbe Person gibt es schon als „${value}“.`,
    'form-differs': (value) => `„${value}“ hat eine andere Rechtsform, daher ist dies eine eigene Firma.`,
  },
  skips: {
    'empty-row': () => 'Die Zeile ist leer.',
    'repeated-header': () => 'In der Zeile stehen noch einmal die Namen der Spalten.',
    'total-row': () => 'In der Zeile stehen Summen und niemand.',
    'group-title': () => 'Die Zeile ist die Überschrift einer Gruppe von Zeilen.',
    'left-out': () => 'Du hast die Zeile ausgelassen.',
    'group-card': () => 'Die Karte ist die einer Gruppe, also weder eine Person noch eine Firma.',
    'deleted-there': () => 'Der Eintrag wurde in dem Programm gelöscht, aus dem die Datei kommt.',
    'same-as-line': (line) => `Dieselbe Person wie in Zeile ${line}; was dort fehlte, wurde übernommen.`,
    'nothing-new': () => 'Die Person gibt es schon, und die Zeile bringt nichts Neues.',
    'several-match': () => 'Mehr als ein vorhandener Eintrag passt, und welcher gemeint ist, wurde nicht gewählt.',
    gone: () => 'Die Person wurde während des Imports entfernt.',
    cancelled: () => 'Der Import endete, bevor diese Zeile an der Reihe war.',
  },
  outcomes: { created: 'Angelegt', updated: 'Ergänzt', skipped: 'Übersprungen', failed: 'Nicht importiert' },
  fates: { create: 'Anlegen', update: 'Ergänzen', skip: 'Überspringen', fail: 'Nicht importiert' },
  refused: 'Das Backend hat die Zeile abgelehnt; prüfe sie und importiere sie noch einmal.',
  column: (position) => `Spalte ${position}`,
  line: 'Zeile',
  outcome: 'Ergebnis',
  reason: 'Grund',
}
