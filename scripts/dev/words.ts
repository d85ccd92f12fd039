/** What the development server says in the terminal. */
export const words = {
  otherName:
    'Die Vorschau antwortet nur unter dem Namen localhost, damit keine fremde Website mitliest.\n',
  noMoreFolders: `Auf diesem Rechner werden schon so viele Ordner beobachtet, wie das System erlaubt; was Sie speichern, würde
nicht bemerkt. Schließen Sie Programme, die Ordner beobachten (Editoren, andere Fenster mit npm run dev), oder erhöhen
Sie die Grenze:

  sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024`,
}
