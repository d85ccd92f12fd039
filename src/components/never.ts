/** Subscribes to what never changes. */
export const never = () => () => {}
