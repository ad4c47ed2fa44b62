import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'

/** A file in the layout of a program or a list, and what its rows are about; `asked`: the file leaves it open. */
export interface FileOfKind {
  readonly what: string
  readonly kind: ImportCollection | 'asked'
  readonly text: string
}

/** @param lines the names of the columns, then rows */
export const file = (what: string, kind: FileOfKind['kind'], ...lines: readonly string[]): FileOfKind => ({
  what,
  kind,
  text: lines.join('\n'),
})

/** Lists of people: customers of shops, members, guests, employees, leads. */
export const PEOPLE: readonly FileOfKind[] = [
  file(
    'members of a club, German',
    'people',
    'Mitgliedsnummer;Name;Vorname;Straße;PLZ;Ort;Geburtsdatum;Eintritt;Beitrag;Sparte',
    '1001;Muster;Erika;Allee 3;10115;Berlin;12.03.1980;01.01.2015;120,00;Tennis',
    '1002;Probe;Otto;Weg 9;10117;Berlin;05.09.1971;01.04.2018;120,00;Turnen',
  ),
  file(
    'customers of a shop, English',
    'people',
    'First Name,Last Name,Email,Company,Total Spent,Total Orders,Accepts Email Marketing,Default Address City',
    'Ana,Doe,ana@mail.example,,120.50,3,yes,Porto',
    'Bob,Poe,bob@mail.example,Acme Ltd,99.00,1,no,Lyon',
  ),
  file(
    'customers of a shop who have a number of orders and a revenue, French',
    'people',
    'Civilité;Nom;Prénom;Adresse e-mail;Ventes;Activé;Inscription;Dernière visite',
    'M.;Dupont;Jean;jean@mail.example;250,00 €;1;2023-01-04;2024-02-01',
    'Mme;Martin;Lucie;lucie@mail.example;80,00 €;1;2023-05-04;2024-03-01',
  ),
  file(
    'guests of an event, with their ticket',
    'people',
    'Order #,Order Date,First Name,Surname,Email,Quantity,Price Tier,Ticket Type,Attendee #,Company,Job Title,Attendee Status',
    '71,2025-01-04,Ana,Doe,ana@mail.example,1,Early,Standard,881,Acme Ltd,Buyer,Attending',
    '72,2025-01-05,Bob,Poe,bob@mail.example,1,Early,VIP,882,Globex,CEO,Checked In',
  ),
  file(
    'invitees to a meeting, with when it starts',
    'asked',
    'Invitee Name,Invitee Email,Event Type Name,Start Date & Time,End Date & Time,Canceled,Response 1',
    'Ana Doe,ana@mail.example,Demo,2025-02-03 10:00,2025-02-03 10:30,false,Pricing',
    'Bob Poe,bob@mail.example,Demo,2025-02-04 10:00,2025-02-04 10:30,false,Setup',
  ),
  file(
    'contacts with a company that has an industry, Spanish',
    'people',
    'Nombre,Apellidos,Cargo,Empresa,Sector,Correo electrónico,Teléfono',
    'Ana,García,Directora,Talleres Norte S.L.,Industria,ana@norte.example,+34 600 000 001',
    'Luis,Pérez,Jefe de compras,Sur S.A.,Comercio,luis@sur.example,+34 600 000 002',
  ),
  file(
    'contacts, Polish',
    'people',
    'Imię;Nazwisko;Firma;Stanowisko;E-mail;Telefon;Branża',
    'Anna;Nowak;Alfa Sp. z o.o.;Dyrektor;anna@alfa.example;+48 600 000 001;Budownictwo',
    'Jan;Kowalski;Beta S.A.;Prezes;jan@beta.example;+48 600 000 002;Handel',
  ),
  file(
    'leads with a score and a status, Portuguese',
    'asked',
    'Nome;E-mail;Telefone;Empresa;Origem;Status;Estágio no funil;Data da conversão',
    'Ana Souza;ana@alfa.example;(11) 90000-0001;Alfa Ltda;Google;Novo;Lead;01/02/2025',
    'João Lima;joao@beta.example;(11) 90000-0002;Beta ME;Indicação;Contatado;Lead Qualificado;03/02/2025',
  ),
  file(
    'employees, Turkish',
    'people',
    'Ad;Soyad;Ünvan;Departman;E-posta;Cep Telefonu;Doğum Tarihi',
    'Ayşe;Yılmaz;Müdür;Satış;ayse@firma.example;+90 530 000 00 01;12.03.1985',
    'Mehmet;Kaya;Uzman;Destek;mehmet@firma.example;+90 530 000 00 02;01.07.1990',
  ),
  file(
    'business cards, Japanese',
    'people',
    '会社名,部署名,役職,氏名,e-mail,郵便番号,住所,TEL会社,携帯電話,名刺交換日',
    '株式会社アルファ,営業部,部長,山田 太郎,taro@alfa.example,100-0001,東京都千代田区1-1,03-0000-0001,090-0000-0001,2024/05/01',
    'ベータ株式会社,総務部,課長,佐藤 花子,hanako@beta.example,530-0001,大阪府大阪市1-2,06-0000-0001,090-0000-0002,2024/06/01',
  ),
  file(
    'donors with their gift, Dutch',
    'people',
    'Voornaam;Tussenvoegsel;Achternaam;E-mailadres;Bedrag;Laatste gift;IBAN',
    'Anna;de;Vries;anna@mail.example;25,00;01-02-2025;NL00BANK0000000001',
    'Jan;;Bakker;jan@mail.example;50,00;03-02-2025;NL00BANK0000000002',
  ),
]
