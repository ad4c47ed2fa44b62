import { describe, expect, it } from 'vitest'
import { findHeader } from '../../../../src/domain/model/imports/reading/header'
import { csv, guessFor, planFor, written } from '../../../support/import-file'

const guessed = (...rows: readonly string[]) => {
  const { primary, isSure, columns } = guessFor(csv(...rows))
  return { kind: isSure ? primary : `${primary}?`, targets: columns.map(({ target }) => target) }
}
const namesOf = (...rows: readonly string[]) => written(planFor(csv(...rows)))

describe('the names of people in lists of Eastern Europe', () => {
  it('are taken apart by the father’s, in whatever order and column they stand', () => {
    const names = namesOf(
      'lastname,firstname,surname,email',
      'Лукина Ольга Владимировна,,,a@x.example',
      'Наркаев,Вячеслав Рифхатович,,b@x.example',
      'Мартиняхин,Виталий,Геннадьевич,c@x.example',
      'Лагунцов Иван,,,d@x.example',
    )
    expect(names).toMatchObject([
      { lastName: 'Лукина', firstName: 'Ольга', middleName: 'Владимировна' },
      { lastName: 'Наркаев', firstName: 'Вячеслав', middleName: 'Рифхатович' },
      { lastName: 'Мартиняхин', firstName: 'Виталий', middleName: 'Геннадьевич' },
      { lastName: 'Лагунцов', firstName: 'Иван' },
    ])
  })

  it('begin with the family’s where the column says so', () => {
    const names = namesOf(
      'ФИО,Почта',
      'Коваленко Олена Петрівна,a@x.example',
      'Коваль Іван,b@x.example',
      'Ольга Петровна Мороз,c@x.example',
    )
    expect(names).toMatchObject([
      { lastName: 'Коваленко', firstName: 'Олена', middleName: 'Петрівна' },
      { lastName: 'Коваль', firstName: 'Іван' },
      { lastName: 'Мороз', firstName: 'Ольга', middleName: 'Петровна' },
    ])
  })

  it('stay whole where they are two last names, or written in other letters', () => {
    const names = namesOf(
      'Last name,First name,Email',
      'van der Berg,,a@x.example',
      'García López,Ana,b@x.example',
      'Абрамович,Роман,c@x.example',
    )
    expect(names).toMatchObject([
      { lastName: 'van der Berg' },
      { firstName: 'Ana', lastName: 'García López' },
      { firstName: 'Роман', lastName: 'Абрамович' },
    ])
  })

  it('end with the family’s in Serbian, where one column is called as the father’s in Bulgarian', () => {
    expect(guessed('Име,Презиме,Телефон', 'Ана,Јовић,064 123 4567').targets.slice(0, 2)).toEqual([
      'people.firstName',
      'people.lastName',
    ])
    expect(guessed('Име,Презиме,Фамилия', 'Ана,Петрова,Илиева').targets).toEqual([
      'people.firstName',
      'people.middleName',
      'people.lastName',
    ])
  })
})

describe('a header below a title', () => {
  const nobody = () => false

  it('is the first row of names, though none of them is known', () => {
    const rows = [['Firma : Beta', '', ''], [''], ['aaa', 'bbb', 'ccc'], ['x', 'y', '030 1234567']]
    expect(findHeader(rows, nobody).row).toBe(2)
  })

  it('is found by one name that is known', () => {
    const rows = [
      ['회사명 : 베타', '', ''],
      ['거래처코드', '거래처명', '사용구분'],
      ['2158186837', '(주) 빅텍스', 'YES'],
    ]
    expect(findHeader(rows, (name) => name === '거래처명').row).toBe(1)
  })

  it('is none where the rows below the title begin with values', () => {
    const rows = [
      ['Firma : Beta', '', ''],
      ['Ana', 'ana@x.example', '030 1234567'],
    ]
    expect(findHeader(rows, nobody).row).toBeNull()
  })
})

describe('lists in the languages of the east', () => {
  it.each([
    [
      'משימה,לקוח,אחראי,תאריך יעד,שעה,דחיפות,סטטוס,בוצע בתאריך,הערות',
      'להכין מצגת,מפעלי אורן,דנה,15/12/2024,09:30,גבוהה,בטיפול,,לשלב נתונים',
      'tasks',
      'title companies.name assignee due dueTime priority status completedAt body',
    ],
    [
      'المهمة,العميل,المسؤول,تاريخ الاستحقاق,الأولوية,الحالة',
      'تحضير العرض,شركة النور,دانا,15/12/2024,عالية,مفتوحة',
      'tasks',
      'title companies.name assignee due priority status',
    ],
    [
      'Ημ/νία,Πελάτης,Τηλέφωνο,Περιγραφή εργασίας,Ποσό χωρίς ΦΠΑ,Κατάσταση,Σχόλια',
      '13/01/2024,Αίγλη ΑΕ,2310234567,Συντήρηση,12.780,Εγκρίθηκε,τηλεφωνήστε',
      'deals',
      'originalCreatedAt companies.name people.phone title amount status note',
    ],
    [
      'Дата,Час,Вид,Клієнт,Контактна особа,Зміст розмови',
      '12.03.2025,10:15,дзвінок,ТОВ Бета,Олена Коваль,домовились про знижку',
      'notes',
      'happenedAt happenedAt kind companies.name people.fullName body',
    ],
    [
      'ชื่อดีล,ลูกค้า,มูลค่า,ขั้นตอนการขาย,โอกาสสำเร็จ,ผู้รับผิดชอบ',
      'ติดตั้งระบบ,บริษัท เบต้า,120000,เสนอราคา,40,สมชาย',
      'deals',
      'title companies.name amount stage probability owner',
    ],
  ] as const)('“%s” are known', (header, row, kind, targets) => {
    const full = targets.split(' ').map((target) => (target.includes('.') ? target : `${kind}.${target}`))
    expect(guessed(header, row, row)).toEqual({ kind, targets: full })
  })

  it('give the mobile behind the one to ask for at a company to that person', () => {
    const header = 'Cégnév,Irsz.,Város,"Utca, hsz.",Kapcsolattartó,Telefon,Mobil'
    expect(guessed(header, 'Beta Kft.,1084,Budapest,Víg utca 22.,Nagy Ilona,06 1 234 5678,06 30 123 4567')).toEqual({
      kind: 'companies',
      targets: [
        'companies.name',
        'companies.postalCode',
        'companies.city',
        'companies.street',
        'people.fullName',
        'companies.phone',
        'people.phone',
      ],
    })
  })

  it('keep the hour of a note that stands in a column of its own', () => {
    const rows = ['Дата,Час,Клієнт,Зміст розмови', '12.03.2025,10:15,ТОВ Бета,домовились про знижку']
    expect(written(planFor(csv(...rows))).find((record) => 'happenedAt' in record)).toMatchObject({
      happenedAt: expect.stringMatching(/^2025-03-12T\d\d:15/) as string,
    })
  })
})
