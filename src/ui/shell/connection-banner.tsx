import { useServices } from '../app/ports-context'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { errorsText } from '../text/error-text'
import { connectionText, type ConnectionTrouble } from '../text/shell-parts'

export function ConnectionBanner({ trouble }: { readonly trouble: ConnectionTrouble }) {
  const { sync } = useServices()
  const reload = trouble === 'outdated' ? <Button onClick={() => location.reload()}>{errorsText.reload}</Button> : null
  return (
    <section aria-label={connectionText.label}>
      <Banner action={reload}>{connectionText.down(trouble, { hasCopy: sync !== null })}</Banner>
    </section>
  )
}
