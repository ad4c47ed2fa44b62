import { describe, expect, it } from 'vitest'
import { contextFor, csv, guessFor, madeBy, planFor, targetsOf } from '../../../support/import-file'

describe('what a file has of its own', () => {
  it('is where somebody was born, and Stripe’s metadata', () => {
    const rows = ['Nadia,Berthelot,Maroc,calendar', 'Loïc,Marchetti,France,website']
    const columns = targetsOf('people', 'Prénom,Nom,Pays de naissance,source (metadata)', ...rows)
    expect(columns.slice(2)).toEqual([null, null])
  })

  it('is a list of words that hardly come again', () => {
    const rows = [
      'Alder Ltd,"mayonnaise, gluten free, chilled"',
      'Wick Ltd,"b2b, retail, kulfi"',
      'Oak Ltd,"pharma, delivery, apis"',
    ]
    expect(targetsOf('companies', 'Company Name,Keywords', ...rows)[1]).toBeNull()
  })

  it('is the tax of an offer, beside what it comes to', () => {
    const rows = ['Q1,Ana Vega,646.75,9885.98', 'Q2,Jan Berg,155.68,2379.75']
    const columns = targetsOf('deals', 'quote_id,customer_name,tax_amount,grand_total', ...rows)
    expect(columns.slice(2)).toEqual([null, 'deals.amount'])
  })

  it('is a number for the tax office, and no amount', () => {
    const rows = ['Valmeca,FR 13421887306', 'Kerbrat SAS,FR 58513204770', 'Université,FR 66194409843']
    expect(targetsOf('deals', 'nom client,TVA', ...rows)[1]).toBeNull()
  })

  it('is of what category something sold is', () => {
    const rows = ['Projector,Desktop', 'Server,Laptop']
    expect(targetsOf('deals', 'Deal name,Category', ...rows)[1]).toBeNull()
  })

  it('is what a task is in words of the team’s own', () => {
    const rows = ['Stofzuigen,schoonmaken', 'Pasta,koken', 'Heg,tuin']
    expect(targetsOf('tasks', 'naam,categorie', ...rows)[1]).toBeNull()
  })

  it('are the pages of a firm beside those of somebody', () => {
    const columns = targetsOf(
      'people',
      'First Name,Last Name,Person Linkedin Url,Company Linkedin Url,Facebook Url',
      'Ana,Vega,https://linkedin.com/in/ana,https://linkedin.com/company/alfa,https://facebook.com/alfa',
    )
    expect([columns[2], columns[4]]).toEqual(['people.link', null])
  })
})

