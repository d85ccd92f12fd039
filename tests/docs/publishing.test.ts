import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { handbookFolder } from '../../scripts/handbook/handbook-folder.ts'

const page = await fs.readFile(path.join(handbookFolder, 'veroeffentlichen.md'), 'utf8')

test('a server reads its certificate again when certbot has renewed it', () => {
  // By itself, certbot tells only the servers whose configuration it has changed.
  const calls = page.match(/^certbot certonly .*$/gm)
  expect(calls).toHaveLength(1)
  for (const call of calls ?? []) expect(call).toContain('--deploy-hook "systemctl reload nginx"')
})

test('every way onto a server tells into which folder a site below a path belongs', () => {
  // Uploaded into the folder of the domain, it would have neither pictures nor styles: each address begins with the path.
  const part = (title: string) => page.split(/^(?=##+ )/m).find((it) => it.startsWith(title)) ?? ''
  expect(part('## Auf einen Webspace')).toMatch(/^7\. [\s\S]*?Ordner `betrieb`[\s\S]*?^8\. /m)
  expect(part('### Ein eigener Server mit Debian')).toContain('/var/www/html/betrieb')
  expect(part('## Mit einem Befehl')).toMatch(/^\| `folder` \| .*\/betrieb/m)
  expect(part('### Bei beiden')).toContain('/var/www/www.beispiel.de/betrieb')
})

test('GitLab is asked to mask only what it can mask, and keeps passwords as they are', () => {
  const gitlab = page.split('\n\n').find((it) => it.startsWith('Auf **GitLab**')) ?? ''
  const sentences = gitlab.replace(/\s+/g, ' ').split(/(?<=\.) /)
  const masked = sentences.filter((it) => it.includes('**maskiert**'))
  // A key has line ends; GitLab refuses to save it as masked.
  expect(masked).toHaveLength(1)
  expect(masked[0]).toMatch(/^Das Passwort /)
  // A `$` in it would begin the name of another variable.
  expect(masked[0]).toContain('ohne Haken bei **Expand variable reference**')
  expect(sentences.find((it) => it.startsWith('Den Schlüssel'))).toContain('**Visible**')
})
