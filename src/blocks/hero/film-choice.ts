/** Whether the visitor has paused a film; kept until the document is left. */
let paused = false

/** Whether films wait for the visitor, who paused one before. */
export const isFilmPaused = (): boolean => paused

/** Keeps what the visitor chose, for the films of later pages. */
export const chooseFilm = (play: boolean): void => {
  paused = !play
}
