import { t } from '@lingui/core/macro';
import type {
  ImportColumn,
  ImportInspection,
} from '@wrenchwise/contract/endpoints/log-import-mapping';
import { IMPORT_FIELDS, IMPORT_KINDS, type ImportKind } from '@wrenchwise/rules/garage/log-import';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';

import { FIELD_WORDS, KIND_WORDS, rows } from './import-words.ts';

interface Props {
  sections: ImportInspection['sections'];
  columns: readonly ImportColumn[];
  onKind: (section: number, kind: ImportKind) => void;
  onField: (column: ImportColumn) => void;
}

const OFFERED = IMPORT_FIELDS.filter((field) => FIELD_WORDS[field] !== undefined);

function ColumnField({ column, onField }: { column: ImportColumn; onField: Props['onField'] }) {
  const { head, samples, field } = column;
  return (
    <Field
      label={head === '' ? t`Column ${column.index + 1}` : head}
      hint={
        <span className="block truncate">
          {samples.length === 0 ? t`Empty` : t`For example ${samples.join(' · ')}`}
        </span>
      }
    >
      {(control) => (
        <Select
          {...control}
          value={field}
          onChange={({ target }) => {
            const chosen = IMPORT_FIELDS.find((known) => known === target.value);
            if (chosen) onField({ ...column, field: chosen });
          }}
        >
          {!OFFERED.includes(field) && <option value={field}>{t`As the program means it`}</option>}
          {OFFERED.map((known) => (
            <option key={known} value={known}>
              {FIELD_WORDS[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What each part of the file holds, and what each of its columns means. */
export function ColumnFields({ sections, columns, onKind, onField }: Props) {
  return (
    <div className="grid gap-6">
      {sections.map(({ index, name, kind, rows: count }) => {
        const own = columns.filter(({ section }) => section === index);
        return (
          <section key={index} aria-label={name === '' ? t`The table` : name}>
            <Field
              label={name === '' ? t`The table holds` : t`${`'${name}'`} holds`}
              hint={rows(count ?? 0)}
            >
              {(control) => (
                <Select
                  {...control}
                  value={kind}
                  onChange={({ target }) => {
                    const chosen = IMPORT_KINDS.find((known) => known === target.value);
                    if (chosen) onKind(index, chosen);
                  }}
                >
                  {IMPORT_KINDS.map((known) => (
                    <option key={known} value={known}>
                      {KIND_WORDS[known]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <div className="mt-4 grid gap-4 border-l border-line pl-4 sm:grid-cols-2">
              {own.map((column) => (
                <ColumnField key={column.index} column={column} onField={onField} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
