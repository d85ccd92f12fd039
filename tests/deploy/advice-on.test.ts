import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { adviceOn } from '../../scripts/deploy/advice-on.ts'
import { DeployFault } from '../../scripts/deploy/deploy-fault.ts'
import { folderPlace } from '../../scripts/deploy/folder-place.ts'
import { deployWords, serverAdvice } from '../../scripts/deploy/words.ts'
import { emptyFolder } from '../workspace.ts'

describe('what ssh says in English is told with what to do', () => {
  test.each([
    ['web@a.de: Permission denied (publickey,password,keyboard-interactive).', serverAdvice.login],
    [
      'ssh_askpass: exec(/tmp/x/password.sh): Permission denied\nweb@a.de: Permission denied (publickey,password).',
      serverAdvice.noPrograms,
    ],
    [
      'Load key "/tmp/x/key": error in libcrypto\nPermission denied (publickey).',
      serverAdvice.noKey,
    ],
    ['@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @', serverAdvice.otherServer],
    [
      'No ED25519 host key is known for [a.de]:2222 and you have requested strict checking.\nHost key verification failed.',
      serverAdvice.unknownServer,
    ],
    ['ssh: connect to host a.de port 23: Connection refused', serverAdvice.noAnswer],
    ['ssh: Could not resolve hostname a.de: Name or service not known', serverAdvice.noServer],
    ['remote mkdir "/root/www": Permission denied', serverAdvice.folder],
    ['rsync: [sender] opendir "/srv/www/." failed: Permission denied (13)', serverAdvice.folder],
    ['remote mkdir "/home/~/www": No such file or directory', serverAdvice.noFolder],
    ['write remote "/www/x": No space left on device', serverAdvice.full],
    ['write remote "/www/x.neu": Failure', serverAdvice.full],
    ['Couldn\'t write to remote file "/www/x.neu": Failure', serverAdvice.full],
    ['dest open "/www/.gewerk-build.json.neu": Failure', serverAdvice.fullOrClosed],
    ['451 Transfer aborted. Input/output error', serverAdvice.fullOrClosed],
    ['426 Failure writing to local file.', serverAdvice.fullOrClosed],
    ['exit code 11', serverAdvice.fullOrNoFolder],
    [
      'rsync: [Receiver] mkdir "/srv/x/y" failed: No such file or directory (2)\nrsync error: error in file IO (code 11)',
      serverAdvice.noFolder,
    ],
    [
      'kex_exchange_identification: Connection closed by remote host\nConnection closed',
      serverAdvice.noSsh,
    ],
    ['kex_exchange_identification: read: Connection reset by peer', serverAdvice.noSsh],
    ['500 AUTH not understood', serverAdvice.noTls],
    ['530 Please login with USER and PASS.', serverAdvice.noTls],
    ['534 Local policy on server does not allow TLS secure connections.', serverAdvice.noTls],
    ['530 Login incorrect.', serverAdvice.ftpsLogin],
    // ProFTPD, vsftpd, Pure-FTPd and FileZilla Server.
    [
      '530 Sorry, the maximum number of clients (2) for this user are already connected.',
      serverAdvice.tooMany,
    ],
    ['421 There are too many connections from your internet address.', serverAdvice.tooMany],
    ['421 There are too many connected users, please try later.', serverAdvice.tooMany],
    ['421 50 users (the maximum) are already logged in, sorry', serverAdvice.tooMany],
    ['421 Too many users logged in for this account. Try again later.', serverAdvice.tooMany],
    ['self-signed certificate', serverAdvice.noTrust],
    ['unable to verify the first certificate', serverAdvice.noTrust],
    ["Hostname/IP does not match certificate's altnames: Host: a.de.", serverAdvice.noTrust],
    [
      '801C6C36417F0000:error:0A00042E:SSL routines:ssl3_read_bytes:tlsv1 alert protocol version:rec_layer_s3.c:1601:SSL alert number 70',
      serverAdvice.oldTls,
    ],
    ['550 www/index.html.neu: Permission denied', serverAdvice.folder],
    ['553 Could not create file.', serverAdvice.folder],
    ['452 Insufficient storage space', serverAdvice.full],
    ['552 Transfer aborted. Disk quota exceeded', serverAdvice.full],
    [
      'rsync: [generator] failed to stat "/www/media/a.jpg": Too many levels of symbolic links (40)',
      serverAdvice.linkedAway,
    ],
    ['remote mkdir "/www": Failure', undefined],
    [
      'remote mkdir "/www": Failure\nremote rename "/www/robots.txt.neu" to "/www/robots.txt": Failure',
      serverAdvice.noPlace,
    ],
    [
      'could not make way for new regular file: robots.txt\nrsync error: some files/attrs were not transferred (see previous errors) (code 23) at main.c(1394)',
      serverAdvice.noPlace,
    ],
    [
      'remote rename "/www/a.html.neu" to "/www/a.html": No such file or directory',
      serverAdvice.another,
    ],
    ['550 www/a.html.neu: No such file or directory', serverAdvice.another],
    ['dest open "/srv/x/.gewerk-build.json.neu": No such file or directory', serverAdvice.noFolder],
    ['Connection closed', serverAdvice.broken],
    ['client_loop: send disconnect: Broken pipe', serverAdvice.broken],
    [
      'rsync: connection unexpectedly closed (0 bytes received so far) [sender]\nrsync error: unexplained error (code 255)',
      serverAdvice.broken,
    ],
    ['something that nobody has seen yet', undefined],
  ])('%s', (said, advice) => {
    expect(adviceOn(said)).toBe(advice)
  })
})

