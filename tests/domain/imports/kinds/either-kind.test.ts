import { describe, expect, it } from 'vitest'
import { FILES_TO_IMPORT } from '../../../e2e/support/import-files'
import { contextFor, csv, guessFor, madeBy, planFor } from '../../../support/import-file'

describe('a list is asked about, where each row may be somebody, their company, what is sold to them or what is to be done', () => {
  const leads = (...lines: readonly string[]) => guessFor(csv(...lines), { file: 'leads.csv' })

  it('since each has a value, a stage and how somebody is reached', () => {
    const guess = leads(
      'lead_id,customer_name,email,phone,status,estimated_value_dkk',
      'L-1,Oscar Hansen,oscar@example.dk,+45 52 25 65 82,Won,59500',
      'L-2,Clara Sørensen,clara@example.dk,+45 57 10 24 34,Contacted,45500',
      'L-3,Alma Poulsen,alma@example.dk,+45 30 35 93 38,Lost,78500',
    )
    expect([guess.primary, guess.isSure]).toEqual(['people', false])
  })

  it('since some were lost for a reason, and none has a title', () => {
    const guess = leads(
      'LeadID,ClientName,Phone,Email,Budget,Status,LostReason',
      'LD-1,Anna Rao,9876543210,ananya@example.com,250000,Won,',
      'LD-2,Peter Iyer,9876500001,karthik@example.com,180000,Negotiating,',
      'LD-3,Maria Nair,9876500002,meera@example.com,90000,Lost,Price',
    )
    expect([guess.primary, guess.isSure]).toEqual(['deals', false])
  })

  it('since each is called by a given name, beside the number of a firm', () => {
    const guess = leads(
      'prenom;nom;nom_societe;niche;effectif;ville;siret',
      'ISMAËL;KADDURI;SANI PLOMBERIE;Artisan Bâtiment;3;GIEN;10000055300014',
      'AHMED;FELOUS;AHMED FELOUS;Artisan Bâtiment;1;NOISY-LE-SEC;10000066000017',
      'RUTH;LAMBERT;ELECTRIFICATION GENERALE;Artisan Bâtiment;5;PARIS;10000124700019',
      'ALEX;CARTIGNY;AC AMENAGEMENT;Artisan Bâtiment;2;VAIRE;10000124700012',
    )
    expect([guess.primary, guess.isSure]).toEqual(['companies', false])
  })

  it('since somebody’s own number stands in front, though much is said of the firm', () => {
    const guess = guessFor(
      csv(
        'contact_id,email,company,plan,lifecycle_stage,company_size',
        'C-1,ana@acme.example,Acme Ltd,Pro,customer,50',
        'C-2,ben@beta.example,Beta GmbH,Free,lead,10',
        'C-3,cho@gamma.example,Gamma Inc,Pro,customer,200',
      ),
    )
    expect([guess.primary, guess.isSure]).toEqual(['companies', false])
  })

  it('since a project has a title and nothing else of a deal', () => {
    const projects = csv('ID,Nama Proyek,Deskripsi,Durasi', '1,Bangun Jembatan,Jembatan Utara,30', '3,Pelatihan,Karyawan baru,45')
    expect(guessFor(projects, { file: 'data.csv' }).isSure).toBe(false)
  })

  it('since an offer says which firm it is for and when, and nothing of the firm', () => {
    const offers = csv(
      'Teklif_ID,Tarih,Musteri,Kalinlik_mm,Hazirlayan',
      'T-1,2026-01-12,Demir Makine Sanayi A.Ş.,4,Ece',
      'T-2,2026-01-13,Yılmaz Metal Ltd. Şti.,6,Ece',
      'T-3,2026-01-15,Kaya Çelik San. Tic. Ltd.,8,Can',
    )
    expect(guessFor(offers, { file: 'data.csv' })).toMatchObject({ primary: 'companies', isSure: false })
  })

  const CONTACTS = [
    'Name,Email,Phone,Company,Website,Status',
    'Ana Doe,ana@alfa.example,030 55555,Alfa Ltd,alfa.example,New',
    'Bob Poe,bob@beta.example,030 55556,Beta Inc,beta.example,Open',
    'Cleo Roe,cleo@gamma.example,030 55557,Gamma LLC,gamma.example,New',
  ]

  it('since much speaks for two kinds, unless the name of the file decides', () => {
    const isSureCalled = (file: string) => guessFor(csv(...CONTACTS), { file }).isSure
    expect(['data.csv', 'contacts.csv', 'companies.csv'].map(isSureCalled)).toEqual([false, true, false])
  })

  it('since its name says that its rows are something else than they look like', () => {
    const tickets = csv(
      'id,title,priority,status,created_at,customer,assignee,category',
      'T-1,Login does not work,high,open,2025-01-22,Acme Corp,joe@example.com,technical',
      'T-2,Password forgotten,medium,open,2025-01-23,Beta Industries,jane@example.com,account',
      'T-3,System is down,critical,open,2025-01-23,Gamma LLC,max@example.com,infrastructure',
    )
    expect(guessFor(tickets, { file: 'tickets.csv' }).isSure).toBe(false)
  })

  it('since businesses of a pipeline came to an amount', () => {
    const guess = guessFor(
      csv(
        'Negocio,Nicho,Dono,WhatsApp,Status,Valor_Fechado',
        'Studio Bella,Estetica,Marina,61999990000,TESTE_7_DIAS,',
        'Auto Center,Oficina,Jorge,61988880000,VISITADO,500',
        'Odonto Sorriso,Odontologia,Carla,61977770000,ALVO,',
      ),
      { file: 'pipeline.csv' },
    )
    expect(guess.isSure).toBe(false)
  })
})

