const SETTER = "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call"
const TYPED = [
  ['inputElement.value = value;', `${SETTER}(inputElement, value);`],
  ['inputElement.value += text;', `${SETTER}(inputElement, inputElement.value + text);`],
]

/**
 * Over BiDi, Playwright writes text into a field by its `value`, which React watches on the element itself: it takes what was
 * written there for its own, and tells nobody. Written through the prototype it is what a person typed.
 *
 * @param {string} message to the browser, which may hold the script that does it
 */
export function asTyped(message) {
  return TYPED.reduce((text, [from, to]) => text.replaceAll(from, to), message)
}
