/** So many bytes at either end are looked through: programs write something before the header and behind the end. */
const REACH = 1_024

/**
 * Whether bytes are a whole PDF: they begin as one and end as one (ISO 32000-1, 7.5.2 and 7.5.5, and note 13 of
 * appendix H). Half of one, as a broken upload leaves it, has no end.
 */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, REACH).includes('%PDF-') && bytes.subarray(-REACH).includes('%%EOF')
