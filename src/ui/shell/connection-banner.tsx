import { useServices } from '../app/ports-context'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { errorsText } from '../text/errors'
import { lineText, type LineTrouble } from '../text/line'

export function ConnectionBanner({ trouble }: { readonly trouble: LineTrouble }) {
  const { sync } = useServices()
  const reload = trouble === 'outdated' ? <Button onClick={() => location.reload()}>{errorsText.reload}</Button> : null
  return (
    <section aria-label={lineText.label}>
      <Banner action={reload}>{lineText.down(trouble, { hasCopy: sync !== null })}</Banner>
    </section>
  )
}
