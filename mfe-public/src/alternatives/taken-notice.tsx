import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { bookAddress } from '../search/search-address.ts'
import { Alternatives } from './alternatives.tsx'

type Props = Pick<ComponentProps<typeof Alternatives>, 'unit' | 'stay' | 'search' | 'onDates'> & {
  /** Nights that are taken; unknown where the server only refused. */
  takenRanges?: PublicQuote['taken']
  reason?: string
  /** True if the stay was free when the guest began. */
  meanwhile: boolean
}

/** Says that a stay cannot be had, and which other ones can. What is typed in the form stays. */
export function TakenNotice({ takenRanges = [], reason, meanwhile, ...wish }: Props) {
  const t = useMessages(bookCatalog)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (meanwhile) notice.current?.focus()
  }, [meanwhile])
  return (
    <div className="kh-taken-notice" ref={notice} tabIndex={-1} data-wrong>
      <div role="alert">
        <p className="kh-offer-head">
          <Icon name="info" size={18} />
          <span>{meanwhile ? t.justTaken : t.notFree}</span>
        </p>
        <p>{`${reason ?? t.takenOn(takenRanges)} ${meanwhile && !reason ? t.isKept : ''}`}</p>
      </div>
      <Alternatives {...wish} linkOf={(other) => bookAddress(other, wish.search)} />
    </div>
  )
}
