import { matchKey } from './match-key'

/** The number of a month by its name or a known short form in the languages read; `null`: none of them. */
export function monthOf(name: string): number | null {
  return MONTHS.get(matchKey(name)) ?? null
}

const NAMES = [
  'january jan januar janner janvier janv enero ene gennaio gen januari janeiro',
  'february feb februar feber fevrier fevr fev febrero febbraio februari fevereiro',
  'march mar marz mrz mars marzo maart mrt marco',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag mei maio',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre settembre set setembro',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez decembre diciembre dic dicembre dezembro',
] as const

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [matchKey(name), index + 1] as const)),
)
