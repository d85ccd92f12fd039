import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { CallBar } from '../layout/CallBar.tsx'
import { isActive } from '../layout/is-active.ts'
import { Layout } from '../layout/Layout.tsx'
import { ShellProvider } from '../shell/Shell.tsx'
import type { Shell } from '../shell/shell-data.ts'
import { App } from './App.tsx'
import { enquiryHref } from './enquiry-href.ts'
import type { LoadedPage } from './load-page.ts'
import { Page } from './Page.tsx'
import { createPageClient } from './page-client.ts'

const noField = () => ({})

interface RouterPlace {
  shell: Shell
  route: string
}

/** Where the router is, as it is in the browser. */
const renderAt = ({ shell, route }: RouterPlace, children: ReactNode): string =>
  renderToString(
    <StaticRouter basename={`${shell.base}/`} location={shell.base + route}>
      {children}
    </StaticRouter>,
  )

/** The blocks of a page without what stands around them. */
export const renderInside = (shell: Shell, { page, components }: LoadedPage): string =>
  renderAt(
    { shell, route: page.route },
    <ShellProvider value={shell}>
      <Page page={page} components={components} field={noField} />
    </ShellProvider>,
  )

/** The whole site at a page. */
export const renderWhole = (shell: Shell, initial: LoadedPage): string =>
  renderAt(
    { shell, route: initial.page.route },
    <App shell={shell} initial={initial} client={createPageClient(shell.base)} />,
  )

/** What stands around the inside of a page: header and footer, but for the bar below them. */
interface Frame {
  before: string
  behind: string
}

const END = '</main>'

const makeFrame = (at: RouterPlace): Frame => {
  const html = renderAt(
    at,
    <ShellProvider value={at.shell}>
      <Layout enquiry={undefined}>{null}</Layout>
    </ShellProvider>,
  )
  const end = html.lastIndexOf(END)
  return { before: html.slice(0, end), behind: html.slice(end) }
}

const frames = new WeakMap<Shell, Map<string, Frame>>()

/** The same for all pages at which the navigation shows the same as current. */
const frameOf = (at: RouterPlace): Frame => {
  const { header } = at.shell
  const links = [...header.navigation, header.contact]
  const key = links.map(({ href }) => Number(isActive(href, at.route))).join('')
  const known = frames.get(at.shell) ?? new Map<string, Frame>()
  frames.set(at.shell, known)
  const frame = known.get(key) ?? makeFrame(at)
  known.set(key, frame)
  return frame
}

const BEGIN = '<main>'

/** Everything at its place among its siblings, which the ids of React count. */
const renderWithoutFrame = (shell: Shell, { page, components }: LoadedPage): string => {
  const enquiry = enquiryHref(page, shell.header.contact.href)
  return renderAt(
    { shell, route: page.route },
    <ShellProvider value={shell}>
      {null}
      {null}
      <main>
        {null}
        <Page page={page} components={components} field={noField} />
      </main>
      {null}
      {enquiry && <CallBar href={enquiry} />}
    </ShellProvider>,
  )
}

/**
 * The inside of a page's root element. What stands around thousands of pages is rendered once; a page that
 * has pictures loaded ahead is rendered whole, because React names those of all of it first.
 */
export const renderInFrame = (shell: Shell, initial: LoadedPage): string => {
  const html = renderWithoutFrame(shell, initial)
  if (!html.startsWith(BEGIN)) return renderWhole(shell, initial)
  const { before, behind } = frameOf({ shell, route: initial.page.route })
  const end = html.lastIndexOf(END)
  return before + html.slice(BEGIN.length, end) + behind + html.slice(end + END.length)
}
