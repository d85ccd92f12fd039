import { expect, it } from 'vitest'
import { policyFor, sharedPolicy } from '../../scripts/hosts/policy.ts'
import { localForm } from '../../scripts/inbox/local-form.ts'
import { apiOrigin } from '../../src/content/site/repository-api.ts'
import type { Target } from '../../src/enquiry/providers/provider.ts'
import { targetFor } from '../../src/enquiry/providers/target-for.ts'
import type { PageData } from '../../src/page/page-data.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { compileWith, replace } from '../workspace.ts'

const directive = (form: Target, name: string) => {
  const policy = policyFor({ form } as Shell, { blocks: [] } as unknown as PageData, {
    scripts: [],
    styles: [],
  })
  return policy.split('; ').find((one) => one.startsWith(`${name} `))
}

const processor = ''

it.each<[Target, string, string]>([
  [
    targetFor({ provider: 'formsubmit', endpoint: 'https://formsubmit.co/a', processor }),
    "connect-src 'self' https://formsubmit.co",
    "form-action 'self' https://formsubmit.co",
  ],
  [
    targetFor({
      provider: 'web3forms',
      endpoint: 'https://api.web3forms.com/submit',
      accessKey: 'a',
      processor,
    }),
    "connect-src 'self' https://api.web3forms.com",
    "form-action 'self' https://api.web3forms.com https://web3forms.com",
  ],
  [targetFor({ provider: 'netlify', processor }), "connect-src 'self'", "form-action 'self'"],
  [localForm(), "connect-src 'self'", "form-action 'self'"],
])('lets the form post to its provider alone: %o', (form, connect, action) => {
  expect(directive(form, 'connect-src')).toBe(connect)
  expect(directive(form, 'form-action')).toBe(action)
})

it.each([
  [{ host: 'github', url: 'https://github.com/a/b' } as const, ' https://api.github.com'],
  [{ host: 'github', url: 'https://git.firma.example/a/b' } as const, ' https://git.firma.example'],
  [{ host: 'gitlab', url: 'https://gitlab.com/a/b/c' } as const, ' https://gitlab.com'],
  [undefined, ''],
])('lets edits be proposed to the host of the content alone: %o', (repository, allowed) => {
  const proposals = repository && apiOrigin(repository)
  const shell = { form: localForm(), ...(proposals && { proposals }) }
  expect(sharedPolicy(shell, [])).toContain(`connect-src 'self'${allowed};`)
})

it('lets a page play the films of other servers that it names, and another page none', async () => {
  const film = ['https://filme.example/ofen.webm', 'https://alt.example:8443/ofen.mp4']
  const { site, problems } = await compileWith({
    'pages/home.yaml': replace(
      '    subtitle: Seit',
      `    film: ${JSON.stringify(film)}\n    subtitle: Seit`,
    ),
  })
  const mediaOf = (route: string) => {
    const page = site?.pages.find(({ data }) => data.route === route)
    if (!page) throw new Error(JSON.stringify(problems))
    return /media-src [^;]*/.exec(
      policyFor({ form: localForm() } as Shell, page.data, { scripts: [], styles: [] }),
    )?.[0]
  }
  expect(mediaOf('/')).toBe("media-src 'self' https://filme.example https://alt.example:8443")
  expect(mediaOf('/sortiment')).toBe("media-src 'self'")
})
