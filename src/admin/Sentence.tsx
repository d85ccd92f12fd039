interface SentenceProps {
  text: string
}

/** What the check says, with what is to be typed to the letter set apart. */
export const Sentence = ({ text }: SentenceProps) =>
  text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
