const shortLength = 180

/** True for an introduction that fits over the picture; a longer one stands below it. */
export const isShort = (intro: string) => intro.length <= shortLength && !intro.includes('\n')
