import { t } from '@lingui/core/macro';
import type { TestFigure } from '@wrenchwise/obd/guided-tests/guided-test';
import { Table } from '@wrenchwise/ui/table.tsx';

import { numberText } from '../value-text.ts';
import { WHEN_WORDS } from './guided-words.ts';

const COLUMNS = ['in this test', 'last or present drive', 'average of ten drives'] as const;

/** What was counted of each cylinder, one a row. */
export function CylinderTable({ figures }: { figures: readonly TestFigure[] }) {
  const numbers = [...new Set(figures.flatMap(({ cylinder }) => cylinder ?? []))];
  const shown = COLUMNS.filter((when) => figures.some((figure) => figure.when === when));
  const valueOf = (number: number, when: TestFigure['when']): string => {
    const found = figures.find((one) => one.cylinder === number && one.when === when);
    return found ? numberText(found.value) : '–';
  };
  return (
    <div className="mt-2 max-w-lg overflow-x-auto">
      <Table
        caption={t`Misfires that the control unit counted`}
        columns={[
          { id: 'cylinder', title: t`Cylinder`, cell: (number: number) => String(number) },
          ...shown.map((when) => ({
            id: when,
            title: WHEN_WORDS[when],
            cell: (number: number) => valueOf(number, when),
            align: 'end' as const,
          })),
        ]}
        rows={numbers}
        rowKey={String}
      />
    </div>
  );
}
