import type { Hosting } from '../hosting.ts'
import { hostWords } from '../words.ts'
import { others, server } from './servers.ts'
import { maps } from './variables.ts'

/** A site for nginx from 1.18 on, below `http`: `/etc/nginx/sites-available`. */
export const nginxConfig = (hosting: Hosting): string =>
  [
    `# ${hostWords.written}`,
    `# ${hostWords.nginx(new URL(hosting.url).hostname)}`,
    ...maps(hosting),
    ...others(hosting),
    ...server(hosting),
    '',
  ].join('\n')
