import type { RecordOf } from '../../../../domain/model/records/collections'

/** Where strangers fill it in. @param at where a page reaches the backend; `null`: it is in this browser */
export function formLink({ workspaceId, id }: RecordOf<'forms'>, at: string | null): string {
  const query = new URLSearchParams({ workspace: workspaceId, form: id, ...(at === null ? {} : { at }) })
  return `${location.origin}/form/?${query.toString()}`
}

/** What another page holds to show it: a frame, and the few words that make it as high as the form says it is. */
export function formSnippet({ id, title }: RecordOf<'forms'>, link: string): string {
  const frame = `portside-${id}`
  return [
    `<iframe id="${frame}" src="${escaped(link)}" title="${escaped(title)}" width="100%" height="600" frameborder="0"></iframe>`,
    '<script>',
    'addEventListener("message", function (event) {',
    `  var frame = document.getElementById("${frame}")`,
    '  var form = event.source === frame.contentWindow && event.data.portsideForm',
    '  if (form) frame.height = form.height',
    '})',
    '</script>',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
