import { asPortError, portError, type PortError } from '../../domain/model/errors/port-error'
import type { PortErrorData } from './core/outbox-entry'

export function errorData(error: unknown): PortErrorData {
  const { code, details } = asPortError(error, 'replica')
  return { code, details }
}

export function errorOf({ code, details }: PortErrorData): PortError {
  return portError(code, details)
}
