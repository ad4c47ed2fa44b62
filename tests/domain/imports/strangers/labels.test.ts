import { describe, expect, it } from 'vitest'
import { csv, guessFor } from '../../../support/import-file'

const mapped = (...rows: readonly string[]) => guessFor(csv(...rows)).columns.map(({ target }) => target)

describe('what programs call their columns in languages that the app does not speak', () => {
  it.each([
    [
      'Latvian',
      'Vārds;Uzvārds;Uzņēmums;Piešķirtais lietotājs;Apraksts',
      'Anna;Liepiņa;SIA Dzintara koks;Māris Ozols;Interesē ozola grīdas',
      'Juris;Kalns;AS Ventas Metāls;Māris Ozols;zvanīt tikai no rīta',
    ],
    [
      'Thai',
      'ชื่อ;นามสกุล;บริษัท;ผู้ใช้ที่ได้รับมอบหมาย;รายละเอียด',
      'สมชาย;ใจดี;บริษัท ไทยรุ่งเรือง จำกัด;ปรีชา ทองดี;โทรตอนเช้าเท่านั้น',
      'มาลี;แสงทอง;บริษัท เชียงใหม่ไม้ จำกัด;ปรีชา ทองดี;สนใจกล่องกระดาษ',
    ],
  ])('is understood where the values agree: %s', (_, ...rows) => {
    const fields = ['people.firstName', 'people.lastName', 'companies.name', 'people.owner', 'people.description']
    expect(mapped(...rows)).toEqual(fields)
  })

  it('says no more than a name that is known, and takes no field from it', () => {
    const [, own, label] = mapped(
      'Nazwa firmy;Branża;Przemysł',
      'Drewnex sp. z o.o.;Stolarstwo;Drzewny',
      'Bałtyk S.A.;Transport;Morski',
      'Kłos sp.j.;Piekarnia;Spożywczy',
    )
    expect([own, label]).toEqual(['companies.industry', null])
  })

  it('is a part of an address without the words that say of which', () => {
    const targets = mapped(
      'Nazwa firmy;Ulica adresu rozliczeniowego;Kod pocztowy adresu rozliczeniowego;Miasto adresu rozliczeniowego',
      'Drewnex sp. z o.o.;Polna 3;00-950;Warszawa',
      'Bałtyk S.A.;Morska 17;81-002;Gdynia',
    )
    expect(targets).toEqual(['companies.name', 'companies.street', 'companies.postalCode', 'companies.city'])
  })

  it('is a task or a deal by the word for a name, where it is nobody’s', () => {
    const rows = ['Relancer le devis;2027-03-14;Haute;Hugo Lambert', 'Envoyer le contrat signé;2027-03-20;Basse;Claire Dubois']
    expect(mapped("Nom;Date d'échéance;Priorité;Utilisateur assigné", ...rows)[0]).toBe('tasks.title')
  })

  it('is no time where it says how many minutes before', () => {
    const rows = ['Jahresgespräch;04.03.2027 10:00;30;Muster besprochen', 'Bemusterung;05.03.2027 14:00;15;Angebot verlängert']
    expect(mapped('Betreff;Fällig am;Erinnerungszeit (in Minuten);Beschreibung', ...rows)[2]).toBeNull()
  })
})
