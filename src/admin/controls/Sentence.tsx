interface SentenceProps {
  text: string
}

/** What the check says, with what is to be typed to the letter set apart. */
export const Sentence = ({ text }: SentenceProps) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
