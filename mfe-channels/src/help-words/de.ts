import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toChannels = 'Kanäle öffnen'

export const help: HelpWords = {
  sections: {
    channels: 'Kanäle',
  },
  topics: {
    'connect-portal': {
      title: 'Eine Einheit mit Airbnb, Booking.com oder Vrbo verbinden',
      content: [
        'Das dauert drei Minuten je Einheit und Portal. Zwei Adressen wechseln die Seite: Die des Portalkalenders kommt zu Keyhaven, und unsere kommt zum Portal. Das Formular nennt die Menüs des Portals, in denen Sie die eine finden und die andere einfügen.',
        'Nur mit beiden Richtungen weiß jede Seite, was auf der anderen gebucht ist. Verbinden Sie mehrere Portale, geben Sie jedem auch unsere Adresse: So erfahren sie über Keyhaven auch, was die anderen Portale gebucht haben.',
      ],
      steps: [
        'Öffnen Sie „Kanäle“, klicken Sie neben der Einheit auf „Portal verbinden“ und wählen Sie das „Portal“.',
        'Kopieren Sie auf dem Portal die Adresse seines Kalenders und fügen Sie sie bei „Adresse des Kalenders auf dem Portal“ ein.',
        'Klicken Sie auf „Ansehen, was kommt“: Die Aufenthalte stehen darunter, gespeichert ist noch nichts.',
        'Kopieren Sie „Unsere Adresse“ und fügen Sie sie auf dem Portal ein.',
        'Klicken Sie auf „Verbinden“. Die Aufenthalte stehen in Ihrem Kalender, und der des Portals wird von nun an alle 15 Minuten gelesen.',
      ],
      link: toChannels,
    },
    'imported-stays': {
      title: 'Was sind die Balken eines Portals im Kalender?',
      content: [
        'Jeder ist ein Aufenthalt, den ein Portal gebucht hat, in der Farbe, die Sie ihm gegeben haben. Seine Nächte sind belegt: Niemand kann sie hier buchen. Portale verraten kaum mehr als die Nächte, darum gibt es dazu keinen Kunden, keine Rechnung und keinen Umsatz. Verschiebt oder storniert das Portal einen Aufenthalt, folgt der Balken; er verschwindet, sobald der Aufenthalt zweimal nacheinander im Kalender gefehlt hat.',
        'Sperrungen sind Nächte, die auf dem Portal ohne Gast gesperrt sind. Sie werden weggelassen, solange Sie „Auch Sperrungen übernehmen“ nicht einschalten: Viele Portale sperren Nächte nur, weil sie von uns erfahren haben, dass sie belegt sind.',
        'Für eine Rechnung, eine Anzahlung oder Ihre Auswertungen klicken Sie auf den Balken und wählen „Buchung daraus machen“: Geben Sie Kunde und Preis ein, und es wird eine Buchung wie jede andere. Ändert das Portal diesen Aufenthalt später, ändert sich an Ihrer Buchung nichts, bevor Sie entschieden haben.',
      ],
      link: 'Kalender öffnen',
    },
    'channel-conflicts': {
      title: 'Ein Aufenthalt braucht Ihre Entscheidung',
      content: [
        'Ein Portal kann einen Aufenthalt in Nächten bringen, die hier eine Buchung, eine Sperrung oder der Aufenthalt eines anderen Portals belegt. Verloren geht nichts: Ihrer bleibt, wie er ist, und der des Portals wartet oben unter „Kanäle“, bis Sie entscheiden. Sie bekommen dazu eine E-Mail. Anfragen, die Sie noch nicht beantwortet haben, machen Platz, und ihre Gäste sehen andere Termine.',
        '„Unseren behalten“: Sagen Sie dem Gast des Portals selbst ab; werden die Nächte später frei, bekommt sie dieser Aufenthalt. „Unseren verlegen“: Ihre Buchung zieht zum selben Preis in eine andere freie Einheit der Unterkunft, und der Aufenthalt des Portals bekommt die Nächte. „Fremden endgültig verwerfen“: Er kommt nie wieder. Auch hier sagen Sie dem Gast auf dem Portal ab.',
        'Verschiebt oder storniert ein Portal einen Aufenthalt, aus dem Sie eine Buchung gemacht haben, werden Sie ebenfalls gefragt: „Änderung übernehmen“ passt Ihre Buchung an, „Unseren behalten“ lässt sie, wie sie ist.',
      ],
      link: toChannels,
    },
    'stale-calendars': {
      title: 'Wenn ein Kalender nicht gelesen werden kann',
      content: [
        'Keyhaven liest die Kalender der Portale alle 15 Minuten. Unter „Kanäle“ steht, wann jeder zuletzt gelesen wurde und was nicht stimmte. Nach sechs Stunden ohne Erfolg wird er dort und über dem Kalender gekennzeichnet, nach einem Tag bekommen Sie eine E-Mail, einmal. Meist hat das Portal die Adresse geändert: Kopieren Sie dort die neue und fügen Sie sie unter „Bearbeiten“ ein.',
        'Ab der sechsten Stunde fragen Gäste die Einheit an, statt sie sofort zu buchen, bis alle ihre Kalender wieder gelesen werden. Nehmen Sie das Risiko lieber in Kauf, schalten Sie am Ende von „Kanäle“ ein: „Gäste dürfen trotzdem sofort buchen“.',
        'Ist ein Kalender plötzlich leer, ändert Keyhaven nichts und fragt Sie, ob alle Aufenthalte storniert wurden.',
        'Portale lesen unsere Kalender seltener, die meisten alle zwei bis vier Stunden. Bei einer Buchung für heute oder morgen sperren Sie die Nächte auf den Portalen besser gleich selbst.',
      ],
      link: toChannels,
    },
    'our-addresses': {
      title: 'Unsere Adressen: was Portale lesen',
      content: [
        'Jede Einheit hat eine Adresse für jedes Portal und eine für jedes andere Programm. Sie stehen unter „Unsere Adressen“, mit dem Zeitpunkt, zu dem jede zuletzt gelesen wurde. Eine Adresse lässt weg, was von ihrem Portal kam, sonst bekäme es seine eigenen Aufenthalte zurück.',
        'Bestätigte Buchungen und die Aufenthalte anderer Portale sind immer enthalten. Ob auch offene Aufenthalte, Sperrungen und die Namen der Gäste darin stehen, wählen Sie; ohne Namen heißt es nur „Reserved“ (reserviert).',
        'Wer eine Adresse hat, kann sie ohne Passwort lesen. Ist eine in falsche Hände geraten, klicken Sie auf „Neue Adresse“: Die bisherige führt dann nirgends mehr hin. Fügen Sie die neue auf dem Portal ein.',
      ],
      link: toChannels,
    },
  },
}
