/** What is said about blocks of a company's own. */
export const words = {
  noCompiler: `Im Ordner blocks liegen eigene Bausteine. Um sie zu übersetzen, braucht Gewerk einige Pakete,
die noch nicht installiert sind. Dieser Befehl installiert sie:

  npm install --save-dev vite @vitejs/plugin-react react react-dom react-router-dom`,
}
