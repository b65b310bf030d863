import type { Messages } from './en.ts'

export const messages: Messages = {
  password: 'Passwort',
  passwordRule: 'Mindestens 8 Zeichen: Groß- und Kleinbuchstaben, eine Ziffer und ein Sonderzeichen.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  passkey: {
    NotAllowedError:
      'Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal oder wählen Sie einen anderen Weg. Ein Sicherheitsschlüssel, der keine Passkeys speichert, genügt nicht.',
    InvalidStateError: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    SecurityError: 'Unter der Adresse, mit der Sie diese Seite geöffnet haben, funktionieren Passkeys nicht.',
    NotSupportedError: 'Dieses Gerät kann keinen Passkey speichern. Bitte versuchen Sie es mit einem anderen.',
  },
  passkeyOtherwise:
    'Ihr Browser konnte keinen Passkey verwenden. Bitte versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
}
