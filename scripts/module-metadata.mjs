/**
 * What a build has in place of `reflect-metadata`: the part that Inversify uses for modules, which it numbers by it. The whole
 * is for what classes say of themselves, and takes 2 kB: ours say nothing, they are bound by functions and tokens.
 *
 * @type {WeakMap<object, Map<unknown, unknown>>}
 */
const given = new WeakMap()

Object.assign(Reflect, {
  getOwnMetadata: (key, target) => given.get(target)?.get(key),
  defineMetadata: (key, value, target) => {
    given.set(target, (given.get(target) ?? new Map()).set(key, value))
  },
})
