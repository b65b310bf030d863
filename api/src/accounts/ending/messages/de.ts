import { de } from '@keyhaven/shared-contracts/domain/languages/de'
import type { Messages } from './en.ts'

export const messages: Messages = {
  keep: 'Mein Konto behalten',
  ending: {
    subject: (day) => `Ihr Keyhaven-Konto wird am ${de.day(day)} gelöscht`,
    text: (day) =>
      `Sie haben Ihr Konto geschlossen, und Gäste finden Ihre Einheiten nicht mehr. Am ${de.day(day)} wird alles gelöscht: Unterkünfte, Buchungen, Kunden, Rechnungen und Bilder.`,
    untilThen:
      'Bis dahin können Sie sich anmelden, unter „Einstellungen“ eine Kopie von allem sichern oder Ihr Konto behalten. Rechnungen müssen laut Gesetz jahrelang aufbewahrt werden: Sichern Sie sie vor diesem Tag.',
    notYou: (support) =>
      `Wenn Sie das nicht waren, melden Sie sich an, behalten Sie das Konto und wählen Sie ein anderes Passwort, oder schreiben Sie umgehend an ${support}.`,
  },
  endsSoon: {
    subject: (day) => `Letzte Erinnerung: Ihr Keyhaven-Konto wird am ${de.day(day)} gelöscht`,
    text: (day) =>
      `Am ${de.day(day)} wird Ihr Konto mit allem, was darin ist, gelöscht. Danach lässt es sich nicht wiederherstellen.`,
  },
  kept: {
    subject: 'Ihr Keyhaven-Konto wird nicht gelöscht',
    text: 'Ihr Konto ist wie zuvor, und Gäste finden Ihre Einheiten wieder.',
    notYou: (support) => `Wenn Sie das nicht waren, schreiben Sie bitte umgehend an ${support}.`,
  },
  ended: {
    subject: 'Ihr Keyhaven-Konto wurde gelöscht',
    text: 'Wie von Ihnen vor 30 Tagen gewünscht, wurde Ihr Konto mit allem, was darin war, gelöscht.',
    thanks: 'Danke, dass Sie Keyhaven genutzt haben.',
  },
}
