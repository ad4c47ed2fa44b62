import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

export function chunkGroups(): NonNullable<CodeSplitting['groups']>

export function fileNames(): Pick<Rolldown.OutputOptions, 'chunkFileNames' | 'assetFileNames'>
