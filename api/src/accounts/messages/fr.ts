import type { Messages } from './en.ts'

export const messages: Messages = {
  activation: {
    subject: 'Activez votre compte Keyhaven',
    text: 'Activez votre compte pour terminer votre inscription. Le lien fonctionne une seule fois et expire au bout de 48\u00a0heures.',
    action: 'Activer le compte',
  },
  registered: {
    subject: 'Vous avez déjà un compte Keyhaven',
    text: 'Quelqu’un, sans doute vous, a tenté de s’inscrire avec cette adresse e-mail. Un compte existe déjà pour elle, nous n’avons donc rien changé.',
    signIn: (address) =>
      `Vous pouvez vous connecter sur ${address}. Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau\u00a0:`,
  },
  choosePassword: 'Choisir un nouveau mot de passe',
  reset: {
    subject: 'Choisissez un nouveau mot de passe Keyhaven',
    active:
      'Vous avez demandé un nouveau mot de passe. Le lien fonctionne une seule fois et expire au bout d’une heure. Tant que vous ne l’utilisez pas, votre mot de passe reste le même.',
    inactive:
      'Votre compte n’est pas encore actif. Choisissez un mot de passe pour l’activer. Le lien fonctionne une seule fois et expire au bout d’une heure.',
    notAsked:
      'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail\u00a0: rien ne changera.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Keyhaven a été modifié',
    text: 'Le mot de passe de votre compte a été modifié. Toutes vos autres sessions ont été fermées.',
    notYou: (address, support) =>
      `Si ce n’était pas vous, choisissez un nouveau mot de passe sur ${address} et écrivez sans attendre à ${support}.`,
  },
  byYourself: 'Si vous avez fait cette modification vous-même, vous n’avez rien d’autre à faire.',
  addressChanged: {
    subject: 'L’adresse e-mail de votre compte Keyhaven a été modifiée',
    text: 'L’adresse e-mail de votre compte a été modifiée. Vous ne pouvez plus vous connecter avec celle-ci.',
    notYou: (support) => `Si ce n’était pas vous, écrivez sans attendre à ${support}.`,
  },
  newAddress: {
    subject: 'Ceci est désormais l’adresse e-mail de votre compte Keyhaven',
    text: (address) =>
      `Utilisez désormais cette adresse pour vous connecter sur ${address}. Nos e-mails y arriveront aussi.`,
    unknown: (support) =>
      `Si vous n’avez jamais entendu parler de Keyhaven, quelqu’un s’est trompé en saisissant son adresse. Merci de nous le signaler\u00a0: ${support}.`,
  },
}
