import { zipped } from './write-workbook'

export interface OpenDocument {
  readonly sheets: readonly {
    readonly name: string
    readonly isHidden?: boolean
    readonly rows: readonly (readonly (string | { readonly xml: string })[])[]
  }[]
  readonly isLocked?: boolean
  /** Instead of a spreadsheet. */
  readonly body?: string
}

/** A spreadsheet of LibreOffice (ODS), as small as a program would write it. */
export function writeOpenDocument({ sheets, isLocked = false, body }: OpenDocument): Uint8Array {
  const tables = sheets.map(
    ({ name, isHidden = false, rows }) =>
      `<table:table table:name="${escaped(name)}" table:style-name="${isHidden ? 'ta2' : 'ta1'}">${rows.map(rowXml).join('')}</table:table>`,
  )
  const styles = `<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>`
  return zipped(
    {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body ?? `<office:spreadsheet>${tables.join('')}</office:spreadsheet>`}</office:body></office:document-content>`,
      'META-INF/manifest.xml': `<manifest:manifest><manifest:file-entry manifest:full-path="content.xml">${isLocked ? '<manifest:encryption-data/>' : ''}</manifest:file-entry></manifest:manifest>`,
    },
    0,
  )
}

function rowXml(cells: OpenDocument['sheets'][number]['rows'][number]): string {
  const own = cells.map(cellXml).join('')
  return own.startsWith('<table:table-row') ? `${own}</table:table-row>` : `<table:table-row>${own}</table:table-row>`
}

function cellXml(cell: string | { readonly xml: string }): string {
  if (typeof cell !== 'string') return cell.xml
  if (cell === '') return '<table:table-cell/>'
  const lines = cell.split('\n').map((line) => `<text:p>${spaced(line)}</text:p>`)
  return `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`
}

/** Blanks after the first have a tag. */
function spaced(line: string): string {
  return escaped(line)
    .replace(/ ( +)/g, (_, more: string) => ` <text:s text:c="${more.length}"/>`)
    .replaceAll('\t', '<text:tab/>')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
