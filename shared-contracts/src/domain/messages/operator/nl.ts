import { nl } from '../../languages/nl.ts'
import { changedOn } from './changed-on.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'Laden',
  retry: 'Opnieuw proberen',
  operatorFailed: 'De gegevens van de beheerder konden niet worden geladen.',

  notice: {
    title: 'Colofon',
    operator: 'Beheerder van deze dienst',
    content: 'Verantwoordelijk voor de inhoud',
    contentText:
      'De beheerder is verantwoordelijk voor deze website en voor de boekingsdienst. Beschrijvingen, foto’s en prijzen van accommodaties komen van de verhuurders, die daarvoor verantwoordelijk zijn.',
    contracts: 'Verblijfsovereenkomsten',
    contractsText:
      'Een verblijf is een overeenkomst tussen de gast en de verhuurder van de accommodatie. Keyhaven geeft de aanvraag en het antwoord door, is geen partij bij die overeenkomst en neemt geen betalingen aan.',
    reporting: 'Inhoud melden',
    reportingText:
      'Vindt u dat iets op deze pagina’s in strijd is met de wet of met uw rechten, schrijf dan naar het bovenstaande adres en noem de pagina. Wij gaan elke melding na.',
  },

  privacy: {
    title: 'Privacyverklaring',
    updated: `Laatst gewijzigd op ${nl.day(changedOn)}`,
    about:
      'Keyhaven is een hulpmiddel voor verhuurders van pensions en vakantieverblijven en voor hun gasten. Hier staat welke persoonsgegevens worden bewaard, waarom, hoelang, en wat u kunt vragen.',
    responsible: 'Wie verantwoordelijk is',
    forAccounts: 'Voor accounts en voor deze website:',
    forGuests:
      'Voor de gegevens van gasten is de verhuurder van de accommodatie verantwoordelijk. De beheerder bewaart ze in diens opdracht en gebruikt ze nergens anders voor.',
    owners: 'Wat wij over verhuurders bewaren',
    ownersList: [
      'Uw naam, e-mailadres, postadres, telefoonnummer, belastingnummer en logo, zoals u ze invult.',
      'Uw wachtwoord alleen als argon2id-hash; niemand kan het terughalen.',
      'Wat u voor uw bedrijf invult: accommodaties, eenheden, prijzen, extra’s, kortingscodes, facturen.',
    ],
    ownersWhy:
      'Wij hebben dit nodig om u de dienst te leveren waarvoor u zich hebt geregistreerd (art. 6 lid 1 onder b AVG).',
    guests: 'Wat wij over gasten bewaren',
    guestsList: [
      'Naam, e-mailadres, postadres en telefoonnummer uit een boeking of een boekingsaanvraag.',
      'Het verblijf zelf: eenheid, data, aantal gasten, extra’s, prijs en de factuur.',
    ],
    guestsWhy:
      'Dit is nodig om de aanvraag te beantwoorden en het verblijf vast te houden (art. 6 lid 1 onder b AVG); facturen worden zo lang bewaard als de belastingwet van de verhuurder verlangt (art. 6 lid 1 onder c AVG).',
    browser: 'Wat er in uw browser wordt bewaard',
    browserText:
      'Geen cookies en geen trackers. Uw browser bewaart een inlogtoken en uw gebruikersgegevens zolang u bent ingelogd, langer alleen als u ervoor kiest ingelogd te blijven, en het thema en de taal als u die kiest. Bij het uitloggen worden token en gebruikersgegevens verwijderd. Een tweede token blijft, zodat uw browser wordt herkend als u weer inlogt, ook nadat anderen verkeerde wachtwoorden hebben geprobeerd. Wat u in een formulier typt, kan op dat tabblad worden bewaard tot het is verzonden of het tabblad wordt gesloten. Terwijl een nieuwe versie stapsgewijs wordt ingevoerd, kan een willekeurig getal worden bewaard, zodat u telkens dezelfde versie ziet.',
    logs: 'Serverlogboeken',
    logsText:
      'De server legt het tijdstip, het adres van de pagina, de status en een verzoeknummer vast, zodat storingen kunnen worden gevonden en misbruik kan worden gestopt (art. 6 lid 1 onder f AVG). Wachtwoorden en tokens worden nooit opgeschreven. Om een foute versie te vinden en terug te nemen, melden sommige pagina’s ook hoe ze zijn geladen: de versie, hoe snel en of er iets misging, en niets over de bezoeker.',
    demo: 'Demo-accounts',
    demoText:
      'Een demo-account bevat verzonnen gegevens, verstuurt geen e-mail en wordt na 24 uur met alles erin verwijderd.',
    receivers: 'Wie gegevens ontvangt',
    receiversText:
      'De verhuurder van een accommodatie ontvangt de aanvragen daarvoor. Verder alleen wie deze dienst in opdracht van de beheerder host en de e-mail bezorgt. Er wordt niets verkocht en er wordt niets van servers van andere bedrijven geladen.',
    rights: 'Uw rechten',
    rightsText:
      'U kunt vragen wat er over u is bewaard, het laten verbeteren, wissen of overdragen, bezwaar maken tegen het gebruik ervan en een klacht indienen bij uw toezichthouder voor gegevensbescherming. Gasten schrijven naar de verhuurder van de accommodatie of naar het bovenstaande adres.',
  },
}
