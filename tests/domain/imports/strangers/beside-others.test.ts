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
