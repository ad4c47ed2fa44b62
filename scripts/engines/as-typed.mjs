const SETTER = "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value').set.call"
const TYPED = [
  [
    'const start = inputElement.selectionStart;',
    `if (window.document.execCommand('insertText', false, text)) return; const start = inputElement.selectionStart;`,
  ],
  ['input.value = value;', `${SETTER}(input, value);`],
]

/**
 * Over BiDi, Playwright writes text into a field by its `value`, which React watches on the element itself: it takes what was
 * written there for its own, and tells nobody; and in a field that tells no selection, it comes behind what was selected. Done as
 * an editor does it, and for a date through the prototype, it is what a person typed.
 *
 * @param {string} message to the browser, which may hold the script that does it
 */
export function asTyped(message) {
  return TYPED.reduce((text, [from, to]) => text.replaceAll(from, to), message)
}
