export const messages = {
  ready: 'A new version of Keyhaven is ready.',
  reload: 'Reload',
  later: 'Later',
  hide: 'Hide',
  back: 'Back to the usual versions',

  oldList: 'The list of releases could not be read; these are the versions of your last visit.',
  /** Areas go by the names that their releases have. */
  partlyUnread: (area: string, version: string) =>
    `Not everything about ${area} could be read from the list of releases; this is version ${version}.`,
  unread: (area: string) => `${area} could not be read from the list of releases.`,
  unknownSet: (set: string) => `Release set ${set} is not known here; these are the usual versions.`,
  set: (set: string) => `Release set ${set} runs in this tab only.`,
  setOfShell: (set: string, shell: string, here: string) =>
    `Release set ${set} runs in this tab only. Its shell was ${shell}; this one is ${here}.`,
  off: (area: string) => `${area} is turned off in this tab.`,
  goneOfSet: (area: string, version: string) => `Its ${area}, version ${version}, is not published any more.`,
  unpublished: (area: string, version: string) => `Version ${version} of ${area} is not published.`,
  picked: (area: string, version: string) => `${area} runs as version ${version}, in this tab only.`,
  pickedFailed: (area: string, version: string, running: string) =>
    `The picked version of ${area} (${version}) did not start; this is version ${running}.`,
  newestFailed: (area: string, version: string, running: string) =>
    `The newest version of ${area} (${version}) did not start; this is version ${running}.`,
}
export type Messages = typeof messages
