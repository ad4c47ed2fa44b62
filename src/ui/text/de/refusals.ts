import type { refusalWords } from '../refusal-text'

export const refusals: typeof refusalWords = {
  'restore-unknown':
    'Das Wiederherstellen wurde unterbrochen, und was davon da war, ist weg. Bitte mit demselben Bündel neu beginnen.',
  'bundle-invalid':
    'Im Bündel ist ein Eintrag, der nicht gültig ist. Es wurde nichts wiederhergestellt. Bitte dort ein neues Bündel machen, wo dieses herkommt.',
  'bundle-incomplete':
    'Nicht alle Einträge des Bündels sind angekommen. Es wurde nichts wiederhergestellt. Bitte noch einmal versuchen.',
  'bundle-foreign':
    'Das Bündel verweist auf Einträge, die nicht darin sind. Es wurde nichts wiederhergestellt. Bitte dort ein neues Bündel machen, wo dieses herkommt.',
  'already-member': 'Diese Person ist schon im Arbeitsbereich.',
  'invitation-unknown': 'Diese Einladung gibt es nicht. Prüfe, ob der ganze Link kopiert wurde, oder bitte um eine neue.',
  'invitation-expired': 'Diese Einladung ist abgelaufen. Bitte darum, dass sie dir noch einmal geschickt wird.',
  'invitation-revoked': 'Diese Einladung wurde zurückgezogen. Bitte um eine neue.',
  'invitation-used': 'Diese Einladung wurde schon angenommen.',
  'member-unknown': 'Dieses Mitglied ist nicht mehr im Arbeitsbereich.',
  'heir-unknown': 'Jemand, der übernehmen soll, ist kein aktives Mitglied. Wähle noch einmal; nichts wurde geändert.',
  'proof-wrong': 'Das Passwort oder der Code stimmt nicht. Es wurde nichts geändert.',
  'code-needed': 'Die Anmeldung in zwei Schritten ist an: Gib auch den Code aus deiner Authenticator-App ein.',
  'owner-needed': 'Ein Arbeitsbereich hätte keinen Inhaber mehr. Wähle, wer es wird, oder lösche den Arbeitsbereich.',
  'workspaces-changed':
    'Deine Arbeitsbereiche haben sich inzwischen geändert. Schließe dies und sieh noch einmal nach; es wurde nichts geändert.',
  'person-unknown': 'Diese Person ist nicht mehr im Arbeitsbereich. Nichts wurde gelöscht.',
  'mail-unreadable':
    'Das ist keine E-Mail. Speichere die Nachricht in deinem Mailprogramm als Datei (.eml) und wähle dann diese Datei.',
  'mail-of-nobody':
    'Niemand in diesem Arbeitsbereich hat eine Adresse aus dieser E-Mail. Lege zuerst die Person an und versuche es dann noch einmal.',
  'mail-held': 'Von wem diese E-Mail ist, ließ sich nicht nachweisen. Sie liegt bereit, bis jemand sie hinzufügt oder entfernt.',
  'mail-deleted': 'Diese E-Mail war schon einmal hier und wurde endgültig gelöscht. Sie wird nicht wieder hinzugefügt.',
  'export-too-large':
    'Der Arbeitsbereich ist zu groß für eine einzige Datei. Leere den Papierkorb, oder exportiere stattdessen einzelne Ansichten.',
  'invitation-wrong-address':
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Melde dich mit der Adresse an, an die sie ging.',
}
