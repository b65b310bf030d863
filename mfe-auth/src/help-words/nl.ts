import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toSettings = 'Instellingen openen'

export const help: HelpWords = {
  sections: { 'your-account': 'Uw account' },
  topics: {
    'activation-mail': {
      title: 'De activeringsmail komt niet aan, of de link werkt niet',
      content: [
        'Nadat u zich hebt geregistreerd, sturen we u een link. Die werkt één keer, binnen 48 uur. Kijk eerst in uw spammap.',
        'Voor een nieuwe link registreert u zich opnieuw met hetzelfde adres, of klikt u bij het inloggen op ‘Wachtwoord vergeten’: de link in die e-mail stelt een wachtwoord in en activeert het account. Hebt u zich meer dan eens met verschillende wachtwoorden geregistreerd, dan kiest u welk wachtwoord geldt.',
      ],
    },
    'personal-data': {
      title: 'Waarom moet ik eerst mijn gegevens invullen?',
      content: [
        'Uw naam, adres en belastingnummer staan op elke factuur. Zolang ze niet volledig zijn, kunt u alleen de instellingen en de help gebruiken.',
      ],
      steps: [
        'Open de instellingen en klik op ‘Gegevens wijzigen’.',
        'Vul alle velden in en klik op ‘Gegevens opslaan’.',
      ],
      alt: 'Het formulier met uw gegevens, geopend vanuit de instellingen',
      link: toSettings,
    },
    'forgotten-password': {
      title: 'Ik ben mijn wachtwoord vergeten',
      content: [
        'Klik bij het inloggen op ‘Wachtwoord vergeten’ en vul uw e-mailadres in. De link in de e-mail werkt één keer, binnen een uur. Zodra u een nieuw wachtwoord hebt gekozen, bent u overal uitgelogd en kunt u met het nieuwe inloggen.',
        'Dezelfde link helpt ook als er bij het inloggen staat dat er te vaak een verkeerd wachtwoord is ingevoerd. Op een apparaat waarop u eerder hebt ingelogd, tellen alleen uw eigen pogingen.',
      ],
    },
    'change-password': {
      title: 'Mijn wachtwoord wijzigen',
      content: [
        'Een wachtwoord heeft minstens 8 tekens, met hoofdletters en kleine letters, een cijfer en een speciaal teken, en geen spatie. Met een nieuw wachtwoord blijft u hier ingelogd en wordt u overal elders uitgelogd.',
      ],
      steps: [
        'Open de instellingen en klik op ‘Wachtwoord wijzigen’.',
        'Vul het oude wachtwoord in, dan het nieuwe, en herhaal het.',
        'Klik op ‘Wachtwoord wijzigen’.',
      ],
      alt: 'Het formulier voor een nieuw wachtwoord, geopend vanuit de instellingen',
      link: toSettings,
    },
    'change-email': {
      title: 'Mijn e-mailadres wijzigen',
      content: [
        'Het nieuwe adres geldt meteen: u logt ermee in en we sturen onze e-mails ernaartoe. Beide adressen krijgen bericht van de wijziging en u wordt overal elders uitgelogd.',
      ],
      steps: [
        'Open de instellingen en klik op ‘E-mail wijzigen’.',
        'Vul uw huidige e-mail, uw wachtwoord en de nieuwe e-mail in.',
        'Klik op ‘E-mail wijzigen’.',
      ],
      alt: 'Het formulier voor een nieuw e-mailadres, geopend vanuit de instellingen',
      link: toSettings,
    },
    'two-step-sign-in': {
      title: 'Inloggen in twee stappen aanzetten',
      content: [
        'Met inloggen in twee stappen is een gestolen wachtwoord niet genoeg: na het wachtwoord vragen we om een code uit een app op uw telefoon, een passkey of een herstelcode. Met een passkey logt u ook zonder wachtwoord in: klik bij het inloggen op ‘Passkey gebruiken’.',
        'Bij het aanzetten krijgt u eenmalig tien herstelcodes. Met elke code logt u één keer in als uw telefoon weg is. Zijn die ook weg, schrijf ons dan vanaf het e-mailadres van uw account. We zetten het uit zodra we zeker weten dat u het bent.',
      ],
      steps: [
        'Open de instellingen. Klik onder ‘Inloggen in twee stappen’ op ‘App instellen’ of ‘Passkey toevoegen’.',
        'Vul uw wachtwoord in. Voor een app scant u de afbeelding en voert u de code in die de app toont.',
        'Bewaar de herstelcodes.',
      ],
      link: toSettings,
    },
    logo: {
      title: 'Mijn logo toevoegen of wijzigen',
      content: [
        'Open de instellingen en klik op ‘Logo wijzigen’. Het bestand mag een JPEG, PNG, WebP of AVIF van hoogstens 5 MB zijn. Klik op de afbeelding om die op volle grootte te zien; ‘Logo verwijderen’ haalt het weer weg.',
      ],
      link: toSettings,
    },
    'signed-in-elsewhere': {
      title: 'Ik ben ingelogd op een apparaat dat ik niet meer heb',
      content: [
        'Onderaan de instellingen staat onder ‘Waar u bent ingelogd’ elk apparaat en wanneer het voor het laatst is gebruikt. Klik ernaast op ‘Uitloggen’, of op ‘Overal uitloggen’, dat ook deze sessie beëindigt. Kan iemand uw wachtwoord kennen, wijzig het dan ook.',
        'Na 12 uur wordt u uitgelogd. Met ‘Ingelogd blijven’ op de inlogpagina blijft u tot 30 dagen na uw laatste bezoek ingelogd.',
      ],
      link: toSettings,
    },
    'public-link': {
      title: 'De link van mijn openbare pagina wijzigen',
      content: [
        'Open de instellingen. Onder ‘Link van uw openbare pagina’ kunt u de link kopiëren of met ‘Link wijzigen’ een andere naam kiezen: kleine letters, cijfers en koppeltekens. Uw oude link blijft werken.',
      ],
      link: toSettings,
    },
    'my-data': {
      title: 'Een kopie van alles bewaren of mijn account verwijderen',
      content: [
        'Onderaan de instellingen, onder ‘Uw gegevens’, geeft ‘Kopie bewaren’ u één ZIP-bestand: uw gegevens als JSON, uw foto’s en elke opgemaakte factuur als pdf.',
        '‘Account verwijderen’ vraagt om uw wachtwoord. Vanaf dat moment vinden gasten uw eenheden niet meer. Na 30 dagen wordt alles verwijderd en kan niemand het terughalen; tot dan klikt u daar op ‘Account behouden’. Drie dagen ervoor herinneren we u per e-mail. Facturen moet u volgens de wet jarenlang bewaren, maak dus eerst een kopie.',
      ],
      link: toSettings,
    },
    'connect-other-software': {
      title: 'Een channelmanager, deursloten of eigen programma’s koppelen',
      content: [
        'Open in de instellingen ‘Koppelingen’. Met een API-sleutel kan andere software lezen of wijzigen wat u kiest, zonder uw wachtwoord; hij wordt één keer getoond en u kunt hem altijd intrekken. Geef elk programma een eigen sleutel, met zo weinig als nodig.',
        'Een webhook vertelt uw eigen server wat er gebeurt: er kwam een aanvraag binnen, een verblijf is geannuleerd, een factuur is opgemaakt. Is uw server niet bereikbaar, dan proberen we het drie dagen lang opnieuw, zetten we de webhook uit en schrijven we u. Wat hij heeft gemist, kan opnieuw worden gestuurd.',
      ],
      link: 'Koppelingen openen',
    },
    'how-long-people-are-kept': {
      title: 'Hoelang blijven gegevens van gasten bewaard?',
      content: [
        'Gasten van wie de aanvraag nergens toe leidde, worden een jaar na het gevraagde vertrek gewist. Klanten blijven tot u ze wist, en op facturen blijven personen tien jaar staan. Andere termijnen kiest u in de instellingen onder ‘Uw gegevens’ met ‘Termijnen wijzigen’. Daar staat ook wat de wet in vijf landen eist.',
      ],
      link: toSettings,
    },
    'demo-account': {
      title: 'Wat is een demo-account?',
      content: [
        'De demo opent een eigen account met een verzonnen bedrijf, zodat u alles kunt proberen. Na 24 uur wordt het verwijderd, met alles wat u hebt ingevoerd. Het e-mailadres, het wachtwoord en de link kunnen niet worden gewijzigd, inloggen in twee stappen kan niet, en u kunt er de support niet mee schrijven.',
        'Om uw gegevens te houden, maakt u bovenaan de pagina uw eigen account.',
      ],
    },
  },
}
