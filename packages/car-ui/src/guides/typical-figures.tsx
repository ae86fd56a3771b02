import { t } from '@lingui/core/macro';
import type { Guide } from '@wrenchwise/contract/endpoints/guides';

const HEAD = 'caption px-4 py-2.5 text-left';
const CELL = 'figures px-4 py-3 align-top';

/** Typical ranges with their sources; the car's own manual decides. */
export function TypicalFigures({ figures }: { figures: Readonly<Guide['figures']> }) {
  return (
    <>
      <p className="measure mt-3 text-soft">{t`These are typical ranges, to know what to expect. Your manual decides.`}</p>
      <div className="mt-4 overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full text-sm">
          <thead className="border-b border-line">
            <tr>
              <th scope="col" className={HEAD}>{t`Figure`}</th>
              <th scope="col" className={HEAD}>{t`Typical range`}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {figures.map(({ what, range, source }) => (
              <tr key={what}>
                <th scope="row" className="px-4 py-3 text-left align-top font-label">
                  {what}
                  <span className="block font-normal text-faint">{t`From ${source}`}</span>
                </th>
                <td className={CELL}>{range}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
