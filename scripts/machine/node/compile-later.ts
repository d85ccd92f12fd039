const UNTIL_NODE_20 = '--interrupt-budget=500000'
const FROM_NODE_22 = '--invocation-count-for-turbofan=22000'

/** By the first number of Node. */
const FLAGS: Record<string, string> = { 20: UNTIL_NODE_20, 22: FROM_NODE_22, 24: FROM_NODE_22 }

/**
 * The flag by which V8 makes machine code only of what runs seven times as often as it would wait for. Its name
 * changes with V8, which complains on the screen of one that it does not know: so an unknown Node gets none.
 */
export const compileLater = (node: string): string | undefined => FLAGS[node.split('.', 1).join()]
