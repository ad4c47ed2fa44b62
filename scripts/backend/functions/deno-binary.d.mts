export function denoBinary(root: string): string
