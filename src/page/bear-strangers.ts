/**
 * Browsers that translate a page, and extensions, put elements in the place of what React has written, or take it
 * away. Where it is to go, it is gone already; what was to stand before it, stands at the end. React would give up
 * the whole page (https://github.com/facebook/react/issues/11538).
 */
export const bearStrangers = (): void => {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as Child
  }
}
