/** Legal forms as they end company names, without their dots. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `inc incorporated corp corporation co llc llp lp ltd limited plc pllc pc gmbh mbh ag kg kgaa ohg gbr ug ev eg se
  sa sas sasu sarl eurl snc scop srl spa sapa sro as vos zs ks spzoo zoo sl slu cv bv nv vof cvba bvba ab aps oy oyj asa
  kft zrt nyrt bt doo dd ad ood eood uab sia ou pty pte sdn bhd pvt private kk gk ltda eireli`.split(/\s+/),
)

/** Forms whose dots and spaces make several words of them: `sp. z o.o.`, `s. r. o.`, `S. de R.L. de C.V.` */
const SPACED_FORMS =
  /(?:[\s,]+(?:sp\.?\s*z\s*o\.?\s*o\.?|s\.?\s*r\.?\s*o\.?|spol\.?\s+s\s+r\.?\s*o\.?|s\.?\s*a\.?\s+de\s+c\.?\s*v\.?|s\.?\s+de\s+r\.?\s*l\.?(?:\s+de\s+c\.?\s*v\.?)?|d\.?\s*o\.?\s*o\.?|gmbh\s*&\s*co\.?\s*kg(?:aa)?))+$/u

/**
 * What two spellings of one company have in common: lower case, no accents, no legal form at the end, no punctuation. For
 * comparing only; never shown. A name that is nothing but a legal form stays as it is.
 */
export function normalName(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
  const words = plainWords(folded.replace(SPACED_FORMS, ''))
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop()
  const bare = words.filter((word, index) => word !== '' && !(index === 0 && word === 'the' && words.length > 1)).join(' ')
  return bare === '' ? plainWords(folded).join(' ') : bare
}

/** Forms that are no surname and no ending of one in any language: `Ana Sa` is somebody, `Acme GmbH` is not. */
const SURE_FORMS =
  /[\s,](gmbh|g\.m\.b\.h\.|mbh|inc|ltd|llc|llp|limited|corp|corporation|incorporated|kg|kgaa|ohg|e\.\s?v|a\.?g|b\.v|n\.v|s\.r\.l|s\.\s?r\.\s?o|s\.a\.s|sarl|plc|oy|aps)\.?$/i

/** Two letters that are a form only as capitals after a name that is not all of them. */
const CAPITALS = /\p{Ll}.*[\s,](AB|AS|A\/S|BV|NV|SA|SE|SL|SAS|SRL|Srl|S\.?p\.?A\.?|ASA|Oyj)$/u

const LONGEST_FORM = 60

/** Does the name end in a legal form, so that it is nobody's? */
export function isCompanyName(name: string): boolean {
  // Looked for at the end alone: a cell may hold a whole text.
  const end = name.trim().slice(-LONGEST_FORM)
  return SURE_FORMS.test(end) || CAPITALS.test(end)
}

/** `S.A.` is the word `sa`; other punctuation separates words. */
function plainWords(text: string): string[] {
  return text
    .replace(/[.'’]/gu, '')
    .replace(/&/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
