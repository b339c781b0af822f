/**
 * Returns the one with the largest size, the first of equals; undefined where no size is above `limit`. At a limit of
 * the server, the subnet or person with the most loses something, so that a few cannot shut out all others.
 */
export function findLargest<T>(all: Iterable<T>, getSize: (one: T) => number, limit = 0): T | undefined {
  let largest = limit;
  let found: T | undefined;
  for (const one of all) {
    const size = getSize(one);
    if (size > largest) [largest, found] = [size, one];
  }
  return found;
}
