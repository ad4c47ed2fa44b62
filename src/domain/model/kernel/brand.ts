declare const brand: unique symbol

/** A nominal type: keeps a checked `string` apart from an unchecked one. */
export type Brand<T, B extends string> = T & { readonly [brand]: B }
