export type Result = 'pass' | 'known-gap' | 'fail' | 'not-run'
export interface ContractRow {
  readonly set: string
  readonly key: string
  readonly result: Result
  readonly why: string
}
export interface FaultRow {
  readonly key: string
  readonly by: string
  readonly result: 'caught' | 'missed'
  readonly why: string
}
export function contractRows(report: unknown): readonly ContractRow[]
export function faultRows(report: unknown): readonly FaultRow[]
export function completed(rows: readonly ContractRow[], sets: readonly string[]): readonly ContractRow[]
export function contractText(rows: readonly ContractRow[], faults: readonly FaultRow[]): string