describe('what a file calls otherwise', () => {
  it('is what an appointment is for', () => {
    const rows = ['2025-10-10,09:00-10:30,Vorstandssitzung', '2025-10-11,14:00-15:00,Kundenworkshop']
    const table = csv('Datum,Uhrzeit,Termin', ...rows)
    const mapping = guessFor(table, { chosen: 'tasks' }).columns
    expect(mapping.map(({ target }) => target)).toEqual(['tasks.due', 'tasks.dueTime', 'tasks.title'])
    const plan = planFor(table, {}, { mapping, context: contextFor('tasks') })
    const [task] = plan.writes.flatMap((write) => madeBy(write, 'tasks'))
    expect(task?.data).toMatchObject({ title: 'Vorstandssitzung', dueAt: '2025-10-10T07:00:00.000Z' })
  })

  it('are currencies by their sign or word', () => {
    const table = csv('Deal name,Amount,Currency', 'Site,86400,TL', 'Shop,1250.5,€', 'Fair,900,USD')
    const plan = planFor(table)
    const deals = plan.writes.flatMap((write) => madeBy(write, 'deals')).map(({ data }) => [data.amountMinor, data.currency])
    expect(deals).toEqual([
      [8_640_000, 'TRY'],
      [125_050, 'EUR'],
      [90_000, 'USD'],
    ])
  })

  it('is a task by whom it is with', () => {
    const table = csv(
      'Client,Date,Heure,Statut,Notes',
      'Awa Sylla,2026-04-02,09:30,termine,',
      'Ana Doe,2026-04-03,10:00,confirme,B1492',
    )
    const mapping = guessFor(table, { chosen: 'tasks' }).columns
    const plan = planFor(table, {}, { mapping, context: contextFor('tasks') })
    const [task] = plan.writes.flatMap((write) => madeBy(write, 'tasks'))
    expect(task?.data.title).toBe('Awa Sylla')
  })

  it('are sorts of people that are no lifecycle', () => {
    const rows = ['Ana Doe,OEM', 'Jan Berg,Reseller', 'Mia Lund,OEM']
    expect(targetsOf('people', 'Name,Customer Type', ...rows)[1]).toBe('people.tags')
  })

  it('is a log of text messages, and no mail', () => {
    const table = csv(
      'SID,Customer,Direction,From,To,Date,Message',
      'SM41,+19185550134,inbound,+1918,+1919,2025-12-11,Can you do Tuesday?',
    )
    expect(table.rows).toHaveLength(1)
  })

  it('is the text of a task beside what it is called', () => {
    const rows = ['Ramen zemen,ook de voegen', 'Badkamer,']
    expect(targetsOf('tasks', 'naam,omschrijving', ...rows)).toEqual(['tasks.title', 'tasks.body'])
  })

  it('are Xero’s customers', () => {
    const table = csv(
      '*ContactName,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POCity,LegalName',
      'Apex Pickleball,jill@x.example,Jill,Renshaw,Apex Pickleball,Unit 4,Forest Glen,',
      'Adelong Homes,info@y.example,Dana,Fraser,,PO Box 5117,Sunshine Coast,',
      'Coastline Homes Pty Ltd,hello@z.example,,,,,,Coastline',
    )
    expect(guessFor(table).kinds[0]?.kind).toBe('companies')
    const columns = guessFor(table, { chosen: 'companies' }).columns.map(({ target }) => target)
    expect([columns[0], columns[5]]).toEqual(['companies.name', 'companies.street'])
  })

  it('are the codes at the end of an address that has a town of its own', () => {
    const table = csv('Company,HQ Address,HQ City', '"Glass Inc","611 Guys Run Road, Cheswick, PA 15024",Cheswick')
    const mapping = guessFor(table, { chosen: 'companies' }).columns
    const plan = planFor(table, {}, { mapping, context: contextFor('companies') })
    const [company] = plan.writes.flatMap((write) => madeBy(write, 'companies'))
    expect(company?.data.address).toMatchObject({
      street: '611 Guys Run Road',
      city: 'Cheswick',
      region: 'PA',
      postalCode: '15024',
    })
  })

  it('are shops, few of which say who is there: it is asked', () => {
    const shops = ['Harborside Food', 'Tansy', 'Copper Antler', 'Granite Ridge', 'Old Mill']
    const rows = shops.map((shop) => `,,,${shop},Portland,high volume potential`)
    const table = csv('email,first_name,last_name,company,city,notes', 'nell@x.example,Nell,Sopwith,Nellmont,Shelburne,', ...rows)
    expect(guessFor(table, { file: 'leads.csv' }).isSure).toBe(false)
  })

  it('is asked about where people wrote in a form: they, or what they wrote', () => {
    const table = csv(
      'created_at,name,contact,message',
      '2026-05-14 02:12:08,Amrit Sodhi,amrit@x.example,Please confirm the price and the availability of it',
      '2026-05-07 15:02:53,Grewal Baldev,baldev@x.example,I am looking for a chassis for my crane truck',
      '2026-04-30 08:50:54,Lachlan,0489 030 114,Would like a quote for two new trucks in July',
    )
    expect(guessFor(table).isSure).toBe(false)
  })
})
