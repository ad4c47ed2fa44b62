import { createHmac } from 'node:crypto'

/** Hexadecimal digits that only whoever has the project's secret key can work out, always the same for a purpose. */
export function keyFrom(secretKey: string) {
  return (purpose: string): Promise<string> =>
    Promise.resolve(createHmac('sha256', secretKey).update(`portside/${purpose}`).digest('hex'))
}
