/** The header that carries the token. */
export const TOKEN_HEADER = 'x-gewerk-token'

/** The server was reached and could not do it: why, and what to do about it, in words for whoever edits. */
class Hindered extends Error {}

/** What to say of an error; what nobody has put into words, is said as usual. */
export const wordsFor = (error: unknown, usual: string | undefined): string | undefined =>
  error instanceof Hindered ? error.message : usual

const failureOf = async (address: string, response: Response): Promise<Error> => {
  const isInWords = response.headers.get('Content-Type')?.startsWith('text/plain')
  const words = isInWords ? await response.text() : ''
  return words ? new Hindered(words) : new Error(`${address} answered ${response.status}`)
}

/** Hands something to the development server, and gives its answer. */
export const postToServer = async <Answer>(
  address: string,
  token: string,
  body: string | Blob,
): Promise<Answer> => {
  const type = typeof body === 'string' && { 'Content-Type': 'application/json' }
  const headers = { ...type, [TOKEN_HEADER]: token }
  const response = await fetch(address, { method: 'POST', headers, body })
  if (!response.ok) throw await failureOf(address, response)
  return (await response.json()) as Answer
}
