import type { PortError } from '../../domain/model/errors/port-error'
import type { Applied } from '../../domain/use-cases/records/apply-changes'

export type ApplyResult = Applied | { readonly status: 'failed'; readonly error: PortError }
