import type { Day } from '../../../domain/days/day.ts'
import { en } from '../../../domain/languages/en.ts'
import { englishProblems } from '../../api/local-problems.ts'
import { lists } from '../lists/en.ts'
import { records, usage } from '../records/en.ts'

export const messages = {
  retry: 'Retry',
  loading: 'Loading',
  sending: 'Sending',
  close: 'Close',
  okay: 'Okay',
  cancel: 'Cancel',
  keep: 'Keep it',
  wentWrong: 'Something went wrong.',
  request: (id: string) => `Request ${id}`,
  problems: englishProblems,
  signedOutHereOnly: 'You are signed out here, but the server could not be informed.',

  day: {
    calendar: 'Calendar',
    placeholder: 'DD.MM.YYYY',
    missing: 'Enter a date, like 24.12.2026.',
    wrong: 'This is not a date. Enter it like 24.12.2026.',
    tooEarly: (first: Day) => `Choose ${en.day(first)} or later.`,
    tooLate: (last: Day) => `Choose ${en.day(last)} or earlier.`,
    yesterday: 'yesterday',
    today: 'today',
    tomorrow: 'tomorrow',
    from: (label: string) => `${label} from`,
    to: (label: string) => `${label} to`,
    between: 'to',
  },

  address: {
    street: 'Street',
    houseNumber: 'House Number',
    postalCode: 'Postal Code',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
  },

  form: {
    saved: 'Saved',
    emailMeant: 'Did you mean',
    phoneStored: (phone: string) => `Stored as ${phone}`,
    incomplete: 'Some fields are missing or wrong',
    sessionEnded: 'Your session ended before this was saved.',
    pageClosed: 'The page was closed before this was saved.',
    restore: 'Restore what you typed',
    restored: 'What you typed has been restored.',
    closeNote: 'Close this note',
    discardQuestion: 'Discard your changes?',
    notSaved: 'What you entered has not been saved.',
    discard: 'Discard',
    keepEditing: 'Keep editing',
    showNew: 'Show the new version',
    keepTyped: 'Keep what I typed',
  },

  property: {
    name: 'Property',
    all: 'All properties',
    unknown: 'Unknown property',
    loading: 'Loading…',
    inactive: (name: string) => `${name} (inactive)`,
    none: 'No properties available',
    searching: 'Searching…',
    noMatch: (typed: string) => `No property matches “${typed}”.`,
    more: (count: number, total: number) => `${en.number(count)} of ${en.number(total)}: type to find another`,
    addFirst: 'Add a property first',
  },

  list: {
    of: lists,
    active: 'Active',
    inactive: 'Inactive',
    activeAndInactive: 'Active and inactive',
    filters: (on: number) => (on > 0 ? `Filters (${en.number(on)})` : 'Filters'),
    resetFilters: 'Reset filters',
    noMatch: (search: string) => `Nothing matches “${search}”.`,
    noMatchWithFilters: (search: string) => `Nothing matches “${search}” with these filters.`,
    noMatchOfFilters: 'Nothing matches these filters.',
    downloadFailed: (why: string) => `The file could not be created. ${why}`,
    open: 'Open',
  },

  record: {
    of: records,
    usage,
    save: 'Save',
    update: 'Update',
    noChanges: 'No changes',
    delete: 'Delete',
    deleteQuestion: (name: string) => `Delete ${name}?`,
    deleteThis: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `${name} is deleted`,
    lookingUp: 'Looking up what this affects',
  },

  card: {
    edit: 'Edit',
    editOf: (title: string) => `Edit ${title}`,
  },

  upload: {
    uploading: 'Uploading',
    uploaded: 'Uploaded',
    preparing: 'Preparing',
    uploadedAndPreparing: 'Uploaded. Preparing it, one moment…',
    percent: (percent: number) => `${percent} %`,
  },

  picture: {
    choose: 'Choose a picture or drop it here',
    chooseOther: 'Choose another picture or drop it here',
    types: 'JPEG, PNG, WebP or AVIF, up to 5 MB',
    preview: 'Preview',
  },

  texts: {
    otherLanguages: (language: string) => `Above in ${language}, further languages:`,
    inLanguage: (what: string, language: string) => `${what} (${language})`,
    missing: (language: string) => `${language}, no text yet`,
    there: (language: string) => `${language}, has a text`,
    wrong: (language: string) => `${language}, needs a correction`,
    leftEmpty: 'While this is empty, guests read:',
  },
}
export type Messages = typeof messages
