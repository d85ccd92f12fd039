/**
 * A figure that is written so large that its unit may have no room beside it: the line ends between the two
 * rather than within either.
 */
export const loosen = (figure: string): string => figure.replaceAll('\u00a0', ' ')
