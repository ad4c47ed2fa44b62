/** The steps of an import in their order: those of its draft, then those of its run. */
export const STEPS = ['choose', 'read', 'map', 'check', 'run', 'report'] as const
export type Step = (typeof STEPS)[number]
