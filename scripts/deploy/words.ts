import { count } from '../text/count.ts'
import type { Plan } from './plan.ts'

const files = (number: number): string => count(number, 'Datei', 'Dateien')

/** What `gewerk deploy` says. */
export const deployWords = {
  noTarget: `In site.yaml steht nicht, wohin die Website soll.
→ Schreiben Sie „deploy:“ hinein; wie, steht im Handbuch unter „Veröffentlichen“.`,
  notYet: 'Noch nicht: Was oben steht, muss vor der Veröffentlichung berichtigt sein.',
  notBuilt: 'Die Website ließ sich nicht bauen; am Ziel wurde nichts geändert.',
  nothing: 'Am Ziel liegt schon alles, wie es ist.',
  plan: ({ lasting, documents, gone }: Plan) =>
    `${files(lasting.length + documents.length)} hochzuladen, ${files(gone.length)} zu löschen.`,
  noProgram: (program: string) =>
    `Das Programm ${program} ist auf diesem Rechner nicht installiert.`,
  failed: (program: string, said: string) =>
    `${program} konnte das Ziel nicht erreichen oder dort nicht schreiben; was schon da ist, bleibt eine ganze Website.\n→ ${said}`,
  noKey: (file: string) =>
    `Die Datei ${file}, die bei DEPLOY_KEY steht, lässt sich nicht lesen. Dort steht der Name der Datei mit dem Schlüssel oder der Schlüssel selbst.`,
  noPassword: `Für FTPS braucht es das Passwort.
→ Geben Sie es in der Umgebung mit: DEPLOY_PASSWORD`,
  published: (url: string) => `Veröffentlicht: ${url} zeigt die neue Website.`,
  notShown: (url: string, reason: string) =>
    `Alles ist hochgeladen, aber ${url} zeigt die neue Website nicht: ${reason}
→ Stimmt der Ordner unter „deploy“ mit dem überein, den die Domain zeigt? Liegt ein Zwischenspeicher davor, hilft Warten.`,
  status: (path: string, status: number, wanted: number) =>
    `${path} antwortet mit ${status} statt ${wanted}`,
  other: (path: string) => `unter ${path} steht noch etwas anderes`,
  noAnswer: 'sie ist nicht zu erreichen',
}
