/*
 * What an address asks of a table, in the grammar of PostgREST (docs.postgrest.org, "Tables and Views"), as far as it is
 * about columns of their own and paths into JSON: no embedding, no casts.
 */

const OPERATORS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  isdistinct: 'is distinct from',
}
const TRILEANS = new Set(['null', 'true', 'false', 'unknown'])
const WORD = /^[\p{L}_][\p{L}\d_$ ]*$/u
/** A path into a column of JSON, of plain keys. */
const PATH = /^[a-z_]+(->>?[a-z][A-Za-z0-9_]*)+$/
const PARAMETERS = new Set(['select', 'order', 'limit', 'offset', 'columns'])

/** The URL uses a feature that is not supported here. */
export class NotSpoken extends Error {}

/** The URL breaks the grammar. */
export class NotUnderstood extends Error {}

/**
 * @typedef {{ readonly join: 'and' | 'or', readonly isNot: boolean, readonly of: readonly Condition[] }} Joined
 * @typedef {{ readonly column: string, readonly isNot: boolean, readonly operator: string, readonly value: string | readonly string[] }} Test
 * @typedef {Joined | Test} Condition
 * @typedef {{ readonly column: string, readonly direction: 'asc' | 'desc', readonly nulls: 'first' | 'last' | null }} Order
 *
 * @param {URLSearchParams} parameters
 * @param {ReadonlySet<string>} [argumentNames] parameters that are arguments of a function, not conditions
 * @returns {{ columns: readonly string[] | null, where: readonly Condition[], order: readonly Order[], limit: number | null, offset: number }}
 * @throws NotSpoken, NotUnderstood
 */
export function readQuery(parameters, argumentNames = new Set()) {
  const where = [...parameters]
    .filter(([name]) => !PARAMETERS.has(name) && !argumentNames.has(name))
    .map(([name, text]) => readCondition(name, text))
  return {
    columns: readColumns(parameters.get('select') ?? '*'),
    where,
    order: (parameters.get('order') ?? '').split(',').filter(Boolean).map(readOrder),
    limit: readCount(parameters.get('limit')),
    offset: readCount(parameters.get('offset')) ?? 0,
  }
}

/** @returns {readonly string[] | null} `null`: all there are */
function readColumns(text) {
  return text === '*' || text === '' ? null : text.split(',').map(readColumn)
}

function readColumn(text) {
  if (PATH.test(text)) return text
  if (/^"[^"]*"$/.test(text)) return text.slice(1, -1)
  if (!WORD.test(text)) throw new NotSpoken(text)
  return text
}

function readOrder(text) {
  const [column, ...rest] = text.split('.')
  const options = new Set(rest)
  const nulls = options.has('nullsfirst') ? 'first' : options.has('nullslast') ? 'last' : null
  return { column: readColumn(column), direction: options.has('desc') ? 'desc' : 'asc', nulls }
}

function readCount(text) {
  if (text === null) return null
  if (!/^\d+$/.test(text)) throw new NotUnderstood(`no count: ${text}`)
  return Number(text)
}

function readCondition(name, text) {
  const logic = /^(not\.)?(and|or)$/.exec(name)
  if (logic !== null) {
    const tree = new Reader(text)
    const of = tree.conditions()
    tree.end()
    return { join: logic[2], isNot: logic[1] !== undefined, of }
  }
  const rest = new Reader(text)
  const test = rest.test(readColumn(name), () => rest.rest())
  rest.end()
  return test
}

class Reader {
  #text
  #at = 0

  constructor(text) {
    this.#text = text
  }

  /** `(a.eq.1,or(b.eq.2,c.eq.3))` */
  conditions() {
    this.#take('(')
    const of = [this.#condition()]
    while (this.#tookIf(',')) of.push(this.#condition())
    this.#take(')')
    return of
  }

  #condition() {
    const logic = this.#match(/(not\.)?(and|or)(?=\()/y)
    if (logic !== null) return { join: logic[2], isNot: logic[1] !== undefined, of: this.conditions() }
    const column = this.#match(/"[^"]*"|[\p{L}_][\p{L}\d_$]*(->>?[a-z]\w*)*/uy)
    if (column === null) throw new NotSpoken(this.#text)
    if (!this.#tookIf('.')) throw new NotSpoken(this.#text)
    return this.test(readColumn(column[0]), () => this.#branch())
  }

  /** The test after a column: `not.in.(1,2)`. */
  test(column, readValue) {
    const isNot = this.#match(/not\./y) !== null
    const operator = this.#match(/([a-z]+)\./y)?.[1]
    if (operator === 'in') return { column, isNot, operator, value: this.#list() }
    const value = readValue()
    if (operator === 'is') {
      if (!TRILEANS.has(value.toLowerCase())) throw new NotSpoken(value)
      return { column, isNot, operator, value: value.toLowerCase() }
    }
    if (operator === undefined || !Object.hasOwn(OPERATORS, operator)) throw new NotSpoken(this.#text)
    const isPattern = operator === 'like' || operator === 'ilike'
    return { column, isNot, operator: OPERATORS[operator], value: isPattern ? value.replaceAll('*', '%') : value }
  }

  #list() {
    this.#take('(')
    const values = [this.#element()]
    while (this.#tookIf(',')) values.push(this.#element())
    this.#take(')')
    return values.length === 1 && values[0] === '' ? [] : values
  }

  #element() {
    return this.#quoted() ?? this.#match(/[^,)]*/y)[0]
  }

  /** A value within a tree ends where the next condition begins, unless it is quoted or an array. */
  #branch() {
    return this.#quoted() ?? this.#match(/\{[^{}]*\}|[^,)]*/y)[0]
  }

  #quoted() {
    const found = this.#match(/"((?:[^"\\]|\\.)*)"(?=[,)]|$)/sy)
    return found === null ? null : found[1].replace(/\\(.)/gs, '$1')
  }

  rest() {
    return this.#match(/.*/sy)[0]
  }

  end() {
    if (this.#at !== this.#text.length) throw new NotUnderstood(this.#text)
  }

  #take(character) {
    if (!this.#tookIf(character)) throw new NotUnderstood(this.#text)
  }

  #tookIf(character) {
    if (this.#text[this.#at] !== character) return false
    this.#at += 1
    return true
  }

  #match(pattern) {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found !== null) this.#at += found[0].length
    return found
  }
}
