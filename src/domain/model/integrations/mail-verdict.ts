/** What the receiving mail server found out about who sent a mail: SPF, DKIM and DMARC (RFC 7208, 6376, 7489). */
export interface MailVerdict {
  /** `false`: whoever it says it is from may not have written it. */
  readonly isProven: boolean
  readonly spf: string
  readonly dkim: string
  readonly dmarc: string
}

const RESULTS = new Set(['pass', 'fail', 'softfail', 'neutral', 'none', 'policy', 'temperror', 'permerror'])
/** A header of a receiver is short: what is longer was made to be long. */
const MOST_CHARACTERS = 10_000

/**
 * The verdict of the one receiver that is believed (RFC 8601): its topmost header, since what it adds stands above what came with
 * the mail. A mail with several senders in one line, or with two such lines, proves none of them.
 *
 * @param results values of `Authentication-Results`, topmost first
 * @param from the hosts of the addresses in `From`
 * @param authservId how the receiver names itself
 */
export function verdictOf(
  results: readonly string[],
  { from, authservId }: { readonly from: readonly string[]; readonly authservId: string },
): MailVerdict {
  const found = results.map(parsed).find(({ id }) => id === authservId.toLowerCase())
  const methods = found?.methods ?? []
  const resultOf = (name: string) =>
    methods.find((one) => one.name === name && one.result === 'pass') ?? methods.find((one) => one.name === name)
  const [spf, dkim, dmarc] = [resultOf('spf'), resultOf('dkim'), resultOf('dmarc')]
  const [host, ...others] = new Set(from)
  const isAligned = methods.some(({ name, result, domain }) => {
    if (result !== 'pass' || domain === null || host === undefined) return false
    return (name === 'dkim' || name === 'spf') && (host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`))
  })
  const isPassed = dmarc === undefined || dmarc.result === 'none' ? isAligned : dmarc.result === 'pass'
  return {
    isProven: isPassed && host !== undefined && others.length === 0,
    spf: spf?.result ?? 'none',
    dkim: dkim?.result ?? 'none',
    dmarc: dmarc?.result ?? 'none',
  }
}

interface Method {
  readonly name: string
  readonly result: string
  /** Whose signature or envelope it was. */
  readonly domain: string | null
}

/** `mx.example; spf=pass (comment) smtp.mailfrom=a@b.example; dkim=pass header.d=b.example` */
function parsed(header: string): { readonly id: string; readonly methods: readonly Method[] } {
  const [first = '', ...rest] = withoutComments(header.slice(0, MOST_CHARACTERS)).split(';')
  const [id = ''] = first.trim().toLowerCase().split(/\s+/)
  return { id, methods: rest.flatMap(methodOf) }
}

function methodOf(part: string): readonly Method[] {
  const [head = '', ...properties] = part
    .trim()
    .toLowerCase()
    .replace(/(?<!\s)\s*=\s*/g, '=')
    .split(/\s+/)
  const [name = '', result = ''] = head.split('=')
  if (!RESULTS.has(result)) return []
  const values = new Map(
    properties.map((property) => [property.slice(0, property.indexOf('=')), property.slice(property.indexOf('=') + 1)]),
  )
  const given = values.get('header.d') ?? values.get('header.i') ?? values.get('smtp.mailfrom') ?? null
  return [
    { name: name.replace(/\/\d+$/, ''), result, domain: given === null ? null : given.replace(/"/g, '').replace(/^.*@/, '') },
  ]
}

/** Comments may hold comments; what is quoted holds none. */
function withoutComments(text: string): string {
  let depth = 0
  let isQuoted = false
  let kept = ''
  for (const letter of text) {
    if (letter === '"' && depth === 0) isQuoted = !isQuoted
    if (letter === '(' && !isQuoted) depth += 1
    if (depth === 0) kept += isQuoted && letter === ';' ? ' ' : letter
    if (letter === ')' && !isQuoted && depth > 0) depth -= 1
  }
  return kept
}
