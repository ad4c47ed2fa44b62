export const LAYOUTS = ['table', 'board'] as const
