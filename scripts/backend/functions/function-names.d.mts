export function functionNames(): readonly string[]
