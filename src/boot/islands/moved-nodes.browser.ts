/** The methods as the browser has them, so that ours can call them. */
type Native = {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, node: Node, before: Node | null) => Node;
};

/** The child of `parent` that holds `node`, if any. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Lets React continue when a translator or an extension has moved its nodes into other elements. Without this, removing
 * such a node, or inserting one before it, throws and takes the whole root down. Call before React renders.
 */
export function allowMovedNodes(): void {
  const {prototype}: {prototype: Native} = Node;
  const {removeChild, insertBefore} = prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, node, before && childHolding(this, before)) as Child;
  };
}
