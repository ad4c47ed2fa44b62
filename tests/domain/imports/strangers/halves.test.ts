import { describe, expect, it } from 'vitest'
import { contextFor, csv, guessFor, madeBy, mapped, planFor } from '../../../support/import-file'

const rows = (...lines: readonly string[]) => mapped(csv(...lines))

describe('whose a value is', () => {
  it('is said by both halves of a name, `surname` and `name`', () => {
    const phones = rows('id,surname,name,phone', '1,Шевцова,Алина,+49 30 901820', '2,Беспалова,Марина,+49 30 901821')
    expect(phones.slice(1, 3)).toEqual(['people.lastName', 'people.firstName'])
  })

  it('is somebody’s where all columns but one end alike', () => {
    const clients = rows(
      'civilite,nom_client,postal_client,adresse_client,tel_client,profession_client,email_client',
      'M.,Nom94,70080,960 Rue Principale,05 25 74 32 79,Ingénieur,nom94@x.example',
      'Mme,Nom71,91349,781 Rue Principale,09 86 95 95 13,Médecin,nom71@x.example',
    )
    expect(clients.slice(1, 5)).toEqual(['people.fullName', 'people.postalCode', 'people.address', 'people.phone'])
  })

  it('may be anybody’s under a word for a name, in a list of people', () => {
    const contacts = csv(
      'denumire,telefon,email,localitate',
      'Primaria Exemple,022 383 527,primaria@x.example,Chișinău',
      'Ion Popescu,079 123 456,ion@x.example,Bălți',
      'Maria Ionescu,069 123 456,maria@x.example,Cahul',
    )
    expect(guessFor(contacts, { chosen: 'people' }).columns[0]?.target).toBe('people.fullName')
  })

  it('is no region’s where all are customers, and a job’s beside a column for jobs that no row fills', () => {
    const clients = rows('Nombre,Email,Estado', 'Omar Fuentes,o@x.example,Cliente', 'Jorge Valdes,j@x.example,Cliente')
    const people = rows(
      'first_name,last_name,email,position,title',
      'Andrew,Jones,andrew@x.example,,CEO',
      'Bernard,Yolks,bernard@x.example,,Finance Manager',
    )
    expect([clients[2], people[4]]).toEqual([null, 'people.jobTitle'])
  })

  it('is a deal’s under `titulo`, and of whom it is with under `nome`', () => {
    const deals = rows(
      'email,nome,titulo,valor,etapa',
      'carlos@x.example,Carlos,Apto 2q,750000,proposta',
      'ana@x.example,Ana,Casa 3q,950000,visita',
    )
    expect(deals.slice(1, 3)).toEqual(['people.fullName', 'deals.title'])
  })

  it('is their company’s where its page is called as the hosts of their addresses are', () => {
    const customers = rows(
      'customer,url,email,company',
      'Ken Tanaka,https://techcorp.example,tanaka@techcorp.test,TechCorp',
      'Yui Sato,https://studio.example,sato@studio.test,Studio',
    )
    expect(customers[1]).toBe('companies.website')
  })

  it('is nobody’s where a cell says that there is none', () => {
    const plan = planFor(
      csv(
        'date_called,interaction_type,spoke_with,notes',
        '2026-03-06,Call,John Manager,Very interested',
        '2026-03-05,Voicemail,N/A,Left a message',
        '2026-03-04,Call,Sarah Director,Has questions',
      ),
    )
    expect(plan.writes.map((row) => madeBy(row, 'people').length)).toEqual([1, 0, 1])
  })

  it('is a street’s where a word and a number stand beside a code of the post', () => {
    const columns = rows(
      'Imie,Nazwisko,Email,Ullica,Kod pocztowy,Miasto',
      'Jan,Kowalski,jan@x.example,Polna 15,00-001,Warszawa',
      'Anna,Nowak,anna@x.example,Kwiatowa 22,01-234,Krakow',
    )
    expect(columns[3]).toBe('people.street')
  })

  it('is no telephone number where it is that of a customer or a document', () => {
    const customers = rows('no_pelanggan,nama,alamat', '0611013020,Hayat,Jl. Merdeka 10', '0611013921,Sudia,Jl. Mawar 5')
    const papers = rows('documento,nome,email', '123.456.789-09,Carlos,c@x.example', '987.654.321-00,Ana,a@x.example')
    expect([customers[0], papers[0]]).toEqual(['people.recordId', null])
  })

  it('is no telephone number where it is one of Brazil’s tax office, in a list without names of columns', () => {
    const columns = rows(
      '1;Sabrina Rangel;52998224725;(86) 95281-8942',
      '2;Isabel Dias;11144477735;(91) 92457-9427',
      '3;Joaquin Lima;39053344705;(99) 95535-3834',
    )
    expect(columns.slice(2)).toEqual([null, 'people.phone'])
  })

  it('is of a sort of people where it is written small, in a list without names of columns', () => {
    const columns = rows(
      '1;Maria Garcia;maria@x.example;612345678;empresa',
      '2;Carlos Ruiz;carlos@x.example;698765432;particular',
      '3;Ana Martinez;ana@x.example;611222333;vip',
      '4;Pedro Sanchez;pedro@x.example;655444333;particular',
    )
    expect(columns).not.toContain('companies.name')
  })
})

