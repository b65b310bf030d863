import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

export const help: HelpWords = {
  sections: { 'your-public-page': 'Ihre öffentliche Seite' },
  topics: {
    'what-guests-see': {
      title: 'Was sehen Gäste auf meiner öffentlichen Seite?',
      content: [
        'Ihre aktiven Unterkünfte mit Beschreibungen und Bildern, deren Einheiten mit der Zahl der Gäste und dem Preis pro Nacht sowie die Zusatzleistungen, die sie dazunehmen können. Sobald sie Tage und Gästezahl angeben, sehen sie, welche Einheiten frei sind und was der ganze Aufenthalt kostet.',
        'Gäste sehen, welche Nächte belegt sind, aber nie, wer dort ist.',
      ],
      link: 'Ihren Link in den Einstellungen finden',
    },
    'not-on-public-page': {
      title: 'Warum fehlt meine Unterkunft oder Einheit auf meiner öffentlichen Seite?',
      content: [
        'Eine Unterkunft erscheint, solange sie aktiv ist und eine Einheit zu zeigen hat. Eine Einheit erscheint, solange sie aktiv ist und ihr Status „Verfügbar“ lautet. Was Sie unter Unterkünfte und Einheiten ändern, ist zu sehen, wenn die Seite das nächste Mal geladen wird.',
      ],
      link: 'Einheiten öffnen',
    },
    'own-brand': {
      title: 'Wie zeige ich mein Haus unter seinem eigenen Namen?',
      content: [
        'Legen Sie unter Einstellungen, Öffentliche Website den Namen des Betriebs, einige Sätze zur Einleitung, ein großes Bild, ein Logo für die dunkle Darstellung und Ihre Farbe fest. Das Logo selbst finden Sie unter Einstellungen. Gäste sehen das alles auf Ihrer eigenen Domain und unter Ihrem Link, Name, Logo und Farbe auch in unseren E-Mails an sie. Auf Rechnungen steht der Name des Betriebs neben Ihrem eigenen Namen, den das Gesetz verlangt.',
        'Bieten Sie eine einzige Unterkunft an, öffnet sich Ihre Website gleich mit ihr. Wird eine Seite geteilt, erscheint das große Bild oder das erste Bild des Hauses.',
      ],
      link: 'Einstellungen der öffentlichen Website öffnen',
    },
    'order-of-houses': {
      title: 'In welcher Reihenfolge sehen Gäste die Unterkünfte?',
      content: [
        'Ohne Reisedaten stehen Unterkünfte mit Bildern vorn, darunter zuerst jene mit Koordinaten, Check-in-Zeit und Ausstattung. Danach zählt der niedrigste künftige Preis pro Nacht, dann die neueste Unterkunft. Mit Reisedaten sehen Gäste, was frei ist, nach dem Gesamtpreis.',
        'Ein Bild und zwei Minuten für die Angaben bringen Ihre Unterkunft also nach vorn.',
      ],
      link: 'Unterkünfte öffnen',
    },
    'own-domain': {
      title: 'Wie buchen meine Gäste auf meiner eigenen Domain?',
      content: [
        'Geben Sie die Domain unter Einstellungen, Öffentliche Website ein. Sie erhalten einen TXT-Eintrag: Tragen Sie ihn dort ein, wo Sie die Domain verwalten, richten Sie die Domain auf die Adresse von Keyhaven und drücken Sie „Domain prüfen“. Von da an zeigt die Domain nur Ihre Unterkünfte, in Ihrer Farbe, mit Ihrem Logo, Impressum und Text zum Datenschutz. Lassen Sie den Eintrag bestehen, denn wir prüfen ihn einmal am Tag.',
        'Das Zertifikat für Ihre Domain richtet das Unternehmen ein, das Keyhaven für Sie betreibt.',
      ],
      link: 'Einstellungen der öffentlichen Website öffnen',
    },
    'in-my-web-site': {
      title: 'Wie baue ich die Buchung in meine eigene Website ein?',
      content: [
        'Erlauben Sie unter Einstellungen, Öffentliche Website die Adresse Ihrer Website und kopieren Sie die Zeilen für Ihre Seite. „Meine Website testen“ sieht sich die Seite an und sagt Ihnen, was fehlt.',
      ],
      link: 'Einstellungen der öffentlichen Website öffnen',
    },
    'requests-of-guests': {
      title: 'Was geschieht, wenn ein Gast einen Aufenthalt anfragt?',
      content: [
        'Der Gast bestätigt zuerst mit einem Link in einer E-Mail, innerhalb von 15 Minuten. Bis dahin sind die Nächte vorgemerkt, und der Kalender zeigt es. Danach ist die Einheit für die Anfrage vorgemerkt, und Sie erhalten eine E-Mail. Nehmen Sie in der Übersicht, in der Buchung oder mit dem Link in der E-Mail an oder lehnen Sie ab; der Gast erfährt es sofort. Antwortet niemand, läuft die Anfrage nach 24 Stunden ab oder nach der Zeit, die Sie unter Einstellungen, Öffentliche Website festlegen. Die Nächte sind dann wieder frei, und wir sagen es Ihnen beiden.',
        'Unter Einstellungen, Öffentliche Website legen Sie auch fest, wie viele Nächte Gäste bleiben und wie weit im Voraus sie buchen können. Buchungen, die Sie selbst eintragen, sind nicht begrenzt.',
        'Mit dem Link in ihrer E-Mail können Gäste eine Anfrage ändern oder zurückziehen und einen Aufenthalt bis zum Tag der Anreise stornieren.',
      ],
      link: 'Übersicht öffnen',
    },
  },
}
