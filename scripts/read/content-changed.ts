/** Thrown where a file has changed since the run that reads it began. */
export class ContentChanged extends Error {}
