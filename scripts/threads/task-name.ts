/** What threads can do; the program of a thread knows how. */
export type TaskName = 'articles' | 'documents'
