const shortLength = 180

/** Whether an introduction fits over a picture; a longer one stands below. */
export const isShort = (intro: string) => intro.length <= shortLength && !intro.includes('\n')
