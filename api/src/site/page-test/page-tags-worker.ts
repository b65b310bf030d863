import { parentPort } from 'node:worker_threads'
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5'
import type { TagsMessage, Tag } from './page-tags.ts'

type Node = DefaultTreeAdapterTypes.Node

/** The elements that a browser makes of a page, from front to back; what waits in a template or a comment is none. */
const elementsOf = (page: string) => {
  const elements: DefaultTreeAdapterTypes.Element[] = []
  // No recursion: a page may be nested deeper than calls can be.
  const open: Node[] = [parse(page)]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) elements.push(node)
    if ('childNodes' in node) open.push(...node.childNodes.toReversed())
  }
  return elements
}

const isInHead = ({ parentNode }: DefaultTreeAdapterTypes.Element) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head'

const tagNames = new Set(['script', 'iframe', 'keyhaven-booking', 'meta'])
const tagsOf = (page: string) =>
  elementsOf(page).flatMap((element): Tag[] =>
    tagNames.has(element.tagName) && element.namespaceURI === html.NS.HTML
      ? [
          {
            name: element.tagName,
            attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
            isInHead: isInHead(element),
          },
        ]
      : [],
  )
const say = (message: TagsMessage) => parentPort?.postMessage(message, [])

parentPort?.once('message', (page: string) => say(tagsOf(page)))
say('ready')
