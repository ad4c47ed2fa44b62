import { describe, expect, it } from 'vitest'
import { csv, mapped } from '../../../support/import-file'

describe('whose a value is', () => {
  it('is who does it, where the same few come again', () => {
    const jobs = ['Gaz', 'Mel', 'Gaz', 'Gaz'].map((who, at) => `Fix printer ${at};${who};2027-03-1${at};Med`)
    expect(mapped(csv('Task;Who;Due date;Priority', ...jobs))[1]).toBe('tasks.assignee')
  })

  it('is whom a deal is with, of two columns of names the one that differs in each row', () => {
    const deals = ['Camila Souza;Lu', 'Rodrigo Lima;Lu', 'Ana Dias;Bia', 'Caio Reis;Lu'].map(
      (who, at) => `Festa ${at};${who};1.20${at},00`,
    )
    expect(mapped(csv('Evento;Responsável;Quem atende;Valor', ...deals)).slice(1, 3)).toEqual(['people.fullName', 'deals.owner'])
  })

  it('is somebody’s own, where no company is named', () => {
    const table = csv(
      'Client Name,Client Email,Client Phone',
      'Ann Lee,a@x.example,828-555-0133',
      'Bob Poe,b@x.example,704-555-0158',
    )
    expect(mapped(table)).toEqual(['people.fullName', 'people.email', 'people.phone'])
  })

  it('is nobody’s, where a deal names no company that it could be of', () => {
    const deals = ['Roof;Ann Lee;030 901820;Retail', 'Door;Bob Poe;030 901821;Food', 'Wall;Cy Roe;030 901822;Food']
    const table = csv(
      'Deal;Contact name;Contact phone;Industry;Amount;Stage',
      ...deals.map((deal, at) => `${deal};${at + 1}00;Offer`),
    )
    expect(mapped(table).slice(0, 4)).toEqual(['deals.title', 'people.fullName', 'people.phone', null])
  })

  it('is a state’s, which nobody calls', () => {
    const table = csv(
      'Nombre y apellidos,C.C.,Celular',
      'Ana Ruiz,1.037.612.345,300 412 3456',
      'Eva Paz,1.037.612.346,300 412 3457',
    )
    expect(mapped(table)).toEqual(['people.fullName', null, 'people.phone'])
  })

  it('is the customer’s, by whichever of two names they go', () => {
    const table = csv(
      'Nazwa / Imię i nazwisko;NIP;Miejscowość',
      'Kawiarnia Lipa Sp. z o.o.;5252344078;Poznań',
      'Hotel Rzymski S.A.;7792369887;Poznań',
      'Biuro Saldo s.c.;7831812694;Swarzędz',
    )
    expect(mapped(table)[0]).toBe('companies.name')
  })

  it('is how somebody is spoken to, though some titles are their own', () => {
    const table = csv('Title,First name,Surname', 'Mrs,Ann,Lee', "Rev'd,Bob,Poe", 'Mr,Cy,Roe', 'Ms,Di,Fox')
    expect(mapped(table)[0]).toBe('people.namePrefix')
  })
})

describe('whoever is named by halves under a word of their own', () => {
  it('is whom the rows are of, and others beside them are not', () => {
    const table = csv(
      'lead_id,property_address,owner_first,owner_last,owner_phone,owner_email,lender_email,assigned_to',
      'L1,123 NW 5th St,Maria,Gonzalez,(305) 555-0142,maria@x.example,loans@bank.example,Ann',
      'L2,77 Bay Rd,Sarah,Patel,(954) 555-0277,sarah@y.example,loans@bank.example,Bo',
      'L3,9 Elm St,Carlos,Ramirez,(786) 555-0612,carlos@z.example,loans@bank.example,Ann',
    )
    expect(mapped(table).slice(2)).toEqual([
      'people.firstName',
      'people.lastName',
      'people.phone',
      'people.email',
      null,
      'people.owner',
    ])
  })

  it('stays whoever it was where the rows have a name besides', () => {
    const table = csv('Name,Email,owner_first,owner_last', 'Ana Doe,ana@x.example,Ann,Lee', 'Bob Roe,bob@y.example,Bo,Diaz')
    expect(mapped(table).slice(0, 2)).toEqual(['people.fullName', 'people.email'])
    expect(mapped(table)).not.toContain('people.firstName')
  })
})

describe('a deal of a company', () => {
  const titles = (...products: readonly string[]) =>
    mapped(
      csv('company,product,amount,stage', ...products.map((product, at) => `Firm ${at} Ltd,${product},${at + 1}00,Proposal`)),
    )[1]

  it('is called after what is sold only where that is another in each', () => {
    expect(titles('Sales Analytics', 'Sales Analytics', 'Cloud Storage', 'Cloud Storage', 'Cloud Storage')).toBeNull()
    expect(titles('Roof in Bonn', 'Shed in Ulm', 'Garage in Kiel', 'Barn in Jena', 'House in Trier')).toBe('deals.title')
  })
})
