export const messages = {
  close: 'Close',
  zoom: 'Zoom',
  previous: 'Previous picture',
  next: 'Next picture',
  failed: 'This picture could not be loaded.',
}
export type Messages = typeof messages
