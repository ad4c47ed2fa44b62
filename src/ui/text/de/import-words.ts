import type { importText } from '../import'

type Encoding = Parameters<typeof importText.encodingOf>[0]
type NotTable = Extract<Parameters<typeof importText.refusal>[0], { readonly reason: 'not-a-table' }>['kind']

export const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16, Little Endian)',
  'utf-16be': 'Unicode (UTF-16, Big Endian)',
  'utf-32le': 'Unicode (UTF-32, Little Endian)',
  'utf-32be': 'Unicode (UTF-32, Big Endian)',
  'windows-1252': 'Westeuropäisch (Windows-1252)',
  'iso-8859-15': 'Westeuropäisch (ISO 8859-15)',
  macintosh: 'Westeuropäisch (Mac)',
  ibm850: 'Westeuropäisch (DOS, IBM 850)',
  'windows-1250': 'Mitteleuropäisch (Windows-1250)',
  'iso-8859-2': 'Mitteleuropäisch (ISO 8859-2)',
  'windows-1251': 'Kyrillisch (Windows-1251)',
  'koi8-r': 'Kyrillisch (KOI8-R)',
  'windows-1253': 'Griechisch (Windows-1253)',
  'windows-1254': 'Türkisch (Windows-1254)',
  'windows-1255': 'Hebräisch (Windows-1255)',
  'windows-1256': 'Arabisch (Windows-1256)',
  'windows-1257': 'Baltisch (Windows-1257)',
  'windows-1258': 'Vietnamesisch (Windows-1258)',
  'windows-874': 'Thailändisch (Windows-874)',
  shift_jis: 'Japanisch (Shift JIS)',
  'euc-jp': 'Japanisch (EUC-JP)',
  'iso-2022-jp': 'Japanisch (ISO-2022-JP)',
  gb18030: 'Chinesisch, vereinfacht (GB 18030)',
  big5: 'Chinesisch, traditionell (Big5)',
  'euc-kr': 'Koreanisch (EUC-KR)',
}

export const KINDS: Readonly<Record<NotTable, string>> = {
  empty: 'Die Datei ist leer. Exportiere sie noch einmal und wähle sie dann hier.',
  'old-spreadsheet':
    'Das ist eine Excel-Mappe im alten Format (XLS). Öffne sie in einer Tabellenkalkulation, speichere sie als Excel-Arbeitsmappe (.xlsx) oder CSV und wähle dann diese Datei.',
  'locked-spreadsheet':
    'Diese Mappe ist mit einem Passwort geschützt. Öffne sie in Excel, entferne das Passwort (Datei, Informationen, Arbeitsmappe schützen), speichere sie und wähle sie noch einmal.',
  'other-spreadsheet':
    'Das ist eine Tabellenkalkulation in einem eigenen Format (ODS, Numbers oder XLSB). Speichere sie dort als Excel-Arbeitsmappe (.xlsx) oder CSV und wähle dann diese Datei.',
  document:
    'Das ist ein Textdokument, eine Präsentation oder eine Mail, keine Tabelle. Übertrage die Liste in eine Tabellenkalkulation oder exportiere sie als CSV.',
  archive: 'Das ist ein Archiv (ZIP). Entpacke es und wähle die Tabelle darin.',
  pdf: 'Das ist ein PDF. Exportiere die Liste als CSV aus dem Programm, aus dem sie stammt.',
  image: 'Das ist ein Bild. Exportiere die Liste als CSV aus dem Programm, aus dem sie stammt.',
  'web-page':
    'Das ist eine Webseite ohne Tabelle, auch wenn sie vielleicht .xls heißt. Exportiere die Liste als Excel-Arbeitsmappe oder CSV.',
  xml: 'Das ist XML. Exportiere die Liste stattdessen als vCard oder CSV.',
  calendar:
    'Das ist ein Kalender (iCalendar), der keine Liste von Personen oder Deals enthält. Exportiere die Kontakte als vCard oder CSV.',
  messages:
    'Das ist eine Liste von Nachrichten, nicht von Personen. Von LinkedIn wähle Connections.csv aus demselben Download; aus einem Mailprogramm exportiere die Kontakte.',
  json: 'Das ist JSON. Exportiere die Liste stattdessen als CSV.',
  binary: 'Diese Datei enthält keinen Text. Exportiere die Liste als CSV aus dem Programm, aus dem sie stammt.',
}
