import { plural, t } from '@lingui/core/macro';
import type {
  ImportAnswer,
  ImportCar,
  ImportColumn,
  ImportGuess,
  ImportInspection,
} from '@wrenchwise/contract/endpoints/log-import-mapping';
import type { VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { IMPORT_PROGRAM_WORDS, type ImportKind } from '@wrenchwise/rules/garage/log-import';
import { Card } from '@wrenchwise/ui/card.tsx';
import type { ReactNode } from 'react';

import { CarTargets } from './car-targets.tsx';
import { ColumnFields } from './column-fields.tsx';
import { GuessFields } from './guess-fields.tsx';
import { FirstRows, RejectedRows } from './import-outcome.tsx';
import { KIND_WORDS, rows } from './import-words.ts';

interface Props {
  /** As it was worked out. */
  original: ImportInspection;
  /** As the user has it now. */
  mapping: ImportInspection;
  outcome: Pick<ImportAnswer, 'rejected' | 'rejectedCount' | 'sample'>;
  vehicles: readonly VehicleSummary[];
  acceptFalling: boolean;
  onMapping: (mapping: ImportInspection) => void;
  onAcceptFalling: (accept: boolean) => void;
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      {lead !== undefined && <p className="mt-1 text-sm text-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

const recognised = ({ program, sections }: ImportInspection): string => {
  const parts = sections
    .filter(({ kind }) => kind !== 'ignored')
    .map(({ kind, rows: count }) => `${KIND_WORDS[kind].toLowerCase()} (${rows(count ?? 0)})`);
  const whose =
    program === undefined
      ? t`A table of your own`
      : t`An export of ${IMPORT_PROGRAM_WORDS[program]}`;
  return parts.length === 0 ? `${whose}.` : `${whose}: ${parts.join(', ')}.`;
};

/** What was recognised of a file, every part of it to be changed. */
export function ImportMappingForm(props: Props) {
  const { original, mapping, outcome, vehicles, acceptFalling, onMapping } = props;
  const { cars, guesses, columns, sections } = mapping;
  const change = (changes: Partial<ImportInspection>) => onMapping({ ...mapping, ...changes });
  const changeCar = (at: number, changes: Partial<ImportCar>) =>
    change({ cars: cars.map((car, index) => (index === at ? { ...car, ...changes } : car)) });
  const changeGuess = (changed: ImportGuess) =>
    change({
      guesses: guesses.map((guess) =>
        guess.what === changed.what && guess.of === changed.of ? changed : guess,
      ),
    });
  const changeKind = (at: number, kind: ImportKind) =>
    change({
      sections: sections.map((section) => (section.index === at ? { ...section, kind } : section)),
    });
  const changeField = (changed: ImportColumn) =>
    change({
      columns: columns.map((column) =>
        column.section === changed.section && column.index === changed.index ? changed : column,
      ),
    });
  const isUnknown = mapping.program === undefined;
  const fields = (
    <ColumnFields sections={sections} columns={columns} onKind={changeKind} onField={changeField} />
  );
  const { rejected, rejectedCount, sample } = outcome;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-label">
        {recognised(mapping)}
      </p>
      {cars.length > 0 && (
        <Part
          title={plural(cars.length, { one: `Whose log is it?`, other: `Which car goes where?` })}
        >
          <CarTargets cars={cars} vehicles={vehicles} onChange={changeCar} />
        </Part>
      )}
      {guesses.length > 0 && (
        <Part title={t`How the file is read`} lead={t`Please check what is marked as guessed.`}>
          <GuessFields guesses={guesses} original={original.guesses} onChange={changeGuess} />
        </Part>
      )}
      {isUnknown ? (
        <Part title={t`What the columns mean`}>{fields}</Part>
      ) : (
        <details className="rounded-lg border border-line bg-surface p-5 sm:p-6">
          <summary className="cursor-pointer font-label">{t`What the columns mean`}</summary>
          <div className="mt-4">{fields}</div>
        </details>
      )}
      {sample.length > 0 && (
        <Part title={t`The first rows, as they would be stored`}>
          <FirstRows sample={sample} hasCars={cars.length > 1} />
        </Part>
      )}
      <RejectedRows
        rejected={rejected}
        count={rejectedCount}
        acceptFalling={acceptFalling}
        onAcceptFalling={props.onAcceptFalling}
      />
    </div>
  );
}
