// Offers repairs in a GitLab merge request, each at the lines that it changes, to be applied with a click. Plain
// JavaScript, because the job that runs it installs nothing.
import { readFileSync } from 'node:fs'

const { CI_API_V4_URL, CI_PROJECT_ID, CI_MERGE_REQUEST_IID, GITLAB_TOKEN } = process.env

const request = `${CI_API_V4_URL}/projects/${CI_PROJECT_ID}/merge_requests/${CI_MERGE_REQUEST_IID}`

const call = async (method, address, body) => {
  const response = await fetch(address, {
    method,
    headers: { 'PRIVATE-TOKEN': GITLAB_TOKEN, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  // A comment on lines that the merge request does not change is refused: there is nothing to offer there.
  if (method === 'POST' && response.status === 400) return { value: undefined }
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}`)
  return { value: await response.json(), next: response.headers.get('x-next-page') }
}

const notesOf = async (page = '1') => {
  const { value, next } = await call('GET', `${request}/notes?per_page=100&page=${page}`)
  return next ? [...value, ...(await notesOf(next))] : value
}

/** GitLab counts from the line of the comment how many above it are replaced. */
const bodyFor = ({ body, line, start_line = line }) =>
  body.replace(/^(`{3,})suggestion$/m, `$1suggestion:-${line - start_line}+0`)

const suggestions = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const [{ value: merge }, notes] = await Promise.all([call('GET', request), notesOf()])
const said = new Set(notes.map(({ body }) => body))
for (const suggestion of suggestions) {
  const body = bodyFor(suggestion)
  if (said.has(body)) continue
  const { path, line } = suggestion
  const position = {
    ...merge.diff_refs,
    position_type: 'text',
    old_path: path,
    new_path: path,
    new_line: line,
  }
  await call('POST', `${request}/discussions`, { body, position })
}
