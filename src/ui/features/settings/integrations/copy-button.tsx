import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../../design/button'
import { integrationsText } from '../../../text/integrations'

type Outcome = 'copied' | 'refused'

/** Copies a text, and says whether it did. */
export function CopyButton({ value, ...look }: { readonly value: string } & Pick<ButtonProps, 'size' | 'variant'>) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const copy = async () => {
    const copied = navigator.clipboard.writeText(value).then((): Outcome => 'copied')
    setOutcome(await copied.catch((): Outcome => 'refused')) // forbidden here: it can be selected
  }
  const words = { copied: integrationsText.copied, refused: integrationsText.copyRefused }
  return (
    <Button {...look} icon={outcome === 'copied' ? <Check size={14} /> : <Copy size={14} />} onClick={() => void copy()}>
      <span role="status">{outcome === null ? integrationsText.copy : words[outcome]}</span>
    </Button>
  )
}
