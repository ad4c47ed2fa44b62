import { describe, expect, it } from 'vitest'
import { bareEmail } from '../../../../src/domain/model/imports/recognising/values/multi-value'
import { contextFor, csv, guessFor, mapped, planFor, written } from '../../../support/import-file'

describe('names of people', () => {
  it('are no half of an address: whoever is written to at the other half is somebody else', () => {
    expect(['HERNANDO CALPA@x.example', 'gladis benitez@x.example'].map(bareEmail)).toEqual([
      'hernando calpa@x.example',
      'gladis benitez@x.example',
    ])
    expect(bareEmail('Ana Doe ana@x.example')).toBe('ana@x.example')
    const table = csv('nombre,email', 'HERNANDO CALPA,HERNANDO CALPA@x.example', 'JORGE LUIS CALPA,JORGE LUIS CALPA@x.example')
    expect(written(planFor(table))).toHaveLength(2)
  })

  it('keep their order behind `Mr.` and `Miss`', () => {
    const names = ['Mr. Matt Ma', 'Mr. Jason', 'Miss Celia', 'Mr. Frank Qi', 'Mr. Aaron Zhao', 'Mrs. Lucky']
    const table = csv('contact_name,telephone', ...names.map((name, at) => `${name},86-1751538221${at}`))
    expect(written(planFor(table))).toContainEqual(expect.objectContaining({ firstName: 'Frank', lastName: 'Qi' }))
  })

  it('under `Cliente` in a list of orders are people, also where `Contacto` is their number', () => {
    const table = csv(
      'n_pedido,fecha,cliente,contacto,producto,precio',
      '1,2025-09-04,ANDRES VICUÑA,9 318 3212,Evento,1200000',
      '2,2025-08-18,MARIA JOSE MIR,9 226 0161,Boda,23800',
      '3,2025-08-22,VERONICA SILVA,9 826 7642,Ramos,85000',
    )
    const plan = planFor(
      table,
      {},
      {
        mapping: guessFor(table, { chosen: 'deals' }).columns,
        context: contextFor('deals'),
      },
    )
    expect(plan.writes.flatMap(({ writes }) => writes.map(({ collection }) => collection))).not.toContain('companies')
  })
})

describe('a column of a stranger’s list', () => {
  const companies = (name: string, ...values: readonly string[]) =>
    mapped(csv(`Company,Website,${name}`, ...values.map((value, at) => `Alfa ${at} Ltd,https://alfa${at}.example,${value}`)))[2]

  it('of shares is none of telephone numbers', () => {
    expect(companies('Technology Coverage', '0.01010101', '0.06493507', '0.004926108')).toBe(null)
  })

  it('called `Estado` is no region where sales stand there', () => {
    expect(companies('estado', 'En negociación', 'Convertido', 'En negociación', 'Descartado')).toBe(null)
  })

  it('of who is male is no region, and one of what sort customers are says their tags', () => {
    const genders = ['male', 'female', 'male', 'other'].map((gender, at) => `Ana ${at},0301234${at},${gender},Baker`)
    const table = csv('full name,phone number,gender,Tipo de cliente', ...genders)
    expect(mapped(table).slice(2)).toEqual([null, 'people.tags'])
  })

  it('in front is named behind the comment that tells the order of all', () => {
    const table = csv('# Formato: Nombre,Apellido,TelefonoConvencional,Correo', 'Carlos,Pérez,025678901,carlos@x.example')
    expect(mapped(table)).toEqual(['people.firstName', 'people.lastName', 'people.phone', 'people.email'])
  })

  it('of prices is no line of business', () => {
    expect(companies('PriceLevel', 'Wholesale', 'Retail', 'Wholesale')).toBe(null)
  })

  it('of what is done where somebody works is no job', () => {
    const people = csv('full_name,email,job_industry', 'Ana Doe,a@x.example,Health Care', 'Bob Poe,b@x.example,Finance')
    expect(mapped(people)[2]).not.toBe('people.jobTitle')
  })

  it('says nothing where its program wants to be paid first', () => {
    const table = csv(
      'Website,Company Name,Company City',
      'alfa.example,Upgrade to reveal,Upgrade to reveal',
      'beta.example,Beta Ltd,Bonn',
    )
    expect(
      written(planFor(table))
        .map((record) => JSON.stringify(record))
        .join(),
    ).not.toContain('Upgrade')
  })
})

describe('a row that is named by nothing', () => {
  it('is a task of the sort that it says, where remarks are few', () => {
    const table = csv(
      'id,tipo_tarea,operador,inicio,fin,nota',
      '8,Siembra,yo,2024-05-20 08:00:00,2024-05-20 08:30:00,',
      '7,Siembra,yo,2026-01-20 21:13:03,2026-01-20 21:13:19,',
      '6,Siembra,yo,2024-05-20 08:00:00,2024-05-20 09:30:00,lote 4',
      '5,Cosecha,yo,2026-01-18 17:48:01,2026-01-18 17:48:08,',
      '4,Siembra,yo,2026-01-18 17:47:50,2026-01-18 17:47:57,',
      '3,Siembra,yo,2026-01-18 17:47:50,2026-01-18 17:47:58,',
    )
    expect(guessFor(table, { chosen: 'tasks' }).columns[1]?.target).toBe('tasks.title')
  })
})

describe('a number of noughts', () => {
  it('is none that anybody is called by', () => {
    const table = csv('empresa,telefono', 'Alfa SL,000000000', 'Beta SL,912345678')
    expect(written(planFor(table))).toEqual([
      expect.not.objectContaining({ phones: expect.anything() }),
      expect.objectContaining({ phones: [expect.objectContaining({ raw: '912345678' })] }),
    ])
  })
})
