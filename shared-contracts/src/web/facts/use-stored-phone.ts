import { useEffect, useState } from 'react'
import { optionalPhone } from '../../domain/text/phone.ts'

const anyPhone = optionalPhone({ min: 3, max: 20 })

/**
 * The number that would be stored for what was typed, where that does not look the same; nothing while there is none. Every
 * country's plan of numbers is loaded with the first one.
 */
export const useStoredPhone = (typed: string, country: string) => {
  const phone = anyPhone.safeParse(typed).data ?? ''
  const [stored, setStored] = useState<{ of: string; is: string }>()
  const key = `${country}\n${phone}`
  useEffect(() => {
    if (phone === '') return undefined
    let isLeft = false
    const read = async () => {
      // A note beside a field: without it the field works just as well.
      const plan = await import('../../domain/text/stored-phone.ts').catch(() => undefined)
      if (plan && !isLeft) setStored({ of: key, is: plan.storedPhone({ phone, country }) })
    }
    void read()
    return () => {
      isLeft = true
    }
  }, [key, phone, country])
  return phone !== '' && stored?.of === key && stored.is !== typed.trim() ? stored.is : undefined
}
