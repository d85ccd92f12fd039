/** Name under which a block's file exports its component: `CaseStudy` for `case-study`. */
export const componentName = (type: string): string =>
  type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
