import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const images = (count: number) => en.plural(count, { one: '# image', other: '# images' })

export const messages = {
  label: 'Images',
  upload: 'Upload images',
  hint: (count: number, max: number) =>
    `Choose several, or drop them here: JPEG, PNG, WebP or AVIF. Photos over 500 KB are made smaller for you. ${en.number(count)} of ${en.number(max)}`,
  kept: 'Your session ended before these images were saved. They are still here.',
  description: 'Image description',
  descriptionMissing: 'Image description is required',
  describeBeforeSaving: 'Please provide a description for every image before saving.',
  describeBeforeUpdating: 'Please provide a description for every image before updating.',
  /** First descriptions, to be improved by the owner. */
  photo: (position: number) => `Photo ${position}`,
  photoOf: (name: string, position: number) => `${name}, photo ${position}`,
  shrinking: 'Making photos smaller',
  shrinkingCount: (count: number) =>
    en.plural(count, { one: 'Making # photo smaller…', other: 'Making # photos smaller…' }),
  /** Of files that were chosen and not taken. */
  refused: {
    title: 'Some files were not added',
    tooMany: (max: number) => `Maximum number of ${max} images reached`,
    close: 'Close this note',
    notAdded: (names: string) => `Not added: ${names}`,
    skipped: (names: string) => `Skipped, because the name is already there: ${names}`,
    namesAndMore: (names: string, more: number) => `${names} and ${en.number(more)} more`,
    moreFiles: (count: number) => `And ${en.number(count)} more files like these.`,
    heic: 'HEIC photos cannot be used. Save this one as JPEG, or set your phone to take JPEG photos.',
    kind: 'Only JPEG, PNG, WebP and AVIF pictures can be used',
    mislabelled: 'The content of this file does not match its name',
    broken: 'This picture is damaged or incomplete',
  },
  card: {
    unnamed: 'Image',
    cover: 'Cover',
    makeCover: 'Make cover',
    makeCoverOf: (name: string) => `Make cover: ${name}`,
    earlier: 'Move earlier',
    earlierOf: (name: string) => `Move earlier: ${name}`,
    later: 'Move later',
    laterOf: (name: string) => `Move later: ${name}`,
    delete: 'Delete image',
    deleteOf: (name: string) => `Delete image: ${name}`,
    previewOf: (name: string) => `Preview of ${name}`,
    noPreview: 'No preview',
  },
  status: {
    tooBig: (name: string) => `Image "${name}" is too big (max. 500KB)`,
    tooBigShrinking: (name: string) => `Image "${name}" is too big (max. 500KB). Making it smaller…`,
    tooBigBecause: (name: string, why: string) => `Image "${name}" is too big (max. 500KB). ${why}`,
    queued: 'Waiting to be uploaded',
    uploading: (name: string) => `Uploading ${name}`,
    uploaded: (percent: number) => `Uploading, ${percent} %`,
    preparing: 'Being prepared…',
    shrink: 'Make it smaller',
    shrinkOf: (name: string, size: string) => `Make it smaller: ${name}, ${size}`,
    retry: 'Retry',
    retryOf: (name: string) => `Retry: ${name}`,
    cannotShrink: 'This picture cannot be made smaller.',
    cannotShrinkEnough: 'This picture cannot be made small enough.',
    browserCannotShrink: 'This browser cannot make pictures smaller.',
  },
  deletion: {
    label: 'Images to be deleted',
    title: (count: number) =>
      en.plural(count, {
        one: 'This image will be deleted when you update:',
        other: 'These # images will be deleted when you update:',
      }),
    undo: 'Undo',
    undoOf: (name: string) => `Undo: ${name}`,
  },
  saving: {
    stop: 'Stop uploading',
    unsaved: (count: number) => `${images(count)} could not be saved.`,
    restIsSaved: 'Everything else is saved. The images say what is wrong.',
    someUnsaved: 'Some images could not be saved.',
    retryAll: 'Retry all',
    notYet: 'Not uploaded yet.',
    stopped: 'The upload was stopped.',
    changedElsewhere: 'The images were changed elsewhere. Please look at them again.',
    wentWrong: 'Something went wrong.',
  },
  /** Live region texts for screen readers. */
  said: {
    anImage: 'The image',
    added: (count: number) => `${images(count)} added`,
    removed: (name: string) => `${name} removed`,
    stays: (name: string) => `${name} stays`,
    moved: (name: string, position: number, count: number) => `${name} is now ${position} of ${count}`,
    movedToCover: (name: string, count: number) => `${name} is now 1 of ${count}, the cover`,
    shrunk: (name: string, size: string) => `Made ${name} smaller: ${size}`,
  },
}
export type Messages = typeof messages
