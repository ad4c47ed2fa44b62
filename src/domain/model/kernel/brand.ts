declare const brand: unique symbol

/** A nominal type: a `string` that passed a check stays told apart from one that did not. */
export type Brand<T, B extends string> = T & { readonly [brand]: B }
