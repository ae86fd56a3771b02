import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { CodeTable } from '@wrenchwise/knowledge/codes/code-table';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { ListedCauses } from './listed-causes.ts';
import type { OnBankOf } from './other-bank.ts';

/** The sources of the code pages. */
export interface CodeSources {
  readonly table: CodeTable;
  readonly causes: ListedCauses;
  /** The codes that have a page of their own, in order. */
  readonly paged: () => ReadonlySet<string>;
  readonly onBankOf: OnBankOf;
  readonly faultOf: (id: string) => Fault | undefined;
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
}
