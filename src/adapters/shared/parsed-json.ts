/** What a text from outside says as JSON; `null` where there is none, or none that can be read. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
