import { sshWords } from './words.ts'

/** What ssh, sftp, rsync and servers for FTPS say, and what there is to do; the first that fits counts. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/HOST IDENTIFICATION HAS CHANGED|Host key verification failed/, sshWords.otherServer],
  [/error in libcrypto|invalid format|incorrect passphrase/i, sshWords.noKey],
  [/Could not resolve hostname|Name or service not known|ENOTFOUND/i, sshWords.noServer],
  [
    /Connection refused|ECONNREFUSED|timed out|timeout|No route to host|Network is unreachable/i,
    sshWords.noAnswer,
  ],
  // A server of SFTP has no word for it but that it failed, and rsync does not always come to say it.
  [
    /No space left|quota exceeded|^write remote ".*": Failure|write to remote file ".*": Failure|^[45]52[ -]|\bexit code 11\b/im,
    sshWords.full,
  ],
  [/Permission denied \(\D|Too many authentication failures|\b530\b/, sshWords.login],
  [/Permission denied|Operation not permitted|Read-only file system/i, sshWords.folder],
  [/Too many levels of symbolic links/, sshWords.linkedAway],
  [/No such file or directory|Not a directory/i, sshWords.noFolder],
]

/** What to do about a fault that one of these programs tells of; undefined for what is not known. */
export const explainSsh = (said: string): string | undefined =>
  KNOWN.find(([sign]) => sign.test(said))?.[1]
