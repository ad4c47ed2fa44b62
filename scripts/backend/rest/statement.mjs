/** The most rows of an answer, from `supabase/config.toml`. */
const MOST_ROWS = 1000

/**
 * One statement that returns the rows as JSON, as PostgREST does, and the total if requested.
 *
 * @param {string} from SQL of what is asked
 * @param {ReturnType<typeof import('./read-query.mjs').readQuery>} query
 * @param {{ readonly counts: boolean, readonly isHead: boolean }} how
 */
export function selectStatement(from, query, { counts, isHead }) {
  const where = query.where.length === 0 ? '' : ` where ${query.where.map(conditionSql).join(' and ')}`
  const columns = query.columns === null ? '*' : query.columns.map(name).join(', ')
  const order = query.order.length === 0 ? '' : ` order by ${query.order.map(orderSql).join(', ')}`
  const page = ` limit ${Math.min(query.limit ?? MOST_ROWS, MOST_ROWS)} offset ${query.offset}`
  const total = counts ? `(select count(*) from ${from}${where})` : 'null'
  const rows = isHead ? 'select null where false' : `select ${columns} from ${from}${where}${order}${page}`
  return `select ${total}::int as total, count(*)::int as count, coalesce(json_agg(t), '[]')::text as body from (${rows}) t`
}

/**
 * A function call to select from, and what stands before the statement: the arguments, which PostgreSQL converts from JSON to
 * their types. They are the statement's first parameter, read once however many there are.
 *
 * @param {{ readonly name: string, readonly args: readonly { readonly name: string, readonly type: string }[] }} routine
 * @param {Readonly<Record<string, unknown>>} given
 */
export function callSql(routine, given) {
  const args = routine.args.filter((arg) => Object.hasOwn(given, arg.name))
  const call = `public.${name(routine.name)}(${args.map((arg) => `${name(arg.name)} => (select ${name(arg.name)} from given)`).join(', ')})`
  if (args.length === 0) return { before: '', call }
  const columns = args.map((arg) => `${name(arg.name)} ${arg.type}`).join(', ')
  return { before: `with given as materialized (select * from json_to_record($1::text::json) as given (${columns})) `, call }
}

/** A column, or a path into its JSON. */
function columnSql(text) {
  const [column, ...steps] = text.split(/(->>?)/)
  const path = steps.map((step) => (step.startsWith('->') ? step : literal(step)))
  return `${name(column)}${path.join('')}`
}

/** An identifier. */
export function name(text) {
  return `"${text.replaceAll('"', '""')}"`
}

function literal(text) {
  return `'${text.replaceAll("'", "''")}'`
}

function arrayLiteral(values) {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}

function conditionSql(condition) {
  const not = condition.isNot ? 'not ' : ''
  if ('join' in condition) return `${not}(${condition.of.map(conditionSql).join(` ${condition.join} `)})`
  const { column, operator, value } = condition
  // An array literal without a type takes the column's.
  if (operator === 'in') return `${not}(${columnSql(column)} = any (${literal(arrayLiteral(value))}))`
  if (operator === 'is') return `${columnSql(column)} is ${not}${value}`
  return `${not}(${columnSql(column)} ${operator} ${literal(value)})`
}

function orderSql({ column, direction, nulls }) {
  return `${columnSql(column)} ${direction}${nulls === null ? '' : ` nulls ${nulls}`}`
}
