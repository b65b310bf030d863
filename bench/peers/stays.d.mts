export type BenchStay = {
  id: number
  /** 0 for the first. */
  unit: number
  /** Numbers of days; the stay ends on `end`. */
  start: number
  end: number
  status: 'confirmed' | 'pending' | 'cancelled'
  guest: string
}
export const dayOf: (number: number) => string
export const makeStays: (units: number, days: number) => BenchStay[]
