import type { ImportMapping } from '@wrenchwise/contract/endpoints/log-import-mapping';
import type { ImportProgram } from '@wrenchwise/rules/garage/log-import';

import type { FilePlan, Program, SectionPlan } from './file-plan.ts';
import { ACAR } from './programs/acar.ts';
import { DRIVVO } from './programs/drivvo.ts';
import { FUELIO } from './programs/fuelio.ts';
import { FUELLY } from './programs/fuelly.ts';
import { HAMMOND } from './programs/hammond.ts';
import { LUBELOGGER } from './programs/lubelogger.ts';
import { kindOfColumns, sheetPlan } from './programs/sheet.ts';
import { SIMPLY_AUTO } from './programs/simply-auto.ts';
import { SPRITMONITOR } from './programs/spritmonitor.ts';
import { WRENCHWISE } from './programs/wrenchwise.ts';
import type { ImportFile } from './split-sections.ts';

/** In the order in which they are recognised: Fuelio before Drivvo, whose sections have signs as well. */
const PROGRAMS: readonly Program[] = [
  WRENCHWISE,
  FUELIO,
  ACAR,
  DRIVVO,
  FUELLY,
  SIMPLY_AUTO,
  SPRITMONITOR,
  HAMMOND,
  LUBELOGGER,
];

/** What the user confirmed, or changed, of an inspection. */
export type Confirmed = Pick<ImportMapping, 'program' | 'columns' | 'sections' | 'guesses'>;

const changed = (
  plan: SectionPlan,
  index: number,
  confirmed: Confirmed,
  isSheet: boolean,
): SectionPlan => {
  const fields = [...plan.fields];
  let isFieldChanged = false;
  for (const column of confirmed.columns) {
    if (column.section !== index || column.index >= fields.length) continue;
    isFieldChanged ||= fields[column.index] !== column.field;
    fields[column.index] = column.field;
  }
  const said = confirmed.sections.find((section) => section.index === index)?.kind ?? plan.kind;
  // Of a table that nobody knows the columns say what it holds, until the user does.
  const kind = isSheet && isFieldChanged && said === plan.kind ? kindOfColumns(fields) : said;
  if (kind === plan.kind && !isFieldChanged) return plan;
  const { reason, ...rest } = plan;
  const isLeftOut = kind === 'ignored';
  return {
    ...rest,
    fields,
    kind,
    isKindSure: true,
    ...(isLeftOut ? { reason: reason ?? 'This part is left out, as you chose' } : {}),
  };
};

export type PlannedFile = FilePlan & { readonly program: ImportProgram | undefined };

/** How a file is read: by the program that wrote it, else by what its columns are called, and as the user changed it. */
export const planFile = (
  file: ImportFile,
  fileName: string,
  confirmed: Confirmed | undefined,
): PlannedFile => {
  const recognised = PROGRAMS.find((program) => program.recognises(file));
  const wanted = confirmed?.program === undefined ? recognised?.id : confirmed.program;
  const program = PROGRAMS.find(({ id }) => id === wanted);
  const tanks = new Map(
    confirmed?.guesses.flatMap(({ what, of, value }) =>
      what === 'tank' && of !== undefined ? [[of, value] as const] : [],
    ),
  );
  const plan = program?.plan(file, fileName, tanks) ?? sheetPlan(file);
  const sections =
    confirmed === undefined
      ? plan.sections
      : plan.sections.map((section, index) =>
          changed(section, index, confirmed, program === undefined),
        );
  return { ...plan, sections, program: program?.id };
};
