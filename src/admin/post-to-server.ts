/** The header that carries the token. */
export const TOKEN_HEADER = 'x-gewerk-token'

/** Hands something to the development server, and gives its answer. */
export const postToServer = async <Answer>(
  address: string,
  token: string,
  body: string | Blob,
): Promise<Answer> => {
  const type = typeof body === 'string' && { 'Content-Type': 'application/json' }
  const headers = { ...type, [TOKEN_HEADER]: token }
  const response = await fetch(address, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Answer
}
