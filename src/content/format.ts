/** The version of the content's format that this system reads; `docs/public.md` says what belongs to it. */
export const FORMAT = 2

/** What content has that does not say it: versions were counted from the second on. */
export const FIRST_FORMAT = 1