it.each(FILES_TO_IMPORT)('$name says itself what it is', ({ name, text, kind }) => {
  expect(guessFor(csv(...text.split('\n')), { file: name })).toMatchObject({ primary: kind, isSure: true })
})

describe('a list is asked about, where a row may be of whom it names, or of what goes on between them', () => {
  it('since each says how far it is, and at what price', () => {
    const guess = guessFor(
      csv(
        'Klient,IČO,Kontaktní osoba,Telefon,Stav,Konečná cena',
        'STROJTEX Morava a.s.,25560913,Lenka Ošťádalová,777204861,Výhra,"14 500,00 Kč"',
        'Lidická s.r.o.,26914377,Radim Koutecký,603718224,Nabídka odeslána,"185 000,00 Kč"',
        'Slatina a.s.,26914378,Tomáš Hlaváč,603718225,Poptávka,"4 200,00 Kč"',
      ),
    )
    expect([guess.primary, guess.isSure]).toEqual(['companies', false])
  })

  it('since two people are named in each, of whom one comes again', () => {
    const guess = guessFor(
      csv(
        'Adresse,Pris,Fornavn,Efternavn,Email,Fornavn,Efternavn,Email',
        'Fjordvej 12,2495000,Lone,Kraghede,lone@bolig.example,Kaj,Thyregod,kaj@post.example',
        'Bredgade 7,1195000,Lone,Kraghede,lone@bolig.example,Amalie,Riis,amalie@post.example',
        'Mosevej 31,3150000,Lone,Kraghede,lone@bolig.example,Poul,Nørby,poul@post.example',
      ),
    )
    expect([guess.primary, guess.isSure]).toEqual(['people', false])
  })

  it('since members have birthdays, and numbers of firms and whom to ask for there', () => {
    const guess = guessFor(
      csv(
        'jmeno clena,email,datum narozeni,ico,dic,kontaktni osoba jmeno,kontaktni osoba prijmeni',
        'Agrodružstvo Hrabišín,ekonom@agro.example,01.01.1970,47671938,CZ47671938,Zbyněk,Holubář',
        'Krátoška Daniel,daniel@seznam.example,02.11.1991,,,,',
        'EKO Rapotín s.r.o.,jednatel@eko.example,01.01.1970,25891447,CZ25891447,Milan,Pecháček',
      ),
      { file: 'clenove.csv' },
    )
    expect(guess.isSure).toBe(false)
  })
})

it('a list of firms stays one, where a column says which few of them are people', () => {
  const table = csv(
    'Επωνυμία,ΑΦΜ,Email,Τύπος',
    'Αφοί Μαρκάκη Ο.Ε.,099432184,info@markaki.example,company',
    'ΤΕΧΝΙΚΗ ΗΠΕΙΡΟΥ ΕΠΕ,800144777,grafeio@texniki.example,company',
    'Μαρία Βλάχου,055132000,maria@vlachou.example,individual',
  )
  const guess = guessFor(table)
  expect(guess.primary).toBe('companies')
  const plan = planFor(table, {}, { mapping: guess.columns, context: contextFor('companies') })
  expect(plan.writes.map((write) => madeBy(write, 'companies').length)).toEqual([1, 1, 0])
})

describe('orders, bookings and invoices, which name whom they are for', () => {
  it('are asked about where each row has a price and says how far it is, whatever the words', () => {
    const cruises = csv(
      'Nume;Telefon;Email;Navă;Preț;Status',
      'Ionescu Mirela;0722 119 045;mirela@example.ro;Costa Aurora;1.890 €;Nou',
      'Danut Pop;0745 220 981;danut@example.ro;MSC Levante;2.340 €;Contactat',
      'Anca Rusu;0264 430 118;anca@example.ro;Costa Aurora;990 €;Confirmat',
    )
    expect(guessFor(cruises, { file: 'cereri.csv' }).isSure).toBe(false)
  })

  it('are deals where the file is called so', () => {
    const invoices = csv(
      'numero;cliente;importo;emessa;scadenza',
      '2026/031;Edilcave Lazio Srl;18300;2026-06-07;2026-07-08',
      '2026/034;Stradesud Spa;9750,50;2026-06-25;2026-07-25',
      '2026/035;Comune di Artena;2440;2026-06-30;2026-09-30',
    )
    expect(guessFor(invoices, { file: 'fatture.csv' }).primary).toBe('deals')
    expect(guessFor(invoices, { file: 'data.csv' }).isSure).toBe(false)
  })

  it.each(['orders.csv', 'Bestellungen 2026.csv', 'facturas.csv', 'заказы.csv', '見積.csv'])('%s is a file of deals', (file) => {
    const rows = csv('Name;Datum;Betrag', 'Dach;2026-01-12;1200', 'Tor;2026-01-19;900', 'Halle;2026-02-03;48000')
    expect(guessFor(rows, { file }).primary).toBe('deals')
  })
})
