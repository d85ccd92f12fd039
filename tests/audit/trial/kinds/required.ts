import type { Line } from '../page.ts'

/** Keys that an entry or group cannot be without, wherever they stand. */
const ALWAYS = new Set([
  'route',
  'meta',
  'blocks',
  'href',
  'src',
  'id',
  'url',
  'company',
  'header',
  'footer',
  'theme',
  'founded',
  'postcode',
  'city',
  'phone',
  'email',
  'hours',
  'rating',
  'category',
  'employment',
  'tasks',
  'profile',
  'datePosted',
  'amount',
  'audience',
  'reviewBy',
  'excerpt',
  'author',
  'date',
  'facts',
  'specifications',
  'benefits',
  'timeline',
  'period',
  'inquiry',
  'callLabel',
  'note',
  'submit',
  'detailsTitle',
  'addressLabel',
  'navigation',
  'contact',
  'blurb',
  'towns',
  'copyright',
  'legal',
  'paper',
  'ink',
  'accent',
  'days',
  'times',
  'testimonial',
  'status',
  'kind',
  'readMore',
  'tasksLabel',
  'profileLabel',
  'unsolicitedTitle',
  'rows',
  'steps',
  'factsTitle',
  'allLabel',
])

/** Of the keys above, those that are optional or mean something else in these groups. */
const notHere = (line: Line, file: string): boolean => {
  const parent = line.parent?.key
  if (file === 'ui.yaml') return false
  if (line.key === 'id') return file.startsWith('pages/')
  if (line.key === 'href')
    return !/^(actions?|back|footerAction|navigation|contact|services|legal)$/.test(parent ?? '')
  if (['steps'].includes(parent ?? '') && line.key === 'period') return true
  if (line.key === 'email' || line.key === 'phone') return file !== 'site.yaml'
  if (line.key === 'contact') return file !== 'site.yaml'
  return ['name', 'topic', 'message'].includes(line.key)
}

/** Whether something is missing once this line, with all that is under it, goes. */
export const isRequired = (line: Line, file: string): boolean =>
  line.kind === 'key' &&
  !notHere(line, file) &&
  (ALWAYS.has(line.key) || (file === 'ui.yaml' && line.value !== ''))
