interface NamedBlock {
  id: string
  type?: unknown
  title?: unknown
}

/** What a block is called among those of its page: by its title, else as its type is, with its number from the second on. */
export const blockName = ({ id, type, title }: NamedBlock, called: string | undefined): string => {
  if (typeof title === 'string' && title !== '') return title
  if (called === undefined) return id
  const number = id.startsWith(`${type}-`) ? id.slice(`${type}-`.length) : ''
  return /^\d+$/.test(number) ? `${called} ${number}` : called
}
