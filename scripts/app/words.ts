/** What is said about blocks of a company's own. */
export const words = {
  noCompiler: `Im Ordner blocks liegen eigene Bausteine. Um sie zu übersetzen, braucht Gewerk einige Pakete,
die noch nicht installiert sind. Dieser Befehl installiert sie:

  npm install --save-dev vite @vitejs/plugin-react react react-dom react-router-dom`,
  unusableFolder: (folder: string, sign: string) =>
    `Eigene Bausteine lassen sich in einem Ordner nicht übersetzen, in dessen Namen ein „${sign}“ vorkommt: ${folder}
Benennen Sie den Ordner um.`,
}
