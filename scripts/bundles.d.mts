interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export function foreignCode(manifest: Readonly<Record<string, Chunk>>, read: (file: string) => string): readonly string[]
export function chunkCircles(
  manifest: Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>,
): string[]
export function strayKnowledge(files: readonly string[], read: (file: string) => string): readonly string[]
