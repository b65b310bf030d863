import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toProperties = 'Accommodaties openen'
const toUnits = 'Eenheden openen'
const toServices = 'Extra’s openen'
const toPromocodes = 'Kortingscodes openen'
const toSeasons = 'Seizoensprijzen openen'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Inrichten en aan de slag',
    'managing-properties': 'Accommodaties beheren',
    'services-and-promo-codes': 'Extra’s en kortingscodes',
  },
  topics: {
    'step-1-property': {
      title: 'Stap 1: Een accommodatie toevoegen',
      content: [
        'Een accommodatie is een huis of een plek met een adres. Al het andere hoort erbij: de eenheden zijn wat gasten boeken, de extra’s wat ze bij een verblijf kunnen boeken.',
      ],
      steps: [
        'Open ‘Accommodaties’ en klik op ‘Nieuwe accommodatie’.',
        'Vul de naam, het adres met telefoon en een beschrijving in: gasten lezen die op uw openbare pagina.',
        'Controleer de tijdzone. Die bepaalt welke dag het is in deze accommodatie.',
        'Klik op ‘Opslaan’.',
      ],
      alt: 'Het formulier ‘Nieuwe accommodatie’, geopend vanuit de lijst met accommodaties',
      link: toProperties,
    },
    'step-2-units': {
      title: 'Stap 2: De eenheden toevoegen',
      content: [
        'Een eenheid is wat geboekt wordt: een appartement, een kamer of het hele huis. Een accommodatie zonder eenheden kan niet worden geboekt. Voeg een eenheid toe voor alles wat u los verhuurt.',
      ],
      steps: [
        'Open ‘Eenheden’ en klik op ‘Nieuwe eenheid’.',
        'Vul bij ‘Maximale capaciteit’ in hoeveel mensen er mogen slapen, en bij ‘Basiscapaciteit’ hoeveel daarvan in de prijs per nacht zijn inbegrepen.',
        'Vul de prijs per nacht in, en voor wie boven de basiscapaciteit komt de prijs per extra persoon.',
        'Kies de accommodatie, laat de status op ‘Vrij’ en ‘Actief’ zoals het is, en klik op ‘Opslaan’.',
      ],
      alt: 'Het formulier ‘Nieuwe eenheid’ met capaciteit en prijs',
      link: toUnits,
    },
    'step-5-services': {
      title: 'Stap 5: Extra’s toevoegen (niet verplicht)',
      content: [
        'Ontbijt, parkeren, eindschoonmaak: een extra hoort bij één accommodatie en wordt één keer per verblijf (‘Eenmalig’) of voor elke nacht (‘Per dag’) berekend. Vanaf dan biedt het boekingsformulier de extra aan voor die accommodatie.',
      ],
      steps: [
        'Open ‘Extra’s’ en klik op ‘Nieuwe extra’.',
        'Vul naam, soort, accommodatie en prijs in.',
        'Klik op ‘Opslaan’.',
      ],
      alt: 'Het formulier ‘Nieuwe extra’, geopend vanuit de lijst met extra’s',
      link: toServices,
    },
    'step-6-promo-codes': {
      title: 'Stap 6: Kortingscodes maken (niet verplicht)',
      content: [
        'Een kortingscode haalt een heel percentage of een bedrag van een verblijf af, tot een dag die u kiest. Handig voor vaste gasten, voor rustige weken of voor een nieuwsbrief.',
      ],
      steps: [
        'Open ‘Kortingscodes’ en klik op ‘Nieuwe kortingscode’.',
        'Vul de code in die gasten aan u doorgeven, het kortingspercentage en een beschrijving.',
        'Open ‘Voorwaarden’ als hij alleen voor bepaalde nachten, eenheden of gasten geldt.',
        'Kies bij ‘Geldig tot en met’ de laatste dag en klik op ‘Opslaan’.',
      ],
      alt: 'Het formulier ‘Nieuwe kortingscode’, geopend vanuit de lijst met kortingscodes',
      link: toPromocodes,
    },
    'edit-a-property': {
      title: 'Een accommodatie of eenheid wijzigen',
      content: [
        'Klik op een accommodatie, of in de regel van een eenheid op ‘Bewerken’. Op de knop van het formulier staat ‘Geen wijzigingen’ tot u iets hebt gewijzigd, en daarna ‘Wijzigingen opslaan’.',
        'Een nieuwe prijs geldt voor wat vanaf nu wordt geboekt. Bestaande boekingen houden de prijs waarvoor ze zijn gemaakt, tot u de datums, de eenheid, de gasten, de extra’s of de code wijzigt.',
        'Heeft iemand hetzelfde gewijzigd terwijl u bezig was, dan wordt er niets overschreven: het formulier zegt het en biedt ‘Nieuwe versie tonen’ aan.',
      ],
      link: toProperties,
    },
    'facts-for-guests': {
      title: 'Gasten het belangrijkste vertellen: voorzieningen, bedden, inchecktijden',
      content: [
        'Gasten beslissen op feiten: of er wifi en een parkeerplaats is, hoeveel bedden er zijn, vanaf wanneer ze kunnen inchecken. Niets is verplicht, en twee minuten zijn genoeg. Gasten zien het op uw openbare pagina’s en zoekmachines lezen het.',
        'Wat alle gasten van een huis kunnen gebruiken, kiest u bij de accommodatie. Wat maar één eenheid heeft, kiest u daar.',
        'Gasten zien de coördinaten op ongeveer een kilometer nauwkeurig.',
      ],
      steps: [
        'Open Accommodaties, klik op Bewerken en open een onderdeel onder Gegevens voor gasten.',
        'Typ 15 voor een tijd. Typ bij de voorzieningen een woord en druk op Enter om de eerste te kiezen.',
        'Druk op ‘Op de kaart kiezen’ en klik waar het huis staat, of plak de coördinaten uit een andere kaart, bijvoorbeeld 47.80, 13.30. Schrijf de huisregels, desgewenst in meer talen.',
        'Sla de wijzigingen op. Open daarna Eenheden en vul kamers, bedden, badkamers en oppervlakte net zo in.',
      ],
      link: toProperties,
    },
    'instant-booking': {
      title: 'Gasten laten boeken zonder te vragen',
      content: [
        'Veel gasten zoeken een plek die meteen van hen is. Met direct boeken is hun verblijf bevestigd zodra zij de link in onze e-mail openen; u hoeft niet te antwoorden. U kiest het per eenheid, en het staat uit tot u het aanzet.',
        'Al het andere blijft hetzelfde: prijs, voorwaarden, aanbetaling, factuur en e-mails. U krijgt een e-mail ‘Nieuwe boeking’, het verblijf staat meteen in uw kalender en bij de boeking staat dat er direct is geboekt. Gasten kunnen op zulke eenheden zoeken.',
        'Vanaf een aantal uren voor het inchecken sturen gasten gewoon een aanvraag, zodat niemand onverwacht voor de deur staat. Hoeveel uur bepaalt u; eerst zijn het er 24. Houd uw kalender bij: wat daar vrij is, wordt geboekt.',
      ],
      steps: [
        'Open Eenheden en klik op Bewerken.',
        'Kies bij Direct boeken ‘Aan’ en vul in tot hoeveel uur voor het inchecken.',
        'Klik op Wijzigingen opslaan.',
      ],
      link: toUnits,
    },
    'cancellation-terms': {
      title: 'Zeggen wat annuleren kost',
      content: [
        'Gasten willen weten wat er gebeurt als ze niet kunnen komen. U legt het per accommodatie vast; gasten zien het bij de prijs en accepteren het met hun aanvraag. Voor een verblijf gelden de voorwaarden die de gast heeft geaccepteerd, wat u later ook wijzigt.',
        'Wie annuleert, leest wat het die dag kost en wordt nog één keer gevraagd. De kosten staan bij de boeking, bij de betalingen en in beide e-mails; wat daarboven is betaald, moet worden terugbetaald. Bij de boeking kunt u ze kwijtschelden.',
        'Nieuwe accommodaties beginnen met de voorwaarden waarbij u het laatst ‘Ook nieuwe accommodaties met deze voorwaarden beginnen’ hebt aangevinkt; u kunt daar altijd andere kiezen. Wanneer en hoe gasten betalen, schrijft u één keer voor alle accommodaties, in de factuurinstellingen.',
        'Annuleert u zelf, dan kost het de gast niets, tenzij u een bedrag invult.',
        'De kosten komen niet vanzelf op een factuur: vraag uw boekhouder of er btw over verschuldigd is.',
      ],
      steps: [
        'Open Accommodaties, klik op Bewerken en open Annulering onder de gegevens voor gasten.',
        'Kies flexibel, gematigd, streng of niet restitueerbaar, of Eigen stappen met hoogstens drie ervan.',
        'Lees eronder hoe gasten het lezen, en klik op Wijzigingen opslaan.',
      ],
      link: toProperties,
    },
    arrival: {
      title: 'Gasten de route en de deurcode vertellen',
      content: [
        'Wie een bevestigd verblijf heeft, ziet op de pagina van de boeking de straat van het huis, de kaart en de inchecktijden. Routebeschrijving en deurcode komen er enkele dagen voor aankomst bij, zodat niemand ze wekenlang heeft; na het verblijf staan ze er niet meer.',
        'Wie alleen een aanvraag doet of rondkijkt, ziet er niets van.',
      ],
      steps: [
        'Open Accommodaties, klik op Bewerken en open Aankomst onder Gegevens voor gasten: schrijf de routebeschrijving, desgewenst in meer talen, en hoeveel dagen voor aankomst die te zien is.',
        'Open Eenheden, klik op Bewerken en open Deurcode.',
        'Een gewijzigde code zien meteen alle gasten die hem mogen zien.',
      ],
      link: toProperties,
    },
    'extra-persons': {
      title: 'Hoe prijzen voor extra personen werken',
      content: [
        'In de prijs per nacht zijn zoveel gasten inbegrepen als de basiscapaciteit zegt. Elke gast meer, tot de maximale capaciteit, kost voor elke nacht de prijs per extra persoon.',
        'Een voorbeeld: €\u00a0120,00 per nacht, basiscapaciteit 2, €\u00a015,50 per extra persoon. Vier gasten die vier nachten blijven, betalen 4 × €\u00a0120,00 plus 2 extra personen × 4 nachten × €\u00a015,50, samen €\u00a0604,00.',
        'Zijn basis- en maximale capaciteit gelijk, dan kan er geen extra persoon zijn en moet de prijs daarvoor 0 zijn.',
      ],
      link: toUnits,
    },
    'seasonal-prices': {
      title: 'Andere prijzen in de zomer, met kerst of tijdens beurzen',
      content: [
        'Een seizoen is een reeks nachten van een eenheid met een eigen prijs per nacht. Nachten buiten elk seizoen kosten de prijs per nacht van de eenheid. Seizoenen van één eenheid overlappen nooit.',
        'Elke nacht van een verblijf heeft de prijs van haar eigen seizoen: van drie nachten die twee dagen vóór de zomer beginnen, kosten er twee de normale prijs en één de zomerprijs. Boekingen die u al hebt, houden hun prijs.',
      ],
      steps: [
        'Open ‘Eenheden’, klik op ‘Seizoensprijzen’ en kies de accommodatie en het jaar. ‘Seizoenen’ in de regel van een eenheid toont alleen die eenheid, en het formulier van een eenheid heeft de seizoenen die nog komen.',
        'Sleep op de strook van het jaar over de nachten, of klik op ‘Nieuw seizoen’. Het formulier heeft voor elke eenheid een prijsveld: laat u het leeg, dan houdt die eenheid haar normale prijs.',
        'Vul naam, eerste nacht, laatste nacht en prijs per nacht in en klik op ‘Opslaan’.',
      ],
      alt: 'Het formulier ‘Nieuw seizoen’ boven de stroken van het jaar',
      link: toSeasons,
    },
    'copy-seasons': {
      title: 'De seizoenen van dit jaar volgend jaar gebruiken',
      content: [
        'Bij ‘Seizoensprijzen’ zet ‘Kopiëren naar …’ de seizoenen die dit jaar beginnen op dezelfde dagen van het volgende, met elke prijs gewijzigd met een percentage: 2,5 maakt van €\u00a0100,00 €\u00a0102,50. U ziet oude en nieuwe prijzen voordat er iets wordt opgeslagen.',
        'Een seizoen dat een bestaand seizoen zou overlappen, wordt overgeslagen, en u ziet welk.',
      ],
      link: toSeasons,
    },
    'stay-rules': {
      title: 'Hoe lang gasten blijven, en op welke dagen ze komen en gaan',
      content: [
        'U hebt geen regels nodig: zonder regels boeken gasten alle nachten die vrij zijn. Een regel gaat over alles wat u verhuurt, een accommodatie of een eenheid, altijd of op bepaalde data. Wat u zelf boekt, valt er niet onder; u wordt erop gewezen en kunt doorgaan.',
        'Van twee regels van één soort geldt de specifiekere: die van de eenheid vóór die van de accommodatie, een met data vóór een die altijd geldt, de kortere periode vóór de langere. Minimumverblijven worden niet opgeteld; dagen zonder aankomst of vertrek wel.',
        'Een verblijf dat vóór een regel is geboekt, blijft zoals het is.',
      ],
      steps: [
        'Open ‘Eenheden’, klik op ‘Verblijfsregels’ en kies een van de gebruikelijke regels of ‘Nieuwe regel’.',
        'De kalender in het formulier toont de dagen van een eenheid met de regel, voordat die wordt opgeslagen. Als regels elkaar tegenspreken, noemt hij de nachten die niemand zou kunnen boeken.',
        'Sleep op de pagina over dagen om te zien welke regels daar gelden, en klik op ‘Regel voor deze dagen toevoegen’.',
      ],
      link: 'Verblijfsregels openen',
    },
    pictures: {
      title: 'Afbeeldingen van een accommodatie of eenheid tonen',
      content: [
        'In de formulieren van accommodaties en eenheden passen elk tot 30 afbeeldingen: JPEG, PNG, WebP of AVIF, elk tot 500\u00a0KB. Grotere foto’s worden voor u verkleind voordat ze worden verstuurd.',
        'Elke afbeelding heeft een beschrijving nodig. Schermlezers lezen die voor aan gasten die de afbeelding niet kunnen zien, en ze staat er terwijl de afbeelding laadt.',
        'De eerste afbeelding zien gasten het eerst. Sleep ze in een andere volgorde, of gebruik de pijlen van een afbeelding. Een afbeelding die u verwijdert, is alleen gemarkeerd en verdwijnt als u op ‘Wijzigingen opslaan’ klikt.',
        'Kan een afbeelding niet worden verstuurd, dan is al het andere opgeslagen en kunt u het met die ene opnieuw proberen.',
      ],
      link: toProperties,
    },
    'unit-status': {
      title: 'Wat de status van een eenheid doet',
      content: [
        'Alleen een eenheid die actief is en de status ‘Vrij’ heeft, kan worden geboekt: door u in het boekingsformulier en door gasten die op uw openbare pagina zoeken.',
        '‘Bezet’, ‘Gesloten’ en ‘Onderhoud’ halen haar uit beide, bijvoorbeeld tijdens een verbouwing. Haar boekingen blijven zoals ze zijn. Voor een verblijf hoeft u ‘Bezet’ niet zelf in te stellen: de kalender weet het.',
      ],
      link: toUnits,
    },
    'inactive-or-deleted': {
      title: 'Op niet actief zetten of verwijderen?',
      content: [
        '‘Niet actief’ is tijdelijk: het blijft in uw lijsten staan, na wat actief is, maar wordt niet aangeboden voor nieuwe boekingen. Een accommodatie die niet actief is, staat niet op uw openbare pagina. Zet haar weer op ‘Actief’ wanneer u wilt.',
        '‘Verwijderen’ is definitief: het verdwijnt uit alle lijsten.',
      ],
    },
    archived: {
      title: 'Wat gebeurt er met oude boekingen als ik iets verwijder?',
      content: [
        'Er gaat niets verloren. Een accommodatie, eenheid, extra, kortingscode of klant die in een boeking is gebruikt, wordt gearchiveerd: verdwenen uit uw lijsten en niet meer te boeken, maar nog zichtbaar op de boekingen en facturen waarop hij voorkomt, met de prijzen van toen. Wat nooit is gebruikt, wordt definitief verwijderd.',
        '‘Verwijderen’ vraagt eerst om bevestiging en zegt wat het raakt. Met een accommodatie verdwijnen op dezelfde manier haar eenheden en extra’s. Boekingen die nog komen, blijven; moet een verblijf niet doorgaan, annuleer dan eerst de boeking.',
      ],
    },
    'unit-cannot-move': {
      title: 'Waarom kan ik een eenheid niet naar een andere accommodatie verplaatsen?',
      content: [
        'Een eenheid die is geboekt, blijft bij haar accommodatie: op de boekingen en facturen staat dat adres. Maak in de andere accommodatie een nieuwe eenheid en zet de oude op ‘Niet actief’.',
      ],
      link: toUnits,
    },
    'service-types': {
      title: '‘Per dag’ of ‘Eenmalig’?',
      content: [
        '‘Per dag’ wordt voor elke nacht van het verblijf berekend: ontbijt van €\u00a012,90 kost voor vier nachten €\u00a051,60. ‘Eenmalig’ wordt één keer berekend, hoe lang het verblijf ook duurt.',
        '‘Berekend voor’ zegt voor wie: de eenheid, elke persoon of elk huisdier. Ontbijt per persoon van €\u00a012,90 kost voor twee personen en vier nachten €\u00a0103,20. ‘Vanaf leeftijd’ laat jongere kinderen buiten beschouwing; baby’s onder 2 jaar betalen nooit.',
        'Een verplichte extra, zoals eindschoonmaak of toeristenbelasting, zit in elk totaal dat uw gasten zien, en niemand kan die weglaten. Bestaande boekingen houden wat is afgesproken.',
        'Een extra hoort bij één accommodatie. Bieden twee huizen ontbijt aan, maak het dan voor elk van beide.',
      ],
      link: toServices,
    },
    'tourist-tax': {
      title: 'Hoe de toeristenbelasting wordt berekend',
      content: [
        'Voer één keer in wat uw gemeente vraagt en kies de accommodaties die haar verschuldigd zijn. Vanaf dan krijgt elk verblijf daar een eigen regel, tegen het tarief van elke nacht: geen kortingscode, kosten of annulering verlaagt haar, zij is geen omzet, en facturen tonen haar zonder btw, tenzij u anders zegt.',
        'Elk tarief geldt vanaf een dag. Voer een nieuw tarief in zodra uw gemeente het vaststelt: een verblijf over die dag heen wordt deels met het ene en deels met het andere berekend. Bedragen kunnen afhangen van leeftijd, deel van het jaar en categorie van het huis; het voorbeeld laat zien wat een gezin zou betalen.',
        'Gasten geven de leeftijd bij aankomst op. Telt een leeftijd vanaf het jaar na de verjaardag, dan is een kind van precies die leeftijd nog niet belast. Baby’s onder 2 betalen nooit.',
        'Klik bij vertrek in de boeking op ‘Corrigeren’ en zeg wie er echt verbleef, en wie waarom is vrijgesteld. Is dat minder dan aangegeven, dan wordt het u gevraagd en blijft beide bewaard. De maandopgave klopt met uw facturen.',
      ],
      link: 'Toeristenbelasting openen',
    },
    'service-price-changes': {
      title: 'Wat als ik de prijs van een extra wijzig?',
      content: [
        'Nieuwe boekingen krijgen de nieuwe prijs. Een boeking die de extra al heeft, houdt de oude prijs tot u de datums, de eenheid, de gasten, de extra’s of de code wijzigt; dan kiest u of de prijs opnieuw wordt berekend.',
      ],
      link: toServices,
    },
    'promo-code-rules': {
      title: 'Regels voor kortingscodes',
      content: [
        'De korting geldt voor nachten, extra personen en extra’s. Het is een heel percentage van 0 tot 100, en het resultaat wordt één keer op de cent afgerond; of een bedrag, dat er hooguit afhaalt wat zij kosten.',
        'Bij ‘Voorwaarden’ kan een code worden gebonden aan verblijven waarvan alle nachten tussen twee dagen vallen, aan een minimum aantal nachten, aan bepaalde eenheden, aan boekingen vanaf een dag, en aan een aantal keren in totaal of per gast. Een geannuleerde boeking geeft haar keer vrij, een openstaande aanvraag telt mee. Bij de code leest de gast, en leest u in het boekingsformulier, waarom hij niet geldt.',
        'Wat telt is de dag waarop u boekt, niet de dag van aankomst: een code kan worden gekozen zolang hij actief is, tot en met de dag bij ‘Geldig tot en met’. Elke boeking kan één code hebben.',
        'Een code heeft 3 tot 10 tekens, de beschrijving 10 tot 50. Elke code kan maar één keer voorkomen.',
      ],
      link: toPromocodes,
    },
    'promo-code-after-booking': {
      title: 'Een code is verlopen of gewijzigd: wat gebeurt er met bestaande boekingen?',
      content: [
        'Het percentage of bedrag wordt bij de boeking bewaard. Ook als de code verloopt, een andere korting krijgt, op niet actief wordt gezet of wordt verwijderd, houden boekingen die ermee zijn gemaakt hun korting, ook als hun datums wijzigen, zolang de code gekozen blijft. Andere datums of een andere eenheid moeten bij de voorwaarden passen, tenzij u de afgesproken prijs laat staan.',
      ],
      link: toPromocodes,
    },
  },
}
