import type { StageKind } from '../deals/stage-kind'
import { matchKey } from './match-key'

const WON =
  'won|closed won|closedwon|deal won|gewonnen|abgeschlossen gewonnen|abgeschlossen und gewonnen|geschlossen gewonnen|ganado|cierre ganado|cerrado ganado|gagné|gagnée|fermé gagné|vinto|chiuso vinto|ganho|fechado ganho|gewonnen deal'
const LOST =
  'lost|closed lost|closedlost|deal lost|verloren|abgeschlossen verloren|abgeschlossen und verloren|geschlossen verloren|perdido|cierre perdido|cerrado perdido|perdu|perdue|fermé perdu|perso|chiuso perso|fechado perdido|abandoned|dead|cancelled|canceled'
const OPEN = 'open|offen|abierto|ouvert|aperto|aberto|in progress|active|pending|suspended|on hold'

const ENDINGS: ReadonlyMap<string, StageKind> = new Map([
  ...WON.split('|').map((word) => [matchKey(word), 'won'] as const),
  ...LOST.split('|').map((word) => [matchKey(word), 'lost'] as const),
  ...OPEN.split('|').map((word) => [matchKey(word), 'open'] as const),
])

/** What a status, or the name of a stage that every program has, says of a deal; `null`: nothing. */
export function endingOf(text: string): StageKind | null {
  return ENDINGS.get(matchKey(text)) ?? null
}

/** A reason that says that there is none, for lost deals whose file tells no reason. */
export function isNoReason(name: string): boolean {
  return /^(other|others|unknown|noreason|sonstige|sonstiges|andere|anderer|unbekannt|keineangabe|otro|otros|autre|altro)$/.test(
    matchKey(name),
  )
}
