import { serverAdvice } from './words.ts'

/** What ssh, sftp, rsync and servers for FTPS say, and what there is to do; the first that fits counts. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^rsync: .*Failed to exec ssh/m, serverAdvice.noSshProgram],
  [/host key is known for .* strict checking/, serverAdvice.unknownServer],
  [/HOST IDENTIFICATION HAS CHANGED|Host key verification failed/, serverAdvice.otherServer],
  [/^ssh_askpass: exec\(.*Permission denied$/m, serverAdvice.noPrograms],
  [/error in libcrypto|invalid format|incorrect passphrase/i, serverAdvice.noKey],
  [/Could not resolve hostname|Name or service not known|ENOTFOUND/i, serverAdvice.noServer],
  [
    /Connection refused|ECONNREFUSED|timed out|timeout|No route to host|Network is unreachable/i,
    serverAdvice.noAnswer,
  ],
  [
    /^kex_exchange_identification|^Connection (?:closed|reset) by .* port \d+$/m,
    serverAdvice.noSsh,
  ],
  [/^(?:421|530) .*(?:maximum|too many)/im, serverAdvice.tooMany],
  // What begins with 530 is vsftpd's answer to a request for encryption.
  [
    /^5(?:0[024]|34)[ -].*(?:AUTH|TLS|SSL|security)|^530 Please login with USER and PASS|wrong version number/i,
    serverAdvice.noTls,
  ],
  [/alert protocol version|unsupported protocol/, serverAdvice.oldTls],
  [
    /self-signed certificate|certificate's altnames|certificate has expired|(?:verify|issuer).* certificate/i,
    serverAdvice.noTrust,
  ],
  // An SFTP server says nothing more precise than that it failed.
  [
    /No space left|quota exceeded|^write remote ".*": Failure|write to remote file ".*": Failure|^[45]52[ -]/im,
    serverAdvice.full,
  ],
  // Nor for a file that it can't even begin: no file may be left, or the disk can only be read. The others are what
  // ProFTPD and vsftpd say of a full disk.
  [
    /^dest open ".*": Failure|^451 .*Input\/output error|^426 Failure writing to local file/m,
    serverAdvice.fullOrClosed,
  ],
  // rsync has ended before the server's side came to say which of the two it is.
  [/^exit code 11$/, serverAdvice.fullOrNoFolder],
  [/Permission denied \(\D|Too many authentication failures/, serverAdvice.login],
  [/\b530\b/, serverAdvice.ftpsLogin],
  [
    /Permission denied|Operation not permitted|Read-only file system|Could not create file/i,
    serverAdvice.folder,
  ],
  [/^could not make way for |^remote rename ".*": Failure/m, serverAdvice.noPlace],
  [/Too many levels of symbolic links/, serverAdvice.linkedAway],
  // A part of a file that was there a moment ago.
  [/(?:^550 |^remote rename ").*\.neu.*No such file or directory/m, serverAdvice.another],
  [/No such file or directory|Not a directory/i, serverAdvice.noFolder],
  // On a line that was open; others say more when it breaks.
  [
    /^Connection closed\.?$|^Connection reset by|Broken pipe|unexpectedly closed|ECONNRESET/m,
    serverAdvice.broken,
  ],
]

/** What to do about a fault that one of these programs tells of; undefined for what is not known. */
export const adviceOn = (said: string): string | undefined =>
  KNOWN.find(([sign]) => sign.test(said))?.[1]
