import { t } from '@lingui/core/macro';
import type { TestFigure } from '@wrenchwise/obd/guided-tests/guided-test';

import { numberText } from '../value-text.ts';
import { WHEN_WORDS } from './guided-words.ts';

const COLUMNS = ['in this test', 'last or present drive', 'average of ten drives'] as const;

/** What was counted of each cylinder, one a row: a table at every width, since its cells are short. */
export function CylinderTable({ figures }: { figures: readonly TestFigure[] }) {
  const numbers = [...new Set(figures.flatMap(({ cylinder }) => cylinder ?? []))];
  const shown = COLUMNS.filter((when) => figures.some((figure) => figure.when === when));
  const valueOf = (number: number, when: TestFigure['when']): string => {
    const found = figures.find((one) => one.cylinder === number && one.when === when);
    return found ? numberText(found.value) : '–';
  };
  return (
    <table className="mt-3 w-full max-w-lg text-sm">
      <caption className="sr-only">{t`Misfires that the control unit counted`}</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="caption py-2 pr-3 text-left">{t`Cylinder`}</th>
          {shown.map((when) => (
            <th key={when} scope="col" className="caption py-2 pl-3 text-right">
              {WHEN_WORDS[when]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <tr key={number} className="border-b border-line">
            <th scope="row" className="figures py-1.5 pr-3 text-left font-normal">
              {number}
            </th>
            {shown.map((when) => (
              <td key={when} className="figures py-1.5 pl-3 text-right">
                {valueOf(number, when)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
