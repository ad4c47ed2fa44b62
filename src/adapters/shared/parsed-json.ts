/** Parses text from outside as JSON; `null` for no text or invalid JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
