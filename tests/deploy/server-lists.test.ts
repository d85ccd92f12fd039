import { spawnSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { BUILD_MANIFEST } from '../../scripts/addresses/own-files.ts'
import { rsyncPlace } from '../../scripts/deploy/rsync-place.ts'
import { sftpPlace } from '../../scripts/deploy/sftp-place.ts'
import { emptyFolder } from '../workspace.ts'

const hasSsh = spawnSync('ssh', ['-V']).status === 0
const hasRsync = spawnSync('rsync', ['--version']).status === 0

const server = <To extends string>(to: To, folder: string) => ({
  to,
  host: 'ssh.firma.example',
  user: 'firma',
  port: 22,
  folder,
})

/** Puts a program of this name before all others. */
const standIn = async (name: string, lines: readonly string[]): Promise<void> => {
  const folder = await emptyFolder()
  await fs.writeFile(path.join(folder, name), ['#!/bin/sh', ...lines, ''].join('\n'), {
    mode: 0o755,
  })
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`)
}

/** rsync that says this, and ends as it does where it could not have everything. */
const rsyncThat = (told: readonly string[], said: string) =>
  standIn('rsync', [
    ...told.map((line) => `echo '${line}'`),
    `echo 'rsync: [sender] ${said}' >&2`,
    'exit 23',
  ])

describe.runIf(hasRsync)('what rsync could not have is not taken for what is not there', () => {
  const place = () => rsyncPlace('/nowhere', server('rsync', '/srv/www'), {})

  test('a folder that is not there has nothing', async () => {
    await rsyncThat([], 'change_dir "/srv/www" failed: No such file or directory (2)')
    expect(await place().sizes(['index.html'])).toEqual(new Map())
    expect(await place().manifest()).toBeUndefined()
  })

  test.each([
    ['a folder that can’t be entered', 'change_dir "/srv/www" failed: Permission denied (13)'],
    ['one within', 'link_stat "/srv/www/media/a.jpg" failed: Permission denied (13)'],
  ])('of %s nobody knows what it has', async (_, said) => {
    await rsyncThat([], said)
    await expect(place().sizes(['media/a.jpg'])).rejects.toThrow('Permission denied')
  })

  test('a list of files that can’t be read is not none', async () => {
    const list = `/srv/www/${BUILD_MANIFEST}`
    await rsyncThat([], `send_files failed to open "${list}": Permission denied (13)`)
    await expect(place().manifest()).rejects.toThrow('Permission denied')
  })

  test('what may not be deleted is asked for afterwards, and keeps the rest from nothing', async () => {
    await rsyncThat(
      [],
      '[generator] delete_file: unlink(a.html) failed: Operation not permitted (1)',
    )
    await expect(place().remove(['a.html', 'b.html'])).resolves.toBeUndefined()
  })

  test('a line that breaks while something is deleted is a fault', async () => {
    await standIn('rsync', ["echo 'rsync: connection unexpectedly closed' >&2", 'exit 12'])
    await expect(place().remove(['a.html'])).rejects.toThrow('unexpectedly closed')
  })
})

/** Drops options and the name of the server, and runs here what ssh would run there. */
const SSH_TO_HERE = [
  'while :; do case "$1" in -o|-l) shift 2;; -*) shift;; *) shift; break;; esac; done',
  'exec "$@"',
]

test.runIf(hasRsync)('over rsync, a link that somebody has laid to a folder stays', async () => {
  const [from, to] = [await emptyFolder(), await emptyFolder()]
  await standIn('ssh', SSH_TO_HERE)
  for (const folder of [path.join(from, 'media'), path.join(to, 'groß')]) await fs.mkdir(folder)
  await fs.writeFile(path.join(from, 'media/a.jpg'), 'neu')
  await fs.writeFile(path.join(to, 'groß/fremd.jpg'), 'fremd')
  await fs.symlink('groß', path.join(to, 'media'))
  await fs.writeFile(path.join(to, 'wartung.html'), 'Gleich zurück')
  await fs.symlink('wartung.html', path.join(to, 'index.html'))
  // One that leads round.
  await fs.symlink('.', path.join(to, 'www'))
  const place = rsyncPlace(from, server('rsync', to), {})
  const names = ['media/a.jpg', 'index.html']
  expect(await place.sizes(names)).toEqual(new Map([['index.html', 14]]))
  await place.put(['media/a.jpg'])
  expect(await place.sizes(names)).toEqual(
    new Map(Object.entries({ 'index.html': 14, 'media/a.jpg': 3 })),
  )
  expect((await fs.lstat(path.join(to, 'media'))).isSymbolicLink()).toBe(true)
  expect(await fs.readdir(path.join(to, 'groß'))).toEqual(['a.jpg', 'fremd.jpg'])
  await fs.rm(path.join(from, 'media'), { recursive: true })
  await place.remove(['media/a.jpg'])
  expect(await fs.readdir(path.join(to, 'groß'))).toEqual(['fremd.jpg'])
})

test.runIf(hasRsync)('over rsync, folders go that are empty, and no others', async () => {
  const [from, to] = [await emptyFolder(), await emptyFolder()]
  await standIn('ssh', SSH_TO_HERE)
  for (const folder of ['alt/tief', 'voll', 'fern'])
    await fs.mkdir(path.join(to, folder), { recursive: true })
  await fs.writeFile(path.join(to, 'voll/fremd.jpg'), 'fremd')
  await fs.symlink('fern', path.join(to, 'verweis'))
  const place = rsyncPlace(from, server('rsync', to), {})
  await place.removeEmpty(['voll', 'verweis', 'nie', 'alt/tief', 'alt'])
  expect((await fs.readdir(to, { recursive: true })).toSorted()).toEqual([
    'fern',
    'verweis',
    'voll',
    'voll/fremd.jpg',
  ])
})

describe('where nobody has set a language, as in cron, names with umlauts are there', () => {
  test.runIf(hasRsync)('over rsync', async () => {
    vi.stubEnv('LC_ALL', 'C')
    const folder = await emptyFolder()
    await fs.mkdir(path.join(folder, 'über'))
    await fs.writeFile(path.join(folder, 'über/größe.html'), 'neu')
    await standIn('ssh', SSH_TO_HERE)
    const place = rsyncPlace('/nowhere', server('rsync', folder), {})
    const names = ['über/größe.html', 'über/a.html']
    expect(await place.sizes(names)).toEqual(new Map([['über/größe.html', 3]]))
  })

  test.runIf(hasSsh)('over SFTP', async () => {
    // As OpenSSH writes it then.
    await standIn('sftp', [
      "cat <<'END'",
      'sftp> -ls -lna "/srv/b\\303\\244r/\\303\\274ber"',
      'drwxr-xr-x    ? 0   0     4096 Nov 27 03:52 /srv/b\\303\\244r/\\303\\274ber/.',
      '-rw-r--r--    ? 0   0        3 Nov 27 03:52 /srv/b\\303\\244r/\\303\\274ber/gr\\303\\266\\303\\237e.html',
      '-rw-r--r--    ? 0   0        4 Nov 27 03:52 /srv/b\\303\\244r/\\303\\274ber/2024.html',
      'END',
    ])
    const place = sftpPlace('/nowhere', server('sftp', '/srv/bär'), {})
    const names = ['über/größe.html', 'über/2024.html', 'über/a.html']
    expect(await place.sizes(names)).toEqual(
      new Map([
        ['über/größe.html', 3],
        ['über/2024.html', 4],
      ]),
    )
  })
})

test.runIf(hasSsh)('over SFTP, a page that is a link is there', async () => {
  await standIn('sftp', [
    "cat <<'END'",
    'sftp> -ls -lna "/srv/www"',
    'drwxr-xr-x    ? 0   0     4096 Nov 27 03:52 /srv/www/.',
    'lrwxrwxrwx    ? 0   0       21 Nov 27 03:52 /srv/www/index.html',
    'END',
  ])
  const place = sftpPlace('/nowhere', server('sftp', '/srv/www'), {})
  expect(await place.sizes(['index.html', 'a.html'])).toEqual(new Map([['index.html', 21]]))
})

test.runIf(hasSsh)(
  'over SFTP, a web server may read what is private where it was built',
  async () => {
    const [from, told] = [await emptyFolder(), path.join(await emptyFolder(), 'told')]
    await standIn('sftp', [`while [ "$1" != -b ]; do shift; done; cat "$2" > '${told}'`])
    await fs.writeFile(path.join(from, 'a.html'), 'x', { mode: 0o600 })
    await fs.writeFile(path.join(from, 'b.html'), 'x', { mode: 0o644 })
    await sftpPlace(from, server('sftp', '/srv/www'), {}).put(['a.html', 'b.html'])
    expect(
      (await fs.readFile(told, 'utf8')).split('\n').filter((line) => /neu/.test(line)),
    ).toEqual([
      `put "${from}/a.html" "/srv/www/a.html.neu"`,
      '-chmod 644 "/srv/www/a.html.neu"',
      'rename "/srv/www/a.html.neu" "/srv/www/a.html"',
      `put "${from}/b.html" "/srv/www/b.html.neu"`,
      'rename "/srv/www/b.html.neu" "/srv/www/b.html"',
    ])
  },
)
