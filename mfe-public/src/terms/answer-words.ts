import type { Messages } from '../messages/terms/en.ts'

const [hour, day] = [60, 24 * 60]

/** Within what time the host mostly answers, in words; never shorter than it was measured. */
export const answerWords = ({ within }: Messages, minutes: number): string => {
  if (minutes <= hour) return within.hour
  if (minutes <= day / 2) return within.hours(Math.ceil(minutes / hour))
  return minutes <= day ? within.day : within.days(Math.ceil(minutes / day))
}
