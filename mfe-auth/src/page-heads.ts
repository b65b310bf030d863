import type { PageHead } from '@keyhaven/shared-contracts/platform/area-manifest'

/** What the pages before the dashboard say of themselves to search engines and beside a link. */
export const heads = {
  login: {
    title: 'Sign in',
    description: 'Sign in to Keyhaven, where you look after your properties, bookings, guests and invoices.',
    in: {
      de: {
        title: 'Anmelden',
        description: 'Melden Sie sich bei Keyhaven an: Unterkünfte, Buchungen, Gäste und Rechnungen an einem Ort.',
      },
      it: {
        title: 'Accedi',
        description: 'Acceda a Keyhaven: strutture, prenotazioni, ospiti e fatture in un unico posto.',
      },
      nl: {
        title: 'Inloggen',
        description: 'Log in bij Keyhaven: accommodaties, boekingen, gasten en facturen op één plek.',
      },
      fr: {
        title: 'Se connecter',
        description:
          'Connectez-vous à Keyhaven\u00a0: hébergements, réservations, voyageurs et factures au même endroit.',
      },
    },
  },
  register: {
    title: 'Sign up',
    description: 'Open an account with Keyhaven and take bookings for your guesthouse or holiday let.',
    in: {
      de: {
        title: 'Registrieren',
        description: 'Eröffnen Sie ein Konto bei Keyhaven und nehmen Sie Buchungen für Ihre Unterkunft an.',
      },
      it: {
        title: 'Registrati',
        description: 'Apra un account Keyhaven e riceva prenotazioni per la Sua struttura.',
      },
      nl: {
        title: 'Registreren',
        description: 'Open een account bij Keyhaven en ontvang boekingen voor uw accommodatie.',
      },
      fr: {
        title: 'Créer un compte',
        description: 'Ouvrez un compte Keyhaven et recevez des réservations pour votre hébergement.',
      },
    },
  },
  forgotPassword: {
    title: 'Forgot your password?',
    description: 'Have a link mailed to you with which you set a new password for Keyhaven.',
    in: {
      de: {
        title: 'Passwort vergessen?',
        description: 'Lassen Sie sich einen Link senden, mit dem Sie ein neues Passwort für Keyhaven festlegen.',
      },
      it: {
        title: 'Password dimenticata?',
        description: 'Si faccia inviare un link con cui impostare una nuova password per Keyhaven.',
      },
      nl: {
        title: 'Wachtwoord vergeten?',
        description: 'Laat u een link sturen waarmee u een nieuw wachtwoord voor Keyhaven instelt.',
      },
      fr: {
        title: 'Mot de passe oublié\u202f?',
        description: 'Recevez un lien pour définir un nouveau mot de passe Keyhaven.',
      },
    },
  },
} satisfies Record<string, PageHead>
