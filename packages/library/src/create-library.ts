import type { CodeGroup } from '@wrenchwise/knowledge/codes/code-groups';
import type { CodeTable } from '@wrenchwise/knowledge/codes/code-table';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { once } from '@wrenchwise/knowledge/once';

import type { CodePage, ExplainedCode, NamedCode } from './codes/code-page.ts';
import type { CodeSources } from './codes/code-sources.ts';
import { describeCode } from './codes/describe-code.ts';
import { explainCode } from './codes/explain-code.ts';
import { codesByGroup, commonestCodes } from './codes/list-codes.ts';
import { createListedCauses, type ListedCauses } from './codes/listed-causes.ts';
import { createOnBankOf } from './codes/other-bank.ts';
import { readPagedCodes } from './codes/paged-codes.ts';
import { createCodeSearch, type SearchCodes } from './codes/search-codes.ts';
import { createGuideCatalogue, type GuideCatalogue } from './guides/guide-catalogue.ts';
import { createJobCatalogue, type JobCatalogue } from './guides/job-catalogue.ts';
import { createStepGuides, type GuideOfStep } from './guides/step-guides.ts';

/** The engine's figures that pages show. */
export interface EngineFigures {
  /** Meanings of trouble codes. */
  readonly codes: CodeTable;
  /** The prior of each fault for an unknown car, in catalogue order. */
  readonly commonness: () => Float64Array;
  /** The probability of each fault where a code is all that is known, in catalogue order. */
  readonly sharesOfCode: (code: string) => Float64Array;
}

/** Trouble codes. */
export interface CodeLibrary {
  /** The content of a code's page; undefined without one. */
  readonly describe: (code: string) => CodePage | undefined;
  /** The meaning of any code, with or without a page; undefined for other texts. */
  readonly explain: (text: string) => ExplainedCode | undefined;
  /** The meaning of a code in canonical form, in a line. */
  readonly meaningOf: CodeTable['meaningOf'];
  /** The codes with a page, in order. */
  readonly paged: () => ReadonlySet<string>;
  /** Every code with a page, under its group, in order. */
  readonly byGroup: () => readonly (readonly [CodeGroup, readonly string[]])[];
  /** The codes that the faults store most often, one of each kind, the commonest first. */
  readonly commonest: (most: number) => readonly NamedCode[];
  readonly search: SearchCodes;
  /** Which faults store which codes. */
  readonly causes: ListedCauses;
}

/** Everything that pages read. */
export interface Library {
  readonly codes: CodeLibrary;
  readonly guides: GuideCatalogue & { readonly ofStep: GuideOfStep };
  /** Everyday jobs. */
  readonly jobs: JobCatalogue;
}

const createCodeLibrary = (knowledge: Knowledge, figures: EngineFigures): CodeLibrary => {
  const table = figures.codes;
  const causes = createListedCauses(knowledge.faults, figures);
  const paged = once(() => readPagedCodes(table, causes.codes()));
  const byId = once(() => new Map(knowledge.faults.map((fault) => [fault.id, fault])));
  const sources: CodeSources = {
    table,
    causes,
    paged,
    onBankOf: createOnBankOf(table),
    faultOf: (id) => byId().get(id),
    symptoms: knowledge.symptoms,
  };
  return {
    describe: (code) => describeCode(sources, code),
    explain: (text) => explainCode(sources, text),
    meaningOf: table.meaningOf,
    paged,
    byGroup: () => codesByGroup(paged()),
    commonest: (most) => commonestCodes(sources, most),
    search: createCodeSearch(sources),
    causes,
  };
};

/** The library of one edition of the knowledge. Expensive parts are made on first use. */
export const createLibrary = (knowledge: Knowledge, figures: EngineFigures): Library => {
  const guides = createGuideCatalogue(knowledge);
  return {
    codes: createCodeLibrary(knowledge, figures),
    guides: { ...guides, ofStep: createStepGuides(knowledge.faults) },
    jobs: createJobCatalogue(knowledge, guides),
  };
};
