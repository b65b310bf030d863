import type { Messages } from './en.ts'

export const messages: Messages = {
  password: 'Mot de passe',
  passwordRule: 'Au moins 8 caractères\u00a0: majuscules et minuscules, un chiffre et un caractère spécial.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passkey: {
    NotAllowedError:
      'Aucune clé d’accès n’a été utilisée. Veuillez réessayer ou choisir un autre moyen. Une clé de sécurité qui n’enregistre pas de clés d’accès ne suffit pas.',
    InvalidStateError: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    SecurityError: 'Les clés d’accès ne fonctionnent pas à l’adresse sous laquelle vous avez ouvert cette page.',
    NotSupportedError: 'Cet appareil ne peut pas conserver de clé d’accès. Veuillez en essayer un autre.',
  },
  passkeyOtherwise:
    'Votre navigateur n’a pas pu utiliser de clé d’accès. Veuillez réessayer ou choisir un autre moyen.',
}
