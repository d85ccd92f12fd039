import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { App } from '../../scripts/app/app.ts'
import type { PageData } from '../../src/page/page-data.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { removeFolder } from '../workspace.ts'

/** Called while a build renders its pages. */
export const meanwhile: { run: () => Promise<unknown> } = { run: async () => undefined }

const openSmallApp = async (): Promise<App> => {
  const client = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-small-app-'))
  await fs.mkdir(path.join(client, 'assets'))
  await fs.writeFile(path.join(client, 'assets/app.js'), 'run()')
  const styleFiles = path.join(client, 'styles')
  await fs.mkdir(styleFiles)
  const renderPage = async (_shell: Shell, { blocks }: PageData) => {
    await meanwhile.run()
    return JSON.stringify(blocks)
  }
  interface Shown {
    html: string
    shell: Shell
    page: PageData
    linked: unknown
  }
  const renderDocument = ({ html, shell, page, linked }: Shown) =>
    [html, page.meta.title, shell.build, shell.company.phone, JSON.stringify(linked)].join('\n')
  return {
    client,
    folder: client,
    styleFiles,
    state: 'small',
    script: '/assets/app.js',
    loaders: { plain: 'load()', revealing: 'load()', keeping: 'keep()', forgetting: 'forget()' },
    shared: [],
    blocks: {},
    server: {
      styles: {},
      sharedStyle: 'p{}',
      printStyle: 'p{}',
      looks: {},
      renderPage,
      renderDocument,
    } as Partial<App['server']> as App['server'],
  }
}

let app: Promise<App> | undefined

/** Shows on pages what their blocks hold, and is not compiled for a minute before that. */
export const smallApp = (): Promise<App> => {
  app ??= openSmallApp()
  return app
}

/** Removes its folder; who needs it next gets another one. */
export const closeSmallApp = async (): Promise<void> => {
  const { client } = await smallApp()
  app = undefined
  await removeFolder(client)
}
