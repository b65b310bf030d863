import type { Messages } from './en.ts'

export const messages: Messages = {
  password: 'Password',
  passwordRule: 'Almeno 8 caratteri: maiuscole e minuscole, un numero e un carattere speciale.',
  showPassword: 'Mostra password',
  hidePassword: 'Nascondi password',
  passkey: {
    NotAllowedError:
      'Non è stata usata nessuna passkey. Riprovare o scegliere un altro modo. Una chiave di sicurezza che non memorizza passkey non basta.',
    InvalidStateError: 'Questo dispositivo ha già una passkey per il Suo account.',
    SecurityError: 'Le passkey non funzionano all’indirizzo con cui è stata aperta questa pagina.',
    NotSupportedError: 'Questo dispositivo non può conservare una passkey. Provare con un altro.',
  },
  passkeyOtherwise: 'Il browser non è riuscito a usare una passkey. Riprovare o scegliere un altro modo.',
}
