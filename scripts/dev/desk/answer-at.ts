import { chain, type excuse } from '../../serve/chain.ts'
import type { Handler } from '../../serve/handler.ts'
import { onlyByOwnName } from '../edit/own-origin.ts'
import { excuseOf, showFault } from '../pages/show-fault.ts'
import type { LiveDesk } from './live-desk.ts'
import type { Updates } from './updates.ts'

/** Answers by the desk that there is when somebody asks. */
export const answerAt = (desk: LiveDesk, updates: Updates): Handler => {
  const answer: Handler = (request, response, next) => {
    const asked = desk.current()
    const counts = `app;dur=${desk.app()}, blocks;dur=${desk.blocks()}, told;dur=${updates.told()}`
    if (!response.headersSent) response.setHeader('Server-Timing', counts)
    const all = [
      onlyByOwnName,
      updates.handler,
      showFault(desk.fault(), asked.renderer),
      ...asked.handlers,
    ]
    // What a desk can't answer any more because it is being closed, the next one does.
    const fail: typeof excuse = (error) =>
      asked === desk.current() || response.headersSent
        ? excuseOf(asked.renderer)(error, request, response)
        : answer(request, response, next)
    return chain(all, fail)(request, response, next)
  }
  return answer
}
