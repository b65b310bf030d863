import type { Generation } from '../store/generation.ts'

/** Reads something of each generation once, for as long as that is in use; what failed or is not there is read again. */
export const oncePerGeneration = <T>(read: (generation: Generation) => Promise<T | undefined>) => {
  const cached = new WeakMap<Generation, Promise<T | undefined>>()
  return (generation: Generation) => {
    const reading = cached.get(generation) ?? read(generation)
    cached.set(generation, reading)
    const forget = () => void cached.delete(generation)
    reading.then((value) => value === undefined && forget(), forget)
    return reading
  }
}
