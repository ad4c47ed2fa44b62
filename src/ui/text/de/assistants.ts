import type { assistantsText } from '../assistants'

export const assistants: typeof assistantsText = {
  title: 'Assistenten',
  lead: 'Ein Assistent, der sich selbst anmeldet, braucht nur diese Adresse. Du wirst hier gefragt, bevor er etwas sieht.',
  address: 'Adresse für Assistenten',
  list: 'Durch Anmelden hereingelassen',
  empty: 'Noch hat niemand etwas hereingelassen.',
  emptyOwn: 'Du hast noch nichts hereingelassen.',
  answersTo: (host) => `Antworten gehen an ${host}`,
  end: 'Beenden',
  endOf: (name, host) => `${name} (${host}) beenden`,
  endTitle: (name) => `Beenden, was ${name} darf?`,
  endBody: 'Es kann sofort nichts mehr lesen und ändern. Fragen kann es wieder.',
  endConfirm: 'Beenden',
  ended: (name) => `${name} ist nicht mehr hereingelassen`,
}
