import { describe, expect, it } from 'vitest'
import { csv, guessFor, targetsOf } from '../../../support/import-file'

describe('what programs export', () => {
  it('lists people where columns say that they tell of an employer, however many do', () => {
    const guess = guessFor(
      csv(
        'First Name,Last Name,Job Title,Company Name,Company Domain,Company Size,Company Industry,Company LinkedIn URL',
        'Nina,Keller,VP Sales,Acme Tools,acmetools.example,120,Software,https://linkedin.com/company/acmetools',
        'Olaf,Bergman,Buyer,Norr AB,norr.example,15,Retail,https://linkedin.com/company/norr',
        'Priya,Shah,Head of Growth,Growly,growly.example,45,Marketing,https://linkedin.com/company/growly',
      ),
    )
    expect([guess.primary, guess.isSure]).toEqual(['people', true])
  })

  it('flags firms among contacts', () => {
    const lines = ['Ravi Menon,Ravi,Menon,false', 'Alder Foods Ltd,,,true', 'Sara Quill,Sara,Quill,false'] as const
    expect(targetsOf('people', 'name,first_name,last_name,is_organisation', ...lines)[3]).toBe('people.kind')
  })

  it('says who completed a task, which is no day', () => {
    expect(targetsOf('tasks', 'Task,Completed by', 'Send welcome pack,Orla Byrne', 'Call,')[1]).toBeNull()
  })

  it('says whose calendar a visit stands in, which is no street', () => {
    const lines = ['Kyle,Ross,Dr. Amy Lund', 'Bea,Stahl,Dr. Amy Lund', 'Jon,Petty,Dr. Rick Sol'] as const
    expect(targetsOf('people', 'First Name,Last Name,Calendar', ...lines)[2]).toBeNull()
  })

  it('names whom to ask for at a firm by halves, each called so', () => {
    const lines = ['GARAGE DU PORT;LE GALL;Yann', "BOULANGERIE PAIN D'OR;PRIGENT;Marie"] as const
    expect(targetsOf('companies', 'Nom;Nom (contact);Prénom (contact)', ...lines)).toEqual([
      'companies.name',
      'people.lastName',
      'people.firstName',
    ])
  })

  it('tells the mail of a colleague from the customer’s, and a register’s number from a customer’s', () => {
    const mails = targetsOf(
      'companies',
      '取引先名,営業担当者名,営業担当者メールアドレス,メールアドレス',
      '株式会社ミナト,佐藤,sato@own.example,info@minato.example',
      '有限会社山田商店,鈴木,suzuki@own.example,yamada@shop.example',
    )
    expect(mails).toEqual(['companies.name', 'companies.owner', null, 'people.email'])
    const lines = ['Fjell Bygg AS;1201;987654321', 'Havn Kafé;1202;876543210'] as const
    expect(targetsOf('companies', 'Navn;Kundenummer;Org.nr.', ...lines)[2]).toBeNull()
  })

  it('counts its rows, by which no record is known', () => {
    const lines = ['1,Nguyễn Văn An,1', '2,Trần Thị Bích,2', '3,Lê Văn Cường,1'] as const
    expect(targetsOf('people', 'STT,Họ và tên,الكمية', ...lines)).toEqual([null, 'people.fullName', null])
  })

  it('may be in words that a program’s own vocabulary lacks', () => {
    const lines = ['101,Jens,Krause,Inhaber', '102,Mia,Sommer,Assistentin'] as const
    expect(targetsOf('people', 'Datensatz-ID,Vorname,Nachname,Positionsbezeichnung', ...lines)[3]).toBe('people.jobTitle')
  })
})
