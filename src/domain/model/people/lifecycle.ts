export const LIFECYCLES = ['lead', 'prospect', 'customer', 'former', 'other'] as const

export type Lifecycle = (typeof LIFECYCLES)[number]
