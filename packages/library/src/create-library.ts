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
import { readPagedCodes } from './codes/paged-codes.ts';
import { createCodeSearch, type SearchCodes } from './codes/search-codes.ts';
import { createGuideCatalogue, type GuideCatalogue } from './guides/guide-catalogue.ts';
import { createStepGuides, type GuideOfStep } from './guides/step-guides.ts';

/** What the engine knows that pages tell too. */
export interface EngineFigures {
  /** What trouble codes mean. */
  readonly codes: CodeTable;
  /** How common each fault is where nothing is known of the car, in catalogue order. */
  readonly commonness: () => Float64Array;
}

/** What is told of trouble codes. */
export interface CodeLibrary {
  /** Everything that is known of a code that has a page; undefined for any other text. */
  readonly describe: (code: string) => CodePage | undefined;
  /** What any code means, with or without a page; undefined for what is no code. */
  readonly explain: (text: string) => ExplainedCode | undefined;
  /** What a code in its written form means, in a line. */
  readonly meaningOf: CodeTable['meaningOf'];
  /** The codes that have a page of their own, in order. */
  readonly paged: () => ReadonlySet<string>;
  /** Every code with a page, under its group, in order. */
  readonly byGroup: () => readonly (readonly [CodeGroup, readonly string[]])[];
  /** The codes that the known faults store most often, one of each kind, commonest first. */
  readonly commonest: (most: number) => readonly NamedCode[];
  readonly search: SearchCodes;
  /** Which faults store which codes. */
  readonly causes: ListedCauses;
}

/** What is made of the knowledge for reading. */
export interface Library {
  readonly codes: CodeLibrary;
  readonly guides: GuideCatalogue & { readonly ofStep: GuideOfStep };
}

const createCodeLibrary = (knowledge: Knowledge, figures: EngineFigures): CodeLibrary => {
  const table = figures.codes;
  const causes = createListedCauses(knowledge.faults, figures.commonness);
  const paged = once(() => readPagedCodes(table, causes.codes()));
  const sources: CodeSources = { table, causes, paged, symptoms: knowledge.symptoms };
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

/** The library of one edition of the knowledge. What is expensive is made when it is first asked for. */
export const createLibrary = (knowledge: Knowledge, figures: EngineFigures): Library => ({
  codes: createCodeLibrary(knowledge, figures),
  guides: {
    ...createGuideCatalogue(knowledge),
    ofStep: createStepGuides(knowledge.faults),
  },
});
