import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../src/domain/model/imports/recognising/guess-mapping'
import { columnsOf } from '../../../src/domain/model/imports/reading/header'

/** What the columns of a header become, without the blank ones. */
function guessed(header: string) {
  const columns = columnsOf(header.split(', '), 0)
  const { source, primary, columns: mapped } = guessMapping(columns, () => [])
  const targets = mapped.map(({ target, group, label }) => [target ?? '-', group, label].filter(Boolean).join(' '))
  return { source, primary, targets }
}

describe('what a file is of', () => {
  it.each([
    [
      'HubSpot deals',
      'Record ID, Deal Name, Pipeline, Deal Stage, Amount, Close Date, Create Date, Deal owner, Associated Company, Associated Company IDs (Primary), Associated Contact, Associated Contact IDs, Closed Lost Reason, Deal Type',
      'hubspot',
      'deals',
      'deals.recordId deals.title deals.pipeline deals.stage deals.amount deals.expectedCloseOn deals.originalCreatedAt deals.owner companies.name companies.recordId people.fullName people.recordId deals.lostReason -',
    ],
    [
      'HubSpot companies',
      'Record ID, Company name, Company Domain Name, Phone Number, City, State/Region, Country/Region, Industry, Number of Employees, Annual Revenue, Company owner, Create Date',
      'hubspot',
      'companies',
      'companies.recordId companies.name companies.domain companies.phone companies.city companies.region companies.country companies.industry companies.size - companies.owner companies.originalCreatedAt',
    ],
    [
      'HubSpot deals in Spanish',
      'ID de registro, Nombre del negocio, Pipeline, Etapa del negocio, Importe, Fecha de cierre, Propietario del negocio, Associated Company',
      'hubspot',
      'deals',
      'deals.recordId deals.title deals.pipeline deals.stage deals.amount deals.expectedCloseOn deals.owner companies.name',
    ],
    [
      'HubSpot companies in German',
      'Datensatz-ID, Unternehmensname, Domain des Unternehmens, Telefonnummer, Ort, Branche, Anzahl der Mitarbeiter',
      'hubspot',
      'companies',
      'companies.recordId companies.name companies.domain companies.phone companies.city companies.industry companies.size',
    ],
    [
      'Pipedrive deals, with their people and organizations',
      'Deal - Title, Deal - Value, Deal - Currency, Deal - Stage, Deal - Status, Deal - Owner, Deal - Won time, Deal - Lost time, Deal - Lost reason, Deal - Label, Deal - ID, Person - Name, Person - Email - Work, Person - Phone - Mobile, Organization - Name, Organization - Address - City/town/village/locality of Address',
      'pipedrive',
      'deals',
      'deals.title deals.amount deals.currency deals.stage deals.status deals.owner deals.wonAt deals.lostAt deals.lostReason deals.tags deals.recordId people.fullName people.email Work people.phone Mobile companies.name companies.city',
    ],
    [
      'Pipedrive deals, as an account names them',
      'Deal - Title, Deal - Currency of value, Deal - Stage (pipeline), Deal - Pipedrive System ID, Deal - Organization, Deal - Contact person, Deal - Expected close date',
      'pipedrive',
      'deals',
      'deals.title deals.currency deals.stage deals.recordId companies.name people.fullName deals.expectedCloseOn',
    ],
    [
      'Pipedrive activities',
      'Activity - Subject, Activity - Type, Activity - Due date, Activity - Due time, Activity - Done, Activity - Assigned to user, Activity - Deal, Activity - Contact person, Activity - Organization, Activity - Note',
      'pipedrive',
      'tasks',
      'tasks.title tasks.kind tasks.due tasks.dueTime tasks.status tasks.assignee deals.title people.fullName companies.name tasks.body',
    ],
    [
      'Salesforce opportunities',
      'Opportunity Name, Stage, Amount, Amount Currency, Probability (%), Age, Close Date, Created Date, Next Step, Lead Source, Type, Opportunity Owner, Owner Role, Account Name',
      'salesforce',
      'deals',
      'deals.title deals.stage deals.amount deals.currency deals.probability - deals.expectedCloseOn deals.originalCreatedAt deals.note deals.source - deals.owner - companies.name',
    ],
    [
      'Salesforce contacts by their interface names',
      'ID, ACCOUNTID, FIRSTNAME, LASTNAME, MAILINGSTREET, MAILINGCITY, MAILINGPOSTALCODE, MOBILEPHONE, EMAIL, TITLE',
      'salesforce',
      'people',
      'people.recordId companies.recordId people.firstName people.lastName people.street mailing Mailing people.city mailing Mailing people.postalCode mailing Mailing people.phone Mobile people.email people.jobTitle',
    ],
    [
      'Salesforce accounts',
      'Account Name, Account Owner, Billing Street, Billing City, Website, Industry, Phone',
      'salesforce',
      'companies',
      'companies.name companies.owner companies.street billing Billing companies.city billing Billing companies.website companies.industry companies.phone',
    ],
    [
      'Thunderbird',
      'First Name, Last Name, Display Name, Nickname, Primary Email, Secondary Email, Work Phone, Organization',
      'thunderbird',
      'people',
      'people.firstName people.lastName people.fullName people.nickname Nickname people.email people.email people.phone Work companies.name',
    ],
    [
      'our own deals',
      'Portside deal ID, Deal name, Stage, Stage ID, Status, Amount, Currency, Company, Company ID, Person 1 - Name, Person 1 - ID, Person 1 - Role, Owner, Owner ID, Size (custom.size), Created at',
      'portside',
      'deals',
      'deals.recordId deals.title deals.stage deals.stage deals.status deals.amount deals.currency companies.name companies.recordId people.fullName 1 people.recordId 1 deals.role 1 deals.owner deals.owner deals.custom.size deals.originalCreatedAt',
    ],
    [
      'a list of notes',
      'Note title, Note body, Contact, Company, Date',
      'other',
      'notes',
      'notes.title notes.body people.fullName companies.name notes.happenedAt',
    ],
  ] as const)('%s', (_, header, source, primary, targets) => {
    const read = guessed(header)
    expect({ ...read, targets: read.targets.join(' ') }).toEqual({ source, primary, targets })
  })
})

it('takes the names of columns for a program’s own only where it was recognised by such rows', () => {
  const columns = columnsOf(['Deal - Title', 'Deal - Stage', 'Deal - Owner'], 0)
  const isOfProgram = (chosen: 'people' | null) => guessMapping(columns, () => [], { chosen }).isOfProgram
  expect([isOfProgram(null), isOfProgram('people')]).toEqual([true, false])
})
