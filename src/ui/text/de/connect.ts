import type { connectText } from '../connect'

export const connect: typeof connectText = {
  title: (name) => `${name} hereinlassen?`,
  lead: (name) => `${name} möchte in Portside als du arbeiten.`,
  reading: 'Ein Programm hereinlassen',
  host: 'Die Antwort geht an',
  device: (host) => `Ein Programm auf diesem Gerät (${host})`,
  warning: (name) =>
    `Mach nur weiter, wenn du das gerade selbst angestoßen hast. Jedes Programm kann sich ${name} nennen; es zählt, wohin die Antwort geht.`,
  workspace: 'Arbeitsbereich',
  scope: 'Es darf',
  scopeOf: { read: 'Lesen', write: 'Lesen und schreiben' },
  scopeHint: {
    read: 'Sieht, was du sehen darfst, und ändert nichts.',
    write: 'Legt auch an, ändert und verschiebt in den Papierkorb, was du darfst. Es erscheint unter deinem Namen.',
  },
  viewerHint: 'Du siehst diesen Arbeitsbereich nur an, darum kann das Programm nicht mehr.',
  term: 'Für',
  termOf: { month: '30 Tage', quarter: '90 Tage', year: 'Ein Jahr', ever: 'Bis es beendet wird' },
  allow: 'Erlauben',
  deny: 'Ablehnen',
  doneTitle: (name) => `${name} ist hereingelassen`,
  doneLead:
    'Geh dorthin zurück; diese Seite kannst du schließen. Unter Einstellungen, Integrationen, siehst du, was du hereingelassen hast, und beendest es.',
  deniedTitle: 'Es wurde nichts freigegeben',
  deniedLead: (name) => `${name} weiß, dass du abgelehnt hast. Diese Seite kannst du schließen.`,
  wrongTitle: 'So geht es nicht weiter',
  wrongLead: 'Das Programm hat nicht gesagt, was es sagen muss. Es wurde nichts freigegeben. Fang im Programm noch einmal an.',
  back: (name) => `Zurück zu ${name}`,
  onDevice: 'Dieser Arbeitsbereich lebt in deinem Browser, wo kein Programm ihn erreicht.',
  noWorkspace: 'Du bist noch in keinem Arbeitsbereich, in den du ein Programm hereinlassen könntest.',
  toApp: 'Zu Portside',
}
