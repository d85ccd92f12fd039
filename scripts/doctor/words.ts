import { day } from '../problem/phrases.ts'
import { count } from '../text/count.ts'

/** What `gewerk doctor` says. */
export const words = {
  states: { right: 'in Ordnung', hint: 'Hinweis', wrong: 'Fehler' },
  summary: (faults: number) =>
    faults === 0
      ? 'Rechner und Ordner sind in Ordnung. Ob es auch die Texte sind, sagt: npm run check'
      : `${count(faults, 'Fehler', 'Fehler')}. Was zu tun ist, steht hinter dem Pfeil. Danach noch einmal: npm run doctor`,
  disk: (reason: string, place: string | undefined) =>
    `${reason}${place === undefined ? '' : `: ${place}`}`,
  failed: (check: string, reason: string) => ({
    words: `Eine Untersuchung ist gescheitert (${check}): ${reason}`,
    advice: 'Zeigen Sie diese Zeile der Person, die Ihre Website technisch betreut.',
  }),

  node: (version: string) => `Node ${version}`,
  version: (version: string, folder: string) => `Gewerk ${version} aus ${folder}`,

  folder: {
    right: (folder: string) => `Ordner des Betriebs: ${folder}`,
    missing: (content: string) =>
      `Hier ist keine Website: Im Ordner ${content} fehlt die Datei site.yaml.`,
    contentDir:
      'Den Ordner nennt die Umgebungsvariable CONTENT_DIR. Nehmen Sie sie weg, oder geben Sie ihr den richtigen Ordner.',
    advice: (meant: string | undefined) =>
      meant === undefined
        ? 'Wechseln Sie in den Ordner des Betriebs, oder nennen Sie ihn: npx gewerk doctor --folder ORDNER. Eine neue Website legen Sie so an: npx gewerk new site'
        : `Der Ordner des Betriebs ist wohl ${meant}. Wechseln Sie dorthin, und rufen Sie den Befehl noch einmal auf.`,
  },
  packageFile: {
    right: 'npm kann die Datei package.json lesen.',
    wrong: (file: string) => `npm kann ${file} nicht lesen.`,
    advice:
      'So beginnt kein Befehl mit npm run. Holen Sie eine frühere Fassung der Datei zurück, oder zeigen Sie sie der Person, die Ihre Website technisch betreut.',
  },
  format: {
    right: (format: number) => `Der Inhalt hat das Format dieser Fassung (${format}).`,
    unknown: 'Für welche Fassung der Inhalt geschrieben ist, lässt sich nicht sagen.',
    advice: 'An site.yaml stimmt etwas nicht; was, sagt: npm run check',
  },
  ownBlocks: {
    none: 'Eigene Bausteine gibt es nicht; es braucht keine weiteren Pakete.',
    right: (types: string[]) =>
      `${count(types.length, 'eigener Baustein', 'eigene Bausteine')}: ${types.join(', ')}`,
    empty: (folder: string) => `Im Ordner ${folder} liegt kein Baustein.`,
    emptyAdvice:
      'Jeder Baustein ist ein Ordner darin, mit einer Datei schema.ts. Brauchen Sie keine eigenen, löschen Sie blocks.',
    broken: 'Die eigenen Bausteine lassen sich nicht übersetzen.',
    reason: (reason: string) =>
      `Zeigen Sie der Person, die sie geschrieben hat, den Grund: ${reason}`,
    missing: (names: string[]) =>
      `Für die eigenen Bausteine ${names.length === 1 ? 'fehlt ein Paket' : 'fehlen Pakete'}: ${names.join(', ')}`,
  },
  media: {
    right: (files: number) =>
      `${count(files, 'Datei', 'Dateien')} in media, die Namen sind in Ordnung.`,
    twins: (name: string) =>
      `In media gibt es ${name} zweimal: einmal mit ganzen Umlauten, einmal mit zerlegten.`,
    advice:
      'Benennen Sie die Datei um: kleine Buchstaben, keine Umlaute, keine Leerzeichen. Einen passenden Namen nennt: npm run check',
  },

  pictures: {
    right: 'Bilder lassen sich umrechnen.',
  },
  notWritable: (folder: string, reason: string | undefined) =>
    `In den Ordner ${folder} lässt sich nichts schreiben${reason === undefined ? '' : ` (${reason})`}.`,
  askForRight:
    'Geben Sie sich das Recht, in diesen Ordner zu schreiben, oder legen Sie den Ordner des Betriebs an einen anderen Ort.',
  leadsNowhere: (folder: string) => `${folder} ist eine Verknüpfung, die ins Leere führt.`,
  link: 'Löschen Sie die Verknüpfung, oder legen Sie den Ordner an, zu dem sie führt.',
  content: {
    right: (folder: string) => `Texte und Bilder lassen sich ändern: ${folder}`,
    locked: (place: string, reason: string | undefined) =>
      `${place} lässt sich nicht ändern${reason === undefined ? '' : ` (${reason})`}.`,
    advice:
      'Prüfen und bauen können Sie trotzdem. Wer hier Texte ändern soll, braucht das Recht, dort zu schreiben.',
  },
  kept: {
    right: (folder: string) => `Zwischenstände haben Platz: ${folder}`,
  },
  output: {
    right: (folder: string) => `Die fertige Website kann geschrieben werden: ${folder}`,
    wrong: (folder: string) => `Der Ordner ${folder} kann die fertige Website nicht aufnehmen.`,
    advice:
      'Geben Sie sich das Recht, in diesen Ordner zu schreiben, oder nennen Sie mit OUT_DIR einen anderen.',
  },
  space: {
    found: (megabytes: number) =>
      `Freier Speicherplatz: ${megabytes < 10_000 ? `${megabytes} MB` : `${Math.floor(megabytes / 1000)} GB`}`,
    advice: 'Schaffen Sie Platz: Mit vielen Fotos braucht eine Website beim Bauen bis zu 1 GB.',
  },

  day: {
    right: (date: string) => `Heute ist der ${day(date)}.`,
    wrong: (date: string) =>
      `Die Uhr dieses Rechners geht falsch: Nach ihr ist heute der ${day(date)}.`,
    advice:
      'Stellen Sie Datum und Uhrzeit. Nach dem Tag richtet sich, welche Neuigkeiten, Stellen und Beträge zu sehen sind.',
    chosen: (date: string) => `Die Website wird für den ${day(date)} gemacht, nicht für heute.`,
    none: (chosen: string) => `TODAY=${chosen} ist kein Tag.`,
    unset:
      'Das bestimmt die Umgebungsvariable TODAY. Nehmen Sie sie weg, oder schreiben Sie den Tag wie 2026-12-24.',
  },
  port: {
    right: (port: number) => `Port ${port} ist frei für npm start.`,
    none: 'npm start weiß nicht, wo es antworten soll.',
    taken: 'npm start kann nicht an seinem Platz antworten. Vielleicht läuft es schon.',
  },
  git: {
    right: 'git ist installiert.',
    missing: 'git ist nicht installiert. Gewerk braucht es nicht.',
    advice:
      'Wer frühere Fassungen der Texte aufheben oder zu GitHub oder GitLab schicken möchte, installiert es: https://git-scm.com',
  },
}
