/** The collections that have a list with views. */
export const VIEW_COLLECTIONS = ['people', 'companies', 'deals'] as const
export type ViewCollection = (typeof VIEW_COLLECTIONS)[number]
