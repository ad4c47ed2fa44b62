const JUDGE = '/@modelcontextprotocol/sdk/dist/esm/validation/ajv-provider.js'

/**
 * Leaves out what the SDK would judge answers of assistants by: nobody asks them anything. It is two fifths of all that comes with
 * the SDK, and makes code of text, which Workers refuse.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutSchemaJudge() {
  return {
    name: 'portside:without-schema-judge',
    enforce: 'pre',
    load: (id) => (id.replaceAll('\\', '/').endsWith(JUDGE) ? 'export class AjvJsonSchemaValidator {}' : null),
  }
}
