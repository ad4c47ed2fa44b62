import type { Lifecycle } from '../people/lifecycle'
import { matchKey } from './match-key'

/** The lifecycle a CRM's own stage amounts to; `null`: not known. HubSpot's labels and API names, and common words. */
export function lifecycleOf(text: string): Lifecycle | null {
  return STAGES.get(matchKey(text)) ?? null
}

const NAMES: Readonly<Record<Lifecycle, string>> = {
  lead: 'lead|subscriber|abonnent|suscriptor|abonné|marketing qualified lead|mql|new|new lead|cold lead|interessent|contact|raw|open',
  prospect:
    'prospect|sales qualified lead|sql|opportunity|verkaufschance|oportunidad|opportunité|qualified|qualified lead|hot lead|warm lead|potential customer|cliente potencial|opportunità|opportunità di vendita|kans',
  customer: 'customer|client|evangelist|kunde|cliente|client actif|klant|active customer|existing customer|bestandskunde',
  former:
    'former|former customer|churned|past customer|ex customer|lost customer|inactive customer|ehemaliger kunde|ancien client|antiguo cliente',
  other: 'other|sonstiges|andere|otro|autre|altro|overig|outro|partner|vendor|supplier|lieferant|competitor|employee',
}

const STAGES: ReadonlyMap<string, Lifecycle> = new Map(
  (['lead', 'prospect', 'customer', 'former', 'other'] as const).flatMap((stage) =>
    NAMES[stage].split('|').map((name) => [matchKey(name), stage] as const),
  ),
)
