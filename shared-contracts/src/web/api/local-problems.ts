const english = {
  timeout: 'The server is taking too long. Please try again.',
  network: 'The server cannot be reached. Check your connection and try again.',
  blocked:
    'Something in this browser blocked the request, most likely an ad blocker. Allow it for this site, then try again.',
  broken: 'The server has a problem. Please try again.',
  refused: (status: number) => `The server refused this request (${status}).`,
  unreadable: 'This page does not understand the server’s answer. Please reload.',
}
/** Sentences for an API that could not be reached, or whose answer could not be read. */
export type LocalProblems = typeof english

/** The words in English, in which they are said until a page says otherwise. */
export const englishProblems: LocalProblems = english
let words = english

/** Says these problems in other words from now on. A page of guests, which must stay small, brings only its own language. */
export const sayLocalProblems = (others: LocalProblems) => {
  words = others
}

/** Sentences in the present language. */
export const localProblems = () => words
