/** What a page of the docs has of a language, in its order. */
export function pageBlocks(page: string, language: string): readonly string[] {
  return [...page.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(([, , text = '']) => text)
}
