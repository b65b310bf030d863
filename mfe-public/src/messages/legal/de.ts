import type { Messages } from './en.ts'

export const messages: Messages = {
  responsible: 'Verantwortlich für diese Website',
  phone: (phone) => `Telefon ${phone}`,
  email: (email) => `E-Mail ${email}`,
  taxId: 'Steuernummer',
  contracts: 'Beherbergungsverträge',
  contractsText: (owner) =>
    `Ein Aufenthalt ist ein Vertrag zwischen Ihnen und ${owner}. Was Sie hier senden, ist eine Anfrage; sie wird zur Buchung, wenn sie angenommen wird.`,
  technology: 'Technik',
  technologyText:
    'Diese Website läuft mit Keyhaven, das Anfragen und Antworten weiterleitet. Keyhaven ist nicht Vertragspartei und nimmt keine Zahlungen entgegen.',
  whoIsResponsible: 'Wer verantwortlich ist',
  privacy: (owner) => [
    {
      title: 'Was über Sie gespeichert wird',
      paragraphs: [
        'Wenn Sie einen Aufenthalt anfragen: Ihr Name, Ihre E-Mail-Adresse, Ihre Anschrift und Telefonnummer, für eine Rechnung an eine Firma deren Name, USt-IdNr. und Referenz, sowie der Aufenthalt selbst mit Tagen, Zahl der Gäste, Zusatzleistungen und Preis.',
        'Das ist nötig, um Ihre Anfrage zu beantworten und den Aufenthalt vorzumerken (Art. 6 Abs. 1 lit. b DSGVO). Rechnungen werden so lange aufbewahrt, wie es das Steuerrecht verlangt (Art. 6 Abs. 1 lit. c DSGVO).',
      ],
    },
    {
      title: 'Wer es erhält',
      paragraphs: [
        `${owner} und Keyhaven, das die Daten im Auftrag des Vermieters speichert und für nichts anderes verwendet. Nichts wird verkauft, und nichts wird von Servern anderer Unternehmen geladen.`,
      ],
    },
    {
      title: 'Was in Ihrem Browser gespeichert wird',
      paragraphs: [
        'Keine Cookies und keine Tracker. Gespeichert werden dort die Darstellung, wenn Sie eine wählen, und was Sie in das Buchungsformular eingeben, bis Sie Ihre Anfrage bestätigen oder den Tab schließen.',
      ],
    },
    {
      title: 'Protokolle des Servers',
      paragraphs: [
        'Der Server protokolliert die Uhrzeit, die Adresse der Seite, den Status und eine Nummer der Anfrage, damit Fehler gefunden und Missbrauch unterbunden werden können (Art. 6 Abs. 1 lit. f DSGVO). Zu jeder Anfrage bewahren wir Ihre Netzwerkadresse in unkenntlicher Form auf, damit niemand alles auf einmal anfragen kann; eine Anfrage, die Sie nicht bestätigen, wird nach einem Tag gelöscht.',
        'Damit fehlerhafte Versionen dieser Seiten gefunden werden, melden einige Besuche, wie sie verlaufen sind: die Version, wie schnell es ging und ob etwas fehlschlug – und nichts über den Besucher.',
      ],
    },
    {
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie können Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder herausgeben lassen, ihrer Verwendung widersprechen und sich bei Ihrer Datenschutzbehörde beschweren. Schreiben Sie an die Adresse oben.',
      ],
    },
  ],
}
