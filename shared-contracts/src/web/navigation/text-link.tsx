import { Link, type LinkProps } from 'react-router-dom'

/** A link inside a sentence: underlined, because colour alone does not tell it from the words around it. */
export function TextLink(props: LinkProps) {
  return <Link {...props} style={{ textDecoration: 'underline', textUnderlineOffset: 3 }} />
}
