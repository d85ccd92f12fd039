import type { LiveWording } from './live-wording.ts'
import { remedies } from './remedies.ts'
import { heldBack, statusWords, UPLOAD } from './what-helps.ts'

const error = 'error' as const
const warning = 'warning' as const

const { rules } = remedies

/** What is said about pages, and about what search engines find. */
export const pageWords = {
  noSitemap: (status: number, fault: string | undefined): LiveWording => {
    const why = heldBack(status)
    const what = why === undefined ? 'fehlt' : 'kommt nicht an'
    return {
      code: 'live-sitemap',
      severity: error,
      message: `Die Liste der Seiten für Suchmaschinen ${what}. ${statusWords(status, fault)}`,
      hint: why ?? UPLOAD,
    }
  },
  shutOut: (rule: string, isOurs: boolean): LiveWording => ({
    code: 'live-robots',
    severity: error,
    message: `In dieser Datei steht „Disallow: ${rule}“ für alle: Suchmaschinen sehen sich die Website nicht an.`,
    hint: isOurs
      ? `Sie ist nicht die gebaute, vielleicht stammt sie noch aus der Aufbauzeit. ${UPLOAD}`
      : 'Sie gilt für die ganze Domain und gehört nicht zu dieser Website. Wer die Domain betreut, muss die Zeile dort löschen.',
  }),
  noIndex: (): LiveWording => ({
    code: 'live-noindex',
    severity: error,
    message:
      'Der Server sagt Suchmaschinen, dass sie die Seiten nicht zeigen sollen (X-Robots-Tag).',
    hint: 'Nehmen Sie diese Kopfzeile aus den Einstellungen des Servers, oder schalten Sie beim Anbieter die Vorschau ab.',
  }),
  notBuiltHere: (): LiveWording => ({
    code: 'live-other-build',
    severity: warning,
    message: 'Die veröffentlichte Website nennt eine Seite, die es im gebauten Ordner nicht gibt.',
    hint: UPLOAD,
  }),
  pageMissing: (status: number, fault: string | undefined): LiveWording => {
    const why = heldBack(status)
    const what = why === undefined ? 'Diese Seite gibt es nicht.' : 'Diese Seite kommt nicht an.'
    return {
      code: 'live-page-missing',
      severity: error,
      message: `${what} ${statusWords(status, fault)}`,
      ...(why === undefined ? { hint: UPLOAD, remedy: rules } : { hint: why }),
    }
  },
  pageMoves: (to: string): LiveWording => ({
    code: 'live-page-moves',
    severity: error,
    message: `Statt der Seite kommt eine Weiterleitung nach ${to}.`,
    hint: 'Unter der Adresse, die in Links und Suchmaschinen steht, muss die Seite selbst liegen.',
    remedy: rules,
  }),
  pageLoops: (): LiveWording => ({
    code: 'live-page-moves',
    severity: error,
    message:
      'Die Seite leitet auf sich selbst weiter; Browser brechen das ab und zeigen einen Fehler.',
    hint: 'Meist widersprechen sich zwei Weiterleitungen, zum Beispiel eine beim Hoster und eine auf dem Server: Schalten Sie eine davon ab.',
    remedy: rules,
  }),
  slash: (): LiveWording => ({
    code: 'live-slash',
    severity: warning,
    message: 'Der Server hängt einen Schrägstrich an; jeder Link führt über einen Umweg.',
    hint: 'Auf GitHub Pages, GitLab Pages und Cloudflare Pages lässt sich das nicht ändern.',
    remedy: rules,
  }),
  twice: (): LiveWording => ({
    code: 'live-two-addresses',
    severity: warning,
    message: 'Mit einem Schrägstrich am Ende ist dieselbe Seite noch einmal da.',
    hint: 'Suchmaschinen halten sie für zwei; die Adresse mit Schrägstrich soll mit 301 weiterleiten.',
    remedy: rules,
  }),
  otherBuild: (): LiveWording => ({
    code: 'live-other-build',
    severity: error,
    message: 'Hier steht etwas anderes als im gebauten Ordner.',
    hint: `${UPLOAD} Bleibt es dabei, zeigt die Domain auf einen anderen Ordner, ein Zwischenspeicher hält die alte Fassung, oder der Server ändert Seiten unterwegs (mod_pagespeed, bei Cloudflare „Email Obfuscation“ und „Rocket Loader“): Schalten Sie das ab.`,
  }),
  otherName: (there: string | undefined, here: string | undefined): LiveWording => ({
    code: 'live-build-name',
    severity: error,
    message: `Veröffentlicht ist die Fassung ${there ?? 'ohne Namen'}, gebaut ist hier ${here ?? 'keine'}.`,
    hint: UPLOAD,
  }),
}
