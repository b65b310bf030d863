import type { Messages } from './en.ts'

export const messages: Messages = {
  password: 'Wachtwoord',
  passwordRule: 'Minstens 8 tekens: hoofdletters en kleine letters, een cijfer en een speciaal teken.',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  passkey: {
    NotAllowedError:
      'Er is geen passkey gebruikt. Probeer het opnieuw of kies een andere manier. Een beveiligingssleutel die geen passkeys opslaat, is niet genoeg.',
    InvalidStateError: 'Dit apparaat heeft al een passkey voor uw account.',
    SecurityError: 'Passkeys werken niet op het adres waarmee u deze pagina hebt geopend.',
    NotSupportedError: 'Dit apparaat kan geen passkey bewaren. Probeer een ander apparaat.',
  },
  passkeyOtherwise: 'Uw browser kon geen passkey gebruiken. Probeer het opnieuw of kies een andere manier.',
}
