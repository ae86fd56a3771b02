/** A generated table by make. */
export interface Table {
  /** The lines of a make as fields; none for a make that is not in it. */
  readonly linesOf: (make: string) => readonly (readonly string[])[];
}

const fieldsOf = (block: string): readonly (readonly string[])[] =>
  block
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'));

/**
 * Reads a generated table: lines under '=Make' lines, fields apart by '|', trailing empty ones left
 * out. Lines are split when a make is asked for; those of the last make are stored, since its models
 * are mostly asked for one after another.
 */
export const readTable = (text: string): Table => {
  const blocks = new Map(
    text
      .trim()
      .split(/^=/m)
      .slice(1)
      .map((block): [string, string] => {
        const end = block.indexOf('\n');
        return [block.slice(0, end), block.slice(end + 1).trimEnd()];
      }),
  );
  let last: { readonly make: string; readonly lines: readonly (readonly string[])[] } | undefined;
  return {
    linesOf: (make) => {
      if (last?.make !== make) last = { make, lines: fieldsOf(blocks.get(make) ?? '') };
      return last.lines;
    },
  };
};

/** A number, or undefined for an empty field. */
export const numberIn = (field: string | undefined): number | undefined =>
  field === undefined || field === '' ? undefined : Number(field);

/** '2016-2018' and '2016' as first and last; undefined for an empty field. */
export const spanIn = (field: string | undefined): readonly [number, number] | undefined => {
  if (field === undefined || field === '') return undefined;
  const [low = Number.NaN, high = low] = field.split('-').map(Number);
  return [low, high];
};

/** The words of a field. */
export const wordsIn = (field: string | undefined, by = ' '): readonly string[] =>
  (field ?? '').split(by).filter((word) => word !== '');
