import type { Labels } from '../../targets'

export const GERMAN: Labels = {
  anywhere: {
    owner:
      'zugewiesen an|zugewiesener benutzer|zugewiesen|zuständiger|zuständiger benutzer|zuständigkeit|verantwortliche person|verantwortlicher benutzer',
    description: 'hinweis|hinweise|zusatzinfo|infofeld|interne notiz|öffentliche notiz|private notiz|freitext',
    tags: 'schlagwort|stichworte|etikett|etiketten|kundengruppe|adressgruppe|kundenkategorie|merkmale',
    company:
      'name der firma|organisationsname|name der organisation|kundenname|name des accounts|kontoname|name des kunden|geschäftspartner',
    fullName:
      'ansprechperson|name des kontakts|name ansprechpartner|hauptansprechpartner|hauptkontakt|ansprechpartner name|kontakte|zugehöriger kontakt',
    email: 'e-mail ansprechpartner|ansprechpartner e-mail|mail ansprechpartner|geschäftliche e-mail|zweite e-mail',
    phone: 'bürotelefon|geschäftliches telefon|telefon geschäft|alternatives telefon|telefon alternativ',
    street: 'straße/hausnr.|straße u. hausnr.|rechnungsstraße|adresszeile 1|besuchsadresse straße',
    city: 'ortschaft|rechnungsort|gemeinde|firmensitz ort',
    region: 'staat/provinz|bundesland/landkreis|landkreis|provinz|bundesland/provinz',
    postalCode: 'rechnungs-plz|plz straße|postfach plz',
    country: 'länderkennzeichen|landkennzeichen|länderkennung|landeskennzeichen|rechnungsland',
    address: 'rechnungsadresse|rechnungsanschrift|hauptadresse|firmenanschrift|vollständige adresse',
    companyIndustry:
      'wirtschaftszweig|geschäftsfeld|branchenbezeichnung|tätigkeitsbereich|geschäftszweig|gewerbe|branchenschlüssel|gewerk',
    link: 'internetadresse|webauftritt|internetauftritt|homepage url',
    source:
      'quelle des leads|akquisequelle|kontaktquelle|herkunft des kontakts|werbeträger|kundenherkunft|wie auf uns aufmerksam geworden',
    namePrefix: 'briefanrede|akad. titel|namenstitel|titel/anrede|höflichkeitsanrede|höflichkeitstitel|grußformel|adelstitel',
    nameSuffix: 'namenszusatz (nachgestellt)|titel nachgestellt',
    jobTitle: 'amtsbezeichnung|position im unternehmen|funktionsbezeichnung|titel (beruf)|posten|arbeitsstelle',
    doNotContact:
      'nicht anrufen|keine anrufe|kontaktsperre|werbesperre|kein newsletter|newsletter abgemeldet|abgemeldet|keine e-mails|anrufe unerwünscht',
    middleName: '2. vorname|zweiter vorname',
  },
  people: {
    'people.originalCreatedAt': 'erfassungsdatum|eingetragen am|datum der anlage|erstellzeitpunkt',
    'people.phone':
      'telefon ansprechpartner|ansprechpartner telefon|telefon des kontakts|durchwahl ansprechpartner|mobil ansprechpartner',
    'companies.size':
      'mitarbeiter|anzahl der mitarbeiter|beschäftigte|anzahl beschäftigte|anzahl angestellte|betriebsgröße|anz. mitarbeiter|angestellte',
    'people.recordId':
      'debitorennummer|debitorennr.|kundencode|externe id|externe referenz|referenznummer|debitor-nr.|kurzname/matchcode',
  },
  companies: {
    'companies.originalCreatedAt':
      'erfasst am|erfassungsdatum|eingetragen am|kunde seit|datum der anlage|erstellzeitpunkt|aufgenommen am|registriert am',
    'people.phone': 'ansprechpartner telefon|telefon kontakt|telefon des kontakts|kontakt telefon|durchwahl ansprechpartner',
    'companies.size': 'anzahl angestellte|anz. mitarbeiter|angestellte|personalstärke',
    'companies.recordId':
      'kundennummer|kundennr|kd-nr.|adressnummer|adress-nr.|debitorennummer|debitorennr.|kundencode|code partei|kunden-/lief.-nr.|kunden-/lief.-nr',
    'companies.name':
      'firmierung|name drittpartei|handelsname|name des geschäftspartners|partei|name (adressattyp unternehmen)|name (adressattyp keine angabe)',
    'people.jobTitle': 'position ansprechpartner|funktion ansprechpartner|ansprechpartner position|ansprechpartner funktion',
    'people.firstName': 'vorname ansprechpartner|ansprechpartner vorname|ap vorname|vorname (adressattyp natürl. person)',
    'people.lastName':
      'nachname ansprechpartner|ansprechpartner nachname|ap nachname|ansprechpartner name (nachname)|name (adressattyp natürl. person)',
    'companies.domain': 'webdomain',
    'companies.country': 'billing land',
    'companies.postalCode': 'abrechnungscode',
    'companies.street': 'rechnungensadresse',
    'companies.owner': 'vertreter',
    'people.fullName': 'ansprechpartner',
  },
  deals: {
    'deals.originalCreatedAt':
      'erfasst am|erfassungsdatum|eingetragen am|kunde seit|datum der anlage|erstellzeitpunkt|aufgenommen am|registriert am',
    'people.phone':
      'telefon ansprechpartner|ansprechpartner telefon|telefon des kontakts|durchwahl ansprechpartner|mobil ansprechpartner',
    'people.email': 'e-mail kunde|kunden-e-mail',
    'deals.title':
      'name der verkaufschance|bezeichnung der verkaufschance|verkaufschancenname|chancenname|potential|verkaufspotential|name des verkaufspotentials|name der chance',
    'deals.pipeline':
      'vertriebspipeline|verkaufspipeline|vertriebsprozess|verkaufstrichter|verkaufsprozess|trichter|vertriebstrichter',
    'deals.stage':
      'verkaufsstatus|projektphase|angebotsphase|verkaufschancen-phase|phase des deals|akquisephase|opportunity-phase',
    'deals.amount':
      'erwartetes volumen|geschätzter wert|potentialwert|betrag der verkaufschance|verkaufschance betrag|erwarteter betrag|betrag netto|umsatz geplant',
    'deals.probability': 'chance in %|auftragswahrscheinlichkeit|verkaufswahrscheinlichkeit|gewinnchance|erfolgsaussicht',
    'deals.expectedCloseOn':
      'geschätztes abschlussdatum|erwartetes schließungsdatum|erwartetes schlussdatum|abschluss bis|voraussichtlicher auftragseingang|erwartetes auftragsdatum|voraussichtl. abschluss|erwartetes ende|erwarteter auftrag',
    'deals.closedAt':
      'schließungsdatum|deal geschlossen am|abgeschlossen|datum geschlossen|ist-abschlussdatum|deal abgeschlossen am',
    'deals.wonAt': 'gewinndatum|auftragseingang|gewonnen-zeitpunkt|bestelldatum',
    'deals.lostAt': 'verlustdatum|verloren-zeitpunkt|absagedatum|datum des verlorenen deals',
    'deals.lostReason':
      'grund verloren|grund für den verlust|verloren grund|grund für abschluss als verloren|begründung|niederlagegrund|verlustgründe',
    'deals.status': 'status der verkaufschance|chancenstatus|vorgangsstatus|statusgrund|zustand|projektstatus',
    'deals.recordId':
      'angebotsnr.|projektnummer|projekt-nr.|verkaufschancen-id|opportunity-nummer|vorgangsnummer|potential-nr.|potentialnummer',
    'deals.currency': 'währungscode|währungskennzeichen|whg|waehrung|währungskürzel|währungsbetrag|betragswährung',
    'deals.owner': 'mitarbeiter|zugewiesener benutzer',
    'companies.name': 'partei',
  },
  tasks: {
    'tasks.title':
      'stichwort|vorgang|aufgabenbezeichnung|name der aufgabe|ereignisbezeichnung|ereignis|betreff der aufgabe|kurzbeschreibung',
    'tasks.assignee':
      'erledigt durch|zu erledigen durch|aufgabe für|aufgabenbesitzer|empfänger|delegiert an|ereignis zugeordnet an|zugeordnet an',
    'tasks.body': 'aufgabenbeschreibung|aufgabendetails|erläuterung',
    'tasks.related':
      'in bezug auf|verknüpft mit|zugehörig zu|gehört zu|verbunden mit|bezug auf|zuordnung|bezugsobjekt|bezieht sich auf',
    'tasks.due': 'wiedervorlage|wiedervorlage am|wiedervorlagedatum|datum fällig|endtermin|zieldatum|ende|fertig bis',
    'tasks.dueTime': 'endzeit|fällige uhrzeit|uhrzeit fällig|zeit fällig',
    'tasks.remindAt':
      'erinnerung am|erinnern am|erinnerungsdatum|erinnerungszeit|erinnerungszeitpunkt|erinnerung um|alarm|datum der erinnerung',
    'tasks.priority': 'prioritätsstufe',
    'tasks.status': 'status der aufgabe|aufgabenstatus|erledigungsgrad|bearbeitungsstatus',
    'tasks.completedAt': 'erledigungsdatum|datum erledigt|erledigt-datum|ausgeführt am|tatsächliches ende|fertigstellungsdatum',
    'tasks.kind': 'aufgabenart|aktivitätstyp|vorgangsart|ereignistyp|art der aufgabe|aktivitätsart|art der aktivität|termintyp',
    'tasks.recordId': 'aufgabennummer|aktivitäts-id|aufgaben-nr.|vorgangs-nr.',
  },
  notes: {
    'notes.detail': 'ort|richtung|gesprächsdauer|dauer (minuten)|dauer (min)|anrufrichtung|gesprächsrichtung|eingehend/ausgehend',
    'notes.recordId': 'vorgangsnummer|aktivitäts-id|notiz-id|notiznummer|ereignis-id|anruf-id',
    'notes.related': 'in bezug auf|verknüpft mit|zugehörig zu|gehört zu|verbunden mit|bezug auf|zuordnung|bezugsobjekt',
    'notes.title':
      'ereignisbezeichnung|überschrift|gesprächsthema|betreffzeile|notiztitel|anrufthema|besprechungsthema|titel der notiz',
    'notes.happenedAt':
      'termin|datum und uhrzeit|datum & zeit|startdatum|anfangsdatum|anrufdatum|kontaktdatum|besprechungsdatum|startdatum und -zeit',
    'notes.kind': 'aktivitätstyp|vorgangsart|ereignistyp|aktivitätsart|art der aktivität|notizart|notiztyp|kommunikationsart',
    'notes.body':
      'notiztext|besprechungsnotiz|nachrichtentext|gesprächsprotokoll|verlauf|ergebnisprotokoll|gesprächsergebnis|aktennotiz',
    'people.fullName': 'gesprochen mit|anwesende|gesprächsteilnehmer|besuchte person',
  },
}
