import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = {
  sections: { 'your-public-page': 'Uw openbare pagina' },
  topics: {
    'what-guests-see': {
      title: 'Wat zien gasten op mijn openbare pagina?',
      content: [
        'Uw actieve accommodaties met beschrijvingen en foto’s, de eenheden met het aantal gasten en de prijs per nacht, en de extra’s die zij kunnen bijboeken. Zodra zij data en het aantal gasten invullen, zien zij welke eenheden vrij zijn en wat het hele verblijf kost.',
        'Gasten zien welke nachten bezet zijn, maar nooit wie er verblijft.',
      ],
      link: 'Uw link vinden in de instellingen',
    },
    'not-on-public-page': {
      title: 'Waarom staat mijn accommodatie of eenheid niet op mijn openbare pagina?',
      content: [
        'Een accommodatie wordt getoond zolang zij actief is en een eenheid heeft om te tonen. Een eenheid wordt getoond zolang zij actief is en de status ‘Beschikbaar’ heeft. Wat u onder Accommodaties en Eenheden wijzigt, is te zien zodra de pagina opnieuw wordt geladen.',
      ],
      link: 'Eenheden openen',
    },
    'own-brand': {
      title: 'Hoe laat ik mijn huis onder zijn eigen naam zien?',
      content: [
        'Stel onder Instellingen, Openbare website de bedrijfsnaam in, enkele zinnen als inleiding, een grote foto, een logo voor het donkere thema en uw kleur. Het logo zelf staat onder Instellingen. Gasten zien dat alles op uw eigen domein en via uw link; naam, logo en kleur ook in onze mails aan hen. Op facturen staat de bedrijfsnaam naast uw eigen naam, die de wet verlangt.',
        'Biedt u één accommodatie aan, dan opent uw site meteen daarop. Gedeelde pagina’s tonen de grote foto, of de eerste foto van het huis.',
      ],
      link: 'Instellingen van de openbare website openen',
    },
    'order-of-houses': {
      title: 'In welke volgorde zien gasten de accommodaties?',
      content: [
        'Zonder data staan accommodaties met foto’s vooraan, met daaronder eerst die met coördinaten, een inchecktijd en voorzieningen. Daarna telt de laagste komende prijs per nacht, dan de nieuwste accommodatie. Met data zien gasten wat vrij is, op totaalprijs.',
        'Met een foto en twee minuten voor de gegevens komt uw accommodatie dus verder naar voren.',
      ],
      link: 'Accommodaties openen',
    },
    'own-domain': {
      title: 'Hoe boeken mijn gasten op mijn eigen domein?',
      content: [
        'Vul het domein in onder Instellingen, Openbare website. U krijgt een TXT-record: voeg dat toe waar u het domein beheert, laat het domein naar het adres van Keyhaven wijzen en druk op ‘Domein controleren’. Vanaf dan toont het domein alleen uw accommodaties, in uw kleur, met uw logo, colofon en privacytekst. Laat het record staan, want wij controleren het eens per dag.',
        'Het bedrijf dat Keyhaven voor u beheert, regelt het certificaat voor uw domein.',
      ],
      link: 'Instellingen van de openbare website openen',
    },
    'in-my-web-site': {
      title: 'Hoe zet ik boeken op mijn eigen website?',
      content: [
        'Sta onder Instellingen, Openbare website het adres van uw website toe en kopieer de regels voor uw pagina. ‘Mijn website testen’ bekijkt de pagina en zegt wat er ontbreekt.',
      ],
      link: 'Instellingen van de openbare website openen',
    },
    'requests-of-guests': {
      title: 'Wat gebeurt er als een gast een verblijf aanvraagt?',
      content: [
        'De gast bevestigt eerst met een link in een e-mail, binnen 15 minuten. Tot dan worden de nachten vastgehouden, en dat ziet u in de kalender. Daarna houdt de aanvraag de eenheid vast en krijgt u een e-mail. Accepteer de aanvraag of wijs die af in het overzicht, in de boeking of met de link in de e-mail; de gast hoort het meteen. Antwoordt niemand, dan verloopt de aanvraag na 24 uur, of na de tijd die u onder Instellingen, Openbare website hebt ingesteld. De nachten zijn dan weer vrij, en wij laten het u beiden weten.',
        'Onder Instellingen, Openbare website stelt u ook in hoeveel nachten gasten kunnen blijven en hoe ver vooruit zij kunnen boeken. Boekingen die u zelf invoert, zijn niet beperkt.',
        'Met de link in hun e-mail kunnen gasten een aanvraag wijzigen of intrekken en een verblijf annuleren tot de dag van aankomst.',
      ],
      link: 'Overzicht openen',
    },
  },
}
