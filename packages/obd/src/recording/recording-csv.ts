import type { Recording } from './recording.ts';

const MS = 1000;

interface Row {
  readonly values: (number | undefined)[];
  marker: string | undefined;
}

/** What a spreadsheet would take for a formula begins with an apostrophe. */
const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/**
 * A recording as CSV with a header: seconds since the beginning, a column for each value, and markers.
 * A cell is empty where a value was not answered at that moment.
 */
export const recordingCsv = ({ series, markers }: Recording): string => {
  const titles = series.map(({ channel: { name, unit } }) =>
    cell(unit === '' ? name : `${name} (${unit})`),
  );
  const rows = new Map<number, Row[]>();
  /** The row of a moment whose cell is empty: a moment may have two values of one channel. */
  const emptyCell = (at: number, isEmpty: (row: Row) => boolean): Row => {
    const there = rows.get(at) ?? [];
    rows.set(at, there);
    const found = there.find(isEmpty);
    if (found) return found;
    const row: Row = { values: [], marker: undefined };
    there.push(row);
    return row;
  };
  series.forEach(({ times, values }, index) => {
    times.forEach((at, sample) => {
      emptyCell(at, (row) => row.values[index] === undefined).values[index] = values[sample];
    });
  });
  for (const { at, text } of markers) {
    emptyCell(at, ({ marker }) => marker === undefined).marker = text;
  }
  const lines = [...rows]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([at, there]) =>
      there.map((row) =>
        [
          (at / MS).toFixed(3),
          ...series.map((_, index) => row.values[index] ?? ''),
          cell(row.marker ?? ''),
        ].join(','),
      ),
    );
  return `${[['Seconds', ...titles, 'Marker'].join(','), ...lines].join('\r\n')}\r\n`;
};
