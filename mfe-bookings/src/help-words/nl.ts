import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toBookings = 'Boekingen openen'
const toClients = 'Klanten openen'
const toCalendar = 'Kalender openen'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Inrichten en aan de slag',
    'managing-bookings': 'Boekingen beheren',
    'managing-clients': 'Klanten beheren',
  },
  topics: {
    'step-3-clients': {
      title: 'Stap 3: Klanten toevoegen',
      content: [
        'Een klant is een gast in uw administratie: naam, e-mail en adres. Voor een gast die belt, zijn een naam en een telefoonnummer genoeg: voer ze in terwijl u boekt; naar het adres wordt gevraagd als u de factuur opmaakt. Klanten krijgen geen account, en er wordt niets naar hen gestuurd als u ze toevoegt.',
      ],
      steps: [
        'Open ‘Klanten’ en klik op ‘Nieuwe klant’.',
        'Vul de naam, ‘E-mail’, het adres en ‘Telefoon’ in.',
        'Klik op ‘Opslaan’.',
      ],
      alt: 'Het formulier ‘Nieuwe klant’, geopend vanaf de pagina ‘Klanten’',
      link: toClients,
    },
    'step-4-booking': {
      title: 'Stap 4: Een boeking maken',
      content: [
        'Het formulier vraagt het een na het ander en biedt alleen aan wat vrij is: een accommodatie zonder vrije eenheid in deze periode staat er niet bij. De prijs verschijnt eronder, regel voor regel, zodra eenheid, periode en gasten gekozen zijn.',
      ],
      steps: [
        'Open ‘Boekingen’ en klik op ‘Nieuwe boeking’.',
        'Kies ‘Aankomst’ en ‘Vertrek’, daarna ‘Accommodatie’ en ‘Eenheid’.',
        'Vul het aantal ‘Gasten’ in en zoek dan de ‘Klant’ op naam, of kies ‘Nieuwe klant’ in de lijst.',
        'Stel zo nodig ‘Status’, ‘Kortingscode’, aanbetaling en ‘Extra’s’ in, en klik op ‘Opslaan’.',
      ],
      alt: 'Het formulier ‘Nieuwe boeking’ met periode, accommodatie, eenheid en gasten',
      link: toBookings,
    },
    'booking-status': {
      title: 'In afwachting, bevestigd, geannuleerd: wat houdt de eenheid bezet?',
      content: [
        '‘In afwachting’ en ‘Bevestigd’ houden allebei de eenheid bezet: niemand anders kan er die nachten worden geboekt. Een boeking die u invoert, blijft in afwachting tot u dat wijzigt. ‘Geannuleerd’ maakt de nachten meteen vrij.',
        'Alleen bevestigde boekingen tellen: als omzet, als aanwezige gasten, als volgende aankomst en volgend vertrek. Boekingen in afwachting staan ernaast, in de kaarten, in de lijsten van vandaag en in de statistieken, en tellen als bezette nachten. Twee weken voor aankomst vraagt het overzicht u ze te bevestigen.',
      ],
      link: toBookings,
    },
    'change-a-stay': {
      title: 'Periode, eenheid of gasten wijzigen: oude of nieuwe prijs?',
      content: [
        'Klik op ‘Bewerken’ in de rij van de boeking. Wijzigt u periode, eenheid, gasten, extra’s of de kortingscode, dan toont het formulier het oude en het nieuwe totaal en vraagt welk geldt: de prijzen van vandaag of het afgesproken totaal.',
        'Status, aanbetaling en klant veranderen de prijs nooit. Is er al een factuur opgemaakt, dan vervangt een wijziging van periode, eenheid, gasten, prijs of klant die factuur: de oude wordt met een tweede document geannuleerd en er wordt een nieuwe opgemaakt. U ziet eerst de nummers en bedragen, en er verandert niets voordat u akkoord gaat.',
        'Een datum in het verleden kan blijven zoals hij is, maar u kunt een aankomst niet naar een dag vóór vandaag verplaatsen.',
      ],
      steps: [
        'Klik op ‘Bewerken’ en breng uw wijzigingen aan.',
        'Kies bij ‘Welke prijs?’ voor ‘Nieuwe prijs tegen de huidige tarieven’ of ‘Afgesproken prijs behouden’.',
        'Klik op ‘Wijzigingen opslaan’.',
      ],
      alt: 'Het formulier ‘Boeking bewerken’ vraagt welke prijs geldt',
      link: toBookings,
    },
    'how-a-price-is-made': {
      title: 'Hoe is de totaalprijs opgebouwd?',
      content: [
        'De nachten, plus extra personen voor elke nacht, plus extra’s, min de kortingscode. Klik op ‘Details’ in de rij van een boeking: daar staat elke regel van de prijs met aantal en bedrag. De boeking bewaart deze regels. Verandert u later de prijs van een eenheid of een extra, dan blijven ze zoals ze zijn.',
      ],
      link: toBookings,
    },
    'same-day-change': {
      title: 'Kan op één dag de ene gast vertrekken en de volgende aankomen?',
      content: [
        'Ja. Een verblijf neemt de nachten van de aankomst tot en met de nacht vóór het vertrek; de dag van vertrek is vrij voor de volgende aankomst. Twee boekingen met een gemeenschappelijke nacht in dezelfde eenheid worden geweigerd, ook als twee mensen op hetzelfde moment boeken.',
      ],
    },
    'no-free-property': {
      title: 'Waarom biedt het formulier mijn accommodatie of eenheid niet aan?',
      content: [
        'Het formulier toont eenheden die elke nacht van het verblijf vrij zijn, actief zijn en de status ‘Beschikbaar’ hebben. Ontbreekt degene die u zoekt, dan klopt een van deze dingen niet: bekijk haar nachten in de kalender en haar rij bij ‘Eenheden’.',
        '‘Voor zoveel gasten is hier geen plaats’ betekent dat er meer gasten zijn dan de maximale capaciteit van de eenheid.',
      ],
      link: toCalendar,
    },
    deposit: {
      title: 'Een aanbetaling vastleggen',
      content: [
        'Om een aanbetaling te vragen, laat u ‘Aanbetaling voldaan’ op ‘Nee’ en vult u de gevraagde aanbetaling en de uiterste dag in. Blijft het veld leeg, dan geldt voor een nieuw verblijf uw betalingsregel (factuurinstellingen, Betalingen, of die van de accommodatie), ook als het verandert; bij de details staat het betalingsplan met wat betaald en te laat is. Is ze er, zet dan ‘Aanbetaling voldaan’ op ‘Ja’ en vul het ‘Bedrag van de aanbetaling’ in. De lijst toont dan een vinkje met het bedrag; X betekent niet betaald. De aanbetaling verandert de totaalprijs niet; op de factuur staat ze onder het totaal.',
      ],
      link: toBookings,
    },
    'cancel-or-delete': {
      title: 'Een boeking annuleren of verwijderen?',
      content: [
        'Annuleer als een verblijf niet doorgaat: klik op ‘Details’ en dan op ‘Boeking annuleren’. U ziet eerst wat dat betekent. De nachten zijn weer vrij, een conceptfactuur wordt verwijderd en een opgemaakte factuur wordt met een tweede document geannuleerd. Heeft uw gast iets betaald, dan wordt u meteen daarna de terugbetaling aangeboden. Rekent u kosten, dan maakt ‘Kosten factureren’ daarvan een concept. De boeking telt nog mee in uw annuleringspercentage.',
        'Verwijderen is voor wat per ongeluk is ingevoerd: de boeking is voorgoed weg, en haar conceptfactuur ook. Een boeking met een opgemaakte factuur, of met betalingen, terugbetaald of niet, kan alleen worden geannuleerd.',
      ],
      link: toBookings,
    },
    'write-to-a-guest': {
      title: 'Een gast over een boeking schrijven',
      content: [
        'Wie op uw pagina’s een aanvraag doet, krijgt de e-mails vanzelf: dat u de aanvraag hebt, en wat u beslist. Uw eigen woorden gaan mee als u accepteert, afwijst of annuleert. Al het andere wordt alleen verstuurd als u het vraagt.',
        'Elke e-mail ziet u voordat die wordt verstuurd. Uw naam, logo en kleur staan erop, een antwoord komt bij u, en bij een bevestigd verblijf zit een afspraak voor de agenda van de gast.',
        'Notities bij een boeking of een klant ziet alleen u.',
      ],
      steps: [
        'Klik bij een boeking op ‘Details’ en dan op ‘Gast mailen…’: de e-mail zegt hoe het met het verblijf staat.',
        'Kies in het formulier van een boeking ‘Daarna een e-mail aan de gast voorstellen’ en sla op: u ziet de e-mail voordat die weggaat.',
        'Een opgemaakte factuur gaat als pdf mee: klik in de boeking ernaast op ‘E-mail…’.',
      ],
      link: toBookings,
    },
    'changes-of-guests': {
      title: 'Als een gast om andere data of gasten vraagt',
      content: [
        'Op de pagina van een bevestigd verblijf kiezen gasten andere data of andere gasten, zien de nieuwe prijs en sturen dat met een bericht naar u. Tot u accepteert verandert er niets aan de boeking, en de nieuwe nachten worden niet vastgehouden: wie ze het eerst boekt, heeft ze.',
        'U krijgt een e-mail met het verblijf zoals het is geboekt en zoals het gewenst is. Accepteer of wijs af met de link, in het overzicht of in de boeking, als u wilt met eigen woorden. Daarna heeft de boeking de nieuwe data, de nieuwe gasten en de prijs die de gast heeft gezien, en krijgt de gast een e-mail met de afspraak voor zijn agenda. Een opgemaakte factuur wordt alleen vervangen als u dat zegt.',
        'Wijzigt u de boeking intussen zelf, dan is de wens van de gast gesloten en laten we hem dat weten. Antwoordt niemand, dan eindigt die wanneer het verblijf begint.',
      ],
      link: toBookings,
    },
    'way-in-by-mail': {
      title: 'Routebeschrijving en deurcode mailen voor aankomst',
      content: [
        'Vul de routebeschrijving in onder Accommodaties en de deurcode onder Eenheden. Zoveel dagen voor aankomst als bij de accommodatie staat, mailen we de gast van een bevestigd verblijf het adres met kaart, routebeschrijving, deurcode, inchecktijden en het openstaande bedrag. Veranderen de data of de eenheid, dan gaat de e-mail opnieuw.',
        'Wie op uw pagina’s een aanvraag deed, krijgt haar vanzelf; onder Accommodaties, Aankomst zet u dat uit. Bij een boeking die u zelf hebt ingevoerd, gaat ze alleen als u het aanvinkt in de e-mail aan de gast.',
      ],
      link: toBookings,
    },
    'reopen-a-booking': {
      title: 'Een geannuleerde boeking terughalen',
      content: [
        'Klik op ‘Details’ en dan op ‘Boeking heropenen’. Dat kan zolang de eenheid die nachten nog vrij is en geboekt kan worden; anders ziet u welke nachten bezet zijn, en kunt u onder ‘Boeking bewerken’ andere data of een andere eenheid kiezen.',
      ],
      link: toBookings,
    },
    'find-a-booking': {
      title: 'Eén boeking vinden, of alle die passen',
      content: [
        'De lijst opent met alle aankomsten vanaf vandaag. De tabbladen erboven tonen wie in huis is, aanvragen die op uw antwoord wachten, voorbije en geannuleerde boekingen, of alle. Sorteer op aankomst, boekingsdatum, gast of totaal; ook de kolomkoppen sorteren. Klik op een rij om de boeking te openen.',
        'Zoek boven de lijst op gast (naam, e-mail, telefoon of plaats), eenheid, kortingscode, een dag zoals 21.11., of het nummer van de boeking of haar factuur. Beperk dan op status, accommodatie, dagen van aankomst en aanbetaling. Het adres van de pagina bevat de filters: maak er een bladwijzer van, of stuur het naar iemand in uw team. ‘CSV exporteren’ bewaart wat de filters tonen, van alle pagina’s.',
        '‘Details’ opent een boeking boven de pagina; ook dat adres kunt u als bladwijzer bewaren of versturen.',
      ],
      link: toBookings,
    },
    'changed-meanwhile': {
      title: '‘Iemand anders heeft dit intussen gewijzigd’: wat nu?',
      content: [
        'Nadat u hem opende, heeft iemand anders, of uzelf in een ander tabblad, de boeking, klant of eenheid opgeslagen die u bewerkt. Niets van wat u typte is verloren: ‘Mijn invoer behouden’ zet het op de nieuwe versie, ‘Nieuwe versie tonen’ gooit het weg. Bekijk beide en klik dan op ‘Wijzigingen opslaan’.',
      ],
      link: toBookings,
    },
    'first-steps': {
      title: 'De eerste vijf stappen weer op het overzicht zetten',
      content: [
        'Tot uw eerste boeking toont het overzicht wat daarheen leidt: uw gegevens, een accommodatie, een eenheid met haar prijs, een foto en de boeking. Hebt u op ‘Verbergen’ geklikt, dan haalt de link hieronder de stappen terug. Na de eerste boeking verdwijnen ze vanzelf.',
      ],
      link: 'De eerste stappen tonen',
    },
    today: {
      title: 'Vandaag op het overzicht',
      content: [
        'Eerst komen de aanvragen die op uw antwoord wachten, met eenheid, nachten, gasten, prijs en hoeveel tijd u nog hebt. Daaronder staan de aankomsten van vandaag, de gasten in huis, de vertrekken en onbetaalde aanbetalingen. Klik op een rij om haar boeking te openen. Een gele stip betekent dat een boeking nog in afwachting is. ‘Vandaag’ is de dag bij de accommodatie.',
      ],
      link: toCalendar,
    },
    'calendar-colours': {
      title: 'De kalender lezen',
      content: [
        'Kies op het overzicht één accommodatie of ‘Alle accommodaties’, en maand en jaar: één rij per eenheid, één kolom per dag. Een balk loopt van het midden van de dag van aankomst tot het midden van de dag van vertrek. Groen is bevestigd, geel is in afwachting, gearceerd is geblokkeerd. ‘Geannuleerde tonen’ voegt geannuleerde verblijven toe als dunne rode lijnen, die niets bezet houden.',
        'De kop van een accommodatie toont hoeveel eenheden elke nacht vrij zijn, en vanaf welke prijs. Wijs een balk aan om te zien wie het is; klik erop om de boeking of de blokkering te openen.',
      ],
      link: toCalendar,
    },
    'calendar-zoom': {
      title: 'Meer dagen of eenheden zien, of naar andere dagen gaan',
      content: [
        'De knoppen 14, 31, 90 en 365 kiezen hoeveel dagen het scherm vullen; de dag in het midden blijft waar hij is, en vandaag blijft in beeld. Scrol naar elke dag, klik op ‘Eerder’ en ‘Later’ voor een scherm vol dagen, of op ‘Vandaag’ om terug te komen. Klik op de naam van een accommodatie om haar eenheden te verbergen of weer te tonen.',
        '‘Hele pagina’ verbergt de rest van het overzicht, zodat de kalender het venster vult; ‘Overzicht tonen’ haalt het terug.',
        'Het adres van de pagina bevat accommodatie, dag, zoom en hele pagina: maak er een bladwijzer van, of stuur het naar iemand in uw team.',
      ],
      link: toCalendar,
    },
    'calendar-book-or-block': {
      title: 'Nachten boeken of blokkeren in de kalender',
      content: [
        'Sleep van de dag van aankomst naar de dag van vertrek, of klik op één dag voor één nacht. Zoek de gast op naam, of typ een nieuwe naam en druk op Enter: een telefoonnummer of e-mailadres is dan genoeg. ‘Meer opties…’ opent het hele formulier met extra’s en kortingscode, zodra de gast bekend is. Wilt u de nachten juist niet verhuren, typ dan onder in het venster een reden, als u wilt, en klik op ‘Blokkeren’.',
        'Op een telefoon tikt u op de dag van aankomst, dan op de dag van vertrek, en op ‘Boeken’. Klik op een blokkering om die te wijzigen of op te heffen.',
      ],
      link: toCalendar,
    },
    'calendar-prices': {
      title: 'Prijzen in de kalender zien en wijzigen',
      content: [
        '‘Prijzen’ naast de legenda toont de prijs van elke vrije nacht, en daaronder het minimumverblijf als dat er is (3+). Wijs een nacht aan om het in woorden te lezen. Daarvoor moeten de kolommen ruimte hebben: 14 dagen, of 31 op een breed scherm. Om prijs of regels te wijzigen kiest u nachten zoals voor een boeking en klikt u op ‘Prijs en regels instellen…’: typ een prijs per nacht of een minimum aantal nachten, of kies ‘Geen aankomst’ en ‘Geen vertrek’, ook voor andere eenheden van dezelfde accommodatie. Wat leeg blijft, verandert niet. Seizoenen op deze nachten worden eromheen geknipt, en regels van deze dagen vervangen. Tien seconden lang maakt ‘Ongedaan maken’ alles ongedaan.',
      ],
      link: toCalendar,
    },
    'calendar-move': {
      title: 'Een verblijf verplaatsen, verlengen of verkorten',
      content: [
        'Sleep een balk naar andere dagen of naar een andere eenheid, of sleep aan een van de uiteinden. Hij wordt rood waar hij niet heen kan, en zegt waarom. Houd op een telefoon de balk eerst ingedrukt. ‘Verplaatsen…’ in de details van een boeking doet hetzelfde zonder slepen.',
        'Zou de prijs veranderen, dan kiest u: de oude behouden of de nieuwe nemen. Tien seconden lang maakt ‘Ongedaan maken’ (of Ctrl en Z) de laatste verplaatsing met haar prijs ongedaan. Is er een factuur opgemaakt, dan wordt u gevraagd voordat een verplaatsing of het ongedaan maken die vervangt.',
      ],
      link: toCalendar,
    },
    'calendar-keys': {
      title: 'De kalender met het toetsenbord gebruiken',
      content: [
        'Ga met de Tab-toets naar de kalender. De pijltoetsen lopen door dagen en eenheden, Page Up en Page Down een heel scherm, T gaat naar vandaag, en F toont de kalender op de hele pagina en terug. Enter opent wat er staat; op een vrije nacht begint het een keuze, de pijlen breiden die uit, en Enter boekt of blokkeert haar.',
        'M pakt een verblijf of blokkering op: de pijlen verplaatsen het, met Shift wijzigen ze het einde, Enter zet het neer en Esc laat het waar het was. Druk op ? voor een lijst van alle toetsen.',
      ],
      link: toCalendar,
    },
    'dashboard-figures': {
      title: 'Wat de cijfers op het overzicht betekenen',
      content: [
        '‘Gasten’: hoeveel mensen vandaag bij u verblijven. ‘Bezetting’: het deel van uw actieve eenheden dat vannacht bezet is. ‘Bezetting per maand’: hetzelfde voor alle nachten van deze maand. ‘Volgende aankomst’ en ‘Volgend vertrek’: van bevestigde verblijven, vandaag meegerekend.',
        'Een streepje betekent dat er niets te tellen is, bijvoorbeeld geen actieve eenheid.',
      ],
      link: toCalendar,
    },
    'find-a-client': {
      title: 'Een klant vinden',
      content: [
        'Typ een deel van naam, e-mailadres, telefoonnummer of plaats bij ‘Klanten zoeken’. Voor- en achternaam mogen in elke volgorde staan, Mueller vindt Müller en Strasse vindt Straße, en één verkeerde letter geeft niet. In het boekingsformulier zoekt het veld ‘Klant’ op dezelfde manier en toont het e-mail, plaats en land, zodat u mensen met dezelfde naam uit elkaar houdt.',
        'Een klik op een rij opent de pagina van die gast: alle verblijven, wat geboekt, betaald en nog te betalen is, elke betaling en uw notities.',
      ],
      link: toClients,
    },
    'find-everything': {
      title: 'Een gast, boeking, eenheid of factuur vinden, waar u ook bent',
      content: [
        'Klik op ‘Zoeken’ in de navigatie, of druk op Ctrl en K (⌘ en K op een Mac). Typ een deel van een naam, een telefoonnummer, een boekingsnummer zoals B-000042 of alleen 42, of een dag zoals 21.11.2026 of 21.11. om te zien wie er dan verblijft. Een gast die nu in huis is, staat bovenaan.',
        'De pijltoetsen kiezen, Enter opent, Esc sluit. Ook pagina’s vindt u op naam, en ook wat u er kunt beginnen: ‘Nieuwe boeking’, ‘Nieuwe klant’, ‘Seizoensprijzen’.',
      ],
    },
    'export-clients': {
      title: 'De lijst bewaren als bestand voor een spreadsheet',
      content: [
        'Klik op ‘CSV exporteren’ boven de lijst met klanten of boekingen. Het bestand bevat wat zoeken en filters tonen, van alle pagina’s. Excel, Numbers, LibreOffice en Google Spreadsheets openen het.',
        'Tekst die een spreadsheet voor een formule zou houden, zoals een telefoonnummer dat met + begint, krijgt een apostrof ervoor. Bij het importeren wordt die weer verwijderd.',
      ],
      link: toClients,
    },
    'import-clients': {
      title: 'Veel klanten tegelijk toevoegen uit een bestand',
      content: [
        'Bewaar uw lijst als CSV met de kolommen First name (voornaam), Last name (achternaam), Email (e-mail), Street (straat), House number (huisnummer), Postal code (postcode), City (plaats), Country (land) en Phone (telefoon), in willekeurige volgorde. Voor een klant zijn een achternaam en een telefoonnummer of e-mailadres genoeg; naar het adres wordt gevraagd zodra een factuur het nodig heeft. Een hier geëxporteerd bestand kunt u importeren zoals het is.',
        'Voordat er iets wordt toegevoegd, ziet u waar elke kolom van het bestand naartoe gaat, ook een die wordt weggelaten, en kunt u dat wijzigen; bestanden van Google en Outlook worden herkend. Daaronder staan de rijen en wat er niet klopt: importeer de goede rijen en download de andere om ze te verbeteren. Wie er al is, op naam en e-mail (of telefoon, als er geen e-mail is), wordt overgeslagen.',
      ],
      steps: [
        'Open ‘Klanten’ en klik op ‘Importeren’.',
        'Kies het bestand, of download eerst het sjabloon en vul het in.',
        'Kijk waar de kolommen naartoe gaan; kies een andere codering als accenten er verkeerd uitzien.',
        'Verbeter de gemarkeerde rijen in uw spreadsheet, sla het op en kies het bestand opnieuw.',
        'Klik op ‘Klanten toevoegen’.',
      ],
      alt: 'Het importeren van klanten, met de gecontroleerde rijen van een bestand',
      link: toClients,
    },
    'change-a-client': {
      title: 'Een gast is verhuisd of heet nu anders',
      content: [
        'Klik op ‘Bewerken’ in de rij, wijzig wat anders is en klik op ‘Wijzigingen opslaan’. De conceptfacturen van deze klant tonen vanaf dan de nieuwe naam en het nieuwe adres.',
      ],
      link: toClients,
    },
    'inactive-client': {
      title: 'Wat betekent het dat een klant niet actief is?',
      content: [
        'Een klant die niet actief is, blijft in de lijst, na de actieve, maar wordt niet aangeboden als u een boeking maakt. Een nieuwe klant is altijd actief; ‘Actief’ vindt u in het formulier van een bestaande klant.',
      ],
      link: toClients,
    },
    'delete-a-client': {
      title: 'Een klant verwijderen',
      content: [
        'Klik op ‘Bewerken’ en dan op ‘Verwijderen’. Een klant zonder boekingen wordt definitief verwijderd. Een klant met boekingen wordt gearchiveerd: weg uit de lijst en het boekingsformulier, nog op de boekingen en facturen.',
      ],
      link: toClients,
    },
    'guest-asks-about-data': {
      title: 'Een gast vraagt wat ik over hem weet, of wil gewist worden',
      content: [
        'Open de klant en klik op de drie puntjes. ‘Kopie opslaan’ geeft u een ZIP met alles over deze gast, om naar hem te sturen. ‘Klantgegevens wissen’ wist naam, adres, telefoonnummer en e-mailadres definitief; boekingen blijven als cijfers bestaan. Facturen die u hebt opgemaakt, houden de naam tot hun wettelijke termijn voorbij is.',
        'Een klant wiens verblijf nog komt of bezig is, kan niet worden gewist: wacht tot het voorbij is, of annuleer het eerst.',
      ],
      link: toClients,
    },
    'client-twice': {
      title: 'Dezelfde gast staat twee keer in de lijst',
      content: [
        'Meerdere klanten mogen hetzelfde e-mailadres hebben, zoals in gezinnen, dus niets houdt u tegen om iemand twee keer toe te voegen. Klik op ‘Bewerken’ bij de boekingen van degene die u niet wilt, kies de andere ‘Klant’, en verwijder dan de eerste. Een andere klant verandert de prijs niet.',
      ],
      link: toBookings,
    },
  },
}
