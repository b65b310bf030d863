import { nl } from '@keyhaven/shared-contracts/domain/languages/nl'
import type { Messages } from './en.ts'

const months = (count: number) => nl.plural(count, { one: '# maand', other: '# maanden' })
const years = (count: number) => nl.plural(count, { one: '# jaar', other: '# jaar' })

export const messages: Messages = {
  title: 'Uw gegevens',
  loading: 'Er wordt geladen wat bewaard wordt',
  noDemo: 'Een demo-account wordt na een dag vanzelf verwijderd',
  ending: {
    title: 'Uw account wordt verwijderd op <moment></moment>',
    text: 'Gasten vinden uw eenheden niet meer. Bewaar voor die dag een kopie van alles, of behoud uw account.',
    keep: 'Account behouden',
    kept: 'Uw account blijft',
  },
  copy: {
    title: 'Een kopie van alles',
    about: 'Een ZIP-bestand met al uw gegevens als JSON, uw foto’s en elke opgemaakte factuur als pdf',
    save: 'Kopie bewaren',
    hint: 'Alles als ZIP downloaden',
  },
  retention: {
    title: 'Hoelang personen bewaard blijven',
    change: 'Termijnen wijzigen',
    about: (requestMonths, clientYears, documentYears) =>
      `Gasten van wie de aanvraag nergens toe leidde: ${months(requestMonths)}. Klanten na hun laatste verblijf: ${
        clientYears === null ? 'tot u ze wist' : years(clientYears)
      }. Personen op opgemaakte facturen: ${years(documentYears)}.`,
    guests: 'Gasten van wie de aanvraag nergens toe leidde',
    guestsHint:
      'Afgewezen, verlopen en geannuleerde aanvragen, gerekend vanaf het gevraagde vertrek. Gegevens die u niet meer nodig hebt, moeten worden gewist (AVG art. 5).',
    clients: 'Klanten na hun laatste verblijf',
    clientsHint: 'Leeg: ze blijven tot u ze wist. Hun boekingen blijven als cijfers bestaan.',
    documents: 'Personen op opgemaakte facturen',
    documentsHint: 'Gerekend vanaf het einde van het jaar van de factuur. De factuur blijft, zonder de persoon.',
    months: 'maanden',
    years: 'jaar',
    law: (country, count, law) => `${country} ${years(count)} (${law})`,
    laws: (laws) => `Zo lang moeten facturen worden bewaard: ${laws}. Vraag uw boekhouder wat voor u geldt.`,
    countries: {
      Austria: 'Oostenrijk',
      Germany: 'Duitsland',
      Italy: 'Italië',
      France: 'Frankrijk',
      Netherlands: 'Nederland',
    },
    submit: 'Termijnen opslaan',
    done: 'Termijnen opgeslagen',
  },
  end: {
    title: 'Het account verwijderen',
    about: 'Na 30 dagen wordt alles verwijderd. Tot dan kunt u zich bedenken.',
    open: 'Account verwijderen',
    question: 'Uw account verwijderen?',
    text: 'Gasten vinden uw eenheden niet meer en u wordt overal elders uitgelogd. Na 30 dagen worden uw accommodaties, boekingen, klanten, facturen en foto’s verwijderd. Facturen moet u volgens de wet jarenlang bewaren: maak eerst een kopie.',
    stays: (count) =>
      `${nl.plural(count, { one: '# bevestigd verblijf moet', other: '# bevestigde verblijven moeten' })} nog komen. Wij schrijven deze gasten niet: annuleer de verblijven of schrijf hun eerst.`,
    submit: 'Account verwijderen',
    done: 'Uw account eindigt over 30 dagen',
  },
}