// Windows says that it has no right to it.
test.skipIf(process.platform === 'win32').each(['put', 'remove'] as const)(
  'a folder that lies where a file is to be is told, and left: %s',
  async (way) => {
    const name = 'index.html'
    const folder = await emptyFolder()
    const [from, to] = [path.join(folder, 'dist'), path.join(folder, 'ziel')]
    await fs.mkdir(from)
    await fs.writeFile(path.join(from, name), 'neu')
    await fs.mkdir(path.join(to, name), { recursive: true })
    await fs.writeFile(path.join(to, name, 'etwas'), 'x')
    await expect(folderPlace(from, to)[way]([name])).rejects.toThrow(
      new DeployFault(deployWords.isAFolder(path.join(to, name))),
    )
    expect(await fs.readdir(path.join(to, name))).toEqual(['etwas'])
  },
)

test('a folder on this machine that is a file is told, and left as it is', async () => {
  const folder = await emptyFolder()
  const [from, to] = [path.join(folder, 'dist'), path.join(folder, 'ziel')]
  await fs.mkdir(from)
  await fs.writeFile(path.join(from, 'index.html'), 'neu')
  await fs.writeFile(to, 'etwas')
  await expect(folderPlace(from, to).put(['index.html'])).rejects.toThrow(`${to} ist kein Ordner`)
  expect(await fs.readFile(to, 'utf8')).toBe('etwas')
})

test('what somebody else has put in its place meanwhile is no fault of the program', async () => {
  const [from, to] = [await emptyFolder(), await emptyFolder()]
  await fs.writeFile(path.join(from, 'index.html'), 'x')
  const { copyFile } = fs
  vi.spyOn(fs, 'copyFile').mockImplementationOnce(async (source, target) => {
    await copyFile(source, target)
    await fs.rename(target, path.join(to, 'index.html'))
  })
  await expect(folderPlace(from, to).put(['index.html'])).rejects.toThrow(
    new DeployFault(deployWords.another(path.join(to, 'index.html.neu'))),
  )
})

test('what keeps a file of the site from its place is named, wherever it is', async () => {
  const [from, to] = [await emptyFolder(), await emptyFolder()]
  await fs.mkdir(path.join(from, 'jobs'))
  for (const name of ['index.html', 'jobs/index.html'])
    await fs.writeFile(path.join(from, name), 'x')
  await fs.writeFile(path.join(to, 'jobs'), 'x')
  const put = folderPlace(from, to).put(['index.html', 'jobs/index.html'])
  await expect(put).rejects.toThrow(`${path.join(to, 'jobs')} ist kein Ordner`)
  await expect(put).rejects.not.toThrow('nichts geändert')
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  vi.spyOn(fs, 'copyFile').mockRejectedValueOnce(refused)
  await expect(folderPlace(from, to).put(['index.html'])).rejects.toThrow(
    `Sie dürfen ${path.join(to, 'index.html')}.neu nicht anlegen`,
  )
})
