import type { Messages } from './en.ts'

export const messages: Messages = {
  codeUsed: 'Un code de récupération a servi à se connecter à Keyhaven',
  factorChanged: 'La connexion en deux étapes a été modifiée',
  changes: {
    'app-on':
      'Une application d’authentification a été configurée. Désormais, la connexion avec votre mot de passe demande aussi son code.',
    'app-off': 'L’application d’authentification a été désactivée. Ses codes ne sont plus demandés.',
    'passkey-added': 'Une clé d’accès a été ajoutée. Elle permet de se connecter sans mot de passe.',
    'passkey-removed': 'Une clé d’accès a été supprimée. Elle ne permet plus de se connecter.',
    'new-codes': 'De nouveaux codes de récupération ont été créés. Les anciens ne fonctionnent plus.',
    'code-used':
      'Quelqu’un, sans doute vous, s’est connecté avec l’un de vos codes de récupération. Ce code ne fonctionne plus.',
    'turned-off':
      'Nous avons désactivé la connexion en deux étapes, comme vous nous l’avez demandé. Votre mot de passe seul suffit désormais pour vous connecter.',
  },
  notYou: (address, support) =>
    `Si ce n’était pas vous, choisissez un nouveau mot de passe sur ${address} et écrivez sans attendre à ${support}.`,
  wasYou: 'Si c’était bien vous, vous n’avez rien d’autre à faire.',
}
