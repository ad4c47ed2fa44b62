const csv = (rows: readonly (readonly string[])[], lineEnd: string, delimiter = ',') =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(delimiter),
    )
    .join(lineEnd)

/** The address book of Thunderbird: 37 columns, most of them empty, birthdays in three. */
export const THUNDERBIRD = csv(
  [
    [
      'First Name',
      'Last Name',
      'Display Name',
      'Nickname',
      'Primary Email',
      'Secondary Email',
      'Screen Name',
      'Work Phone',
      'Home Phone',
      'Fax Number',
      'Pager Number',
      'Mobile Number',
      'Home Address',
      'Home Address 2',
      'Home City',
      'Home State',
      'Home ZipCode',
      'Home Country',
      'Work Address',
      'Work Address 2',
      'Work City',
      'Work State',
      'Work ZipCode',
      'Work Country',
      'Job Title',
      'Department',
      'Organization',
      'Web Page 1',
      'Web Page 2',
      'Birth Year',
      'Birth Month',
      'Birth Day',
      'Custom 1',
      'Custom 2',
      'Custom 3',
      'Custom 4',
      'Notes',
    ],
    [
      'Ana',
      'Doe',
      'Ana Doe',
      '',
      'ana@doe.example',
      'ana@home.example',
      '',
      '+1 555 010 0100',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '1 Main St',
      'Suite 5',
      'Springfield',
      'IL',
      '62701',
      'USA',
      'CTO',
      'IT',
      'Doe Ltd.',
      'https://doe.example',
      '',
      '1980',
      '3',
      '12',
      '',
      '',
      '',
      '',
      'one\ntwo',
    ],
    ['', '', 'news@list.example', '', 'news@list.example', ...Array.from({ length: 32 }, () => '')],
  ],
  '\r\n',
)

/** Zoho: ids with a prefix, owners by name, `Email Opt Out` as a word. */
export const ZOHO_CONTACTS = csv(
  [
    [
      'Record Id',
      'Contact Owner.id',
      'Contact Owner',
      'Lead Source',
      'First Name',
      'Last Name',
      'Account Name.id',
      'Account Name',
      'Email',
      'Title',
      'Phone',
      'Mobile',
      'Email Opt Out',
      'Mailing Street',
      'Mailing City',
      'Mailing Zip',
      'Mailing Country',
      'Created Time',
      'Tag',
    ],
    [
      'zcrm_554023000000235001',
      'zcrm_554023000000139001',
      'Olivia Owner',
      'Web Download',
      'Ana',
      'Doe',
      'zcrm_554023000000235010',
      'Doe Ltd.',
      'ana@doe.example',
      'CTO',
      '555-010-0100',
      '',
      'false',
      '1 Main St',
      'Springfield',
      '62701',
      'USA',
      '2026-03-04 09:15:00',
      'vip;fair',
    ],
    [
      'zcrm_554023000000235002',
      'zcrm_554023000000139001',
      'Olivia Owner',
      '',
      '',
      'Roe',
      '',
      '',
      '',
      '',
      '',
      '',
      'true',
      '',
      '',
      '',
      '',
      '2026-03-05 09:15:00',
      '',
    ],
  ],
  '\n',
)

export const ZOHO_DEALS = csv(
  [
    [
      'Record Id',
      'Deal Owner',
      'Amount',
      'Deal Name',
      'Closing Date',
      'Account Name',
      'Stage',
      'Type',
      'Probability (%)',
      'Contact Name',
      'Created Time',
    ],
    [
      'zcrm_554023000000235101',
      'Olivia Owner',
      '12500',
      'Doe - 100 seats',
      '2026-03-31',
      'Doe Ltd.',
      'Closed Won',
      'New Business',
      '100',
      'Ana Doe',
      '2026-03-01 08:00:00',
    ],
  ],
  '\n',
)

/** Copied out of a spreadsheet: tabs, cells of several lines in quotes, no line end after the last. */
export const PASTED =
  'Name\tE-mail\tNotes\nAna Doe\tana@doe.example\t"first line\nsays ""hi""\tand more"\nBob Roe\tbob@roe.example\t'

/** A European spreadsheet's way: semicolons, decimal commas, a line that says so, Windows-1252. */
export const SEMICOLONS =
  'sep=;\r\nVorname;Nachname;E-Mail;Umsatz\r\nJörg;Müller;joerg@acme.example;1.234,56 €\r\nÄnne;Weiß;;0,5\r\n'

export const BARS = 'Name|Email|City\rAna, B|ana@doe.example|Rome\rBob|bob@roe.example|"Bar | Bar"\r'

/** No names of columns at all. */
export const HEADERLESS = 'Ana Doe,ana@doe.example,+1 555 010 0100\nBob Roe,bob@roe.example,+1 555 010 0101\n'

export const SAME_NAMES = 'Name,Email,Email,email \nAna,a@doe.example,b@doe.example,c@doe.example\n'
