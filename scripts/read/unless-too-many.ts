/** Throws again where the system opens no more files: that says nothing about the one that was wanted. */
export const unlessTooMany = (error: unknown): undefined => {
  const { code = '' } = error as NodeJS.ErrnoException
  if (['EMFILE', 'ENFILE'].includes(code)) throw error
}
