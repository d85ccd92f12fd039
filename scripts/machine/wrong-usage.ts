/** What a command was called with is wrong: no fault of the program, and none of the content. */
export class WrongUsage extends Error {}

/** It is about the words behind the command: how it is called is said with it. */
export class WrongArguments extends WrongUsage {}
