import { describe, expect, it } from 'vitest'
import { planFor, tableOf, outcomesOf, written } from '../../../support/import-file'

describe('files that mean harm', () => {
  it('takes names of every object’s own properties for words like any other, as columns and as values', () => {
    const header = '__proto__,constructor,toString,Name,Email,hasOwnProperty\nx,y,z,Ana Doe,ana@x.example,q\n'
    expect(written(planFor(tableOf(header)))).toMatchObject([{ firstName: 'Ana', lastName: 'Doe' }])
    const values =
      'Name,Email,Tags,Owner,Type,Country\nconstructor,ana@x.example,__proto__;toString,__proto__,constructor,hasOwnProperty\n'
    const plan = planFor(tableOf(values))
    expect(outcomesOf(plan)).toEqual(['2 create; owner-unknown "__proto__"'])
    expect(written(plan)).toMatchObject([{ firstName: 'constructor', newTags: ['__proto__', 'toString'] }])
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  // Each took minutes by a reader that looks too far; a reader that does so again fails by its time.
  it.each([
    ['a name', `Name,Email\nAna${'x'.repeat(250_000)} y,ana@x.example\n`],
    ['numbers with words', `Name,Phone\nAna,"${'Phone: 1 '.repeat(20_000)}"\n`],
    ['numbers and blanks', `Name,Phone\nAna,"1${' '.repeat(200_000)}x"\n`],
    ['addresses of a directory', `Name,Email\nAna,"${'SMTP:a@x.example+'.repeat(10_000)}"\n`],
    ['names of several', `Name,Deal name,Stage,Contacts\nAna,Seats,New,"${'Ana Doe, '.repeat(20_000)}"\n`],
    ['a question', `${'your '.repeat(100)}${'a b '.repeat(100)}!,Name\n1,Ana Doe\n`],
    ['parts of a name', `${'a / '.repeat(160)},Name\n1,Ana Doe\n`],
    ['blanks after a number in a column’s name', `Phone${' '.repeat(400)}x (UTC,Name\n1,Ana Doe\n`],
  ])('come to an end: %s', (_, csv) => {
    expect(planFor(tableOf(csv)).rows).toHaveLength(1)
  })
})
