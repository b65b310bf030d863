import type { Messages } from './en.ts'

export const messages: Messages = {
  responsible: 'Verantwoordelijk voor deze website',
  phone: (phone) => `Telefoon ${phone}`,
  email: (email) => `E-mail ${email}`,
  taxId: 'Belastingnummer',
  contracts: 'Overeenkomsten voor verblijf',
  contractsText: (owner) =>
    `Een verblijf is een overeenkomst tussen u en ${owner}. Wat u hier verstuurt is een aanvraag; die wordt een boeking zodra zij is geaccepteerd.`,
  technology: 'Techniek',
  technologyText:
    'Deze website draait op Keyhaven, dat aanvragen en antwoorden doorgeeft. Keyhaven is geen partij bij de overeenkomst en neemt geen betalingen aan.',
  whoIsResponsible: 'Wie verantwoordelijk is',
  privacy: (owner) => [
    {
      title: 'Wat er over u wordt bewaard',
      paragraphs: [
        'Als u een verblijf aanvraagt: uw naam, e-mailadres, postadres en telefoonnummer, voor een factuur aan een bedrijf de naam, het btw-nummer en de referentie, en het verblijf zelf met data, aantal gasten, extra’s en prijs.',
        'Dat is nodig om uw aanvraag te beantwoorden en het verblijf vast te houden (art. 6, lid 1, onder b AVG). Facturen worden bewaard zolang de belastingwet dat eist (art. 6, lid 1, onder c AVG).',
      ],
    },
    {
      title: 'Wie het ontvangt',
      paragraphs: [
        `${owner} en Keyhaven, dat het in opdracht van de verhuurder bewaart en nergens anders voor gebruikt. Er wordt niets verkocht en er wordt niets geladen van servers van andere bedrijven.`,
      ],
    },
    {
      title: 'Wat er in uw browser wordt bewaard',
      paragraphs: [
        'Geen cookies en geen trackers. Bewaard worden de weergave, als u er een kiest, en wat u in het boekingsformulier invult, totdat u uw aanvraag bevestigt of het tabblad sluit.',
      ],
    },
    {
      title: 'Logboeken van de server',
      paragraphs: [
        'De server noteert het tijdstip, het adres van de pagina, de status en een nummer van het verzoek, zodat fouten kunnen worden gevonden en misbruik kan worden gestopt (art. 6, lid 1, onder f AVG). Bij elke aanvraag bewaren wij een onherkenbare vorm van uw netwerkadres, zodat niemand alles tegelijk kan aanvragen; een aanvraag die u niet bevestigt, wordt na een dag verwijderd.',
        'Om foutieve versies van deze pagina’s te vinden, melden sommige bezoeken hoe ze verliepen: de versie, hoe snel het ging en of er iets mislukte, en niets over de bezoeker.',
      ],
    },
    {
      title: 'Uw rechten',
      paragraphs: [
        'U kunt vragen wat er over u is bewaard, het laten corrigeren, verwijderen of overdragen, bezwaar maken tegen het gebruik en een klacht indienen bij uw privacytoezichthouder. Schrijf naar het bovenstaande adres.',
      ],
    },
  ],
}
