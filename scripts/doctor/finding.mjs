/**
 * What was found about one thing. `name` says what is wrong in a word, always the same; `todo` what to do about it.
 *
 * @typedef {{ readonly name: string, readonly state: 'well' | 'wrong' | 'unseen', readonly said: string, readonly todo?: string }} Finding
 */

/** @returns {Finding} */
export function well(name, said) {
  return { name, state: 'well', said }
}

/** @returns {Finding} */
export function wrong(name, said, todo) {
  return { name, state: 'wrong', said, todo }
}

/** Could not be looked at; `todo` says what it would take. @returns {Finding} */
export function unseen(name, said, todo) {
  return { name, state: 'unseen', said, todo }
}

/** One finding for the many things that a check looks at: well when none of them is wrong. */
export function summed(name, faults, { said, wellSaid, todo }) {
  return faults.length === 0 ? well(name, wellSaid) : wrong(name, `${said} ${listed(faults)}.`, todo)
}

const SHOWN = 8

/** @param {readonly string[]} names */
export function listed(names) {
  const more = names.length - SHOWN
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
