/** Why the disk can't be written, and what to do about it. */
interface DiskFault {
  reason: string
  advice: string
}

const MAKE_ROOM = 'Schaffen Sie Platz, und versuchen Sie es noch einmal.'

const NOT_ALLOWED: DiskFault = {
  reason: 'Für eine Datei oder einen Ordner fehlt Ihnen die Berechtigung',
  advice:
    'Geben Sie sich das Recht, dort zu lesen und zu schreiben, oder legen Sie den Ordner des Betriebs an einen anderen Ort.',
}

const TOO_MANY_OPEN: DiskFault = {
  reason: 'Das Betriebssystem lässt nicht mehr offene Dateien zu',
  advice:
    'Schließen Sie andere Programme, oder erhöhen Sie die Grenze (ulimit -n 4096), und versuchen Sie es noch einmal.',
}

const BROKEN: DiskFault = {
  reason: 'Der Datenträger oder das Netzlaufwerk meldet einen Fehler',
  advice:
    'Sehen Sie nach, ob alles angeschlossen und verbunden ist, und versuchen Sie es noch einmal. Geschieht es wieder, sichern Sie Ihre Texte an einem anderen Ort.',
}

/** What is said of a disk that can't be written. */
export const diskWords = {
  diskFault: (
    { reason, advice }: DiskFault,
    file: string | undefined,
    outcome: string | undefined,
  ) =>
    `Abgebrochen: ${reason}${file === undefined ? '' : ` (${file})`}${outcome === undefined ? '' : `; ${outcome}`}.\n→ ${advice}`,
  /** What a build says besides: nothing else makes a site. */
  untouched: 'an der fertigen Website wurde nichts geändert',
  /** What `dev` says besides: it goes on. */
  stillShown: 'die Website wird weiter gezeigt',
  faults: {
    ENOSPC: { reason: 'Der Datenträger ist voll', advice: MAKE_ROOM },
    EDQUOT: { reason: 'Der Speicherplatz, der Ihnen zusteht, ist aufgebraucht', advice: MAKE_ROOM },
    EFBIG: {
      reason: 'Eine Datei würde größer, als es hier erlaubt ist',
      advice:
        'Erhöhen Sie die Grenze (ulimit -f unlimited), oder legen Sie den Ordner des Betriebs auf einen anderen Datenträger.',
    },
    EIO: BROKEN,
    ESTALE: BROKEN,
    EROFS: {
      reason: 'Der Datenträger lässt sich nur lesen, nicht beschreiben',
      advice: 'Legen Sie den Ordner des Betriebs an einen Ort, an dem Sie schreiben dürfen.',
    },
    EACCES: NOT_ALLOWED,
    EPERM: NOT_ALLOWED,
    EMFILE: TOO_MANY_OPEN,
    ENFILE: TOO_MANY_OPEN,
    /** Windows says the same of what others have open and of what is forbidden. */
    NOT_RELEASED: {
      reason: 'Windows gibt eine Datei oder einen Ordner nicht frei',
      advice:
        'Schließen Sie alle Fenster und Programme, in denen etwas daraus geöffnet ist, und versuchen Sie es noch einmal. Hilft das nicht, dürfen Sie dort nicht schreiben: Legen Sie den Ordner des Betriebs an einen anderen Ort.',
    },
    /** No code of the system's: it has two for this, which mean other things elsewhere. */
    FILE_FOR_FOLDER: {
      reason: 'Wo ein Ordner sein müsste, liegt eine Datei',
      advice: 'Geben Sie der Datei einen anderen Namen, oder nennen Sie einen anderen Ordner.',
    },
    ENAMETOOLONG: {
      reason: 'Ein Name ist länger, als dieser Rechner ihn zulässt',
      advice: 'Kürzen Sie ihn, oder legen Sie den Ordner des Betriebs weiter nach oben.',
    },
    ELOOP: {
      reason: 'Eine Verknüpfung führt im Kreis',
      advice: 'Löschen Sie die Verknüpfung, oder nennen Sie einen anderen Ordner.',
    },
    EBUSY: {
      reason: 'Ein anderes Programm hält eine Datei oder einen Ordner fest',
      advice: 'Schließen Sie es, und versuchen Sie es noch einmal.',
    },
    /** What systems other than Windows mean by EBUSY where a folder is to be renamed: files may be open there. */
    MOUNTED: {
      reason:
        'Der Ordner ist ein eingehängter Datenträger (mount, etwa ein Volume eines Containers) und lässt sich nicht ersetzen',
      advice: 'Nennen Sie mit OUT_DIR einen Ordner darin, und versuchen Sie es noch einmal.',
    },
  },
}
