import { fr } from '@keyhaven/shared-contracts/domain/languages/fr'
import type { Messages } from './en.ts'

export const messages: Messages = {
  label: 'Images',
  upload: 'Envoyer des images',
  hint: (count, max) =>
    `Choisissez-en plusieurs ou déposez-les ici\u00a0: JPEG, PNG, WebP ou AVIF. Les photos de plus de 500\u00a0Ko sont réduites pour vous. ${fr.number(count)}\u00a0sur\u00a0${fr.number(max)}`,
  kept: 'Votre session a pris fin avant l’enregistrement de ces images. Elles sont toujours là.',
  description: 'Description de l’image',
  descriptionMissing: 'La description de l’image est obligatoire',
  describeBeforeSaving: 'Décrivez chaque image avant d’enregistrer.',
  describeBeforeUpdating: 'Décrivez chaque image avant d’enregistrer les modifications.',
  photo: (position) => `Photo ${position}`,
  photoOf: (name, position) => `${name}, photo ${position}`,
  shrinking: 'Réduction des photos en cours',
  shrinkingCount: (count) =>
    fr.plural(count, { one: 'Réduction de # photo en cours…', other: 'Réduction de # photos en cours…' }),
  refused: {
    title: 'Certains fichiers n’ont pas été ajoutés',
    tooMany: (max) => `${max} images au maximum`,
    close: 'Fermer ce message',
    notAdded: (names) => `Non ajoutés\u00a0: ${names}`,
    skipped: (names) => `Ignorés, car le nom existe déjà\u00a0: ${names}`,
    namesAndMore: (names, more) => fr.plural(more, { one: `${names} et # autre`, other: `${names} et # autres` }),
    moreFiles: (count) =>
      fr.plural(count, { one: 'Et # autre fichier de ce genre.', other: 'Et # autres fichiers de ce genre.' }),
    heic: 'Les photos HEIC ne peuvent pas être utilisées. Enregistrez celle-ci en JPEG, ou réglez votre téléphone sur JPEG.',
    kind: 'Seules les images JPEG, PNG, WebP et AVIF peuvent être utilisées',
    mislabelled: 'Le contenu de ce fichier ne correspond pas à son nom',
    broken: 'Cette image est endommagée ou incomplète',
  },
  card: {
    unnamed: 'Image',
    cover: 'Couverture',
    makeCover: 'En couverture',
    makeCoverOf: (name) => `En couverture\u00a0: ${name}`,
    earlier: 'Avancer',
    earlierOf: (name) => `Avancer\u00a0: ${name}`,
    later: 'Reculer',
    laterOf: (name) => `Reculer\u00a0: ${name}`,
    delete: 'Supprimer l’image',
    deleteOf: (name) => `Supprimer l’image\u00a0: ${name}`,
    previewOf: (name) => `Aperçu de ${name}`,
    noPreview: 'Pas d’aperçu',
  },
  status: {
    tooBig: (name) => `L’image «\u202f${name}\u202f» est trop lourde (500\u00a0Ko au maximum)`,
    tooBigShrinking: (name) =>
      `L’image «\u202f${name}\u202f» est trop lourde (500\u00a0Ko au maximum). Réduction en cours…`,
    tooBigBecause: (name, why) => `L’image «\u202f${name}\u202f» est trop lourde (500\u00a0Ko au maximum). ${why}`,
    queued: 'En attente d’envoi',
    uploading: (name) => `Envoi de ${name}`,
    uploaded: (percent) => `Envoi, ${fr.percent(percent)}`,
    preparing: 'Préparation…',
    shrink: 'Réduire',
    shrinkOf: (name, size) => `Réduire\u00a0: ${name}, ${size}`,
    retry: 'Réessayer',
    retryOf: (name) => `Réessayer\u00a0: ${name}`,
    cannotShrink: 'Cette image ne peut pas être réduite.',
    cannotShrinkEnough: 'Cette image ne peut pas être suffisamment réduite.',
    browserCannotShrink: 'Ce navigateur ne peut pas réduire les images.',
  },
  deletion: {
    label: 'Images à supprimer',
    title: (count) =>
      fr.plural(count, {
        one: 'Cette image sera supprimée à l’enregistrement des modifications\u00a0:',
        other: 'Ces # images seront supprimées à l’enregistrement des modifications\u00a0:',
      }),
    undo: 'Conserver',
    undoOf: (name) => `Conserver\u00a0: ${name}`,
  },
  saving: {
    stop: 'Arrêter l’envoi',
    unsaved: (count) =>
      fr.plural(count, {
        one: '# image n’a pas pu être enregistrée.',
        other: '# images n’ont pas pu être enregistrées.',
      }),
    restIsSaved: 'Tout le reste est enregistré. Les images indiquent ce qui ne va pas.',
    someUnsaved: 'Certaines images n’ont pas pu être enregistrées.',
    retryAll: 'Tout réessayer',
    notYet: 'Pas encore envoyée.',
    stopped: 'L’envoi a été interrompu.',
    changedElsewhere: 'Les images ont été modifiées ailleurs. Vérifiez-les à nouveau.',
    wentWrong: 'Un problème est survenu.',
  },
  said: {
    anImage: 'L’image',
    added: (count) => fr.plural(count, { one: '# image ajoutée', other: '# images ajoutées' }),
    removed: (name) => `${name} retirée`,
    stays: (name) => `${name} reste`,
    moved: (name, position, count) => `${name} est maintenant ${position} sur ${count}`,
    movedToCover: (name, count) => `${name} est maintenant 1 sur ${count}, la couverture`,
    shrunk: (name, size) => `${name} réduite\u00a0: ${size}`,
  },
}
