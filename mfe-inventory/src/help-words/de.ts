import type { HelpWords } from '@keyhaven/shared-contracts/platform/help'

const toProperties = 'Unterkünfte öffnen'
const toUnits = 'Einheiten öffnen'
const toServices = 'Zusatzleistungen öffnen'
const toPromocodes = 'Gutscheincodes öffnen'
const toSeasons = 'Saisonpreise öffnen'

export const help: HelpWords = {
  sections: {
    'system-setup': 'Einrichtung und Ablauf',
    'managing-properties': 'Unterkünfte verwalten',
    'services-and-promo-codes': 'Zusatzleistungen und Gutscheincodes',
  },
  topics: {
    'step-1-property': {
      title: 'Schritt 1: Eine Unterkunft anlegen',
      content: [
        'Eine Unterkunft ist ein Haus oder ein Ort mit einer Adresse. Alles andere gehört zu ihr: Ihre Einheiten werden gebucht, ihre Zusatzleistungen können Gäste zu einem Aufenthalt dazubuchen.',
      ],
      steps: [
        'Öffnen Sie „Unterkünfte“ und klicken Sie auf „Neue Unterkunft“.',
        'Füllen Sie den Namen, die Adresse mit Telefon und die Beschreibung aus: Gäste lesen sie auf Ihrer öffentlichen Seite.',
        'Prüfen Sie die Zeitzone. Sie bestimmt, welcher Tag gerade in dieser Unterkunft ist.',
        'Klicken Sie auf „Speichern“.',
      ],
      alt: 'Das Formular „Neue Unterkunft“, geöffnet aus der Liste der Unterkünfte',
      link: toProperties,
    },
    'step-2-units': {
      title: 'Schritt 2: Ihre Einheiten anlegen',
      content: [
        'Eine Einheit ist, was gebucht wird: eine Ferienwohnung, ein Zimmer oder das ganze Haus. Eine Unterkunft ohne Einheiten kann nicht gebucht werden. Legen Sie für alles, was einzeln vermietet wird, eine Einheit an.',
      ],
      steps: [
        'Öffnen Sie „Einheiten“ und klicken Sie auf „Neue Einheit“.',
        'Geben Sie unter „Maximale Belegung“ an, wie viele Personen dort schlafen dürfen, und unter „Grundbelegung“, wie viele davon im Preis pro Nacht enthalten sind.',
        'Geben Sie den Preis pro Nacht an und für alle über der Grundbelegung den Preis pro weitere Person.',
        'Wählen Sie die Unterkunft, lassen Sie den Status auf „Frei“ und „Aktiv“, wie es ist, und klicken Sie auf „Speichern“.',
      ],
      alt: 'Das Formular „Neue Einheit“ mit Belegung und Preis',
      link: toUnits,
    },
    'step-5-services': {
      title: 'Schritt 5: Zusatzleistungen anlegen (freiwillig)',
      content: [
        'Frühstück, Parkplatz, Endreinigung: Eine Zusatzleistung gehört zu einer Unterkunft und wird einmal pro Aufenthalt („Einmalig“) oder für jede Nacht („Pro Tag“) berechnet. Von da an bietet das Buchungsformular sie für diese Unterkunft an.',
      ],
      steps: [
        'Öffnen Sie „Zusatzleistungen“ und klicken Sie auf „Neue Zusatzleistung“.',
        'Geben Sie Name, Art, Unterkunft und Preis an.',
        'Klicken Sie auf „Speichern“.',
      ],
      alt: 'Das Formular „Neue Zusatzleistung“, geöffnet aus der Liste der Zusatzleistungen',
      link: toServices,
    },
    'step-6-promo-codes': {
      title: 'Schritt 6: Gutscheincodes anlegen (freiwillig)',
      content: [
        'Ein Gutscheincode zieht von einem Aufenthalt einen ganzen Prozentsatz oder einen Betrag ab, bis zu einem Tag, den Sie wählen. Gut für Stammgäste, für ruhige Wochen oder für einen Newsletter.',
      ],
      steps: [
        'Öffnen Sie „Gutscheincodes“ und klicken Sie auf „Neuer Gutscheincode“.',
        'Geben Sie den Code an, den Gäste Ihnen nennen, den Rabatt in Prozent und eine Beschreibung.',
        'Öffnen Sie „Bedingungen“, wenn er nur für bestimmte Nächte, Einheiten oder Gäste gilt.',
        'Wählen Sie unter „Gültig bis“ den letzten gültigen Tag und klicken Sie auf „Speichern“.',
      ],
      alt: 'Das Formular „Neuer Gutscheincode“, geöffnet aus der Liste der Gutscheincodes',
      link: toPromocodes,
    },
    'edit-a-property': {
      title: 'Eine Unterkunft oder Einheit ändern',
      content: [
        'Klicken Sie auf eine Unterkunft oder in der Zeile einer Einheit auf „Bearbeiten“. Auf der Schaltfläche des Formulars steht „Keine Änderungen“, bis Sie etwas geändert haben, und dann „Änderungen speichern“.',
        'Ein neuer Preis gilt für alles, was ab jetzt gebucht wird. Bestehende Buchungen behalten den Preis, zu dem sie gemacht wurden, bis Sie ihre Daten, Einheit, Gäste, Zusatzleistungen oder ihren Code ändern.',
        'Hat jemand denselben Eintrag geändert, während Sie schrieben, wird nichts überschrieben: Das Formular sagt es und bietet „Neue Fassung zeigen“ an.',
      ],
      link: toProperties,
    },
    'facts-for-guests': {
      title: 'Gästen das Wichtigste sagen: Ausstattung, Betten, Check-in-Zeiten',
      content: [
        'Gäste entscheiden nach Fakten: ob es WLAN und einen Parkplatz gibt, wie viele Betten es sind, ab wann sie einchecken können. Nichts davon ist Pflicht, und zwei Minuten genügen. Gäste sehen es auf Ihren öffentlichen Seiten, und Suchmaschinen lesen es.',
        'Was alle Gäste eines Hauses nutzen können, wählen Sie bei der Unterkunft. Was nur eine Einheit hat, wählen Sie dort.',
        'Gäste sehen die Koordinaten auf etwa einen Kilometer genau.',
      ],
      steps: [
        'Öffnen Sie „Unterkünfte“, klicken Sie auf „Bearbeiten“ und öffnen Sie einen Teil unter „Angaben für Gäste“.',
        'Geben Sie für eine Uhrzeit 15 ein. Tippen Sie bei der Ausstattung ein Wort und drücken Sie Enter: Das wählt den ersten Treffer.',
        'Klicken Sie auf „Auf der Karte wählen“ und dann dorthin, wo das Haus steht, oder fügen Sie die Koordinaten aus einer anderen Karte ein, etwa 47.80, 13.30. Schreiben Sie die Hausordnung, auf Wunsch in weiteren Sprachen.',
        'Klicken Sie auf „Änderungen speichern“. Öffnen Sie dann „Einheiten“ und füllen Sie Räume, Betten, Badezimmer und Fläche ebenso aus.',
      ],
      link: toProperties,
    },
    'instant-booking': {
      title: 'Gäste ohne Rückfrage buchen lassen',
      content: [
        'Viele Gäste suchen eine Unterkunft, die ihnen sofort sicher ist. Mit der Sofortbuchung ist ihr Aufenthalt bestätigt, sobald sie den Link in unserer E-Mail öffnen; Sie müssen nicht antworten. Sie entscheiden das für jede Einheit, und zunächst ist es ausgeschaltet.',
        'Alles andere bleibt gleich: Preis, Bedingungen, Anzahlung, Rechnung und E-Mails. Sie erhalten eine E-Mail „Neue Buchung“, der Aufenthalt steht sofort in Ihrem Kalender, und bei der Buchung steht, dass sie eine Sofortbuchung ist. Gäste können nach solchen Einheiten suchen.',
        'Ab einigen Stunden vor dem Check-in senden Gäste wie bisher eine Anfrage, damit niemand überraschend vor der Tür steht. Wie viele Stunden, legen Sie fest; anfangs sind es 24. Halten Sie Ihren Kalender aktuell: Was dort frei ist, wird gebucht.',
      ],
      steps: [
        'Öffnen Sie „Einheiten“ und klicken Sie auf „Bearbeiten“.',
        'Wählen Sie unter „Sofortbuchung“ „Ein“ und geben Sie ein, bis wie viele Stunden vor dem Check-in.',
        'Klicken Sie auf „Änderungen speichern“.',
      ],
      link: toUnits,
    },
    'cancellation-terms': {
      title: 'Sagen, was eine Stornierung kostet',
      content: [
        'Gäste wollen wissen, was ist, wenn sie nicht kommen können. Sie legen es für jede Unterkunft fest; Gäste sehen es beim Preis und akzeptieren es mit der Anfrage. Für einen Aufenthalt gelten die Bedingungen, die sein Gast akzeptiert hat, was auch immer Sie später ändern.',
        'Wer storniert, erfährt, was es an diesem Tag kostet, und wird noch einmal gefragt. Die Gebühr steht bei der Buchung, bei den Zahlungen und in beiden E-Mails; was darüber hinaus bezahlt wurde, ist zu erstatten. Bei der Buchung können Sie auf sie verzichten.',
        'Neue Unterkünfte beginnen mit den Bedingungen, bei denen Sie zuletzt „Auch neue Unterkünfte beginnen mit diesen Bedingungen“ angekreuzt haben; Sie können dort jederzeit andere wählen. Wann und wie Gäste zahlen, schreiben Sie einmal für alle Unterkünfte, in den Einstellungen der Rechnungen.',
        'Stornieren Sie selbst, kostet es den Gast nichts, außer Sie geben eine Gebühr ein.',
        'Die Gebühr kommt nicht von selbst auf eine Rechnung: Fragen Sie Ihren Steuerberater, ob Umsatzsteuer anfällt.',
      ],
      steps: [
        'Öffnen Sie „Unterkünfte“, klicken Sie auf „Bearbeiten“ und öffnen Sie „Stornierung“ unter „Angaben für Gäste“.',
        'Wählen Sie flexibel, moderat, streng oder nicht erstattbar, oder „Eigene Stufen“ mit bis zu drei davon.',
        'Lesen Sie darunter, wie Gäste es lesen, und klicken Sie auf „Änderungen speichern“.',
      ],
      link: toProperties,
    },
    arrival: {
      title: 'Gästen Weg und Türcode sagen',
      content: [
        'Wer einen bestätigten Aufenthalt hat, sieht auf der Seite seiner Buchung die Straße des Hauses, die Karte und die Check-in-Zeiten. Wegbeschreibung und Türcode kommen einige Tage vor der Anreise dazu, damit sie nicht wochenlang im Umlauf sind; nach dem Aufenthalt stehen sie nicht mehr da.',
        'Wer nur anfragt oder sich umsieht, sieht nichts davon.',
      ],
      steps: [
        'Öffnen Sie „Unterkünfte“, klicken Sie auf „Bearbeiten“ und öffnen Sie „Anreise“ unter „Angaben für Gäste“: Schreiben Sie die Wegbeschreibung, auf Wunsch in weiteren Sprachen, und geben Sie an, wie viele Tage vor der Anreise sie gezeigt wird.',
        'Öffnen Sie „Einheiten“, klicken Sie auf „Bearbeiten“ und öffnen Sie „Türcode“.',
        'Einen geänderten Code sehen sofort alle Gäste, die ihn sehen dürfen.',
      ],
      link: toProperties,
    },
    'extra-persons': {
      title: 'So werden weitere Personen berechnet',
      content: [
        'Im Preis pro Nacht sind so viele Gäste enthalten, wie die Grundbelegung angibt. Jeder weitere Gast, bis zur maximalen Belegung, kostet pro Nacht den Preis pro weitere Person.',
        'Ein Beispiel: 120,00\u00a0€ pro Nacht, Grundbelegung 2, 15,50\u00a0€ pro weitere Person. Vier Gäste zahlen für vier Nächte 4 × 120,00\u00a0€ und 2 weitere Personen × 4 Nächte × 15,50\u00a0€, zusammen 604,00\u00a0€.',
        'Sind Grundbelegung und maximale Belegung gleich, kann es keine weitere Person geben; ihr Preis muss dann 0 sein.',
      ],
      link: toUnits,
    },
    'seasonal-prices': {
      title: 'Andere Preise im Sommer, zu Weihnachten oder während Messen',
      content: [
        'Eine Saison ist ein Zeitraum von Nächten einer Einheit mit eigenem Preis pro Nacht. Nächte außerhalb jeder Saison kosten den Preis pro Nacht der Einheit. Saisons einer Einheit überschneiden sich nie.',
        'Jede Nacht eines Aufenthalts hat den Preis ihrer Saison: Von drei Nächten, die zwei Tage vor dem Sommer beginnen, kosten zwei den normalen Preis und eine den Sommerpreis. Bestehende Buchungen behalten ihren Preis.',
      ],
      steps: [
        'Öffnen Sie „Einheiten“, klicken Sie auf „Saisonpreise“ und wählen Sie Unterkunft und Jahr. „Saisonpreise“ in der Zeile einer Einheit zeigt nur diese, und im Formular einer Einheit stehen die Saisons, die noch kommen.',
        'Ziehen Sie auf dem Streifen des Jahres über die Nächte, oder klicken Sie auf „Neue Saison“. Das Formular hat für jede Einheit ein Preisfeld: Bleibt es leer, behält die Einheit ihren normalen Preis.',
        'Geben Sie Name, erste Nacht, letzte Nacht und Preis pro Nacht an und klicken Sie auf „Speichern“.',
      ],
      alt: 'Das Formular „Neue Saison“ über den Streifen des Jahres',
      link: toSeasons,
    },
    'copy-seasons': {
      title: 'Die Saisons dieses Jahres im nächsten verwenden',
      content: [
        'Unter „Saisonpreise“ legt „Nach … kopieren“ die Saisons, die in diesem Jahr beginnen, auf dieselben Tage des nächsten, jeden Preis um einen Prozentsatz verändert: Mit 2,5 werden aus 100,00\u00a0€ 102,50\u00a0€. Sie sehen alte und neue Preise, bevor etwas gespeichert wird.',
        'Eine Saison, die sich mit einer bestehenden überschneiden würde, wird ausgelassen, und Sie erfahren, welche.',
      ],
      link: toSeasons,
    },
    'stay-rules': {
      title: 'Wie lange Gäste bleiben und an welchen Tagen sie kommen und gehen',
      content: [
        'Sie brauchen keine Regeln: Ohne sie buchen Gäste alle Nächte, die frei sind. Eine Regel betrifft alles, was Sie vermieten, eine Unterkunft oder eine Einheit, immer oder an manchen Tagen. Was Sie selbst buchen, ist frei davon; Sie werden darauf hingewiesen und können fortfahren.',
        'Von zwei Regeln einer Art gilt die genauere: die der Einheit vor der der Unterkunft, eine mit Datum vor einer, die immer gilt, der kürzere Zeitraum vor dem längeren. Mindestaufenthalte zählen nicht zusammen, Tage ohne Anreise oder Abreise schon.',
        'Ein Aufenthalt, der vor einer Regel gebucht wurde, bleibt, wie er ist.',
      ],
      steps: [
        'Öffnen Sie „Einheiten“, klicken Sie auf „Aufenthaltsregeln“ und wählen Sie eine der üblichen Regeln oder „Neue Regel“.',
        'Der Kalender im Formular zeigt die Tage einer Einheit mit der Regel, bevor sie gespeichert wird. Widersprechen sich Regeln, nennt er die Nächte, die niemand buchen könnte.',
        'Ziehen Sie auf der Seite über Tage, um zu sehen, welche Regeln dort gelten, und klicken Sie auf „Regel für diese Tage hinzufügen“.',
      ],
      link: 'Aufenthaltsregeln öffnen',
    },
    pictures: {
      title: 'Bilder einer Unterkunft oder Einheit zeigen',
      content: [
        'Die Formulare von Unterkünften und Einheiten nehmen je bis zu 30 Bilder auf: JPEG, PNG, WebP oder AVIF, je bis zu 500\u00a0KB. Größere Fotos werden vor dem Senden für Sie verkleinert.',
        'Jedes Bild braucht eine Beschreibung. Screenreader lesen sie Gästen vor, die es nicht sehen können, und sie steht da, während das Bild lädt.',
        'Das erste Bild sehen Gäste zuerst. Ziehen Sie die Bilder in eine andere Reihenfolge, oder verwenden Sie die Pfeile eines Bildes. Ein Bild, das Sie löschen, ist nur vorgemerkt und verschwindet, wenn Sie auf „Änderungen speichern“ klicken.',
        'Kann ein Bild nicht gesendet werden, ist alles andere gespeichert, und Sie können es mit diesem erneut versuchen.',
      ],
      link: toProperties,
    },
    'unit-status': {
      title: 'Was der Status einer Einheit bewirkt',
      content: [
        'Nur eine Einheit, die aktiv ist und den Status „Frei“ hat, kann gebucht werden: von Ihnen im Buchungsformular und von Gästen, die auf Ihrer öffentlichen Seite suchen.',
        '„Belegt“, „Geschlossen“ und „Wartung“ nehmen sie aus beidem heraus, zum Beispiel während eines Umbaus. Ihre Buchungen bleiben, wie sie sind. Für einen Aufenthalt müssen Sie „Belegt“ nicht von Hand setzen: Der Kalender weiß es.',
      ],
      link: toUnits,
    },
    'inactive-or-deleted': {
      title: 'Auf inaktiv setzen oder löschen?',
      content: [
        '„Inaktiv“ ist vorübergehend: Der Eintrag bleibt in Ihren Listen, nach den aktiven, wird aber für neue Buchungen nicht angeboten. Eine inaktive Unterkunft erscheint nicht auf Ihrer öffentlichen Seite. Setzen Sie sie wieder auf „Aktiv“, wann immer Sie möchten.',
        '„Löschen“ ist endgültig: Der Eintrag verschwindet aus allen Listen.',
      ],
    },
    archived: {
      title: 'Was geschieht mit alten Buchungen, wenn ich etwas lösche?',
      content: [
        'Nichts geht verloren. Eine Unterkunft, Einheit, Zusatzleistung, ein Gutscheincode oder Kunde, der in einer Buchung vorkam, wird archiviert: Er ist aus Ihren Listen verschwunden und kann nicht mehr gebucht werden, bleibt aber auf den Buchungen und Rechnungen, die ihn nennen, mit den Preisen von damals. Was nie verwendet wurde, wird endgültig gelöscht.',
        '„Löschen“ fragt vorher und sagt, was betroffen ist. Mit einer Unterkunft verschwinden auf dieselbe Weise ihre Einheiten und Zusatzleistungen. Bevorstehende Buchungen bleiben; soll ein Aufenthalt nicht stattfinden, stornieren Sie zuerst seine Buchung.',
      ],
    },
    'unit-cannot-move': {
      title: 'Warum kann ich eine Einheit nicht in eine andere Unterkunft verschieben?',
      content: [
        'Eine Einheit, die schon gebucht war, bleibt in ihrer Unterkunft: Ihre Buchungen und Rechnungen nennen diese Adresse. Legen Sie in der anderen Unterkunft eine neue Einheit an und setzen Sie die alte auf „Inaktiv“.',
      ],
      link: toUnits,
    },
    'service-types': {
      title: '„Pro Tag“ oder „Einmalig“?',
      content: [
        '„Pro Tag“ wird für jede Nacht des Aufenthalts berechnet: Frühstück zu 12,90\u00a0€ kostet für vier Nächte 51,60\u00a0€. „Einmalig“ wird einmal berechnet, wie lange der Aufenthalt auch dauert.',
        '„Berechnet für“ sagt, für wen: für die Einheit, für jede Person oder für jedes Haustier. Frühstück pro Person zu 12,90\u00a0€ kostet für zwei Personen und vier Nächte 103,20\u00a0€. „Ab Alter“ nimmt jüngere Kinder aus; Kleinkinder unter 2 Jahren zahlen nie.',
        'Eine verpflichtende Zusatzleistung wie Endreinigung oder Ortstaxe ist in jedem Gesamtpreis enthalten, den Ihre Gäste sehen, und niemand kann sie abwählen. Bestehende Buchungen behalten, was vereinbart war.',
        'Eine Zusatzleistung gehört zu einer Unterkunft. Gibt es in zwei Häusern Frühstück, legen Sie es für jedes an.',
      ],
      link: toServices,
    },
    'tourist-tax': {
      title: 'Wie die Ortstaxe berechnet wird',
      content: [
        'Geben Sie einmal ein, was Ihre Gemeinde verlangt, und wählen Sie die Unterkünfte, für die sie gilt. Ab dann bekommt jeder Aufenthalt dort eine eigene Zeile, nach dem Satz jeder Nacht: Kein Gutscheincode, keine Gebühr und keine Stornierung ermäßigt sie, sie ist kein Umsatz, und Rechnungen zeigen sie ohne Umsatzsteuer, außer Sie sagen es anders.',
        'Jeder Satz gilt ab einem Tag. Geben Sie einen neuen ein, sobald Ihre Gemeinde ihn beschließt: Ein Aufenthalt über diesen Tag hinweg wird teils nach dem einen, teils nach dem anderen berechnet. Beträge können von Alter, Jahreszeit und Kategorie des Hauses abhängen; das Beispiel zeigt, was eine Familie zahlen würde.',
        'Gäste geben das Alter bei der Anreise an. Zählt ein Alter ab dem Jahr nach dem Geburtstag, gilt ein Kind genau dieses Alters als noch nicht abgabepflichtig. Kleinkinder unter 2 zahlen nie.',
        'Klicken Sie bei der Abreise in der Buchung auf „Korrigieren“ und sagen Sie, wer wirklich da war und wer warum befreit ist. Ergibt das weniger als gemeldet, werden Sie gefragt, und beides bleibt festgehalten. Die Monatsmeldung stimmt mit Ihren Rechnungen überein.',
      ],
      link: 'Ortstaxe öffnen',
    },
    'service-price-changes': {
      title: 'Was, wenn ich den Preis einer Zusatzleistung ändere?',
      content: [
        'Neue Buchungen bekommen den neuen Preis. Eine Buchung, die die Zusatzleistung schon hat, behält den alten, bis Sie ihre Daten, Einheit, Gäste, Zusatzleistungen oder ihren Code ändern; dann wählen Sie, ob sie neu berechnet wird.',
      ],
      link: toServices,
    },
    'promo-code-rules': {
      title: 'Regeln für Gutscheincodes',
      content: [
        'Der Rabatt gilt für Nächte, weitere Personen und Zusatzleistungen. Er ist ein ganzer Prozentsatz von 0 bis 100, und das Ergebnis wird einmal auf den Cent gerundet; oder ein Betrag, der höchstens so viel abzieht, wie sie kosten.',
        'Unter „Bedingungen“ lässt sich ein Code binden: an Aufenthalte, deren Nächte alle zwischen zwei Tagen liegen, an eine Mindestzahl von Nächten, an bestimmte Einheiten, an Buchungen ab einem Tag und an eine Zahl von Verwendungen insgesamt oder pro Gast. Stornierte Buchungen geben ihre Verwendung frei, offene Anfragen haben eine. Am Code steht, warum er nicht gilt, für Gäste und in Ihrem Buchungsformular.',
        'Es zählt der Tag, an dem Sie buchen, nicht der Tag der Anreise: Ein Code kann gewählt werden, solange er aktiv ist, bis einschließlich des Tages unter „Gültig bis“. Jede Buchung kann einen Code haben.',
        'Ein Code hat 3 bis 10 Zeichen, seine Beschreibung 10 bis 50. Jeden Code kann es nur einmal geben.',
      ],
      link: toPromocodes,
    },
    'promo-code-after-booking': {
      title: 'Ein Code ist abgelaufen oder wurde geändert: Was ist mit bestehenden Buchungen?',
      content: [
        'Prozentsatz oder Betrag werden bei der Buchung gespeichert. Auch wenn der Code abläuft, einen anderen Rabatt bekommt, inaktiv gesetzt oder gelöscht wird, behalten Buchungen, die mit ihm gemacht wurden, ihren Rabatt, auch wenn sich ihre Daten ändern, solange der Code gewählt bleibt. Andere Tage oder eine andere Einheit müssen zu seinen Bedingungen passen, außer Sie lassen den vereinbarten Preis stehen.',
      ],
      link: toPromocodes,
    },
  },
}
