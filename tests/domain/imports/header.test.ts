import { describe, expect, it } from 'vitest'
import { columnsOf, findHeader } from '../../../src/domain/model/imports/reading/header'
import { isColumnName } from '../../../src/domain/model/imports/recognising/columns/recognise-target'
import { recognise } from '../../../src/domain/model/imports/recognising/columns/recognise-concept'

describe('finding the header', () => {
  it('finds it by content below a preamble', () => {
    const rows = [
      ['Notes:'],
      ['When exporting your connection data, you may notice that some of the email addresses are missing.'],
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      ['Ana', 'Doe', 'https://www.linkedin.com/in/ana', '', 'Acme', 'CEO', '09 Oct 2024'],
    ]
    expect(findHeader(rows, isColumnName).row).toBe(2)
  })

  it('finds it where the rest of the columns are days on which people came', () => {
    const rows = [
      ['First Name', 'Last Name', '2026-01-14', '2026-01-21'],
      ['Ana', 'Doe', 'N', ''],
    ]
    expect(findHeader(rows, isColumnName).row).toBe(0)
  })

  it('does not take a person for a header because of a word or two', () => {
    const rows = [
      ['Ana', 'ana@example.com', 'Rome', 'x', 'y'],
      ['Mobile', 'Email', 'Rome', 'x', 'y'],
    ]
    expect(findHeader(rows, isColumnName).row).toBeNull()
  })

  it('knows names that a program joined of two words, though few rows are below', () => {
    const rows = [
      ['KundenID', 'KundeVorname', 'KundeNachname', 'KundeStrasse', 'kunde_ort'],
      ['1', 'Alla', 'Mawne', 'Am Schlosspark 1', 'Rheinsberg'],
      ['2', 'Barret', 'Aaronson', 'Habsburgerstrasse 133', 'Freiburg'],
    ]
    expect(findHeader(rows, isColumnName).row).toBe(0)
  })

  it('sees that there is none', () => {
    expect(findHeader([['Ana', 'ana@example.com', '+49 30 1234567']], isColumnName)).toEqual({ row: null, hits: 0 })
  })

  it('takes a first row without values for names, though it knows none of them', () => {
    expect(
      findHeader(
        [
          ['Kolumna', 'Inna'],
          ['Ana', 'ana@example.com'],
        ],
        isColumnName,
      ),
    ).toEqual({ row: 0, hits: 0 })
  })

  it('numbers names that occur twice, strips stars, and keeps dangerous names harmless', () => {
    const header = ['Email', ' email ', 'Name *', '__proto__', 'constructor', '', 'A\u0308rzte']
    expect(columnsOf(header, 8)).toEqual([
      { index: 0, name: 'Email', occurrence: 1 },
      { index: 1, name: 'email', occurrence: 2 },
      { index: 2, name: 'Name', occurrence: 1 },
      { index: 3, name: '__proto__', occurrence: 1 },
      { index: 4, name: 'constructor', occurrence: 1 },
      { index: 5, name: '', occurrence: 1 },
      { index: 6, name: 'Ärzte', occurrence: 1 },
      { index: 7, name: '', occurrence: 2 },
    ])
  })
})

describe('recognising a header', () => {
  it.each([
    ['E-mail 1 - Value', 'email', '1', null],
    ['Phone 12 - Label', 'phoneLabel', '12', null],
    ['Address 2 - Postal Code', 'postalCode', '2', null],
    ['Organization 1 - Title', 'jobTitle', '1', null],
    ['Organization 1 - Department', 'detail', 'organization 1', 'Department'],
    ['Custom Field 1 - Value', 'detail', 'customfield 1', null],
    ['Event 1 - Label', 'detailLabel', 'event 1', null],
    ['Business Phone 2', 'phone', '', 'Work'],
    ['Mobile Phone Number', 'phone', '', 'Mobile'],
    ['Business Address City', 'city', 'work', 'Work'],
    ['Business Country/Region', 'country', 'work', 'Work'],
    ['E-mail 2 Address', 'email', '', null],
    ['Straße geschäftlich 2', 'street', 'work', 'Work'],
    ['Land/Region privat', 'country', 'home', 'Home'],
    ['Telefon (privat)', 'phone', '', 'Home'],
    ['E-Mail 2: Adresse', 'email', '', null],
    ['Rue (bureau)', 'street', 'work', 'Work'],
    ['Code postal (domicile)', 'postalCode', 'home', 'Home'],
    ['Adresse de messagerie 2', 'email', '', null],
    ['Teléfono del trabajo', 'phone', '', 'Work'],
    ['Código postal del trabajo', 'postalCode', 'work', 'Work'],
    ['País/región', 'country', '', null],
    ['Werkadres, postcode', 'postalCode', 'work', 'Work'],
    ['Mobiele telefoon', 'phone', '', 'Mobile'],
    ['Fax geschäftlich', 'phone', '', 'Work fax'],
    ['Address Line 2', 'street', '', null],
    ['first_name', 'firstName', '', null],
    ['LastName', 'lastName', '', null],
    ['Correo', 'email', '', null],
    ['Apellidos', 'lastName', '', null],
    ['Straße und Hausnummer', 'street', '', null],
    ['WhatsApp Phone Number', 'phone', '', null],
    ['Person - Organization', 'company', '', null],
    ['Person - Phone - Mobile', 'phone', '', 'Mobile'],
    ['Mailing Zip/Postal Code', 'postalCode', 'mailing', 'Mailing'],
    ['LinkedIn Profile URL', 'link', '', 'LinkedIn'],
  ])('reads %s', (header, target, group, label) => {
    expect(recognise(header, 'other')).toEqual({ target, group, label })
  })

  it.each([
    'Email Opt Out',
    'Unsubscribed from all email',
    'Opted out of email: Marketing',
    'Marketing contact status',
    'Consent',
    'E-mail Type',
    'E-Mail: Angezeigter Name',
    'Email Domain',
    'Phone Country Code',
    'Number of Employees',
    'City of birth',
    '__proto__',
    'constructor',
    'toString',
    '',
  ])('makes nothing of %s', (header) => {
    expect(recognise(header, 'other')).toBeNull()
  })
})
