/** What a command was called with is wrong: no fault of the program, and none of the content. */
export class WrongUsage extends Error {}
