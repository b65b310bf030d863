import { withTags } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import type { ComponentProps } from 'react'

type LinkProps = Omit<ComponentProps<typeof TextLink>, 'children'>

const elementsOf = (link: LinkProps) => ({ link: (words: string) => <TextLink {...link}>{words}</TextLink> })

/** A message whose `<link>words</link>` lead somewhere. */
export function LinkedSentence({ message, ...link }: LinkProps & { message: string }) {
  return <>{withTags(message, elementsOf(link))}</>
}
