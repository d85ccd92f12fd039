/** A number with Swiss thousands as amounts in francs have them, `7’200`: what Intl puts there is a matter of its age. */
export const likeFrancs = (written: string): string => written.replaceAll("'", '’')
