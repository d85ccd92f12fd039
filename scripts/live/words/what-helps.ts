/** What the server answers instead of a file. */
export const statusWords = (status: number, fault: string | undefined): string =>
  status === 0 ? `Es kommt keine Antwort (${fault}).` : `Der Server antwortet mit ${status}.`

/** What helps where files are missing or old. */
export const UPLOAD =
  'Bauen Sie mit `npm run build`, und laden Sie alles aus dist noch einmal hoch.'

/** What may be there and is not sent, and why, as far as the status says it: a second upload changes nothing. */
export const heldBack = (status: number): string | undefined => {
  if (status === 401)
    return 'Der Server fragt nach einem Passwort. Soll jeder die Website sehen, schalten Sie diesen Schutz ab.'
  if (status === 403)
    return 'Der Server darf die Datei nicht lesen, oder er weist Ihren Anschluss ab. Ordner brauchen dort das Recht 755, Dateien 644.'
  if (status === 429)
    return 'Nach so vielen Abrufen lässt der Server Ihren Anschluss eine Weile warten. Prüfen Sie später noch einmal.'
  if (status === 0)
    return 'Die Verbindung ist abgebrochen, oder der Server ist überlastet. Prüfen Sie später noch einmal.'
  return status >= 500
    ? 'Der Server ist gestört, wird gewartet oder scheitert an einer Einstellung; woran, sagt sein Fehlerprotokoll (error log).'
    : undefined
}
