import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorBoundary } from '../../src/page/ErrorBoundary.tsx'
import { ShellProvider } from '../../src/shell/Shell.tsx'
import type { Shell } from '../../src/shell/shell-data.ts'

const ui = { errorTitle: 'Fehler', errorText: '', errorHome: 'Startseite' } as Shell['ui']

/** On a server nothing is caught: what a browser shows once something has failed. */
class Failed extends ErrorBoundary {
  override state = { failed: true }
}

test.each([
  ['', '/'],
  ['/firma', '/firma/'],
])('the error page of a site at "%s" leads to its home page', (base, home) => {
  const shell = { base, ui, company: { phone: '0 29 42' } } as Shell
  const page = renderToStaticMarkup(
    <ShellProvider value={shell}>
      <Failed ui={ui}>nothing</Failed>
    </ShellProvider>,
  )
  expect(page).toContain(`href="${home}"`)
})
