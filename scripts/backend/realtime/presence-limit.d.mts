export const PRESENCE_LIMIT: { readonly calls: number; readonly withinMs: number }
