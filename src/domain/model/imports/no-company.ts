import { matchKey } from './match-key'

/** What people write for their employer who have none. */
const WORDS =
  'self employed|self employment|selfemployed|freelance|freelancer|freelancing|independent|retired|student|unemployed|between jobs|looking for work|selbständig|selbstständig|selbständige|selbstständige|freiberuflich|freiberufler|freiberuflerin|rentner|rentnerin|im ruhestand|ruhestand|pensioniert|studentin|arbeitslos|arbeitssuchend|autónomo|autónoma|jubilado|jubilada|estudiante|indépendant|indépendante|auto entrepreneur|retraité|retraitée|étudiant|étudiante|libero professionista|pensionato|pensionata|studente|studentessa|zelfstandig|zelfstandige|zzp|zzper|gepensioneerd|autônomo|autônoma|aposentado|aposentada|estudante'

const KEYS: ReadonlySet<string> = new Set(WORDS.split('|').map(matchKey))

/** Does it say how somebody works, instead of where? */
export function isNoCompany(text: string): boolean {
  return KEYS.has(matchKey(text))
}
