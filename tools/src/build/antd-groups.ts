/**
 * THE table: every runtime export of antd and the share key that it travels under. It is a wire contract between the
 * shell and every deployed area: append only. A name that moves to another group breaks areas that are already out.
 */
export const antdGroups: Record<string, readonly string[]> = {
  core: [
    ...['ConfigProvider', 'App', 'theme', 'version', 'unstableSetRender', 'Modal', 'Button', 'Grid', 'Row', 'Col'],
    ...['Flex', 'Space', 'Typography', 'Spin', 'Result', 'Empty', 'Skeleton', 'Card', 'Tabs', 'Tooltip', 'Alert'],
    ...['Input', 'Select'],
  ],
  form: ['Form', 'Checkbox', 'Radio', 'Switch', 'InputNumber'],
  field: ['AutoComplete', 'Slider', 'Rate', 'Segmented'],
  date: ['DatePicker', 'TimePicker'],
  data: ['Table', 'Pagination'],
  display: [
    ...['Avatar', 'Badge', 'Collapse', 'Descriptions', 'Divider', 'Progress', 'Statistic', 'Steps', 'Tag', 'Timeline'],
  ],
  overlay: ['message', 'notification', 'Drawer', 'Dropdown', 'Popover', 'Popconfirm', 'Tour', 'FloatButton'],
  list: ['List', 'Listy', 'Masonry', 'Calendar'],
  nav: ['Affix', 'Anchor', 'BackTop', 'Breadcrumb', 'Layout', 'Menu'],
  tree: ['Tree', 'TreeSelect', 'Cascader', 'Transfer'],
  media: ['Upload', 'Image', 'Carousel'],
  rare: ['ColorPicker', 'QRCode', 'Watermark', 'Splitter', 'Mentions', 'BorderBeam'],
}

/** Components that the shell itself shows and loads with its first scripts; the groups load when a page first needs them. */
export const eagerComponents: readonly string[] = ['ConfigProvider', 'App', 'theme', 'Button', 'Spin']

/** Large, and never part of a first view of ours: fetched when one is first shown, whatever group it belongs to. */
export const lateComponents: readonly string[] = ['Result', 'Tabs']

/** Reasons that the table does not fit the installed antd, one sentence each. */
export const groupProblems = (exported: readonly string[], groups = antdGroups) => {
  const named = Object.values(groups).flat()
  const say = (names: readonly string[], what: string) => names.map((name) => `antd groups: ${name} ${what}`)
  return [
    ...say(
      named.filter((name, at) => named.indexOf(name) !== at),
      'stands in two groups',
    ),
    ...say(
      exported.filter((name) => !named.includes(name)),
      'is in no group; append it to one',
    ),
    ...say(
      named.filter((name) => !exported.includes(name)),
      'is no longer exported by antd',
    ),
  ]
}

/** Names that left the group they were published in: areas that are out would get `undefined` for them. */
export const movedNames = (published: Record<string, readonly string[]>, groups = antdGroups) =>
  Object.entries(published).flatMap(([group, names]) =>
    names
      .filter((name) => !groups[group]?.includes(name))
      .map((name) => `antd groups: ${name} left the group ${group}`),
  )
