/** The text of the rules that may say how something on the screen looks, told by the classes there. */
export function readStyles(root: Element): string {
  const classes = new Set(Array.from(root.querySelectorAll('[class]'), ({ classList }) => Array.from(classList)).flat())
  const read = (rules: CSSRuleList): string => Array.from(rules, textOf).join('')
  // Those of an extension are nobody else's to read.
  const own = Array.from(document.styleSheets).filter(({ href }) => href?.startsWith(`${location.origin}/`) === true)
  return own.map(({ cssRules }) => read(cssRules)).join('')

  function textOf(rule: CSSRule): string {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : ''
    // A font counts in a document only.
    if (rule instanceof CSSFontFaceRule) return ''
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText
    // Layers stand in the order in which they are named: an empty one stays.
    return `${rule.cssText.slice(0, rule.cssText.indexOf('{') + 1)}${read(rule.cssRules)}}`
  }

  function isUsed(selector: string): boolean {
    const named = selector.match(CLASS) ?? []
    return named.length === 0 || named.some((name) => classes.has(name))
  }
}

const CLASS = /(?<=\.)[\w-]+/g
