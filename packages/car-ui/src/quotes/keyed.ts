/** Items of a list that is read and never reordered, with a key by their place. */
export const keyed = <Item>(
  items: readonly Item[],
): readonly { readonly key: string; readonly item: Item }[] =>
  items.map((item, at) => ({ key: String(at), item }));
