// Writes a report into a GitLab merge request: one note, which later runs change. Plain JavaScript,
// because the job that runs it installs nothing.
import { readFileSync } from 'node:fs'

const { CI_API_V4_URL, CI_PROJECT_ID, CI_MERGE_REQUEST_IID, GITLAB_TOKEN } = process.env

const notes = `${CI_API_V4_URL}/projects/${CI_PROJECT_ID}/merge_requests/${CI_MERGE_REQUEST_IID}/notes`

const call = async (method, address, body) => {
  const response = await fetch(address, {
    method,
    headers: { 'PRIVATE-TOKEN': GITLAB_TOKEN, 'Content-Type': 'application/json' },
    body: body && JSON.stringify({ body }),
  })
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}`)
  return { value: await response.json(), next: response.headers.get('x-next-page') }
}

/** The note that begins with `mark`, on whatever page it is. */
const findNote = async (mark, page = '1') => {
  const { value, next } = await call('GET', `${notes}?per_page=100&page=${page}`)
  const found = value.find(({ body }) => body.startsWith(mark))
  return found ?? (next ? findNote(mark, next) : undefined)
}

const report = readFileSync(process.argv[2], 'utf8')
const [mark, title = ''] = report.split('\n').filter((line) => line !== '')
const note = await findNote(mark)
if (note) await call('PUT', `${notes}/${note.id}`, report)
else if (/ Fehler/.test(title)) await call('POST', notes, report)
