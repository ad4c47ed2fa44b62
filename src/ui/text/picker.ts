export const pickerText = {
  nothing: 'Nothing found',
  create: (name: string) => `Create “${name}”`,
} as const
