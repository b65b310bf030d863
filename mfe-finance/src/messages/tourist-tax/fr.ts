import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Taxe de séjour',
  taxes: 'Tarifs',
  csv: 'Télécharger en CSV',
  csvHint: 'Une ligne par commune',
  print: 'Imprimer',
  month: 'Mois',
  monthFormat: 'MM/YYYY',
  empty: (month) => `Pas de taxe de séjour pour ${month}`,
  emptyHint: 'Elle compte les nuits des séjours confirmés dans les hébergements qui doivent une taxe de séjour.',
  municipality: 'Commune',
  columns: { stays: 'Séjours', persons: 'Personnes', nights: 'Nuitées', taxed_nights: 'Taxées' },
  exempt: 'Exonérées',
  exemptNights: (reason, nights) => `${reason} : ${fr.number(nights)}`,
  reasons: {
    age: 'âge',
    long_stay: 'long séjour',
    business: 'professionnel',
    disabled: 'handicap',
    residents: 'résidents',
    portal: 'collectée par un portail',
  },
  nobody: 'Personne',
  amount: 'Taxe de séjour',
  total: 'Total',
  about:
    'Nuitées de ce mois : deux personnes pendant trois nuits en font six. Tous les mois d’un séjour réunis donnent ce que dit sa facture.',
}
