import { describe, expect, it } from 'vitest'
import { csv, guessFor, mapped } from '../../../support/import-file'

const rows = (...lines: readonly string[]) => mapped(csv(...lines))
const deals = (...lines: readonly string[]) => guessFor(csv(...lines), { chosen: 'deals' }).columns.map(({ target }) => target)

describe('a column says what it is by those beside it', () => {
  it('`Estado` behind a town is where that lies, and what a deal has come to has its own', () => {
    const columns = deals(
      'Negócio,Nome da empresa,Website,Cidade,Estado,Status do negócio',
      'Exemplo,Acme Ltda,acme.example,São Paulo,SP,aberto',
      'Global,Global S.A.,global.example,Rio de Janeiro,RJ,aberto',
      'Tech,Tech Soluções,tech.example,Belo Horizonte,MG,aberto',
    )
    expect(columns.slice(2)).toEqual(['companies.website', 'companies.city', 'companies.region', 'deals.status'])
  })

  it('`Title` is the job where jobs are in it, and not how somebody is addressed', () => {
    const people = (title: string, other: string) =>
      rows(`first_name,last_name,${title},${other}`, 'Jane,Smith,CEO,founder', 'Bob,Johnson,CTO,founder', 'Ann,Lee,CFO,investor')
    expect(people('title', 'role').slice(2)).toEqual(['people.jobTitle', null])
    expect(people('title', 'job_title').slice(2)).toEqual([null, 'people.jobTitle'])
  })

  it('the end of a telephone number is no number', () => {
    const people = rows('Vorname;Nachname;Festnetz;Durchwahl', 'Lars;Vogt;02241 556677;-12', 'Sandra;Ritter;0228 445566;-8')
    expect(people.slice(2)).toEqual(['people.phone', null])
  })

  it('since when a deal has been where it is stands beside its stage', () => {
    const columns = deals('company,stage,entered_date,exited_date', 'Apex Retail,demo,2025-07-01,2025-07-08')
    expect(columns.slice(1)).toEqual(['deals.stage', 'deals.stageEnteredAt', null])
  })

  it('a brand is the company of the people beside it, and a `csm` looks after them', () => {
    const people = rows(
      'brand,last_name,first_name,email,csm',
      'Bogner,Moreau,Léa,lea@bogner.example,Camille Dubois',
      'APEX Tech,Khan,Nadia,nadia@apex.example,Marc Lefèvre',
    )
    expect([people[0], people[4]]).toEqual(['companies.name', 'people.owner'])
  })

  it('a customer who is one firm in every row is nobody called so', () => {
    const row = (at: number) => `D-${at},Solmar Hotels,Qualified,${at}00,Organic Search`
    const columns = deals('deal_id,client,stage,deal_value,source_campaign', row(1), row(2), row(3), row(4))
    expect([columns[1], columns[4]]).toEqual(['companies.name', 'deals.source'])
  })

  it('what a customer can spend is the less beside what a deal is worth', () => {
    const columns = deals(
      'customer_name,budget_dkk,status,estimated_value_dkk',
      'Oscar Hansen,53000,Won,59500',
      'Clara Sørensen,41000,Lost,45500',
    )
    expect([columns[1], columns[3]]).toEqual([null, 'deals.amount'])
  })

  it('`Standort` of somebody is a town, and `date_actioned` when a task was done', () => {
    expect(rows('Vorname,Nachname,Standort', 'Anna,Weber,Hobart', 'Peter,Maier,Graz')[2]).toBe('people.city')
    const tasks = csv('subject,status,deadline,date_actioned', 'Book car service,Done,2025-12-19,2025-11-23')
    expect(guessFor(tasks, { chosen: 'tasks' }).columns[3]?.target).toBe('tasks.completedAt')
  })

  it('where a customer is, in a list of people without companies, is where they are', () => {
    const people = csv(
      'KundenID;KundeVorname;KundeNachname;KundeStrasse;KundeOrt',
      '1;Alla;Mawne;Am Schlosspark 1;Rheinsberg',
      '2;Barret;Aaronson;Habsburgerstrasse 133;Freiburg',
      '3;Bobbee;McClaren;Potsdamer Strasse 46;Potsdam',
      '4;Celeste;Lidington;Am Eckey 3;Schwerte',
    )
    const columns = guessFor(people, { chosen: 'people' }).columns.map(({ target }) => target)
    expect(columns.slice(1)).toEqual(['people.firstName', 'people.lastName', 'people.street', 'people.city'])
  })

  it('who gave a task away is not whose it is', () => {
    const tasks = csv('task_name,assigned_by,assigned_to,assigned_on', 'Price list,Yuvraj,Archita,2024-08-01')
    const { columns } = guessFor(tasks, { chosen: 'tasks' })
    expect(columns.slice(1, 3).map(({ target }) => target)).toEqual([null, 'tasks.assignee'])
  })

  it('a site is the company’s that it is called after, though addresses have other hosts', () => {
    const people = rows(
      'name,email,company,website',
      'Samuel Vaughn,sam@mcbride.example,"Jacobs, Monroe and Washington",https://www.jacobsmonroeandwashi.com',
      'Kelly Schmidt,kelly@schroeder.example,Mcintyre and Sons,https://www.mcintyreandsons.com',
    )
    expect(people[3]).toBe('companies.website')
  })

  it('a town with another beside it in one row is a town all the same', () => {
    const towns = ['Freiburg', 'Berlin', 'Hamburg', 'München', 'Köln', 'Berlin', 'Hamburg', 'München', 'Berlin', 'Bonn/Köln']
    const companies = rows('name,category,location', ...towns.map((town, at) => `Firma ${at} GmbH,IT,${town}`))
    expect(companies[2]).toBe('companies.city')
  })

  it('how good a lead is, `Qualité`, is nobody’s job', () => {
    const leads = csv(
      'Nom,Ville,Email,Qualité',
      'Sanit SARL,Toulon,a@x.example,HIGH',
      'Bati SAS,Hyères,b@y.example,LOW',
      'Elec SARL,Toulon,c@z.example,HIGH',
    )
    expect(guessFor(leads, { chosen: 'companies' }).columns[3]?.target).toBeNull()
  })

  it('a record of another program is no site of the company', () => {
    const companies = rows(
      'name,email,hubspot_link',
      'Affiliate Ltd,info@affiliate.example,',
      'Priority Ltd,mail@priority.example,https://app.hubspot.com/contacts/1/company/2',
    )
    expect(companies[2]).toBeNull()
  })
})

describe('a list of leads is asked about, where each may be somebody, their company or what is sold to them', () => {
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
