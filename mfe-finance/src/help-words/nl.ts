import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toInvoices = 'Facturen openen'
const toAnalytics = 'Statistieken openen'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Inrichten en aan de slag',
    'invoices-and-analytics': 'Facturen en statistieken',
  },
  topics: {
    'step-7-invoice': {
      title: 'Stap 7: De factuur krijgen',
      content: [
        'U schrijft geen facturen: elke boeking die niet geannuleerd is, krijgt er een als concept, en het concept volgt elke wijziging van de boeking. Uw naam, adres en belastingnummer komen uit uw persoonlijke gegevens in de instellingen.',
      ],
      steps: [
        'Open ‘Facturen’.',
        'Zoek de boeking op de naam van de klant.',
        'Klik op ‘Downloaden’: de pdf opent in een nieuw tabblad.',
        'Klopt alles, klik dan op ‘Opmaken’: de factuur krijgt haar nummer en verandert nooit meer.',
      ],
      alt: 'De lijst met facturen, met zoeken, ‘Downloaden’ en ‘Opmaken’',
      link: toInvoices,
    },
    'step-8-analytics': {
      title: 'Stap 8: Uw cijfers volgen',
      content: [
        'De statistieken tonen omzet, boekingen, extra’s en annuleringen van de dagen die u kiest, voor alles of voor één accommodatie of eenheid. Het overzicht toont wie er vandaag verblijft en hoeveel nachten van deze maand geboekt zijn.',
      ],
      link: toAnalytics,
    },
    'invoice-drafts': {
      title: 'Waarom staat er ‘Concept’ op mijn factuur?',
      content: [
        'Een concept heeft geen nummer, en het woord CONCEPT staat dwars over de pagina. Het volgt zijn boeking: wijzigt u datums, extra’s of de klant, dan staat dat in de volgende download. U kunt er alles mee controleren en een gast laten zien wat het verblijf gaat kosten.',
        'Wordt de boeking geannuleerd of verwijderd, dan verdwijnt ook het concept.',
      ],
      link: toInvoices,
    },
    'issue-an-invoice': {
      title: 'Een factuur opmaken',
      content: [
        '‘Opmaken’ geeft een concept het volgende nummer van dit jaar en legt het vast. Geen nummer wordt overgeslagen of twee keer gebruikt. Ontbreekt er iets dat op een factuur moet staan, dan ziet u wat het is en wordt er niets opgemaakt.',
        'Facturen kunnen ook automatisch worden opgemaakt, op de dag van vertrek van een bevestigd verblijf. Dat kiest u in de factuurinstellingen.',
      ],
      link: toInvoices,
    },
    'cancel-an-invoice': {
      title: 'Een factuur annuleren of corrigeren',
      content: [
        'Een opgemaakte factuur wordt nooit gewijzigd of verwijderd. ‘Annuleren’ maakt een tweede document met een eigen nummer, de creditnota, die de eerste factuur noemt en het bedrag tegenboekt. Is de boeking niet geannuleerd, dan krijgt ze een nieuw concept.',
        'Wijzigt u iets dat op een opgemaakte factuur staat (datums, prijs of klant), dan gaat het vanzelf: de oude wordt geannuleerd en er wordt een nieuwe opgemaakt. Stuur de gast beide.',
      ],
      link: toInvoices,
    },
    'money-due': {
      title: 'Zien wat openstaat en gasten herinneren',
      content: [
        '‘Openstaande bedragen’ toont wat gasten volgens hun betalingsplan moeten betalen, vanaf twee weken van tevoren, wat u hun na een annulering of te veel betaald bedrag verschuldigd bent, en de facturen van afgelopen verblijven. Wat te laat is, staat er in dagen bij.',
        'Gasten kunnen enkele dagen voor en na de vervaldag automatisch in hun eigen taal worden herinnerd. De dagen, en desgewenst uw eigen woorden, stelt u in onder ‘Betalingen’ bij de factuurinstellingen. Wat bij aankomst moet worden betaald, wordt nooit per e-mail gevraagd, en geen verblijf wordt geannuleerd omdat niemand betaalde: dat beslist u.',
      ],
      link: 'Openstaande bedragen openen',
    },
    'vat-on-invoices': {
      title: 'Btw, betalingsvoorwaarden en nummers',
      content: [
        'In de factuurinstellingen staan uw btw-tarieven. Elke regel geldt vanaf een dag en heeft een tarief voor de overnachting en een voor extra’s zoals het ontbijt. Zonder tarieven wordt er geen btw vermeld en staat in plaats daarvan de vermelding voor kleine ondernemers op de factuur.',
        'Daar stelt u ook het voorvoegsel van het nummer en de betalingsvoorwaarden in. Opgemaakte documenten blijven zoals ze zijn.',
      ],
      link: 'Factuurinstellingen openen',
    },
    'for-the-tax-adviser': {
      title: 'Wat krijgt mijn boekhouder?',
      content: [
        'Klik boven de facturen op ‘Export voor boekhouder’ en kies de dagen: een tabel als CSV of voor Excel, van documenten of van betalingen; een DATEV-boekingsbestand; of de pdf’s als ZIP met een index. Alle sommen zijn gelijk.',
        'Voor een boekingsbestand voert u één keer in de factuurinstellingen het rekeningschema, het nummer van de boekhouder en uw klantnummer in. Het hoort bij één boekjaar, en creditnota’s staan op hun eigen dag.',
      ],
      link: toInvoices,
    },
    'payment-rule': {
      title: 'Een aanbetaling en de rest vragen',
      content: [
        'Onder ‘Betalingen’ in de factuurinstellingen kiest u wat van nieuwe verblijven wordt gevraagd: een aanbetaling als percentage, nachten of bedrag, en de rest voor of bij aankomst. Een voorbeeld laat zien wat dat betekent voor een verblijf over drie maanden en voor een van volgende week. Een accommodatie kan een eigen regel hebben (Accommodaties, ‘Aanbetaling en termijnen’).',
        'Verblijven die al zijn afgesproken, houden hun betalingsplan. Daar vult u ook de rekening voor overschrijvingen in; vergelijk het nummer wanneer het wordt herhaald.',
      ],
      link: 'Factuurinstellingen openen',
    },
    'damage-deposit': {
      title: 'Een borg vragen',
      content: [
        'Koppel Stripe onder ‘Kaarten en wallets’ en kies dan ‘Borg’ onder ‘Betalingen’ in de factuurinstellingen: een bedrag, hoeveel dagen voor aankomst het wordt gereserveerd en hoeveel dagen na vertrek het wordt vrijgegeven. Een accommodatie kan een eigen regel hebben. Alleen bij nieuwe verblijven wordt erom gevraagd.',
        'Het bedrag wordt gereserveerd op de kaart waarmee de gast online heeft betaald. Is die er niet, of weigert de bank, dan krijgt de gast die dag een link per e-mail. Er wordt niets afgeschreven, en het vrijgeven gaat vanzelf.',
        'Is er iets beschadigd, open dan vanaf de aankomst de boeking en kies ‘Schade afschrijven’: bedrag, reden en, als u die hebt, een foto. De gast leest dit alles, en de rest wordt vrijgegeven. Het is geen betaling van het verblijf. Wat uw aandacht vraagt, staat onder ‘Openstaande bedragen’.',
      ],
      link: 'Factuurinstellingen openen',
    },
    'enter-payments': {
      title: 'Invoeren wat een gast heeft betaald',
      content: [
        'Open de boeking en klik op ‘Betaling toevoegen’. ‘Aanbetaling’ telt mee voor de aanbetaling van de boeking, die als betaald geldt zodra ze volledig voldaan is. Regels worden nooit verwijderd: kies ‘Terugbetaling’ als er geld is terugbetaald of per ongeluk is ingevoerd.',
        'Bij de facturen staat wat er nog te betalen is; het filter ‘Niet betaald’ toont alleen die.',
      ],
      link: 'Boekingen openen',
    },
    'cash-book': {
      title: 'Een kasboek bijhouden',
      content: [
        'Het kasboek vult zichzelf: elke contante betaling staat erin, en elke contante terugbetaling. Elke mutatie toont wat er daarna in de kas zit, en een dag met meer mutaties wat er ’s avonds over is.',
        'Klik op ‘Beginsaldo’ en voer in wat er op welke dag in de kas zat. Geld dat u naar de bank brengt of uitgeeft, staat er niet in. Staat de kas onder nul, dan zegt de pagina het.',
      ],
      link: 'Kasboek openen',
    },
    'bank-statements': {
      title: 'Betalingen van het bankafschrift boeken',
      content: [
        'Download het afschrift bij uw bank, als CAMT.053 of CSV, en lees het in onder Facturen, Bankafschriften. Elke regel toont bij welke boeking hij hoort: op het kenmerk in de omschrijving, anders op bedrag en naam. Komen er meer in aanmerking, dan kiest u.',
        '‘Boeken’ voert de betaling met dag en naam in bij de boeking, eerst als aanbetaling. Zekere treffers boekt u met één klik. Een betaling voor meer boekingen verdeelt u met ‘Boekingen kiezen’. Er wordt niets vanzelf geboekt, en hetzelfde bestand een tweede keer verandert niets.',
        'Een csv-bestand tonen we de eerste keer zoals wij het begrijpen. Wat u daaraan verandert, geldt voor het volgende.',
      ],
      link: 'Bankafschriften openen',
    },
    'what-is-on-an-invoice': {
      title: 'Wat staat er op een factuur?',
      content: [
        'Uw naam, adres, contactgegevens en belastingnummer, naam en adres van de klant, het verblijf met accommodatie, eenheid, datums en gasten, elke regel van de prijs, het totaal en de aanbetaling als die er is.',
        'Kloppen uw eigen gegevens niet, wijzig dan uw persoonlijke gegevens in de instellingen. Kloppen die van de gast niet, bewerk dan de klant.',
      ],
      link: 'Instellingen openen',
    },
    'e-invoice': {
      title: 'Een bedrijf factureren, als XRechnung of ZUGFeRD',
      content: [
        'Open de klant en vul bedrijf, btw-nummer en de referentie in die het bedrijf op de factuur wil lezen, zoals een bestelnummer. Duitse overheden hebben een Leitweg-ID. Gasten kunnen hetzelfde opgeven bij het boeken. Uw eigen btw-nummer staat bij uw persoonlijke gegevens.',
        'Is de factuur uitgegeven, dan geeft XRechnung naast Downloaden u het bestand voor overheden en bedrijven. De pdf bevat dezelfde gegevens (Factur-X, in Duitsland ZUGFeRD), zodat programma’s ze kunnen lezen.',
        'Een concept voor een bedrijf zegt wat een XRechnung zou missen, zoals het e-mailadres van de klant. U kunt het toch uitgeven: op papier is de factuur compleet.',
      ],
      link: toInvoices,
    },
    'invoice-link-expired': {
      title: 'De link naar een pdf werkt niet meer',
      content: [
        'Een downloadlink werkt 15 minuten, zodat een link die u doorgeeft uw documenten niet voor altijd opent. Open de lijst met facturen en klik opnieuw op ‘Downloaden’. Wilt u een gast een factuur sturen, sla de pdf dan op en voeg hem als bijlage toe.',
      ],
      link: toInvoices,
    },
    'choose-the-days': {
      title: 'Kiezen wat de statistieken tonen',
      content: [
        '‘Periode’ biedt het gebruikelijke: tot vandaag, deze maand, vorige maand, dit jaar, vorig jaar en elke maand van twee jaren. Voor andere dagen wijzigt u ‘Van’ en ‘Tot en met’; beide tellen mee. ‘Groeperen per’ bepaalt de kolommen van de omzetgrafiek en laat de dagen zoals ze zijn.',
        'Elk cijfer wordt vergeleken met dezelfde dagen een jaar eerder en met de dagen vlak ervoor. Hele maanden worden met hele maanden vergeleken.',
        '‘Accommodatie’ en ‘Eenheid’ beperken alle cijfers. In het adres van de pagina staat wat u hebt gekozen, dus u kunt het als bladwijzer bewaren. ‘Tabellen’ toont dezelfde cijfers als tekst.',
      ],
      link: toAnalytics,
    },
    'what-counts-as-revenue': {
      title: 'Wat telt als omzet?',
      content: [
        'Alleen bevestigde boekingen, nacht voor nacht: een verblijf over een maandeinde wordt over beide maanden verdeeld. Bij elke nacht horen haar prijs, de extra personen en de extra’s per dag; een extra die één keer wordt berekend, hoort bij de eerste nacht. Kortingen zijn eraf gehaald.',
      ],
      link: toAnalytics,
    },
    'cancellation-rate': {
      title: 'Hoe wordt het annuleringspercentage berekend?',
      content: [
        'Per maand van aankomst: ‘Gemaakt’ zijn alle boekingen voor die maand, ‘Geannuleerd’ de boekingen daarvan die zijn geannuleerd, en ‘Percentage’ is hun aandeel. Verwijderde boekingen tellen niet mee.',
      ],
      link: toAnalytics,
    },
  },
}
