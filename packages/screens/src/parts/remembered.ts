/** What follows from an object, found out once and kept as long as the object is. */
export function remembered<K extends object, V extends object>(find: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = find(key);
      known.set(key, found);
    }
    return found;
  };
}
