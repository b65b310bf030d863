import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toInvoices = 'Rechnungen öffnen'
const toAnalytics = 'Auswertungen öffnen'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Einrichtung und Ablauf',
    'invoices-and-analytics': 'Rechnungen und Auswertungen',
  },
  topics: {
    'step-7-invoice': {
      title: 'Schritt 7: Rechnung erhalten',
      content: [
        'Sie schreiben keine Rechnungen: Jede Buchung, die nicht storniert ist, bekommt eine als Entwurf, und der Entwurf folgt jeder Änderung der Buchung. Ihr Name, Ihre Adresse und Ihre Steuernummer stammen aus Ihren persönlichen Daten in den Einstellungen.',
      ],
      steps: [
        'Öffnen Sie „Rechnungen“.',
        'Suchen Sie die Buchung über den Namen des Kunden.',
        'Klicken Sie auf „Herunterladen“: Das PDF öffnet sich in einem neuen Tab.',
        'Wenn alles stimmt, klicken Sie auf „Ausstellen“: Die Rechnung bekommt ihre Nummer und ändert sich nie mehr.',
      ],
      alt: 'Die Liste der Rechnungen mit Suche, „Herunterladen“ und „Ausstellen“',
      link: toInvoices,
    },
    'step-8-analytics': {
      title: 'Schritt 8: Zahlen verfolgen',
      content: [
        'Die Auswertungen zeigen Umsatz, Buchungen, Zusatzleistungen und Stornierungen der Tage, die Sie wählen, insgesamt oder für eine Unterkunft oder Einheit. Die Übersicht zeigt, wer heute bei Ihnen wohnt und wie viele Nächte dieses Monats gebucht sind.',
      ],
      link: toAnalytics,
    },
    'invoice-drafts': {
      title: 'Warum steht auf meiner Rechnung „Entwurf“?',
      content: [
        'Ein Entwurf hat keine Nummer, und das Wort ENTWURF steht quer über der Seite. Er folgt seiner Buchung: Wenn Sie Daten, Zusatzleistungen oder den Kunden ändern, steht das beim nächsten Herunterladen darauf. Mit ihm können Sie alles prüfen und einem Gast zeigen, was der Aufenthalt kosten wird.',
        'Wird die Buchung storniert oder gelöscht, verschwindet auch ihr Entwurf.',
      ],
      link: toInvoices,
    },
    'issue-an-invoice': {
      title: 'Eine Rechnung ausstellen',
      content: [
        '„Ausstellen“ gibt dem Entwurf die nächste Nummer dieses Jahres und schreibt ihn fest. Keine Nummer wird ausgelassen oder zweimal vergeben. Fehlt etwas, das auf einer Rechnung stehen muss, erfahren Sie, was es ist, und es wird nichts ausgestellt.',
        'Rechnungen können auch automatisch ausgestellt werden, am Tag der Abreise eines bestätigten Aufenthalts. Das wählen Sie in den Rechnungseinstellungen.',
      ],
      link: toInvoices,
    },
    'cancel-an-invoice': {
      title: 'Eine Rechnung stornieren oder korrigieren',
      content: [
        'Eine ausgestellte Rechnung wird nie geändert oder gelöscht. „Stornieren“ erstellt einen zweiten Beleg mit eigener Nummer, der die erste Rechnung nennt und ihren Betrag aufhebt. Ist die Buchung nicht storniert, bekommt sie einen neuen Entwurf.',
        'Ändern Sie etwas, das auf einer ausgestellten Rechnung steht (Daten, Preis oder Kunde), geschieht das von selbst: Die alte wird storniert und eine neue ausgestellt. Senden Sie dem Gast beide.',
      ],
      link: toInvoices,
    },
    'money-due': {
      title: 'Offene Beträge sehen und Gäste erinnern',
      content: [
        '„Offene Beträge“ zeigt, was Gäste nach ihrem Zahlungsplan schulden, ab zwei Wochen vorher, was Sie ihnen nach einer Stornierung oder Überzahlung schulden, und die Rechnungen beendeter Aufenthalte. Bei Überfälligem steht, seit wie vielen Tagen.',
        'Gäste können einige Tage vor und nach der Fälligkeit automatisch in ihrer Sprache erinnert werden. Die Tage und auf Wunsch eigene Worte legen Sie in den Rechnungseinstellungen unter „Zahlungen“ fest. Was bei Anreise fällig ist, wird nie per E-Mail angemahnt, und kein Aufenthalt wird storniert, weil nicht gezahlt wurde: Das entscheiden Sie.',
      ],
      link: 'Offene Beträge öffnen',
    },
    'vat-on-invoices': {
      title: 'Umsatzsteuer, Zahlungsbedingungen und Nummern',
      content: [
        'In den Rechnungseinstellungen stehen Ihre Steuersätze. Jede Zeile gilt ab einem Tag und hat einen Satz für die Übernachtung und einen für Extras wie das Frühstück. Ohne Steuersätze wird keine Umsatzsteuer ausgewiesen, und stattdessen steht der Hinweis für Kleinunternehmer auf der Rechnung.',
        'Dort legen Sie auch das Präfix der Nummern und die Zahlungsbedingungen fest. Ausgestellte Belege bleiben, wie sie sind.',
      ],
      link: 'Rechnungseinstellungen öffnen',
    },
    'for-the-tax-adviser': {
      title: 'Was bekommt mein Steuerberater?',
      content: [
        'Klicken Sie über den Rechnungen auf „Export für Steuerberater“ und wählen Sie die Tage: eine Tabelle als CSV oder für Excel, der Belege oder der Zahlungen; einen DATEV-Buchungsstapel; oder die PDFs als ZIP mit einem Verzeichnis. Alle ergeben dieselbe Summe.',
        'Für einen Buchungsstapel tragen Sie einmal in den Rechnungseinstellungen den Kontenrahmen, die Beraternummer und Ihre Mandantennummer ein. Er gehört zu einem Wirtschaftsjahr, und Stornorechnungen stehen an ihrem eigenen Tag.',
      ],
      link: toInvoices,
    },
    'payment-rule': {
      title: 'Anzahlung und Restbetrag verlangen',
      content: [
        'Unter „Zahlungen“ in den Rechnungseinstellungen legen Sie fest, was von neuen Aufenthalten verlangt wird: eine Anzahlung in Prozent, Nächten oder als Betrag, und der Rest vor oder bei der Anreise. Ein Beispiel zeigt, was das für einen Aufenthalt in drei Monaten und für einen nächste Woche heißt. Eine Unterkunft kann eine eigene Regel haben (Unterkünfte, „Anzahlung und Fälligkeit“).',
        'Bereits vereinbarte Aufenthalte behalten ihren Zahlungsplan. Dort geben Sie auch das Konto für Überweisungen ein; vergleichen Sie die Nummer, wenn sie Ihnen noch einmal genannt wird.',
      ],
      link: 'Rechnungseinstellungen öffnen',
    },
    'damage-deposit': {
      title: 'Eine Kaution verlangen',
      content: [
        'Verbinden Sie Stripe unter „Karten und Wallets“ und wählen Sie dann unter „Zahlungen“ in den Rechnungseinstellungen „Kaution“: einen Betrag, wie viele Tage vor der Anreise er reserviert und wie viele Tage nach der Abreise er freigegeben wird. Eine Unterkunft kann eine eigene Regel haben. Verlangt wird sie nur bei neuen Aufenthalten.',
        'Der Betrag wird auf der Karte reserviert, mit der der Gast online gezahlt hat. Gibt es keine oder lehnt die Bank ab, bekommt der Gast an diesem Tag einen Link per E-Mail. Abgebucht wird dabei nichts, und die Freigabe geschieht von selbst.',
        'Wurde etwas beschädigt, öffnen Sie ab der Anreise die Buchung und klicken Sie auf „Schaden abbuchen“: Betrag, Grund und, falls vorhanden, ein Bild. Der Gast liest das alles, und der Rest wird freigegeben. Es ist keine Zahlung des Aufenthalts. Was einen Blick braucht, steht unter „Offene Beträge“.',
      ],
      link: 'Rechnungseinstellungen öffnen',
    },
    'enter-payments': {
      title: 'Erfassen, was ein Gast bezahlt hat',
      content: [
        'Öffnen Sie die Buchung und klicken Sie auf „Zahlung erfassen“. „Anzahlung“ zählt zur Anzahlung der Buchung, die als bezahlt gilt, sobald sie vollständig da ist. Einträge werden nie gelöscht: Wählen Sie „Rückzahlung“, wenn Geld zurückgegeben oder versehentlich erfasst wurde.',
        'Bei den Rechnungen steht, was noch zu zahlen ist; der Filter „Offen“ zeigt nur solche.',
      ],
      link: 'Buchungen öffnen',
    },
    'cash-book': {
      title: 'Ein Kassenbuch führen',
      content: [
        'Das Kassenbuch füllt sich von selbst: Jede Zahlung mit der Zahlungsart „Bar“ steht darin, und jede Rückzahlung in bar. Jeder Vorgang zeigt, was danach in der Kasse ist, und ein Tag mit mehreren Vorgängen, was abends übrig ist.',
        'Klicken Sie auf „Anfangsbestand“ und tragen Sie ein, was an welchem Tag in der Kasse war. Geld, das Sie zur Bank bringen oder ausgeben, steht nicht darin. Liegt die Kasse unter null, sagt die Seite es.',
      ],
      link: 'Kassenbuch öffnen',
    },
    'bank-statements': {
      title: 'Zahlungen aus dem Kontoauszug verbuchen',
      content: [
        'Laden Sie den Auszug bei Ihrer Bank herunter, als CAMT.053 oder CSV, und lesen Sie ihn unter Rechnungen, Kontoauszüge ein. Jede Zeile zeigt die Buchung, zu der sie gehört: nach der Referenz im Verwendungszweck, sonst nach Betrag und Name. Kommen mehrere infrage, wählen Sie.',
        '„Verbuchen“ trägt die Zahlung mit Tag und Name bei der Buchung ein, zuerst als Anzahlung. Sichere Treffer verbuchen Sie mit einem Klick. Eine Zahlung für mehrere Buchungen teilen Sie mit „Buchungen wählen“ auf. Von selbst wird nichts verbucht, und dieselbe Datei ein zweites Mal ändert nichts.',
        'Eine CSV-Datei zeigen wir Ihnen beim ersten Mal so, wie wir sie verstehen. Was Sie daran ändern, merken wir uns für die nächste.',
      ],
      link: 'Kontoauszüge öffnen',
    },
    'what-is-on-an-invoice': {
      title: 'Was steht auf einer Rechnung?',
      content: [
        'Ihr Name, Ihre Adresse, Kontaktdaten und Steuernummer, Name und Adresse des Kunden, der Aufenthalt mit Unterkunft, Einheit, Daten und Gästen, jede Zeile des Preises, der Gesamtbetrag und die Anzahlung, falls es eine gibt.',
        'Sind Ihre eigenen Angaben falsch, ändern Sie Ihre persönlichen Daten in den Einstellungen. Sind die Angaben des Gastes falsch, bearbeiten Sie den Kunden.',
      ],
      link: 'Einstellungen öffnen',
    },
    'e-invoice': {
      title: 'Rechnung an eine Firma, als XRechnung oder ZUGFeRD',
      content: [
        'Öffnen Sie den Kunden und geben Sie Firma, USt-IdNr. und die Referenz ein, die die Firma auf der Rechnung lesen will, etwa eine Bestellnummer. Behörden in Deutschland haben eine Leitweg-ID. Gäste können dasselbe beim Buchen angeben. Ihre eigene USt-IdNr. steht in Ihren persönlichen Daten.',
        'Ist die Rechnung ausgestellt, erhalten Sie mit „XRechnung“ neben „Herunterladen“ die Datei für Behörden und Firmen. Das PDF enthält dieselben Daten (ZUGFeRD, auch Factur-X genannt), sodass Programme sie lesen können.',
        'Ein Entwurf an eine Firma sagt, was einer XRechnung fehlen würde, etwa die E-Mail-Adresse des Kunden. Sie können ihn trotzdem ausstellen: Auf Papier ist die Rechnung vollständig.',
      ],
      link: toInvoices,
    },
    'invoice-link-expired': {
      title: 'Der Link zu einem PDF funktioniert nicht mehr',
      content: [
        'Ein Link zum Herunterladen gilt 15 Minuten, damit ein weitergegebener Link Ihre Belege nicht für immer öffnet. Öffnen Sie die Liste der Rechnungen und klicken Sie erneut auf „Herunterladen“. Um einem Gast eine Rechnung zu senden, speichern Sie das PDF und hängen es an.',
      ],
      link: toInvoices,
    },
    'choose-the-days': {
      title: 'Wählen, was die Auswertungen zeigen',
      content: [
        '„Zeitraum“ bietet das Übliche: bis heute, diesen Monat, letzten Monat, dieses Jahr, letztes Jahr und jeden Monat zweier Jahre. Für andere Tage ändern Sie „Von“ und „Bis“; beide zählen mit. „Gruppieren nach“ bestimmt die Säulen des Umsatzdiagramms und lässt die Tage, wie sie sind.',
        'Jede Zahl wird mit denselben Tagen des Vorjahres und mit den Tagen unmittelbar davor verglichen. Ganze Monate werden mit ganzen Monaten verglichen.',
        '„Unterkunft“ und „Einheit“ schränken alle Zahlen ein. Die Adresse der Seite enthält Ihre Auswahl, sodass Sie sie als Lesezeichen speichern können. „Tabellen“ zeigt dieselben Zahlen als Text.',
      ],
      link: toAnalytics,
    },
    'what-counts-as-revenue': {
      title: 'Was zählt als Umsatz?',
      content: [
        'Nur bestätigte Buchungen, Nacht für Nacht: Ein Aufenthalt über ein Monatsende wird auf beide Monate verteilt. Zu jeder Nacht gehören ihr Preis, ihre weiteren Personen und ihre Zusatzleistungen pro Tag; eine Zusatzleistung, die einmal berechnet wird, zählt zur ersten Nacht. Rabatte sind abgezogen.',
      ],
      link: toAnalytics,
    },
    'cancellation-rate': {
      title: 'Wie wird die Stornoquote berechnet?',
      content: [
        'Nach dem Monat der Anreise: „Angelegt“ sind alle Buchungen für diesen Monat, „Storniert“ jene davon, die storniert wurden, und „Quote“ ist ihr Anteil in Prozent. Gelöschte Buchungen zählen nicht.',
      ],
      link: toAnalytics,
    },
  },
}
