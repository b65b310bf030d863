import { renderToStaticMarkup } from 'react-dom/server'

/** The browser draws the page again, and what was typed before would be gone: until then its controls take nothing. */
const withoutControls = (html: string) => html.replace(/<(form|button) /g, '<$1 inert ')

/** Without scripts all slides are shown below one another. */
const withAllSlides = (html: string) => html.replace(/(<div [^>]*class="kh-slide"[^>]*?) inert=""/g, '$1')

/** The browser's own field for a day sends it as the server reads it. */
const withOwnField = (field: string) =>
  field
    .replace('type="text"', 'type="date"')
    .replace(/ value="[^"]*"/, '')
    .replace(/ data-iso="([^"]*)"/, ' value="$1"')

const form = /<form [^>]*action=".*?<\/form>/s
/** Hides controls that need a script: buttons without effect, calendar days, and placeholders of late parts. */
const useless =
  ':is(form,button,dialog)[inert],form[action] [hidden],.kh-calendar,.kh-search-line,.kh-stay-bar,.kh-shimmer,.kh-slider-controls,.kh-strip,' +
  '.kh-filter-column{display:none!important}.kh-slider-track,.kh-results{display:block!important}' +
  '.kh-slide+.kh-slide{margin-top:16px}'
/** Fields of the form itself, and params that a new search starts without. */
const formFields = ['check_in', 'check_out', 'guests', 'city', 'country', 'month', 'nights', 'page', 'map']

/**
 * A page with what guests without scripts need beside it: `more` in words, or the form that the server answers, once more. Ids
 * are its own, or labels lead to the other form; what else is in the address goes along.
 */
export const withoutScripts = (html: string, search: string, more: string) => {
  const [formHtml] = form.exec(html) ?? []
  const root = withoutControls(withAllSlides(html))
  const style = `<style>${useless}</style>`
  if (more) return root.replace(/<\/form>(?!.*<\/form>)/s, (end) => `${end}<noscript>${style}${more}</noscript>`)
  if (!formHtml) return `${root}<noscript>${style}</noscript>`
  const hiddenFields = [...new URLSearchParams(search)].filter(([name]) => !formFields.includes(name))
  const fields = renderToStaticMarkup(
    hiddenFields.map(([name, value]) => <input key={name} type="hidden" {...{ name, value }} />),
  )
  const plain = formHtml
    .replaceAll(/ (id|for|aria-controls|aria-describedby)="/g, ' $1="plain-')
    // The browser says what is wrong with a field.
    .replace(' noValidate=""', '')
    .replaceAll(/<input [^>]*name="check_(?:in|out)"[^>]*>/g, withOwnField)
    // Its bounds follow the check-in, which moves on without them.
    .replace(/<input [^>]*name="check_out"[^>]*>/, (field) => field.replaceAll(/ (?:min|max)="[^"]*"/g, ''))
    .replaceAll('<button type="button"', '<button hidden type="button"')
    .replace('</form>', () => `${fields}</form>`)
  return root.replace(withoutControls(formHtml), (inert) => `${inert}<noscript>${style}${plain}</noscript>`)
}
