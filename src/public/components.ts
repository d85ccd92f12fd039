/**
 * What components of blocks are made with: `import { SectionHead } from 'gewerk/components'`. Public and
 * versioned; everything else in `src/` may change with any release.
 */
export { Action } from '../components/Action.tsx'
export { Actions } from '../components/Actions.tsx'
export { Icon } from '../components/Icon.tsx'
export { Link } from '../components/Link.tsx'
export { Markdown } from '../components/Markdown.tsx'
export { MoreLink } from '../components/MoreLink.tsx'
export { Pages } from '../components/Pages.tsx'
export { Picture } from '../components/Picture.tsx'
export { Reveal } from '../components/Reveal.tsx'
export { SectionHead } from '../components/SectionHead.tsx'
export { TextWithPhone } from '../components/TextWithPhone.tsx'
export { Ticks } from '../components/Ticks.tsx'
export { fillIn } from '../content/text/fill-in.ts'
