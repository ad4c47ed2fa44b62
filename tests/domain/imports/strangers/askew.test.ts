import { describe, expect, it } from 'vitest'
import { csv, guessFor, mapped, personOf, planFor } from '../../../support/import-file'

const rows = (...lines: readonly string[]) => mapped(csv(...lines))

describe('a table that stands askew', () => {
  it('may have its names in the last line, below all rows', () => {
    const file = csv(
      'Bodega Andes,info@andes.example,Av. Mitre 3495,+54 260 442 4567,5600',
      'Frutas del Sur SA,ventas@frutas.example,Sarmiento 1005,+54 260 442 2848,5600',
      'Empresa,Email,Dirección,Teléfono,CP',
    )
    expect([file.rows.length, file.preamble, file.footer]).toEqual([2, [], []])
    expect(mapped(file)).toEqual([
      'companies.name',
      'people.email',
      'companies.address',
      'companies.phone',
      'companies.postalCode',
    ])
  })

  it('made of JSON says which of several a value is, and of what', () => {
    const people = rows(
      'names.0.givenName,names.0.familyName,emailAddresses.0.value,emailAddresses.1.value',
      'Hanako,Tanaka,hanako@x.example,',
      'Taro,Suzuki,taro@x.example,taro@y.example',
    )
    expect(people).toEqual(['people.firstName', 'people.lastName', 'people.email', 'people.email'])
  })
})

describe('what a name seems to say', () => {
  it('is said within a word or from the beginning of one: `Capacidad entrada` is no `cidade`', () => {
    const leads = rows('Nombre,Email,Capacidad entrada', 'Ana,ana@x.example,No', 'Luis,luis@x.example,Sí')
    expect(leads[2]).toBeNull()
  })

  it('is an account, which is no person, in any language', () => {
    expect(rows('Nome da conta,Cidade', 'VerticalParts,Recife', 'Mundo da Água,Natal')[0]).toBe('companies.name')
  })

  it('is what a company does under `business`, beside what it is called', () => {
    const shops = rows(
      'phone,name,city,business',
      '+33760000001,Restaurant Lyon,Lyon,Restaurant',
      '+33760000002,Boulangerie Valence,Valence,Boulangerie',
    )
    expect([shops[1], shops[3]]).toEqual(['companies.name', 'companies.industry'])
  })

  it('gives way to addresses in every row, where no other column has any', () => {
    const people = rows('nome,cognome,note', 'James,Butt,james@x.example', 'Art,Venere,art@x.example')
    expect(people[2]).toBe('people.email')
  })

  it('is somebody’s name under `customer`, where a list of people has no other', () => {
    const customers = csv('zakaznik, mesic, rok, castka', 'Ferda Mravenec, duben, 2018, 123', 'Brouk Pytlík, duben, 2018, 457')
    expect(guessFor(customers, { chosen: 'people' }).columns[0]?.target).toBe('people.fullName')
  })

  it('is no name of whom a deal is with where each value has figures: an id of its owner', () => {
    const deals = rows(
      'deal_name,owner,hubspot_owner_id,stage,amount',
      'Panels,Ana,HO-2424,Proposal,100',
      'Roof,Ana,HO-7065,Won,200',
      'Pump,Luis,HO-8973,Lost,300',
    )
    expect(deals[2]).not.toBe('people.fullName')
  })
})

describe('what a file is of', () => {
  it('is asked of a pipeline of something else, whose rows are done or not', () => {
    const vacancies = csv(
      'date,company,role,status,notes',
      '2026-08-17,Iubenda,SEO Specialist,closed,Do not write',
      '2026-08-17,ArtKod,SEO Manager,todo,By message',
      '2026-08-18,Novo,Content Manager,todo,In the evening',
      '2026-08-18,Sistem,Editor,todo,',
    )
    expect(guessFor(vacancies, { file: 'pipeline.csv' }).isSure).toBe(false)
  })

  it('may be deals or businesses by `negocios`, and is businesses by their pages and places', () => {
    const businesses = csv(
      'business_id,category_id,name,address,phone,website_url',
      'food_001,food,Sazón,"Colonia Escandón, CDMX",5632442366,https://sazon.example/',
      'food_002,food,La Esquina del Taco,"Colonia Escandón, CDMX",5632442367,https://taco.example/',
      'coffee_001,coffee,Café de la Esquina,"Colonia Escandón, CDMX",5632442368,https://cafe.example/',
    )
    const guess = guessFor(businesses, { file: 'negocios.csv' })
    expect(guess.primary).toBe('companies')
  })
})

describe('a customer that is a business', () => {
  it('is somebody there where both names and an address of their own say so, and the company where none does', () => {
    const plan = planFor(
      csv(
        'account_type,first_name,last_name,email,company,city',
        'business,Ada,Byron,ada@brack.example,Brack GmbH,Zürich',
        'business,Grace,Hopper,grace@brack.example,Brack GmbH,Zürich',
        'business,,,info@bolt.example,Bolt AG,Bern',
        'private,Roberta,Bianda,roberta@x.example,,Locarno',
      ),
    )
    expect(plan.rows.map(({ fate }) => fate.kind === 'create' && fate.record.collection)).toEqual([
      'people',
      'people',
      'companies',
      'people',
    ])
    expect(plan.writes.slice(0, 2).map((row) => personOf(row).emails?.[0]?.value)).toEqual([
      'ada@brack.example',
      'grace@brack.example',
    ])
  })
})

describe('without names of columns', () => {
  it('the given name is where more are known, and places on a map are no telephone numbers', () => {
    const people = rows(
      '48.856613;2.352212;Durand;Marc;marc@x.example',
      '48.843217;2.295082;Adli;Pierre;pierre@x.example',
      '48.832774;2.220694;Lemoine;Benoit;benoit@x.example',
    )
    expect(people.slice(0, 4)).toEqual([null, null, 'people.lastName', 'people.firstName'])
  })
})
