import { type AreaHelp, helpPicture } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

const toSettings = { label: 'Open Settings', path: paths.settings() }

export const help = {
  sections: [
    {
      id: 'your-account',
      title: 'Your Account',
      order: 70,
      theme: 'settings',
      topics: [
        {
          id: 'activation-mail',
          title: 'The activation email does not arrive, or its link does not work',
          content: [
            'After you sign up we email you a link. It works once, within 48 hours. Please check your spam folder first.',
            'To get another link, sign up again with the same address, or press Forgot your password on the login page: the link in that email sets a password and activates the account. If you signed up more than once with different passwords, you choose which one to use.',
          ],
        },
        {
          id: 'personal-data',
          title: 'Why must I fill in my personal data first?',
          content: [
            'Your name, address and tax ID are printed on every invoice. Until they are complete you can use only Settings and Help.',
          ],
          steps: ['Open Settings and press Change personal data.', 'Fill in every field and press Change Personals.'],
          picture: helpPicture('personal-data', 'The personal data form, opened from Settings'),
          link: toSettings,
        },
        {
          id: 'forgotten-password',
          title: 'I have forgotten my password',
          content: [
            'On the login page press Forgot your password and enter your email address. The link in the email works once, within one hour. After you choose a new password you are signed out everywhere and can sign in with the new one.',
            'The same link also helps when the login page says that there were too many wrong passwords. On a device where you have signed in before, only your own attempts count.',
          ],
        },
        {
          id: 'change-password',
          title: 'Change my password',
          content: [
            'A password has at least 8 characters, with upper and lower case, a number and a special character, and no space. With a new password you stay signed in here and are signed out everywhere else.',
          ],
          steps: [
            'Open Settings and press Change password.',
            'Enter the Old password, the New password, and repeat it.',
            'Press Change Password.',
          ],
          picture: helpPicture('change-password', 'The form for a new password, opened from Settings'),
          link: toSettings,
        },
        {
          id: 'change-email',
          title: 'Change my email address',
          content: [
            'The new address works straight away: you sign in with it, and we send our emails there. Both addresses are told about the change, and you are signed out everywhere else.',
          ],
          steps: [
            'Open Settings and press Change e-mail.',
            'Enter Your Actual Email, your Password and the New E-mail.',
            'Press Change e-mail.',
          ],
          picture: helpPicture('change-email', 'The form for a new email address, opened from Settings'),
          link: toSettings,
        },
        {
          id: 'two-step-sign-in',
          title: 'Turn on two-step sign-in',
          content: [
            'With two-step sign-in, a stolen password is not enough: after the password we ask for a code from an app on your phone, a passkey or a recovery code. A passkey also signs you in without a password: press Use a passkey on the login page.',
            'When you turn it on you get ten recovery codes, once. Each signs you in one time if your phone is lost. If they are gone too, write to us from your account’s email address. We turn it off once we are sure that it is you.',
          ],
          steps: [
            'Open Settings. Under Two-step sign-in press Set up app, or Add passkey.',
            'Enter your password. For an app, scan the picture and enter the code that the app shows.',
            'Save the recovery codes.',
          ],
          link: toSettings,
        },
        {
          id: 'logo',
          title: 'Add or change my logo',
          content: [
            'Open Settings and press Change Logo. The file may be a JPEG, PNG, WebP or AVIF of at most 5 MB. Click the picture to see it in full size; Remove logo takes it away again.',
          ],
          link: toSettings,
        },
        {
          id: 'signed-in-elsewhere',
          title: 'I am signed in on a device I no longer have',
          content: [
            'At the end of Settings, Where you are signed in lists each device and when it was last used. Press Sign out next to one, or Sign out everywhere, which ends this session too. If someone might know your password, change it as well.',
            'You are signed out after 12 hours. With Remember me on the login page you stay signed in for 30 days after your last visit.',
          ],
          link: toSettings,
        },
        {
          id: 'public-link',
          title: 'Change the link of my public page',
          content: [
            'Open Settings. Under Your Public Page Link you can copy the link, or press Change link to choose another name: lower-case letters, numbers and hyphens. Your old link keeps working.',
          ],
          link: toSettings,
        },
        {
          id: 'my-data',
          title: 'Save a copy of everything, or delete my account',
          content: [
            'At the bottom of Settings, under Your data, Save a copy gives you one ZIP file: your records as JSON, your pictures and every issued invoice as a PDF.',
            'Delete account asks for your password. From then on guests can no longer find your units. After 30 days everything is deleted, and nobody can bring it back; until then press Keep account there. We remind you by email three days before. The law asks you to keep invoices for years, so save a copy first.',
          ],
          link: toSettings,
        },
        {
          id: 'connect-other-software',
          title: 'Connect a channel manager, door locks or my own programs',
          content: [
            'Open Settings, Connections. An API key lets other software read or change what you choose, without your password; it is shown once, and you can revoke it at any time. Give each program a key of its own, with as little as it needs.',
            'A webhook tells your own server what happens: a request came in, a stay was cancelled, an invoice was issued. If your server cannot be reached, we try again for three days, then turn the webhook off and write to you. What it missed can be sent again.',
          ],
          link: { label: 'Open Connections', path: paths.settings('connections') },
        },
        {
          id: 'how-long-people-are-kept',
          title: 'How long is data about guests kept?',
          content: [
            'Guests whose requests came to nothing are erased a year after the departure that they asked for. Clients stay until you erase them, and people stay on invoices for ten years. To choose other periods, press Change periods under Settings, Your data. What the law requires in five countries is listed there.',
          ],
          link: toSettings,
        },
        {
          id: 'demo-account',
          title: 'What is a demo account?',
          content: [
            'Explore Demo opens an account of your own with a made-up business, so that you can try everything. It is deleted after 24 hours, with everything you entered. Its email address, password and link cannot be changed, it cannot have two-step sign-in, and it cannot write to support.',
            'To keep your data, press Create your account at the top of the page.',
          ],
        },
      ],
    },
  ],
} satisfies AreaHelp
