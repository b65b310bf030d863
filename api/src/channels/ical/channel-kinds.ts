import type { ChannelKind } from '@keyhaven/shared-contracts/domain/stay/channel-kinds'
import { isClosing, nameIn } from './closing-words.ts'

type Meaning = {
  /** Of the program that wrote the feed. */
  prodId?: RegExp
  /** Hosts whose addresses give such a feed, where its PRODID says nothing. */
  host?: RegExp
  isClosure: (summary: string) => boolean
  nameOf: (summary: string) => string
  /** Closures come in by the owner's choice, or always. */
  closures: 'by_choice' | 'always'
  /** Lead time and horizon are closures that move with each day. */
  closuresMove?: true
  /** Days of arrival and departure come as events of their own. */
  hasParts?: true
  /** An event may be there without taking the time: a calendar of a person, and no portal's. */
  heedsTransparency?: true
}

const never = () => false
const noName = () => ''
const usual = { isClosure: isClosing, nameOf: (summary: string) => nameIn(summary, false), closures: 'always' } as const

export const meanings: Record<ChannelKind, Meaning> = {
  airbnb: {
    prodId: /airbnb/i,
    host: /(?:^|\.)airbnb\./,
    isClosure: (summary) => /^(?:airbnb\s*)?\(?not available\)?$/i.test(summary),
    nameOf: noName,
    closures: 'by_choice',
    closuresMove: true,
  },
  booking: {
    prodId: /booking\.com/i,
    host: /(?:^|\.)booking\.com$/,
    isClosure: never,
    nameOf: noName,
    closures: 'always',
  },
  vrbo: {
    prodId: /homeaway|vrbo|abritel|fewo-direkt|stayz/i,
    host: /(?:^|\.)(?:vrbo|homeaway|abritel|fewo-direkt|stayz|bookabach)\./,
    isClosure: isClosing,
    nameOf: (summary) => nameIn(summary, true),
    closures: 'by_choice',
  },
  smoobu: { ...usual, prodId: /smoobu/i, host: /(?:^|\.)smoobu\.com$/, hasParts: true },
  google: {
    ...usual,
    prodId: /google/i,
    host: /^(?:calendar|www)\.google\.com$/,
    heedsTransparency: true,
  },
  keyhaven: { ...usual, prodId: /^-\/\/Keyhaven\/\//i, heedsTransparency: true },
  other: { ...usual, heedsTransparency: true },
}

const kinds = Object.entries(meanings) as [ChannelKind, Meaning][]

/** The kind of a feed, by the program that wrote it, and else by where it comes from. */
export const recogniseKind = (prodId: string, address: string): ChannelKind => {
  const host = URL.canParse(address) ? new URL(address).hostname.toLowerCase() : ''
  const byProgram = kinds.find(([, meaning]) => meaning.prodId?.test(prodId))
  return (byProgram ?? kinds.find(([, meaning]) => meaning.host?.test(host)))?.[0] ?? 'other'
}
