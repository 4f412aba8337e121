type Shares<Key> = {
  /** Takes a place; what gives it back, or null when that one has all that it may have. */
  take(key: Key): (() => void) | null;
};

/** So many places for each, and none kept for who has none taken. */
export function createShares<Key>(each: number): Shares<Key> {
  const taken = new Map<Key, number>();
  const leave = (key: Key): void => {
    const left = (taken.get(key) ?? 0) - 1;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  };
  return {
    take: (key) => {
      const now = taken.get(key) ?? 0;
      if (now >= each) return null;
      taken.set(key, now + 1);
      return () => leave(key);
    },
  };
}
