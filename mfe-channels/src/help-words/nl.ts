import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toChannels = 'Kanalen openen'

export const help: HelpWords = {
  sections: {
    channels: 'Kanalen',
  },
  topics: {
    'connect-portal': {
      title: 'Een eenheid aan Airbnb, Booking.com of Vrbo koppelen',
      content: [
        'Dat kost drie minuten per eenheid en portaal. Twee adressen wisselen van kant: dat van de kalender van het portaal komt naar Keyhaven, en het onze gaat naar het portaal. Het formulier noemt de menu’s van het portaal waar u het ene vindt en het andere plakt.',
        'Alleen met beide richtingen weet elke kant wat er op de andere geboekt is. Koppelt u meer portalen, geef dan elk ook ons adres: zo horen ze via Keyhaven ook wat de andere portalen hebben geboekt.',
      ],
      steps: [
        'Open ‘Kanalen’, klik naast de eenheid op ‘Portaal koppelen’ en kies het ‘Portaal’.',
        'Kopieer op het portaal het adres van zijn kalender en plak het bij ‘Adres van de kalender op het portaal’.',
        'Klik op ‘Bekijken wat er komt’: de verblijven staan eronder, opgeslagen is er nog niets.',
        'Kopieer ‘Ons adres’ en plak het op het portaal.',
        'Klik op ‘Koppelen’. De verblijven staan in uw kalender, en die van het portaal wordt voortaan elke 15 minuten gelezen.',
      ],
      link: toChannels,
    },
    'imported-stays': {
      title: 'Wat zijn de balken van een portaal in de kalender?',
      content: [
        'Elke balk is een verblijf dat een portaal heeft geboekt, in de kleur die u het hebt gegeven. De nachten zijn bezet: niemand kan ze hier boeken. Portalen vertellen weinig meer dan de nachten, dus is er geen klant, geen factuur en geen omzet. Verplaatst of annuleert het portaal een verblijf, dan volgt de balk; hij verdwijnt zodra het verblijf twee keer achter elkaar in de kalender ontbrak.',
        'Sluitingen zijn nachten die op het portaal zonder gast gesloten zijn. Ze worden weggelaten zolang u ‘Ook sluitingen overnemen’ niet inschakelt: veel portalen sluiten nachten alleen omdat ze van ons hoorden dat die bezet zijn.',
        'Voor een factuur, een aanbetaling of uw statistieken klikt u op de balk en kiest u ‘Er een boeking van maken’: vul de klant en de prijs in, en het wordt een boeking als elke andere. Wijzigt het portaal dat verblijf later, dan verandert er niets aan uw boeking voordat u hebt beslist.',
      ],
      link: 'Kalender openen',
    },
    'channel-conflicts': {
      title: 'Een verblijf vraagt uw beslissing',
      content: [
        'Een portaal kan een verblijf brengen op nachten waarop hier een boeking, een blokkering of een verblijf van een ander portaal staat. Er gaat niets verloren: het uwe blijft zoals het is, en dat van het portaal wacht boven aan ‘Kanalen’ tot u beslist. U krijgt er één e-mail over. Aanvragen die u nog niet hebt beantwoord, maken plaats, en hun gasten zien andere datums.',
        '‘Het onze houden’: zeg de gast van het portaal zelf af; komen de nachten later vrij, dan krijgt dat verblijf ze. ‘Het onze verplaatsen’: uw boeking verhuist voor dezelfde prijs naar een andere vrije eenheid van de accommodatie, en het verblijf van het portaal krijgt de nachten. ‘Het hunne voorgoed laten vallen’: het komt nooit terug. Ook dan zegt u de gast af op het portaal.',
        'Verplaatst of annuleert een portaal een verblijf waarvan u een boeking hebt gemaakt, dan wordt u dat ook gevraagd: ‘Wijziging overnemen’ past uw boeking aan, ‘Het onze houden’ laat haar zoals ze is.',
      ],
      link: toChannels,
    },
    'stale-calendars': {
      title: 'Als een kalender niet kan worden gelezen',
      content: [
        'Keyhaven leest de kalenders van portalen elke 15 minuten. Onder ‘Kanalen’ staat wanneer elke kalender het laatst is gelezen en wat er mis was. Na zes uur zonder succes wordt hij daar en boven de kalender gemarkeerd; na een dag krijgt u een e-mail, één keer. Meestal heeft het portaal het adres veranderd: kopieer daar het nieuwe en plak het onder ‘Bewerken’.',
        'Vanaf het zesde uur vragen gasten de eenheid aan in plaats van die direct te boeken, tot al haar kalenders weer gelezen worden. Neemt u het risico liever, schakel dan onder aan ‘Kanalen’ in: ‘Gasten mogen toch direct boeken’.',
        'Is een kalender plotseling leeg, dan wijzigt Keyhaven niets en vraagt het u of alle verblijven zijn geannuleerd.',
        'Portalen lezen onze kalenders minder vaak, de meeste elke twee tot vier uur. Bij een boeking voor vandaag of morgen kunt u de nachten op de portalen beter meteen zelf sluiten.',
      ],
      link: toChannels,
    },
    'our-addresses': {
      title: 'Onze adressen: wat portalen lezen',
      content: [
        'Elke eenheid heeft een adres voor elk portaal en een voor elk ander programma. U vindt ze onder ‘Onze adressen’, met het tijdstip waarop elk het laatst is gelezen. Een adres laat weg wat van zijn portaal kwam, anders kreeg dat zijn eigen verblijven terug.',
        'Bevestigde boekingen en de verblijven van andere portalen staan er altijd in. Of er ook verblijven in afwachting, blokkeringen en namen van gasten in staan, kiest u; zonder namen staat er alleen ‘Reserved’ (gereserveerd).',
        'Wie een adres heeft, kan het zonder wachtwoord lezen. Is er een in verkeerde handen gekomen, klik dan op ‘Nieuw adres’: het vorige leidt dan nergens meer heen. Plak het nieuwe op het portaal.',
      ],
      link: toChannels,
    },
  },
}
