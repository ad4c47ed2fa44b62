import { apiKeysText } from '../../../text/api-keys'
import { SecretLine } from './secret-line'

/** Where programs call. @param url `null`: not known here */
export function ApiAddress({ url }: { readonly url: string | null }) {
  return url === null ? null : <SecretLine label={apiKeysText.address} value={url} />
}
