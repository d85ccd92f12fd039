/** Attributes of a drawing in the syntax of CSS: they may name a part of it, or an address. */
export const NAMING_ATTRIBUTES =
  'style fill stroke clipPath mask filter markerStart markerMid markerEnd'.split(' ')
