import type { Labels } from '../../targets'

export const ITALIAN: Labels = {
  anywhere: {
    owner:
      'utente assegnato|assegnata a|assegnato all’utente|titolare|titolare contatto|titolare account|proprietario account|proprietario azienda',
    description:
      'osservazione|annotazione|appunti|informazioni aggiuntive|altre informazioni|note interne|note aggiuntive|note libere',
    tags: 'etichetta|gruppo|parole chiave|contrassegni|categoria cliente|gruppo di appartenenza',
    company: 'denominazione|nome impresa|nome organizzazione|ente|nome cliente|cliente|nome account|denominazione sociale',
    fullName:
      'nome referente|nome del contatto|persona di contatto|persona di riferimento|referente aziendale|contatto principale|contatto primario|contatti',
    email: 'e-mail referente|e-mail contatto|email del contatto|mail referente|mail contatto',
    phone: 'num. telefono|telefono aziendale|telefono alternativo|secondo telefono|recapiti telefonici',
    street: 'via/piazza|indirizzo riga 1|riga indirizzo 1|sede legale via|via di fatturazione',
    city: 'comune di residenza|sede legale città|sede legale comune|sede legale località|città di fatturazione',
    region: 'stato/provincia|provincia/stato|stato/regione|sede legale provincia|sede legale prov.',
    postalCode: 'codice avviamento postale|cod. postale|sede legale cap|cap di fatturazione|cap sede legale',
    country: 'stato (nazione)|sede legale paese|sede legale nazione|paese di fatturazione|paese sede legale',
    address: 'indirizzo di fatturazione|indirizzo fatturazione|indirizzo principale|indirizzo postale|sede',
    companyIndustry:
      'settore di attività|settore attività|ramo di attività|categoria merceologica|settore merceologico|settore industriale|comparto',
    link: 'sito|indirizzo web|sito web aziendale|url del sito web|sito aziendale|indirizzo internet|pagina facebook|profilo facebook',
    source:
      'fonte del lead|provenienza contatto|fonte contatto|come ci ha conosciuto|come ci hai conosciuto|come ci avete conosciuto|canale di provenienza|canale di acquisizione',
    firstName: 'primo nome|nome referente (nome)|nome contatto (nome)',
    middleName: 'secondi nomi|altro nome|nome intermedio|altri nomi',
    lastName: 'cognome contatto|cognome referente|cognome del contatto|cognomi',
    namePrefix:
      'saluto|formula di saluto|titolo accademico|prefisso nome|trattamento|sig./sig.ra|titolo onorifico|formula di apertura',
    nameSuffix: 'suffisso nome|titolo dopo il nome',
    nickname: 'nomignolo|alias',
    jobTitle:
      'carica|incarico|titolo professionale|ruolo aziendale|posizione aziendale|titolo lavorativo|occupazione|ruolo in azienda',
    birthday: 'giorno di nascita|data compleanno',
    doNotContact:
      'non chiamare|non telefonare|non contattare|non inviare e-mail|rifiuta e-mail|rinuncia e-mail|esclusione e-mail|disiscritto',
  },
  people: {
    'people.originalCreatedAt':
      'creata il|data di inserimento|inserito il|data di registrazione|registrato il|ora creazione|data/ora creazione|data e ora di creazione',
    'people.phone': 'telefono referente|telefono contatto|telefono del contatto|cellulare referente|cellulare contatto',
    'companies.industry': 'tipo di attività|tipo attività|descrizione attività',
    'companies.size':
      'n. dipendenti|nr. dipendenti|num. dipendenti|addetti|numero addetti|numero di addetti|dimensione azienda|dimensioni azienda',
    'people.recordId':
      'numero cliente|n. cliente|codice|codice esterno|id esterno|codice anagrafica|codice identificativo|identificativo',
    'people.country': 'stato (spedizione)',
  },
  companies: {
    'companies.originalCreatedAt':
      'creata il|data inserimento|data di inserimento|inserito il|data registrazione|data di registrazione|registrato il|ora creazione',
    'people.phone': 'telefono referente|telefono contatto|telefono del contatto|cellulare contatto|recapito referente',
    'companies.industry': 'tipo di attività|descrizione attività',
    'companies.size':
      'nr. dipendenti|numero di addetti|dimensioni azienda|dimensione aziendale|impiegati|numero impiegati|classe di addetti',
    'companies.recordId': 'codice cliente|cod. cliente|numero cliente|n. cliente|id cliente|codice|codice esterno|id esterno',
    'companies.name':
      'nome fornitore|nome commerciale|denominazione/ragione sociale|denominazione ditta|nome legale|ragione sociale / denominazione|ragione sociale fornitore|anagrafica|controparte',
    'companies.domain': 'nome dominio|dominio email|dominio aziendale|nome di dominio|nome dominio azienda|dominio web',
    'people.firstName': 'nome di battesimo referente',
    'people.lastName': 'cognome del referente',
    'people.jobTitle': 'ruolo referente|qualifica referente|ruolo contatto|mansione referente|posizione referente',
  },
  deals: {
    'deals.originalCreatedAt':
      'data di inserimento|inserito il|data registrazione|data di registrazione|registrato il|ora creazione|data/ora creazione|data e ora di creazione',
    'people.phone': 'telefono referente|telefono contatto|telefono del contatto|cellulare referente|cellulare contatto',
    'deals.recordId':
      'codice|identificativo|id opportunità|numero opportunità|id affare|id trattativa|numero trattativa|codice opportunità',
    'people.email': 'email cliente',
    'deals.title':
      'nome dell’opportunità|nome della trattativa|nome affare|titolo affare|titolo opportunità|titolo trattativa|vendita|nome vendita',
    'deals.pipeline':
      'pipeline di vendita|nome pipeline|processo di vendita|imbuto|imbuto di vendita|canale di vendita|percorso di vendita|flusso di vendita',
    'deals.stage': 'fase della trattativa|fase affare|fase commerciale|fase pipeline|livello|stadio trattativa',
    'deals.status': 'stato opportunità|stato affare|stato della trattativa|stato dell’affare|motivo stato|situazione',
    'deals.amount':
      'ammontare|valore affare|importo opportunità|importo affare|ricavo stimato|entrate previste|ricavi stimati|fatturato atteso',
    'deals.currency': 'moneta|valuta affare|codice valuta|valuta importo',
    'deals.probability':
      'percentuale di successo|percentuale probabilità|possibilità di successo|% successo|probabilità di vittoria',
    'deals.expectedCloseOn':
      'data chiusura stimata|data presunta di chiusura|prevista chiusura|chiusura stimata|data di chiusura attesa|data attesa chiusura|chiusura attesa|scadenza prevista',
    'deals.closedAt':
      'data di chiusura effettiva|data effettiva di chiusura|data effettiva chiusura|chiusura effettiva|data/ora chiusura',
    'deals.wonAt': 'vinto il|vinta il|data vincita|data acquisizione ordine|data vittoria|data vinta',
    'deals.lostAt': 'persa il|data perdita|data perso',
    'deals.lostReason': 'motivo perso|motivo chiusura persa|causale perdita|motivo del rifiuto|motivo sconfitta|perso perché',
    'deals.owner': 'dipendente|impiegato',
    'companies.name': 'controparte',
  },
  tasks: {
    'tasks.kind':
      'categoria|tipo di attività|tipo attività|tipologia|tipologia attività|tipo compito|tipo di compito|categoria attività',
    'tasks.body': 'descrizione attività|dettaglio|dettagli attività|descrizione compito',
    'tasks.status': 'stato avanzamento|stato attività|stato compito|stato dell’attività',
    'tasks.completedAt':
      'data di chiusura|completata il|data conclusione|concluso il|terminato il|eseguito il|data esecuzione|completamento',
    'tasks.assignee':
      'incaricato a|persona incaricata|titolare attività|proprietario attività|proprietario dell’attività|in carico a|delegato',
    'tasks.related':
      'riferito a|collegato a|correlato a|in merito a|riguardo a|riguardante|in relazione a|correlata a|genitore|assistito|paziente|utente assistito',
    'tasks.title':
      'nome compito|operazione|nome del compito|oggetto attività|titolo attività|nome dell’attività|argomento|titolo compito',
    'tasks.due':
      'da completare entro|data fine|data di fine|data termine|da fare entro|termine ultimo|data ultima|data/ora scadenza',
    'tasks.dueTime': 'ora fine|orario scadenza',
    'tasks.remindAt':
      'data promemoria|avviso|ora promemoria|data/ora promemoria|ricordami il|data avviso|promemoria il|data del promemoria',
    'tasks.priority': 'livello di priorità|priorità attività',
    'tasks.recordId': 'id attività|id compito|numero attività|codice attività|n. attività|id task',
  },
  notes: {
    'notes.detail': 'località|posizione|stato|direzione|luogo|risultato|durata (minuti)|esito chiamata',
    'notes.kind':
      'tipologia contatto|tipologia|tipo chiamata|modalità contatto|modalità di contatto|tipo evento|tipo nota|tipo di evento',
    'notes.related': 'riferito a|collegato a|correlato a|in merito a|riguardo a|riguardante|in relazione a|correlata a',
    'notes.title':
      'nome attività|oggetto attività|oggetto chiamata|oggetto riunione|oggetto e-mail|titolo nota|titolo riunione|oggetto nota',
    'notes.recordId': 'id attività|numero attività|id nota|id chiamata|id evento|id riunione',
    'notes.body': 'testo nota|corpo|riepilogo|testo email|note chiamata|descrizione chiamata|contenuto nota|corpo nota',
    'people.fullName': 'partecipante|invitati|presenti|persona contattata',
    'notes.happenedAt':
      'data inizio|data di inizio|inizio|data della chiamata|data riunione|data nota|data e ora inizio|ora inizio',
  },
}
