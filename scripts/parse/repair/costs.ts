/**
 * What a reading of a damaged text costs: its repairs, the unlikelier each the more, and what is still wrong after
 * them. All of it is on one scale, on which a fault that stays as it is costs about 1; the cheapest reading is told.
 *
 * What a repair costs its rule says itself (`rules/`). Up to `SURE` nothing else can well have been meant; up to 0.6
 * it is likely; up to 0.9 it pays only where it puts a grave fault right, or several. Hundredths only tell which of
 * two like repairs comes first.
 */

/** Up to here nothing else can well have been meant; above, it is likely. */
export const SURE = 0.3

/** What it costs that many lines stand elsewhere. */
export const MOVED = 0.9

/** Nobody meant this. */
export const LEFT_OUT = 3

/**
 * What a fault costs. A value that nobody looks at costs more than any fault that it may have: no
 * reading of a text may gain by hiding a part of it.
 */
export const COST = {
  missing: 0.8,
  value: 0.7,
  rule: 0.3,
  misnamed: 1,
  misplaced: 1.4,
  unseen: 1.5,
}

/** A fault in another entry, which is told by itself. */
export const OTHER = 1.3

/**
 * More is told of a text that can be read, however much of it is wrong, than of one that can't: of what goes beyond
 * this one part in so many counts.
 */
export const READABLE = 10
export const BEYOND = 50

/** Of a text that can't be read nobody knows how many faults it has; the further it goes, the better. */
export const UNREADABLE = 12

/** What YAML reads and we refuse is nearer to being right, the fewer places of it there are. */
export const REFUSED = 8
export const MORE_REFUSED = 0.5
export const MOST_REFUSED = 6
