export const KEYS: { readonly publishable: string; readonly secret: string; readonly jwt: string }
