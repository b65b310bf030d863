/** Workspaces, without the tests of areas, whose names and comments follow CONTRIBUTING.md. */
const checkedFiles =
  /^(?:(?:api|e2e|bench|tools|deploy|shared-contracts)\/src\/|(?:shell|mfe-[a-z\d-]+)\/src\/(?!.*\.test\.)).*\.tsx?$/
const participles = 'asked known found kept made told said wanted shown given taken'.split(' ')
const bareName = new RegExp(
  String.raw`^ *(?:export |for \()?(?:const|let|function) ((?:${participles.join('|')})\b|(?:most|least)(?=[A-Z])\w+)`,
  'm',
)
const bareType = new RegExp(String.raw`^ *(?:export )?type (${participles.join('|')})\b`, 'im')
const openQuestion = /^ *(?:\/\*\*|\*) ((?:What|Where|Whether|How|Why|Who|When)\b.{0,40})/m

/** Breaches of "Name things" and "Comment" in CONTRIBUTING.md, of which the first one in a file is reported. */
export const plainNameProblem = (file: string, text: () => string): string | false => {
  if (!checkedFiles.test(file)) return false
  const [, name] = bareName.exec(text()) ?? bareType.exec(text()) ?? []
  if (name !== undefined) return `calls something ${name}; say what it is: a noun, or min and max with their unit`
  const [, comment] = openQuestion.exec(text()) ?? []
  return comment !== undefined && `has the comment “${comment}…”; begin with the thing, or with what is done`
}
