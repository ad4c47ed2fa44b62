import { parseSync, Visitor } from 'oxc-parser'
import { features } from 'web-features'
import type { BrowserName } from '../../scripts/supported-browsers.mjs'

export type Browsers = Readonly<Record<BrowserName, string>>

/** Whether every browser has a global or a member, by name: `structuredClone`, `URL.canParse`, `Array.toSorted`. */
type Known = ReadonlyMap<string, boolean>

interface Source {
  readonly path: string
  readonly text: string
}

interface Use {
  readonly path: string
  readonly api: string
}

const KEY = /^(?:api|javascript\.builtins)\.(\w+?)(?:\.(\w+?))?(?:_static)?$/
const GLOBAL_SCOPES = new Set(['Window', 'WindowOrWorkerGlobalScope', 'WorkerGlobalScope'])
const versions = new Intl.Collator('en', { numeric: true })

/**
 * What the sources use that one of the browsers lacks, and do not ask for first (`'share' in navigator`, `list.at?.(0)`). A syntax
 * tree has no types: a name that our code declares, or a member of what is imported, is taken for no browser's.
 */
export function newerApis(sources: readonly Source[], browsers: Browsers): readonly Use[] {
  const known = knownApis(browsers)
  const lacking = lackingMembers(known)
  const uses = sources.map((source) => ({ ...source, ...namesIn(source) }))
  const own = new Set(uses.flatMap(({ members }) => members))

  return uses.flatMap(({ path, text, used, imported, locals }) => {
    const isLacking = ({ owner, name, isAsked }: UsedName) => {
      if (text.includes(`'${name}' in `) || text.includes(`typeof ${name} `) || imported.has(owner)) return false
      if (isAsked) return false
      if (owner === '') return !locals.has(name) && !imported.has(name) && known.get(name) === false
      return !(known.get(`${owner}.${name}`) ?? (own.has(name) || !lacking.has(name)))
    }
    return [...new Set(used.filter(isLacking).map(written))].map((api) => ({ path, api }))
  })
}

interface UsedName {
  /** `''` for a global, `…` for what is no name. */
  readonly owner: string
  readonly name: string
  /** `list.at?.(0)` */
  readonly isAsked: boolean
}

const written = ({ owner, name }: UsedName) => (owner === '' ? name : `${owner}.${name}`)

function namesIn({ path, text }: Source) {
  const used: UsedName[] = []
  const members: string[] = []
  const imported = new Set<string>()
  const locals = new Set<string>()
  const asked = new Set<unknown>()
  const declareMember = ({ key }: { readonly key: { readonly type: string } }) => {
    if (key.type === 'Identifier' && 'name' in key) members.push(String(key.name))
  }
  const useGlobal = (node: { readonly type: string }) => {
    if (node.type === 'Identifier' && 'name' in node) used.push({ owner: '', name: String(node.name), isAsked: false })
  }
  const importLocal = ({ local }: { readonly local: { readonly name: string } }) => void imported.add(local.name)

  new Visitor({
    ImportSpecifier: importLocal,
    ImportDefaultSpecifier: importLocal,
    ImportNamespaceSpecifier: importLocal,
    FunctionDeclaration: ({ id }) => void (id && locals.add(id.name)),
    ClassDeclaration: ({ id }) => void (id && locals.add(id.name)),
    VariableDeclarator: ({ id }) => void (id.type === 'Identifier' && locals.add(id.name)),
    ObjectPattern({ properties }) {
      for (const each of properties) if (each.type === 'Property' && each.value.type === 'Identifier') locals.add(each.value.name)
    },
    MethodDefinition: declareMember,
    PropertyDefinition: declareMember,
    Property: declareMember,
    TSMethodSignature: declareMember,
    TSPropertySignature: declareMember,
    TSParameterProperty: ({ parameter }) => void (parameter.type === 'Identifier' && members.push(parameter.name)),
    NewExpression: ({ callee }) => useGlobal(callee),
    CallExpression({ callee, optional }) {
      useGlobal(callee)
      if (optional) asked.add(callee)
    },
    MemberExpression(node) {
      const { object, property, computed } = node
      useGlobal(object)
      if (computed || property.type !== 'Identifier') return
      used.push({ owner: object.type === 'Identifier' ? object.name : '…', name: property.name, isAsked: asked.has(node) })
    },
  }).visit(parseSync(path, text).program)
  return { used, members, imported, locals }
}

function knownApis(browsers: Browsers): Known {
  const known = new Map<string, boolean>()
  const oldest = Object.entries(browsers) as [BrowserName, string][]
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const [, owner, member] = KEY.exec(key) ?? []
      if (owner === undefined) continue
      const isKnown = oldest.every(([browser, version]) => isUpTo(support[browser], version))
      known.set(member === undefined ? owner : GLOBAL_SCOPES.has(owner) ? member : `${owner}.${member}`, isKnown)
    }
  }
  return known
}

function isUpTo(since: string | undefined, oldest: string): boolean {
  return since !== undefined && versions.compare(since.replace('≤', ''), oldest) <= 0
}

/** Members of what is no global by name: lacking where every owner of that name lacks them. */
function lackingMembers(known: Known): ReadonlySet<string> {
  const has = new Map<string, boolean>()
  for (const [api, isKnown] of known) {
    const [, member] = api.split('.')
    if (member !== undefined) has.set(member, isKnown || has.get(member) === true)
  }
  return new Set([...has].flatMap(([member, isKnown]) => (isKnown ? [] : [member])))
}
