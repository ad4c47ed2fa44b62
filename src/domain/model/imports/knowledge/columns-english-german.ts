import type { ColumnsByLanguage } from '../targets'

export const COLUMNS_ENGLISH_GERMAN: ColumnsByLanguage = {
  english: {
    people: {
      'people.region': 'st|state code',
      'people.country': 'country name|country code name',
      'people.phone': 'direct dial|direct number|ddi|main phone number',
      'people.tags': 'group|segment|segments|contact groups|contact tags|tag names',
      'people.description': 'additional notes|contact notes|additional comments|other notes|internal notes|remark',
      'people.source': 'how did they find us|how did you find us|referral source|acquisition source|marketing source',
      'people.link':
        'facebook url|linkedin profile link|linkedin profile page|instagram url|github url|xing profile|social profile',
      'people.originalCreatedAt': 'date of creation|date of entry|entry date|member since|customer since|client since',
      'people.owner': 'relationship manager|owner email|contact owner name',
      'companies.name':
        'business|business name|org|org name|company or organisation|company or organization|organisation or company|place of work|workplace',
      'companies.website': 'organization website|organisation website|employer website|business website',
      'companies.domain': 'associated company domain|organization domain|organisation domain|org domain|employer domain',
      'companies.size': 'number of staff|staff|headcount',
    },
    companies: {
      'companies.region': 'st|state code',
      'companies.country': 'country name',
      'companies.name':
        'business|org|org name|customer|client|customer name|client name|vendor|vendor name|supplier|supplier name|partner|partner name|company legal name|legal name|trading name|employer|lead company|prospect',
      'companies.website': 'web|site|web site|website link|web url|company homepage|site url',
      'companies.industry': 'vertical|industry vertical|business sector|industry sector',
      'companies.size': 'staff|staff count|number of staff|employee number|employee size|company size range',
      'companies.phone':
        'main number|main line|switchboard|central phone|company phone number|business phone|hq phone|phone main',
      'companies.tags': 'groups|group|segment|segments|company tags',
      'companies.description': 'company notes|additional notes|internal notes|remarks|comment',
      'companies.owner':
        'client partner|customer partner|account manager|account executive|relationship manager|company owner name',
      'people.email': 'contact email|contact email address|contact person email|email contact',
      'people.phone': 'contact phone|contact phone number|contact person phone',
      'people.firstName': 'contact first name',
      'people.lastName': 'contact last name',
      'people.jobTitle': 'contact title|contact job title|contact position',
    },
    deals: {
      'companies.name':
        'org name|org|business|business name|associated company names|associated company name|primary company name|prospect|lead company',
      'companies.domain':
        'company domain|company domain name|associated company domain|associated company domains|organization domain|organisation domain|org domain|account domain',
      'people.fullName':
        'associated contact name|associated contact names|primary contact person|decision maker|buyer|deal contact',
      'people.email':
        'associated contact email|associated contact emails|primary email|customer email|client email|buyer email|contact person email',
      'people.phone': 'person phone|contact phone|customer phone|client phone|phone number|mobile',
      'deals.title': 'deal description|opportunity title|job name|engagement|proposal|proposal name|quote|quote name|offer',
      'deals.amount':
        'amount in company currency|price|deal price|annual contract value|acv|tcv|project value|budget|deal total|sales amount|net amount|quote amount|proposal amount',
      'deals.probability': 'win chance|win|likelihood|chance|odds',
      'deals.lostReason': 'reason for loss|loss reason|why lost|lost because|reason for losing|closed lost reason',
      'deals.expectedCloseOn':
        'estimated closing date|forecast close date|target close date|projected close date|closing date|expected closing',
      'deals.note': 'internal notes|additional notes|deal notes|deal description notes|comment',
      'deals.tags': 'label|labels|tags|tag|categories|deal tags',
    },
    tasks: {
      'tasks.title': 'task title|to do|todo|action|action item|activity|activity subject|summary',
      'tasks.body': 'details|task description|task notes|comment',
      'tasks.due': 'due by|finish by|target date|end date',
      'tasks.assignee': 'responsible|responsible person|assigned user|done by|who|owner name|technician|engineer|installer',
      'companies.domain': 'associated company domain',
      'people.email': 'associated contact email|associated contact emails',
    },
    notes: {
      'notes.body': 'content|message|summary|details|note text|activity notes|notes text',
      'notes.happenedAt': 'logged at|logged on|date and time|date time|occurred at|date occurred|occurred on|held on|when',
      'companies.domain': 'associated company domain',
      'people.email': 'associated contact email|associated contact emails',
    },
  },
  german: {
    people: {
      'people.tags': 'segment|label|labels|markierungen|etiketten',
      'companies.size': 'mitarbeiterzahl|anzahl mitarbeiter|mitarbeiteranzahl|unternehmensgröße|firmengröße',
      'people.description': 'weitere informationen|zusatzinfo|interne notiz|interne notizen|hinweis|hinweise',
      'people.source': 'lead herkunft|kontaktquelle|akquisequelle|wie aufmerksam geworden',
      'people.owner': 'kundenbetreuer|kundenbetreuerin|ansprechpartner intern|vertriebsmitarbeiter|bearbeiter',
      'people.link': 'linkedin link|xing|xing profil|profil url',
      'people.originalCreatedAt': 'erfasst am|aufgenommen am|anlage datum|eintrittsdatum|kunde seit',
      'companies.phone': 'telefon firma|zentrale|telefonzentrale',
    },
    companies: {
      'companies.name':
        'firmenbezeichnung|kunde|kundenname|lieferant|lieferantenname|organisation|betrieb|geschäftspartner|firma name|auftraggeber|partner|konto',
      'companies.domain': 'domäne|domain',
      'companies.website': 'internetadresse|internet|web|webadresse|www|homepage adresse|firmenwebsite',
      'companies.phone': 'zentrale|telefonzentrale|festnetz|rufnummer|tel',
      'companies.owner': 'kundenpartner|kundenbetreuer|kundenbetreuerin|betreuer|vertriebsmitarbeiter|verantwortlich|besitzer',
      'companies.size': 'mitarbeiteranzahl|firmengröße|beschäftigte|anzahl beschäftigte',
      'companies.industry': 'wirtschaftszweig|industrie|sektor',
      'companies.description': 'bemerkung|bemerkungen|notiz|kommentar|firmenbeschreibung',
      'people.fullName': 'kontakt|kontaktperson|geschäftsführer|geschäftsführung|hauptkontakt',
      'people.email': 'e mail ansprechpartner|email ansprechpartner|mail ansprechpartner',
      'people.phone': 'telefon ansprechpartner|tel ansprechpartner',
    },
    deals: {
      'deals.title': 'angebot|chance|geschäft|dealname|name der opportunity|geschäftsname|betreff|verkaufschance name|anfrage',
      'deals.amount':
        'auftragsvolumen|angebotssumme|auftragssumme|summe|preis|nettobetrag|netto|umsatzpotenzial|potenzial|budget|volumen|angebotswert',
      'deals.expectedCloseOn':
        'abschlussdatum|geplantes abschlussdatum|erwarteter abschluss|voraussichtlicher abschluss|abschluss|abschluss am|erwartetes abschlussdatum|geplanter abschluss|zieldatum',
      'deals.owner': 'verantwortlich|verantwortlicher|betreuer|zuständig|vertriebsmitarbeiter|bearbeiter|verkäufer',
      'deals.lostReason': 'grund für verlust|verlustursache|absagegrund|ablehnungsgrund',
      'deals.probability': 'chance in prozent|gewinnwahrscheinlichkeit|eintrittswahrscheinlichkeit|wahrscheinlichkeit in prozent',
      'deals.status': 'deal status|auftragsstatus',
      'deals.note': 'bemerkung|bemerkungen|notiz|notizen|kommentar|anmerkung',
      'companies.name': 'auftraggeber|interessent|kundenname|firmenname',
      'people.email': 'e mail kontakt|e mail ansprechpartner|kontakt e mail',
    },
    tasks: {
      'tasks.title': 'was|to do|thema|aktion|aufgabentitel|aufgabenname|bezeichnung',
      'tasks.due': 'termin|frist|bis wann|zu erledigen bis|bis|enddatum|stichtag|deadline',
      'tasks.assignee': 'wer|verantwortlich|verantwortlicher|bearbeiter|zuständigkeit|techniker|monteur|servicetechniker',
      'tasks.body': 'beschreibung|details|bemerkung|bemerkungen|notiz|kommentar',
      'tasks.status': 'zustand|bearbeitungsstand|stand|fertig',
    },
    notes: {
      'notes.body': 'notizen|bemerkung|nachricht|gesprächsnotiz|protokoll|zusammenfassung|beschreibung',
      'notes.happenedAt': 'zeitpunkt|wann|datum uhrzeit|aktivitätsdatum|gesprächsdatum|startzeit|beginn',
    },
  },
}
