import type { pushText } from '../push'

export const push: typeof pushText = {
  title: 'In diesem Browser',
  lead: 'Benachrichtigt dich hier, während Portside geschlossen ist, für diesen Arbeitsbereich. Was gesendet wird, ist für diesen Browser verschlüsselt: Sein Hersteller, der es zustellt, kann es nicht lesen.',
  turnOn: 'Benachrichtige mich, während Portside geschlossen ist',
  kinds: 'Wofür',
  kindOf: {
    mention: 'Wenn mich jemand erwähnt',
    assignment: 'Wenn mir eine Aufgabe oder ein Deal übergeben wird',
    reminder: 'Wenn mich eine Aufgabe erinnert',
  },
  on: 'An. Nichts erscheint doppelt: Solange du Portside ansiehst, zeigt es selbst, was neu ist.',
  off: 'Aus.',
  why: {
    missing:
      'Dieser Browser lässt sich nicht benachrichtigen, oder nicht in einem privaten Fenster. Nimm einen anderen Browser oder ein gewöhnliches Fenster.',
    'home-screen':
      'Auf einem iPhone oder iPad benachrichtigen nur Apps auf dem Home-Bildschirm. Tippe auf Teilen, dann auf „Zum Home-Bildschirm“, und öffne Portside von dort.',
    blocked:
      'Dieser Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in seinen Einstellungen für diese Website und komm dann wieder.',
  },
  onDevice:
    'Dieser Arbeitsbereich lebt in deinem Browser. Während Portside geschlossen ist, ist niemand da, der dich benachrichtigen könnte; solange es offen ist, tut es das.',
  missingHere: 'Das Backend dieses Arbeitsbereichs kann dich nicht benachrichtigen, während Portside geschlossen ist.',
  othersTitle: 'Deine anderen Browser',
  othersLead: 'Wo du sonst noch für diesen Arbeitsbereich benachrichtigt wirst.',
  noOthers: 'Sonst nirgends.',
  since: (day) => `Seit ${day}`,
  turnOff: 'Ausschalten',
  turnOffOf: (name) => `Benachrichtigungen ausschalten: ${name}`,
  turnedOff: (name) => `${name} wird nicht mehr benachrichtigt.`,
}
