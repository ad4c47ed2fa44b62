import type { FunctionName } from '../../../src/domain/model/functions/catalogue'

/** Under whose limit a call counts: a restore that begins makes a workspace. */
export function countedAs(name: FunctionName, input: unknown): FunctionName {
  return name === 'import-bundle' && Reflect.get(Object(input), 'step') === 'begin' ? 'create-workspace' : name
}
