import { openArticles } from '../compile/article-task.ts'
import { openDocuments } from '../publish/pages/document-task.ts'
import type { TaskName } from '../threads/task-name.ts'

/** What threads can do: each takes what its orders rest on, and then does one after the other. */
export const tasks = {
  articles: openArticles,
  documents: openDocuments,
} satisfies Record<TaskName, unknown>
