import type { Root } from 'hast'
import type { FAQPage } from 'schema-dts'
import { hastText } from '../../content/text/hast-text.ts'
import type { LinkedThing } from '../../linked/thing.ts'
import type { Things } from '../define-block.ts'

/** Questions with their answers, as they stand on the page. */
export const questionThings: Things = (block) => {
  const questions = block.questions as { question: string; answer: Root }[]
  const page: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: hastText(answer) },
    })),
  }
  return [page as LinkedThing]
}
