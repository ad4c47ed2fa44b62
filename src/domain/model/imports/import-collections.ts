/** Collections that the rows of a file can be about. */
export const IMPORT_COLLECTIONS = ['people', 'companies', 'deals', 'tasks', 'notes'] as const
export type ImportCollection = (typeof IMPORT_COLLECTIONS)[number]
