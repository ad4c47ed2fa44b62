import { describe, expect, it } from 'vitest'
import { csv, guessFor, mapped, planFor, written } from '../../../support/import-file'

const LEADS = [
  'company;domain;contact_name;contact_email;contact_title;employees;industry',
  'Compass Care;compass.example;Victor Castillo;victor@compass.example;Head of Support;50-200;Media',
  'Pine Group;pine.example;Wendy Nakamura;wendy@pine.example;Engineering Manager;201-500;Retail',
  'Granite Supply;granite.example;Tomas Doyle;tomas@granite.example;Buyer;11-50;Media',
  'Delta Finance;delta.example;Elena Petrov;elena@delta.example;CTO;1-10;Banking',
]

describe('a list of leads', () => {
  it('is of people or of their companies, and whoever knows it says which', () => {
    expect(guessFor(csv(...LEADS), { file: 'leads.csv' }).isSure).toBe(false)
    expect(guessFor(csv(...LEADS), { file: 'companies.csv' })).toMatchObject({ isSure: true, primary: 'companies' })
  })

  it('may say when somebody signed up, and what deals the size of a customer is of', () => {
    const people = csv('Name;Email;angemeldet_am', 'Ann Lee;a@x.example;2025-11-01', 'Bo Diaz;b@x.example;2025-11-02')
    expect(mapped(people)[2]).toBe('people.originalCreatedAt')
    const deals = csv(
      'Deal;Company;Amount;vertical;headcount_band',
      'Licences;Beta Ltd;100;saas;50-200',
      'Repair;Acme Ltd;90;retail;500+',
    )
    expect(mapped(deals).slice(3)).toEqual(['companies.industry', 'companies.size'])
  })
})

describe('a value of another program', () => {
  it('has what parted it from the next one at its end: a postal code', () => {
    const plan = planFor(csv('Name,Email,Postal code,City', 'Ann Lee,a@x.example,3530;,Oslo'))
    expect(written(plan)).toMatchObject([{ address: { postalCode: '3530', city: 'Oslo' } }])
  })

  it('is the place of a file, and no street', () => {
    const table = csv(
      'Company;Website;source_file',
      ...['Beta', 'Gamma', 'Delta'].map(
        (name, at) => `${name} Ltd;https://${name}.example;C:\\Users\\Ann\\Calle ${at} Norte\\list of 3.xlsx`,
      ),
    )
    expect(mapped(table)[2]).toBeNull()
  })

  it('says how often something is to be done, in the language of its column', () => {
    const table = csv(
      'Taak;Vervaldatum;Herhaling',
      'Ramen lappen;2026-03-01;wekelijks',
      'Planten water geven;2026-03-02;dagelijks',
    )
    expect(mapped(table)).toEqual(['tasks.title', 'tasks.due', 'tasks.repeat'])
    expect(written(planFor(table))).toMatchObject([{ repeat: 'weekly' }, { repeat: 'daily' }])
  })

  it('is what somebody thinks of a deal, which is called after its company', () => {
    const table = csv(
      'customer;arr;strategic_context;close_date',
      'Acme Corp;250000;Fortune 500 logo with strong strategic value;2026-06-30',
      'TechStart Inc;45000;New small customer with no special terms;2026-06-15',
      'Global Bank Ltd;500000;Strategic account displacing our primary competitor;2026-07-31',
    )
    expect(guessFor(table).primary).toBe('deals')
    expect(mapped(table)[2]).not.toBe('deals.title')
  })

  it('is a number of a kind, and no lifecycle', () => {
    const table = csv('Name;Email;contact_type', 'Ann Lee;a@x.example;1', 'Bo Diaz;b@x.example;2', 'Cy Roth;c@x.example;1')
    expect(mapped(table)[2]).toBeNull()
  })
})

describe('how far a lead is', () => {
  it('is its lifecycle where some were sold to and some were not, in the words of sales', () => {
    const said = ['New', 'Contacted', 'Nurturing', 'Proposal Sent', 'Closed Won', 'Closed Lost']
    const table = csv('name,email,status', ...said.map((status, at) => `Ana Doe,ana${at}@x.example,${status}`))
    const lifecycles = written(planFor(table)).map((person) => ('lifecycle' in person ? person.lifecycle : null))
    expect(lifecycles).toEqual(['lead', 'lead', 'lead', 'prospect', 'customer', 'other'])
  })
})
