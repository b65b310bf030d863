import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../messages/catalogs.ts'
import type { PublicQuote } from '@keyhaven/shared-contracts/contract/public-requests'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { bookAddress } from '../search/search-address.ts'
import { Alternatives } from './alternatives.tsx'

type Props = Pick<ComponentProps<typeof Alternatives>, 'unit' | 'stay' | 'search' | 'onDates'> & {
  /** What of it is taken, or where that is not known, what the server said. */
  taken?: PublicQuote['taken']
  said?: string
  /** Whether it was free when the guest began. */
  meanwhile: boolean
}

/** Says that a stay cannot be had, and which other ones can. What is typed in the form stays. */
export function TakenNotice({ taken = [], said, meanwhile, ...wanted }: Props) {
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
        <p>{`${said ?? t.takenOn(taken)} ${meanwhile && !said ? t.isKept : ''}`}</p>
      </div>
      <Alternatives {...wanted} linkOf={(other) => bookAddress(other, wanted.search)} />
    </div>
  )
}