describe('companies of a file', () => {
  it('are as many as they are called, where each has a page of its own on the site of one house', () => {
    const plan = planFor(
      csv(
        'Raison sociale,Site internet,Code postal',
        'Orpi Moissac,https://www.orpi.example/moissac,82200',
        'Orpi Teddy Montauban,https://www.orpi.example/teddy,82000',
        'Orpi Moissac,https://www.orpi.example/moissac/,82200',
      ),
    )
    expect(plan.writes.flatMap((row) => madeBy(row, 'companies').map(({ data }) => data.name))).toEqual([
      'Orpi Moissac',
      'Orpi Teddy Montauban',
    ])
  })

  it('have the telephone of a contact who is not named', () => {
    const suppliers = rows(
      'supplier_id,supplier_name,contact_phone',
      '1,Jazan Grain Traders,+966569248434',
      '2,Riyadh Grain Traders,+966571306900',
    )
    expect(suppliers[2]).toBe('companies.phone')
  })

  it('stand among people by what they are called, in letters without blanks and in short', () => {
    const plan = planFor(
      csv(
        'customer_name,phone,city,birthday',
        '김민수,010-1111-2222,서울,1990-01-02',
        '한빛무역,010-3333-4444,인천,',
        'ABC Traders,010-3333-5555,인천,',
      ),
      {},
      { context: { ...contextFor('people'), country: 'KR' } },
    )
    const made = plan.writes.map((row) => [madeBy(row, 'people').length, madeBy(row, 'companies').length])
    expect(made).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ])
  })
})

describe('a sale that was called off', () => {
  const file = csv(
    'Müşteri Adı,Satış Tarihi,Sözleşme No,Satış Fiyatı,İptal Tarihi,İptal Sebebi',
    'Ahmet Yılmaz,2024-01-15,SZL-1,450000,2024-02-20,Price',
    'Ayşe Demir,2024-01-10,,,2024-01-25,Price',
  )

  it('is lost on the later day, for the reason that is given, and called after whom it was with', () => {
    const deals = planFor(file).writes.flatMap((row) => madeBy(row, 'deals').map(({ data }) => data))
    expect(deals.map(({ title, closedAt, lostReasonId }) => [title, closedAt?.slice(0, 10), lostReasonId !== undefined])).toEqual(
      [
        ['Ahmet Yılmaz', '2024-02-20', true],
        ['Ayşe Demir', '2024-01-25', true],
      ],
    )
  })
})

describe('a short category of firms', () => {
  it('is a line of business, of three letters too', () => {
    const columns = rows('negocio,telefono,categoria', 'Bar Prueba SL,123456789,bar', 'Restaurante SL,987654321,restaurante')
    expect(columns[2]).toBe('companies.industry')
  })
})
