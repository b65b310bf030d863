import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  title: 'Importer des clients',
  about: (columns) =>
    `Un fichier CSV issu d’un tableur, avec ces colonnes\u00a0: ${columns}. Un nom et un numéro de téléphone ou une adresse e-mail suffisent\u202f; vous pourrez ajouter l’adresse plus tard, avant la première facture. <template>Télécharger un modèle</template>`,
  file: 'Fichier CSV',
  choose: 'Choisir un fichier CSV',
  drop: 'ou déposez-le ici. 2\u00a0Mo et 5\u202f000 lignes au plus.',
  chooseAnother: 'Choisissez un autre fichier, ou déposez-le ici',
  tooLarge: (megabytes) => `Ce fichier est trop lourd (${fr.number(megabytes)}\u00a0Mo au plus).`,
  cancel: 'Annuler',
  add: 'Ajouter les clients',
  addCount: (count) => fr.plural(count, { one: 'Ajouter # client', other: 'Ajouter # clients' }),
  addGood: (count) =>
    fr.plural(count, {
      one: 'Importer la # bonne ligne',
      many: 'Importer les # bonnes lignes',
      other: 'Importer les # bonnes lignes',
    }),
  added: (count) => fr.plural(count, { one: '# client ajouté', other: '# clients ajoutés' }),
  leftOut: (count) =>
    fr.plural(count, {
      one: '# ligne ignorée\u00a0: client déjà connu.',
      other: '# lignes ignorées\u00a0: clients déjà connus.',
    }),
  done: 'Terminé',

  columns: {
    title: 'Colonnes du fichier',
    column: 'Colonne et son contenu',
    target: 'Va dans',
    empty: 'vide',
    choose: 'Choisissez ci-dessous où vont les colonnes.',
    encoding: 'Lettres lues comme',
    encodingHint: 'Choisissez-en un autre si les accents sont faux.',
    targetOf: (heading) => `Où va la colonne ${heading}`,
    leftOut: (count) =>
      fr.plural(count, {
        one: '# colonne est omise.',
        many: '# colonnes sont omises.',
        other: '# colonnes sont omises.',
      }),
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'windows-1252': 'Europe occidentale (Windows)',
      'windows-1250': 'Europe centrale (Windows)',
      macintosh: 'Ancien Mac',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, gros-boutiste)',
    },
    targets: {
      none: 'Omettre',
      name: 'Nom complet (le dernier mot est le nom de famille)',
      first_name: 'Prénom',
      last_name: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      street: 'Rue',
      street_number: 'Rue avec numéro',
      house_number: 'Numéro',
      postal_code: 'Code postal',
      postal_city: 'Code postal et ville',
      city: 'Ville',
      country: 'Pays',
      notes: 'Notes',
    },
  },
  preview: {
    problems: (count) =>
      fr.plural(count, {
        one: '# problème dans ce fichier.',
        many: '# problèmes dans ce fichier.',
        other: '# problèmes dans ce fichier.',
      }),
    correct: 'Vous pouvez importer les autres lignes maintenant, et celles-ci une fois corrigées.',
    downloadWrong: (count) =>
      fr.plural(count, {
        one: 'Télécharger la # ligne à corriger',
        many: 'Télécharger les # lignes à corriger',
        other: 'Télécharger les # lignes à corriger',
      }),
    found: (rows, fresh, existing) =>
      [
        `${fr.plural(rows, { one: '# ligne', other: '# lignes' })}\u00a0: ${fr.plural(fresh, { one: '# nouveau client', other: '# nouveaux clients' })}`,
        existing > 0
          ? fr.plural(existing, { one: ', # déjà connu et ignoré.', other: ', # déjà connus et ignorés.' })
          : '.',
      ].join(''),
    incomplete: (count) =>
      fr.plural(count, {
        one: '# ligne sans adresse complète\u00a0: vous pouvez l’importer telle quelle.',
        other: '# lignes sans adresse complète\u00a0: vous pouvez les importer telles quelles.',
      }),
    rows: 'Lignes du fichier',
    row: 'Ligne',
    client: 'Client',
    result: 'Résultat',
    known: 'Déjà connu',
    fresh: 'Nouveau',
    invoiceNeeds: (columns) => `Il faudra pour une facture\u00a0: ${columns}`,
    shown: (rows, total) =>
      fr.plural(rows, {
        one: `# ligne sur ${fr.number(total)} affichée.`,
        other: `# lignes sur ${fr.number(total)} affichées.`,
      }),
  },
}
