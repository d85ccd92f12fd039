import { attemptSignal, isAnswer } from './attempt.ts'

/**
 * Whether the server has something to show at an address: the page, its word that there is none, or
 * the way to somewhere else. False without a connection, and where the server is in trouble.
 */
export const documentAnswers = async (address: string): Promise<boolean> => {
  const signal = attemptSignal()
  const init: RequestInit = { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }
  return fetch(address, init).then(
    ({ status }) => isAnswer(status),
    () => false,
  )
}
