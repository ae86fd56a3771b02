import { ShareBar } from './share-bar.tsx';

export interface RankedRow {
  readonly name: string;
  readonly note?: string;
  readonly rows?: number;
  /** What `rows` counts: 'complaints' unless reported. */
  readonly unit?: string;
  readonly top1: number;
  readonly top3: number;
  readonly isOurs?: boolean;
}

interface Props {
  caption: string;
  /** What the rows are: 'Method', 'Maker'. */
  what: string;
  rows: readonly RankedRow[];
}

/** How often the first name was right, and one of the first three, row by row. */
export function RankedTable({ caption, what, rows }: Props) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="caption py-2 pr-4 text-left">
            {what}
          </th>
          <th scope="col" className="caption w-[24%] py-2 pr-4 text-left">
            First
          </th>
          <th scope="col" className="caption w-[24%] py-2 text-left">
            Among three
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ name, note, rows: count, top1, top3, unit = 'complaints', isOurs = false }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-label">
                {name}
                {count !== undefined && (
                  <span className="figures block text-sm font-normal text-faint">
                    {count} {unit}
                  </span>
                )}
                {note !== undefined && (
                  <span className="block text-sm font-normal text-faint">{note}</span>
                )}
              </th>
              <td className="py-3 pr-4">
                <ShareBar share={top1} tone={isOurs ? 'accent' : 'quiet'} />
              </td>
              <td className="py-3">
                <ShareBar share={top3} tone={isOurs ? 'accent' : 'quiet'} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
