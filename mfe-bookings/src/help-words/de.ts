import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toBookings = 'Buchungen öffnen'
const toClients = 'Kunden öffnen'
const toCalendar = 'Kalender öffnen'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Einrichtung und Ablauf',
    'managing-bookings': 'Buchungen verwalten',
    'managing-clients': 'Kunden verwalten',
  },
  topics: {
    'step-3-clients': {
      title: 'Schritt 3: Kunden anlegen',
      content: [
        'Ein Kunde ist ein Gast, wie er bei Ihnen geführt wird: Name, E-Mail-Adresse und Anschrift. Ruft ein Gast an, genügen Name und Telefonnummer: Geben Sie sie beim Buchen ein; nach der Adresse werden Sie gefragt, wenn Sie die Rechnung ausstellen. Kunden bekommen kein Konto, und wenn Sie jemanden anlegen, wird dieser Person nichts geschickt.',
      ],
      steps: [
        'Öffnen Sie „Kunden“ und klicken Sie auf „Neuer Kunde“.',
        'Füllen Sie Name, „E-Mail“, Adresse und „Telefon“ aus.',
        'Klicken Sie auf „Speichern“.',
      ],
      alt: 'Das Formular „Neuer Kunde“, geöffnet von der Seite „Kunden“ aus',
      link: toClients,
    },
    'step-4-booking': {
      title: 'Schritt 4: Eine Buchung anlegen',
      content: [
        'Das Formular fragt eines nach dem anderen und bietet nur an, was frei ist: Eine Unterkunft ohne freie Einheit in diesem Zeitraum steht nicht in der Liste. Der Preis erscheint darunter, Zeile für Zeile, sobald Einheit, Zeitraum und Gäste gewählt sind.',
      ],
      steps: [
        'Öffnen Sie „Buchungen“ und klicken Sie auf „Neue Buchung“.',
        'Wählen Sie „Anreise“ und „Abreise“, dann „Unterkunft“ und „Einheit“.',
        'Geben Sie die Zahl der „Gäste“ ein, und suchen Sie dann den „Kunden“ nach seinem Namen, oder wählen Sie „Neuer Kunde“ in der Liste.',
        'Legen Sie bei Bedarf „Status“, „Gutscheincode“, Anzahlung und „Zusatzleistungen“ fest, und klicken Sie auf „Speichern“.',
      ],
      alt: 'Das Formular „Neue Buchung“ mit Zeitraum, Unterkunft, Einheit und Gästen',
      link: toBookings,
    },
    'booking-status': {
      title: 'Offen, bestätigt, storniert: Was belegt die Einheit?',
      content: [
        '„Offen“ und „Bestätigt“ belegen beide die Einheit: Niemand anders kann für diese Nächte gebucht werden. Eine Buchung, die Sie eingeben, bleibt offen, bis Sie das ändern. „Storniert“ gibt die Nächte sofort frei.',
        'Es zählen nur bestätigte Buchungen: als Umsatz, als anwesende Gäste, als nächste Anreise und Abreise. Offene stehen daneben, in den Kacheln, in den Listen von heute und in den Auswertungen („600,00 € mehr, wenn offene Aufenthalte kommen“), und zählen in der Auslastung als belegt. Zwei Wochen vor der Anreise bittet Sie die Übersicht, sie zu bestätigen.',
      ],
      link: toBookings,
    },
    'change-a-stay': {
      title: 'Zeitraum, Einheit oder Gäste ändern: alter oder neuer Preis?',
      content: [
        'Klicken Sie in der Zeile der Buchung auf „Bearbeiten“. Wenn Sie Zeitraum, Einheit, Gäste, Zusatzleistungen oder den Gutscheincode ändern, zeigt das Formular den alten und den neuen Gesamtpreis und fragt, welcher gilt: die heutigen Preise oder der vereinbarte Betrag.',
        'Status, Anzahlung und Kunde ändern den Preis nie. Ist schon eine Rechnung ausgestellt, wird sie ersetzt, wenn Sie Zeitraum, Einheit, Gäste, Preis oder Kunden ändern: Ein zweites Dokument storniert die alte, und eine neue wird ausgestellt. Nummern und Beträge sehen Sie vorher, und nichts ändert sich, bevor Sie zustimmen.',
        'Ein Datum in der Vergangenheit kann bleiben, wie es ist; auf einen Tag vor heute können Sie eine Anreise aber nicht verschieben.',
      ],
      steps: [
        'Klicken Sie auf „Bearbeiten“ und nehmen Sie Ihre Änderungen vor.',
        'Wählen Sie unter „Welcher Preis?“ entweder „Neuer Preis nach heutigem Stand“ oder „Vereinbarten Preis behalten“.',
        'Klicken Sie auf „Änderungen speichern“.',
      ],
      alt: 'Das Formular „Buchung bearbeiten“ fragt, welcher Preis gilt',
      link: toBookings,
    },
    'how-a-price-is-made': {
      title: 'Wie setzt sich der Gesamtpreis zusammen?',
      content: [
        'Die Nächte, dazu weitere Personen für jede Nacht, dazu die Zusatzleistungen, abzüglich des Gutscheincodes. Klicken Sie in der Zeile einer Buchung auf „Details“: Dort steht jede Zeile des Preises mit Menge und Betrag. Die Buchung behält diese Zeilen. Wenn Sie später den Preis einer Einheit oder einer Zusatzleistung ändern, bleiben sie, wie sie sind.',
      ],
      link: toBookings,
    },
    'same-day-change': {
      title: 'Kann am selben Tag ein Gast abreisen und der nächste anreisen?',
      content: [
        'Ja. Ein Aufenthalt belegt die Nächte von der Anreise bis zur Nacht vor der Abreise; der Tag der Abreise ist für die nächste Anreise frei. Zwei Buchungen, die in derselben Einheit eine Nacht gemeinsam hätten, werden abgelehnt, auch wenn zwei Personen im selben Augenblick buchen.',
      ],
    },
    'no-free-property': {
      title: 'Warum wird meine Unterkunft oder Einheit im Formular nicht angeboten?',
      content: [
        'Das Formular zeigt Einheiten, die in jeder Nacht des Aufenthalts frei sind, aktiv sind und den Status „Verfügbar“ haben. Fehlt die gesuchte, trifft eines davon nicht zu: Sehen Sie im Kalender ihre Nächte nach und unter „Einheiten“ ihre Zeile.',
        '„Für so viele Gäste ist hier nicht Platz“ heißt, dass es mehr Gäste sind, als die maximale Belegung der Einheit erlaubt.',
      ],
      link: toCalendar,
    },
    deposit: {
      title: 'Eine Anzahlung festhalten',
      content: [
        'Um eine Anzahlung zu verlangen, lassen Sie „Anzahlung bezahlt“ auf „Nein“ und geben die verlangte Anzahlung ein und bis wann sie fällig ist. Bleibt das Feld leer, gilt für einen neuen Aufenthalt Ihre Zahlungsregel (Rechnungseinstellungen, Zahlungen, oder die der Unterkunft), auch wenn er sich ändert; unter „Details“ steht der Zahlungsplan mit dem, was bezahlt und überfällig ist. Ist sie da, setzen Sie „Anzahlung bezahlt“ auf „Ja“, und geben Sie die „Höhe der Anzahlung“ ein. Die Liste zeigt dann ein Häkchen mit dem Betrag; X heißt nicht bezahlt. Die Anzahlung ändert den Gesamtpreis nicht; auf der Rechnung steht sie unter der Summe.',
      ],
      link: toBookings,
    },
    'cancel-or-delete': {
      title: 'Eine Buchung stornieren oder löschen?',
      content: [
        'Stornieren Sie, wenn ein Aufenthalt nicht stattfindet: Klicken Sie auf „Details“, dann auf „Buchung stornieren“. Sie sehen zuerst, was das bewirkt. Die Nächte sind wieder frei, ein Rechnungsentwurf wird gelöscht, eine ausgestellte Rechnung durch ein zweites Dokument storniert. Hat Ihr Gast etwas bezahlt, wird Ihnen gleich danach die Rückzahlung angeboten. Berechnen Sie eine Gebühr, legt „Rechnung über die Gebühr“ einen Entwurf dafür an. In Ihrer Stornoquote zählt die Buchung weiter.',
        'Löschen ist für das, was versehentlich eingegeben wurde: Die Buchung ist endgültig weg, und ihr Rechnungsentwurf mit ihr. Eine Buchung mit einer ausgestellten Rechnung oder mit Zahlungen, zurückgezahlt oder nicht, lässt sich nur stornieren.',
      ],
      link: toBookings,
    },
    'write-to-a-guest': {
      title: 'Einem Gast zu einer Buchung schreiben',
      content: [
        'Wer auf Ihren Seiten anfragt, bekommt seine E-Mails von selbst: dass Sie die Anfrage haben, und was Sie entscheiden. Ihre eigenen Worte gehen mit, wenn Sie annehmen, ablehnen oder stornieren. Alles andere wird nur gesendet, wenn Sie es wollen.',
        'Jede E-Mail sehen Sie, bevor sie gesendet wird. Sie trägt Ihren Namen, Ihr Logo und Ihre Farbe, eine Antwort geht an Sie, und ein bestätigter Aufenthalt bringt einen Eintrag für den Kalender des Gastes mit.',
        'Notizen zu einer Buchung oder einem Kunden sehen nur Sie.',
      ],
      steps: [
        'Klicken Sie bei einer Buchung auf „Details“, dann auf „E-Mail an Gast …“: Die E-Mail sagt, wie es um den Aufenthalt steht.',
        'Wählen Sie im Formular einer Buchung „Danach eine E-Mail an den Gast vorschlagen“ und speichern Sie: Sie sehen die E-Mail, bevor sie hinausgeht.',
        'Eine ausgestellte Rechnung geht als PDF mit: Klicken Sie in der Buchung daneben auf „E-Mail …“.',
      ],
      link: toBookings,
    },
    'changes-of-guests': {
      title: 'Wenn ein Gast um andere Tage oder Gäste bittet',
      content: [
        'Auf der Seite eines bestätigten Aufenthalts wählen Gäste andere Tage oder andere Gäste, sehen den neuen Preis und schicken es Ihnen mit einer Nachricht. Bis Sie annehmen, ändert sich nichts an der Buchung, und die neuen Nächte sind nicht vorgemerkt: Wer sie zuerst bucht, bekommt sie.',
        'Sie erhalten eine E-Mail mit dem Aufenthalt, wie er gebucht und wie er gewünscht ist. Nehmen Sie mit dem Link an oder lehnen Sie ab, oder in der Übersicht oder in der Buchung, auf Wunsch mit eigenen Worten. Danach hat die Buchung die neuen Tage, die neuen Gäste und den Preis, den der Gast gesehen hat, und der Gast bekommt eine E-Mail mit dem Eintrag für seinen Kalender. Eine ausgestellte Rechnung wird nur ersetzt, wenn Sie es sagen.',
        'Ändern Sie die Buchung inzwischen selbst, ist der Wunsch des Gastes erledigt, und wir sagen es ihm. Antwortet niemand, endet er mit Beginn des Aufenthalts.',
      ],
      link: toBookings,
    },
    'way-in-by-mail': {
      title: 'Wegbeschreibung und Türcode vor der Anreise schicken',
      content: [
        'Tragen Sie die Wegbeschreibung unter Unterkünfte und den Türcode unter Einheiten ein. So viele Tage vor der Anreise, wie bei der Unterkunft steht, schicken wir dem Gast eines bestätigten Aufenthalts die Adresse mit Karte, Wegbeschreibung, Türcode, Check-in-Zeiten und den Restbetrag. Ändern sich Tage oder Einheit, geht die E-Mail noch einmal hinaus.',
        'Wer auf Ihren Seiten angefragt hat, bekommt sie von selbst; unter Unterkünfte, Anreise schalten Sie das aus. Bei einer Buchung, die Sie selbst eingetragen haben, geht sie nur hinaus, wenn Sie es in der E-Mail an den Gast ankreuzen.',
      ],
      link: toBookings,
    },
    'reopen-a-booking': {
      title: 'Eine stornierte Buchung zurückholen',
      content: [
        'Klicken Sie auf „Details“, dann auf „Wieder aufnehmen“. Das geht, solange die Einheit in diesen Nächten noch frei ist und gebucht werden kann; sonst sehen Sie, welche Nächte belegt sind, und können unter „Buchung bearbeiten“ einen anderen Zeitraum oder eine andere Einheit wählen.',
      ],
      link: toBookings,
    },
    'find-a-booking': {
      title: 'Eine Buchung finden, oder alle, die passen',
      content: [
        'Die Liste zeigt zuerst alle Anreisen ab heute. Die Reiter darüber zeigen, wer im Haus ist, Anfragen, die auf Ihre Antwort warten, vergangene und stornierte Buchungen, oder alle. Sortieren Sie nach Anreise, Buchungsdatum, Gast oder Gesamtpreis; auch die Spaltenköpfe sortieren. Ein Klick auf eine Zeile öffnet die Buchung.',
        'Suchen Sie über der Liste nach Gast (Name, E-Mail, Telefon oder Ort), Einheit, Gutscheincode, einem Tag wie 21.11. oder der Nummer der Buchung oder ihrer Rechnung. Grenzen Sie dann nach Status, Unterkunft, Tagen der Anreise und Anzahlung ein. Die Adresse der Seite enthält die Filter: Setzen Sie ein Lesezeichen, oder schicken Sie sie jemandem in Ihrem Team. „CSV exportieren“ speichert, was die Filter zeigen, von allen Seiten.',
        '„Details“ öffnet eine Buchung über der Seite; auch diese Adresse können Sie als Lesezeichen setzen oder verschicken.',
      ],
      link: toBookings,
    },
    'changed-meanwhile': {
      title: '„Das wurde inzwischen von jemand anderem geändert“: was nun?',
      content: [
        'Nachdem Sie sie geöffnet haben, hat jemand anders, oder Sie selbst in einem anderen Tab, die Buchung, den Kunden oder die Einheit gespeichert, die Sie gerade bearbeiten. Nichts von Ihren Eingaben ist verloren: „Meine Eingaben behalten“ setzt sie auf die neue Fassung, „Neue Fassung zeigen“ verwirft sie. Sehen Sie sich beide an, und klicken Sie dann auf „Änderungen speichern“.',
      ],
      link: toBookings,
    },
    'first-steps': {
      title: 'Die ersten fünf Schritte wieder auf die Übersicht holen',
      content: [
        'Bis zu Ihrer ersten Buchung zeigt die Übersicht, was dahin führt: Ihre Angaben, eine Unterkunft, eine Einheit mit ihrem Preis, ein Bild und die Buchung. Haben Sie auf „Ausblenden“ geklickt, holt der Link unten die Schritte zurück. Nach der ersten Buchung verschwinden sie von selbst.',
      ],
      link: 'Die ersten Schritte anzeigen',
    },
    today: {
      title: 'Der heutige Tag auf der Übersicht',
      content: [
        'Zuerst kommen Anfragen, die auf Ihre Antwort warten, mit Einheit, Nächten, Gästen, Preis und der Zeit, die Ihnen bleibt. Darunter stehen die Anreisen von heute, die Gäste im Haus, die Abreisen und offene Anzahlungen. Ein Klick auf eine Zeile öffnet ihre Buchung. Ein gelber Punkt kennzeichnet eine Buchung, die noch offen ist. „Heute“ ist der Tag am Ort der Unterkunft.',
      ],
      link: toCalendar,
    },
    'calendar-colours': {
      title: 'Den Kalender lesen',
      content: [
        'Wählen Sie auf der Übersicht eine Unterkunft oder „Alle Unterkünfte“ sowie Monat und Jahr: eine Zeile je Einheit, eine Spalte je Tag. Ein Balken reicht von der Mitte des Anreisetags bis zur Mitte des Abreisetags. Grün ist bestätigt, gelb ist offen, schraffiert ist gesperrt. „Stornierte anzeigen“ ergänzt stornierte Aufenthalte als dünne rote Linien, die nichts belegen.',
        'Die Kopfzeile einer Unterkunft zeigt, wie viele Einheiten jede Nacht frei sind und ab welchem Preis. Zeigen Sie auf einen Balken, um zu sehen, wer es ist; ein Klick öffnet die Buchung oder die Sperrung.',
      ],
      link: toCalendar,
    },
    'calendar-zoom': {
      title: 'Mehr Tage oder Einheiten sehen, oder zu anderen Tagen gehen',
      content: [
        'Mit 14, 31, 90 und 365 wählen Sie, wie viele Tage auf den Bildschirm passen; der Tag in der Mitte bleibt, wo er ist, und der heutige bleibt in Sicht. Scrollen Sie zu jedem Tag, klicken Sie auf „Früher“ und „Später“ für einen Bildschirm voller Tage, oder auf „Heute“, um zurückzukommen. Ein Klick auf den Namen einer Unterkunft blendet ihre Einheiten aus oder wieder ein.',
        '„Ganze Seite“ blendet den Rest der Übersicht aus, sodass der Kalender das Fenster füllt; „Übersicht anzeigen“ holt ihn zurück.',
        'Die Adresse der Seite enthält Unterkunft, Tag, Zoom und ganze Seite: Setzen Sie ein Lesezeichen, oder schicken Sie sie jemandem in Ihrem Team.',
      ],
      link: toCalendar,
    },
    'calendar-book-or-block': {
      title: 'Im Kalender Nächte buchen oder sperren',
      content: [
        'Ziehen Sie vom Tag der Anreise zum Tag der Abreise, oder klicken Sie für eine Nacht auf einen einzelnen Tag. Suchen Sie den Gast nach seinem Namen, oder geben Sie einen neuen Namen ein und drücken Sie die Eingabetaste: Dann genügt eine Telefonnummer oder E-Mail-Adresse. „Weitere Angaben…“ öffnet das ganze Formular mit Zusatzleistungen und Gutscheincode, sobald der Gast bekannt ist. Um die Nächte stattdessen nicht zu verkaufen, geben Sie unten im Dialog einen Grund ein, wenn Sie möchten, und klicken Sie auf „Sperren“.',
        'Auf dem Telefon tippen Sie auf den Tag der Anreise, dann auf den Tag der Abreise, und dann auf „Buchen“. Ein Klick auf eine Sperrung ändert sie oder hebt sie auf.',
      ],
      link: toCalendar,
    },
    'calendar-prices': {
      title: 'Preise im Kalender sehen und ändern',
      content: [
        '„Preise“ neben der Legende zeigt den Preis jeder freien Nacht, und darunter den Mindestaufenthalt, wo es einen gibt (3+). Zeigen Sie auf eine Nacht, um es in Worten zu lesen. Gezeigt wird es, wo die Spalten Platz haben: bei 14 Tagen, auf einem breiten Bildschirm auch bei 31. Um Preis oder Regeln zu ändern, wählen Sie Nächte wie für eine Buchung und klicken auf „Preis und Regeln ändern…“: Geben Sie einen Preis pro Nacht oder Mindestnächte ein, oder wählen Sie „Keine Anreise“ und „Keine Abreise“, auf Wunsch auch für weitere Einheiten der Unterkunft. Was leer bleibt, ändert sich nicht. Saisons, die auf diesen Nächten liegen, werden um sie herum geteilt, und Regeln dieser Tage ersetzt. Zehn Sekunden lang macht „Rückgängig“ alles ungeschehen.',
      ],
      link: toCalendar,
    },
    'calendar-move': {
      title: 'Einen Aufenthalt verschieben, verlängern oder verkürzen',
      content: [
        'Ziehen Sie einen Balken auf andere Tage oder in eine andere Einheit, oder ziehen Sie an einem seiner Enden. Er wird rot, wo er nicht hinkann, und sagt, warum. Auf dem Telefon halten Sie den Balken zuerst gedrückt. „Verschieben …“ in den Details einer Buchung tut dasselbe ohne Ziehen.',
        'Würde sich der Preis ändern, wählen Sie: den alten beibehalten oder den neuen nehmen. Zehn Sekunden lang macht „Rückgängig“ (oder Strg und Z) die letzte Verschiebung samt Preis ungeschehen. Ist eine Rechnung ausgestellt, werden Sie gefragt, bevor eine Verschiebung oder das Rückgängigmachen sie ersetzt.',
      ],
      link: toCalendar,
    },
    'calendar-keys': {
      title: 'Den Kalender mit der Tastatur bedienen',
      content: [
        'Gehen Sie mit der Tabulatortaste zum Kalender. Die Pfeiltasten führen durch Tage und Einheiten, Bild auf und Bild ab um einen ganzen Bildschirm, T geht zu heute, und F zeigt den Kalender auf der ganzen Seite und zurück. Die Eingabetaste öffnet, was dort ist; auf einer freien Nacht beginnt sie eine Auswahl, die Pfeile erweitern sie, und die Eingabetaste bucht oder sperrt sie.',
        'M greift einen Aufenthalt oder eine Sperrung: Die Pfeile verschieben sie, mit der Umschalttaste ändern sie das Ende, die Eingabetaste legt ab, und Esc lässt alles, wo es war. Mit ? sehen Sie alle Tasten.',
      ],
      link: toCalendar,
    },
    'dashboard-figures': {
      title: 'Was die Zahlen auf der Übersicht bedeuten',
      content: [
        '„Gäste“: wie viele Personen heute bei Ihnen wohnen. „Auslastung“: welcher Anteil Ihrer aktiven Einheiten heute Nacht belegt ist. „Auslastung im Monat“: dasselbe für alle Nächte dieses Monats. „Nächste Anreise“ und „Nächste Abreise“: von bestätigten Aufenthalten, heute eingeschlossen.',
        'Ein Strich heißt, dass es nichts zu zählen gibt, zum Beispiel keine aktive Einheit.',
      ],
      link: toCalendar,
    },
    'find-a-client': {
      title: 'Einen Kunden finden',
      content: [
        'Geben Sie bei „Kunden suchen“ einen Teil von Name, E-Mail-Adresse, Telefonnummer oder Ort ein. Vor- und Nachname können in beliebiger Reihenfolge stehen, Mueller findet Müller und Strasse findet Straße, und ein falscher Buchstabe macht nichts. Im Buchungsformular sucht das Feld „Kunde“ genauso und zeigt E-Mail, Ort und Land, damit Sie Personen gleichen Namens unterscheiden können.',
        'Ein Klick auf eine Zeile öffnet die Seite dieses Gastes: alle Aufenthalte, was gebucht, bezahlt und noch offen ist, jede Zahlung und Ihre Notizen.',
      ],
      link: toClients,
    },
    'find-everything': {
      title: 'Einen Gast, eine Buchung, Einheit oder Rechnung von überall finden',
      content: [
        'Klicken Sie in der Navigation auf „Suchen“, oder drücken Sie Strg und K (⌘ und K auf dem Mac). Geben Sie einen Teil eines Namens ein, eine Telefonnummer, eine Buchungsnummer wie B-000042 oder nur 42, oder einen Tag wie 21.11.2026 oder 21.11., um zu sehen, wer dann bei Ihnen wohnt. Ein Gast, der gerade im Haus ist, steht oben.',
        'Die Pfeiltasten wählen, die Eingabetaste öffnet, Esc schließt. Auch Seiten werden nach ihrem Namen gefunden, ebenso, was Sie dort beginnen können: „Neue Buchung“, „Neuer Kunde“, „Saisonpreise“.',
      ],
    },
    'export-clients': {
      title: 'Die Liste als Datei für eine Tabellenkalkulation speichern',
      content: [
        'Klicken Sie über der Liste der Kunden oder der Buchungen auf „CSV exportieren“. Die Datei enthält, was Suche und Filter zeigen, von allen Seiten. Excel, Numbers, LibreOffice und Google Tabellen öffnen sie.',
        'Text, den eine Tabellenkalkulation für eine Formel hielte, etwa eine Telefonnummer, die mit + beginnt, bekommt einen Apostroph davor. Beim Importieren wird er wieder entfernt.',
      ],
      link: toClients,
    },
    'import-clients': {
      title: 'Viele Kunden auf einmal aus einer Datei anlegen',
      content: [
        'Speichern Sie Ihre Liste als CSV mit den Spalten First name (Vorname), Last name (Nachname), Email (E-Mail), Street (Straße), House number (Hausnummer), Postal code (Postleitzahl), City (Ort), Country (Land) und Phone (Telefon), in beliebiger Reihenfolge. Für einen Kunden genügen ein Nachname und eine Telefonnummer oder E-Mail-Adresse; nach der Adresse werden Sie gefragt, sobald eine Rechnung sie braucht. Eine hier exportierte Datei lässt sich unverändert importieren.',
        'Bevor etwas angelegt wird, sehen Sie, wohin jede Spalte der Datei kommt, auch eine, die weggelassen wird, und können es ändern; Dateien von Google und Outlook werden erkannt. Darunter stehen die Zeilen und was daran nicht stimmt: Importieren Sie die guten Zeilen, und laden Sie die anderen zum Berichtigen herunter. Wer nach Name und E-Mail (oder Telefon, wenn es keine E-Mail gibt) schon vorhanden ist, wird ausgelassen.',
      ],
      steps: [
        'Öffnen Sie „Kunden“ und klicken Sie auf „Importieren“.',
        'Wählen Sie die Datei, oder laden Sie zuerst die Vorlage herunter und füllen Sie sie aus.',
        'Sehen Sie nach, wohin die Spalten kommen; wählen Sie eine andere Kodierung, wenn Umlaute falsch aussehen.',
        'Berichtigen Sie die markierten Zeilen in Ihrer Tabelle, speichern Sie sie, und wählen Sie die Datei noch einmal.',
        'Klicken Sie auf „Kunden anlegen“.',
      ],
      alt: 'Der Import von Kunden mit den geprüften Zeilen einer Datei',
      link: toClients,
    },
    'change-a-client': {
      title: 'Ein Gast ist umgezogen oder heißt jetzt anders',
      content: [
        'Klicken Sie in der Zeile auf „Bearbeiten“, ändern Sie, was anders ist, und klicken Sie auf „Änderungen speichern“. Die Rechnungsentwürfe dieses Kunden zeigen von da an den neuen Namen und die neue Adresse.',
      ],
      link: toClients,
    },
    'inactive-client': {
      title: 'Was heißt es, dass ein Kunde inaktiv ist?',
      content: [
        'Ein inaktiver Kunde bleibt in der Liste, nach den aktiven, wird aber nicht angeboten, wenn Sie eine Buchung anlegen. Ein neuer Kunde ist immer aktiv; „Aktiv“ finden Sie im Formular eines vorhandenen Kunden.',
      ],
      link: toClients,
    },
    'delete-a-client': {
      title: 'Einen Kunden löschen',
      content: [
        'Klicken Sie auf „Bearbeiten“, dann auf „Löschen“. Ein Kunde ohne Buchungen wird endgültig gelöscht. Einer mit Buchungen wird archiviert: Er verschwindet aus der Liste und dem Buchungsformular und bleibt auf den Buchungen und Rechnungen stehen.',
      ],
      link: toClients,
    },
    'guest-asks-about-data': {
      title: 'Ein Gast fragt, was ich über ihn weiß, oder will gelöscht werden',
      content: [
        'Öffnen Sie den Kunden und klicken Sie auf die drei Punkte. „Kopie speichern“ gibt Ihnen ein ZIP mit allem über diesen Gast, das Sie ihm senden können. „Kundendaten löschen“ löscht Name, Adresse, Telefonnummer und E-Mail-Adresse endgültig; Buchungen bleiben als Zahlen erhalten. Rechnungen, die Sie ausgestellt haben, behalten den Namen, bis ihre Frist abgelaufen ist, wie es das Gesetz verlangt.',
        'Ein Kunde, dessen Aufenthalt noch kommt oder gerade läuft, kann nicht gelöscht werden: Warten Sie, bis er vorbei ist, oder stornieren Sie ihn zuerst.',
      ],
      link: toClients,
    },
    'client-twice': {
      title: 'Derselbe Gast steht zweimal in der Liste',
      content: [
        'Mehrere Kunden dürfen dieselbe E-Mail-Adresse haben, wie es in Familien vorkommt; deshalb lässt sich jemand zweimal anlegen. Klicken Sie bei den Buchungen des überzähligen Eintrags auf „Bearbeiten“, wählen Sie den anderen „Kunden“, und löschen Sie dann den ersten. Ein anderer Kunde ändert den Preis nicht.',
      ],
      link: toBookings,
    },
  },
}
