import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { ReactNode } from 'react'
import { FoldedPart } from '../list/folded-part.tsx'
import { factsCatalog } from '../messages/catalogs.ts'

type Props = { title: string; summary: string; isWrong?: boolean; startsOpen?: boolean; children: ReactNode }

/** A part of the facts. */
export function FactsPart(props: Props) {
  const { wrong } = useMessages(factsCatalog)
  return <FoldedPart {...props} wrongWords={wrong} />
}
