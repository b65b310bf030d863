import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toSettings = 'Einstellungen öffnen'

export const help: HelpWords = {
  sections: { 'your-account': 'Ihr Konto' },
  topics: {
    'activation-mail': {
      title: 'Die E-Mail zum Aktivieren kommt nicht an, oder ihr Link funktioniert nicht',
      content: [
        'Nach der Registrierung schicken wir Ihnen einen Link. Er gilt einmal, innerhalb von 48 Stunden. Bitte sehen Sie zuerst im Spam-Ordner nach.',
        'Einen neuen Link bekommen Sie, wenn Sie sich mit derselben Adresse noch einmal registrieren oder bei der Anmeldung auf „Passwort vergessen“ klicken: Der Link in dieser E-Mail setzt ein Passwort und aktiviert das Konto. Wenn Sie sich mehrmals mit verschiedenen Passwörtern registriert haben, wählen Sie, welches gelten soll.',
      ],
    },
    'personal-data': {
      title: 'Warum muss ich zuerst meine Angaben ausfüllen?',
      content: [
        'Ihr Name, Ihre Anschrift und Ihre Steuernummer stehen auf jeder Rechnung. Solange sie nicht vollständig sind, können Sie nur die Einstellungen und die Hilfe benutzen.',
      ],
      steps: [
        'Öffnen Sie die Einstellungen und klicken Sie auf „Angaben ändern“.',
        'Füllen Sie alle Felder aus und klicken Sie auf „Angaben speichern“.',
      ],
      alt: 'Das Formular für die Angaben, aus den Einstellungen geöffnet',
      link: toSettings,
    },
    'forgotten-password': {
      title: 'Ich habe mein Passwort vergessen',
      content: [
        'Klicken Sie bei der Anmeldung auf „Passwort vergessen“ und geben Sie Ihre E-Mail-Adresse ein. Der Link in der E-Mail gilt einmal, innerhalb einer Stunde. Sobald Sie ein neues Passwort gewählt haben, sind Sie überall abgemeldet und können sich mit dem neuen anmelden.',
        'Derselbe Link hilft auch, wenn es bei der Anmeldung heißt, dass zu oft ein falsches Passwort eingegeben wurde. Auf einem Gerät, auf dem Sie sich schon einmal angemeldet haben, zählen nur Ihre eigenen Versuche.',
      ],
    },
    'change-password': {
      title: 'Mein Passwort ändern',
      content: [
        'Ein Passwort hat mindestens 8 Zeichen, mit Groß- und Kleinbuchstaben, einer Ziffer und einem Sonderzeichen, und keine Leerzeichen. Mit einem neuen Passwort bleiben Sie hier angemeldet und werden überall sonst abgemeldet.',
      ],
      steps: [
        'Öffnen Sie die Einstellungen und klicken Sie auf „Passwort ändern“.',
        'Geben Sie das alte Passwort ein, dann das neue, und wiederholen Sie es.',
        'Klicken Sie auf „Passwort ändern“.',
      ],
      alt: 'Das Formular für ein neues Passwort, aus den Einstellungen geöffnet',
      link: toSettings,
    },
    'change-email': {
      title: 'Meine E-Mail-Adresse ändern',
      content: [
        'Die neue Adresse gilt sofort: Sie melden sich damit an, und wir schicken unsere E-Mails dorthin. Beide Adressen erfahren von der Änderung, und Sie werden überall sonst abgemeldet.',
      ],
      steps: [
        'Öffnen Sie die Einstellungen und klicken Sie auf „E-Mail ändern“.',
        'Geben Sie Ihre jetzige E-Mail, Ihr Passwort und die neue E-Mail ein.',
        'Klicken Sie auf „E-Mail ändern“.',
      ],
      alt: 'Das Formular für eine neue E-Mail-Adresse, aus den Einstellungen geöffnet',
      link: toSettings,
    },
    'two-step-sign-in': {
      title: 'Die Zwei-Faktor-Anmeldung einschalten',
      content: [
        'Mit der Zwei-Faktor-Anmeldung genügt ein gestohlenes Passwort nicht: Nach dem Passwort fragen wir nach einem Code aus einer App auf Ihrem Telefon, einem Passkey oder einem Wiederherstellungscode. Mit einem Passkey melden Sie sich auch ohne Passwort an: Klicken Sie bei der Anmeldung auf „Mit Passkey anmelden“.',
        'Beim Einschalten bekommen Sie einmal zehn Wiederherstellungscodes. Mit jedem können Sie sich einmal anmelden, wenn Ihr Telefon weg ist. Sind auch die Codes weg, schreiben Sie uns von der E-Mail-Adresse Ihres Kontos. Wir schalten sie aus, sobald wir sicher sind, dass Sie es sind.',
      ],
      steps: [
        'Öffnen Sie die Einstellungen. Klicken Sie unter „Zwei-Faktor-Anmeldung“ auf „App einrichten“ oder „Passkey hinzufügen“.',
        'Geben Sie Ihr Passwort ein. Für eine App scannen Sie das Bild und geben den Code ein, den die App anzeigt.',
        'Speichern Sie die Wiederherstellungscodes.',
      ],
      link: toSettings,
    },
    logo: {
      title: 'Mein Logo hinzufügen oder ändern',
      content: [
        'Öffnen Sie die Einstellungen und klicken Sie auf „Logo ändern“. Die Datei kann ein JPEG, PNG, WebP oder AVIF mit höchstens 5 MB sein. Ein Klick auf das Bild zeigt es in voller Größe; „Logo entfernen“ nimmt es wieder weg.',
      ],
      link: toSettings,
    },
    'signed-in-elsewhere': {
      title: 'Ich bin auf einem Gerät angemeldet, das ich nicht mehr habe',
      content: [
        'Unten in den Einstellungen steht unter „Wo Sie angemeldet sind“ jedes Gerät und wann es zuletzt verwendet wurde. Klicken Sie daneben auf „Abmelden“, oder auf „Überall abmelden“, womit auch diese Sitzung endet. Könnte jemand Ihr Passwort kennen, ändern Sie es ebenfalls.',
        'Nach 12 Stunden werden Sie abgemeldet. Mit „Angemeldet bleiben“ bei der Anmeldung bleiben Sie bis 30 Tage nach Ihrem letzten Besuch angemeldet.',
      ],
      link: toSettings,
    },
    'public-link': {
      title: 'Den Link zu meiner öffentlichen Seite ändern',
      content: [
        'Öffnen Sie die Einstellungen. Unter „Link zu Ihrer öffentlichen Seite“ können Sie den Link kopieren oder mit „Link ändern“ einen anderen Namen wählen: Kleinbuchstaben, Ziffern und Bindestriche. Ihr alter Link funktioniert weiterhin.',
      ],
      link: toSettings,
    },
    'my-data': {
      title: 'Eine Kopie von allem speichern oder mein Konto löschen',
      content: [
        'Unten in den Einstellungen bekommen Sie unter „Ihre Daten“ mit „Kopie speichern“ eine ZIP-Datei: Ihre Daten als JSON, Ihre Bilder und jede ausgestellte Rechnung als PDF.',
        '„Konto löschen“ fragt nach Ihrem Passwort. Von da an finden Gäste Ihre Einheiten nicht mehr. Nach 30 Tagen wird alles gelöscht, und niemand kann es zurückholen; bis dahin genügt dort „Konto behalten“. Drei Tage vorher erinnern wir Sie per E-Mail. Rechnungen müssen Sie laut Gesetz jahrelang aufbewahren, speichern Sie also vorher eine Kopie.',
      ],
      link: toSettings,
    },
    'connect-other-software': {
      title: 'Einen Channel-Manager, Türschlösser oder eigene Programme verbinden',
      content: [
        'Öffnen Sie in den Einstellungen „Verbindungen“. Mit einem API-Schlüssel kann ein anderes Programm lesen oder ändern, was Sie auswählen, ohne Ihr Passwort; er wird einmal angezeigt, und Sie können ihn jederzeit widerrufen. Geben Sie jedem Programm einen eigenen Schlüssel mit so wenig Rechten wie nötig.',
        'Ein Webhook sagt Ihrem eigenen Server, was geschieht: Eine Anfrage ist eingegangen, ein Aufenthalt wurde storniert, eine Rechnung ausgestellt. Ist Ihr Server nicht erreichbar, versuchen wir es drei Tage lang weiter, schalten den Webhook dann aus und schreiben Ihnen. Was er verpasst hat, lässt sich erneut senden.',
      ],
      link: 'Verbindungen öffnen',
    },
    'how-long-people-are-kept': {
      title: 'Wie lange bleiben Daten von Gästen gespeichert?',
      content: [
        'Gäste, aus deren Anfragen nichts wurde, werden ein Jahr nach der gewünschten Abreise gelöscht. Kunden bleiben, bis Sie sie löschen, und auf Rechnungen bleiben Personen zehn Jahre lang. Andere Fristen wählen Sie in den Einstellungen unter „Ihre Daten“ mit „Fristen ändern“. Dort steht auch, was das Gesetz in fünf Ländern verlangt.',
      ],
      link: toSettings,
    },
    'demo-account': {
      title: 'Was ist ein Demokonto?',
      content: [
        'Die Demo öffnet ein eigenes Konto mit einem erfundenen Betrieb, damit Sie alles ausprobieren können. Nach 24 Stunden wird es gelöscht, mit allem, was Sie eingegeben haben. E-Mail-Adresse, Passwort und Link lassen sich darin nicht ändern, es kann keine Zwei-Faktor-Anmeldung haben und dem Support nicht schreiben.',
        'Um Ihre Daten zu behalten, erstellen Sie oben auf der Seite Ihr eigenes Konto.',
      ],
    },
  },
}
