import { de } from '../../languages/de.ts'
import { changedOn } from './changed-on.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  loading: 'Wird geladen',
  retry: 'Erneut versuchen',
  operatorFailed: 'Die Angaben zum Betreiber konnten nicht geladen werden.',

  notice: {
    title: 'Impressum',
    operator: 'Betreiber dieses Dienstes',
    content: 'Verantwortung für Inhalte',
    contentText:
      'Der Betreiber ist für diese Website und den Buchungsdienst verantwortlich. Beschreibungen, Bilder und Preise der Unterkünfte stammen von ihren Vermietern, die dafür verantwortlich sind.',
    contracts: 'Beherbergungsverträge',
    contractsText:
      'Ein Aufenthalt ist ein Vertrag zwischen dem Gast und dem Vermieter der Unterkunft. Keyhaven übermittelt Anfrage und Antwort, ist nicht Partei dieses Vertrags und nimmt keine Zahlungen entgegen.',
    reporting: 'Inhalte melden',
    reportingText:
      'Wenn Sie meinen, dass etwas auf diesen Seiten gegen Gesetze oder Ihre Rechte verstößt, schreiben Sie an die oben genannte Adresse und nennen Sie die Seite. Wir gehen jeder Meldung nach.',
  },

  privacy: {
    title: 'Datenschutzerklärung',
    updated: `Zuletzt geändert am ${de.day(changedOn)}`,
    about:
      'Keyhaven ist ein Werkzeug für Vermieter von Pensionen und Ferienunterkünften und für deren Gäste. Hier steht, welche personenbezogenen Daten gespeichert werden, warum, wie lange, und was Sie verlangen können.',
    responsible: 'Wer verantwortlich ist',
    forAccounts: 'Für Konten und für diese Website:',
    forGuests:
      'Für die Daten der Gäste ist der Vermieter der Unterkunft verantwortlich. Der Betreiber speichert sie in dessen Auftrag und verwendet sie für nichts anderes.',
    owners: 'Was wir über Vermieter speichern',
    ownersList: [
      'Ihren Namen, Ihre E-Mail-Adresse, Anschrift, Telefonnummer, Steuernummer und Ihr Logo, so wie Sie sie eingeben.',
      'Ihr Passwort nur als argon2id-Hash; niemand kann es daraus zurückgewinnen.',
      'Was Sie für Ihren Betrieb eingeben: Unterkünfte, Einheiten, Preise, Zusatzleistungen, Gutscheincodes, Rechnungen.',
    ],
    ownersWhy:
      'Wir brauchen das, um Ihnen den Dienst zu erbringen, für den Sie sich registriert haben (Art. 6 Abs. 1 lit. b DSGVO).',
    guests: 'Was wir über Gäste speichern',
    guestsList: [
      'Name, E-Mail-Adresse, Anschrift und Telefonnummer aus einer Buchung oder Buchungsanfrage.',
      'Den Aufenthalt selbst: Einheit, Daten, Zahl der Gäste, Zusatzleistungen, Preis und die Rechnung.',
    ],
    guestsWhy:
      'Das ist nötig, um die Anfrage zu beantworten und den Aufenthalt vorzumerken (Art. 6 Abs. 1 lit. b DSGVO); Rechnungen werden so lange aufbewahrt, wie es das Steuerrecht vom Vermieter verlangt (Art. 6 Abs. 1 lit. c DSGVO).',
    browser: 'Was in Ihrem Browser gespeichert wird',
    browserText:
      'Keine Cookies und keine Tracker. Ihr Browser speichert ein Anmeldetoken und Ihre Benutzerdaten, solange Sie angemeldet sind, länger nur, wenn Sie „Angemeldet bleiben“ wählen, sowie das Design und die Sprache, wenn Sie sie wählen. Beim Abmelden werden Token und Benutzerdaten entfernt. Ein zweites Token bleibt, damit Ihr Browser bei der nächsten Anmeldung erkannt wird, auch nachdem andere falsche Passwörter probiert haben. Was Sie in ein Formular eingeben, kann in dessen Tab bleiben, bis es gesendet oder der Tab geschlossen wird. Während eine neue Version schrittweise eingeführt wird, kann eine Zufallszahl gespeichert werden, damit Sie jedes Mal dieselbe Version sehen.',
    logs: 'Serverprotokolle',
    logsText:
      'Der Server protokolliert Zeitpunkt, Adresse der Seite, Status und eine Anfragenummer, damit Fehler gefunden und Missbrauch unterbunden werden können (Art. 6 Abs. 1 lit. f DSGVO). Passwörter und Token werden nie aufgeschrieben. Damit eine fehlerhafte Version gefunden und zurückgenommen wird, melden manche Seiten auch, wie sie geladen wurden: die Version, wie schnell und ob etwas fehlschlug, und nichts über die Besucher.',
    demo: 'Demokonten',
    demoText:
      'Ein Demokonto enthält erfundene Daten, verschickt keine E-Mails und wird nach 24 Stunden mit allem darin gelöscht.',
    receivers: 'Wer Daten erhält',
    receiversText:
      'Der Vermieter einer Unterkunft erhält die Anfragen dafür. Darüber hinaus nur, wer im Auftrag des Betreibers diesen Dienst hostet und seine E-Mails zustellt. Nichts wird verkauft, und nichts wird von Servern anderer Unternehmen geladen.',
    rights: 'Ihre Rechte',
    rightsText:
      'Sie können Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder herausgeben lassen, ihrer Verwendung widersprechen und sich bei Ihrer Datenschutzbehörde beschweren. Gäste wenden sich an den Vermieter der Unterkunft oder an die oben genannte Adresse.',
  },
}
