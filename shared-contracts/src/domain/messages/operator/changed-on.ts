/** The day on which the privacy policy was last changed. */
export const changedOn = '2026-11-24'
