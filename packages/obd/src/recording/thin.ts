/** A point of a line. */
export interface Point {
  /** Milliseconds since the beginning. */
  readonly at: number;
  readonly value: number;
}

/** The first index whose time is not before. */
const indexFrom = (times: readonly number[], at: number): number => {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((times[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The points of a line that are seen apart when it is drawn: of each slice of time the lowest and the
 * highest, in their order. No peak is lost, however long the recording.
 *
 * @param window times from and to, in milliseconds, and how many slices are drawn
 */
export const thinned = (
  { times, values }: { readonly times: readonly number[]; readonly values: readonly number[] },
  { from, to, slices }: { readonly from: number; readonly to: number; readonly slices: number },
): readonly Point[] => {
  const first = indexFrom(times, from);
  const end = indexFrom(times, to + 1);
  const pointAt = (index: number): Point => ({ at: times[index] ?? 0, value: values[index] ?? 0 });
  if (end - first <= slices * 2) {
    return Array.from({ length: end - first }, (_, index) => pointAt(first + index));
  }
  const points: Point[] = [];
  const width = (to - from) / slices || 1;
  let index = first;
  while (index < end) {
    const slice = Math.floor(((times[index] ?? 0) - from) / width);
    let low = index;
    let high = index;
    while (index < end && Math.floor(((times[index] ?? 0) - from) / width) === slice) {
      if ((values[index] ?? 0) < (values[low] ?? 0)) low = index;
      if ((values[index] ?? 0) > (values[high] ?? 0)) high = index;
      index += 1;
    }
    points.push(pointAt(Math.min(low, high)));
    if (low !== high) points.push(pointAt(Math.max(low, high)));
  }
  return points;
};

/** What a line says at a time: the newest value until then; undefined before its first. */
export const valueAt = (
  { times, values }: { readonly times: readonly number[]; readonly values: readonly number[] },
  at: number,
): number | undefined => values[indexFrom(times, at + 1) - 1];
