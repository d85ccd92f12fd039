/** Whether a text can be a phone number, however it is written: a dash or „keine“ is none. */
export const isPhone = (text: string): boolean => /\p{Nd}/u.test(text)
