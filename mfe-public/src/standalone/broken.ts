/**
 * Error text when the site itself fails. It is part of the first scripts, in English: the messages may be what failed.
 */
export const broken = {
  title: 'This page could not be shown',
  text: 'Part of it did not load, or something in it broke. Loading it again usually helps.',
  reload: 'Reload',
}
