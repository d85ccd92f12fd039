/** So many problems of one kind are kept of a file: nobody reads on, and the next check shows the others. */
export const MOST_OF_A_KIND = 1000
