import type { ImportCar, ImportGuess } from '@wrenchwise/contract/endpoints/log-import-mapping';
import type {
  ImportField,
  ImportKind,
  ImportProgram,
  ReadSettings,
} from '@wrenchwise/rules/garage/log-import';

import type { Draft, FieldCells } from './draft.ts';
import type { FileSection, ImportFile } from './split-sections.ts';

/** How a section of a file is read. */
export interface SectionPlan {
  readonly section: FileSection;
  readonly kind: ImportKind;
  /** Whether the file leaves no doubt about the kind. */
  readonly isKindSure: boolean;
  /** What each column means. */
  readonly fields: readonly ImportField[];
  /** Why its rows are left out; only of kind 'ignored'. Without one they are no rows of a log, such as a list of cars. */
  readonly reason?: string;
  /** What the program means beyond the meaning of its columns. */
  readonly refine?: (draft: Draft, cells: FieldCells) => Draft | readonly Draft[];
}

/** Something that a file says of its units, and whether it says it without contradiction. */
export interface Fact<Value> {
  readonly value: Value;
  readonly sure: boolean;
}

export type Facts = { readonly [Name in keyof ReadSettings]?: Fact<ReadSettings[Name]> };

export type CarFacts = Partial<Omit<ImportCar, 'rows' | 'vehicleId'>> & { readonly name: string };

export interface FilePlan {
  readonly sections: readonly SectionPlan[];
  readonly facts?: Facts;
  /** Its facts are so whatever the user chooses: our own export says its units. */
  readonly areFactsFixed?: boolean;
  /** What the file says of its cars. */
  readonly cars?: readonly CarFacts[];
  /** The car of rows that name none. */
  readonly onlyCar?: string;
  /** Further guesses to show, such as the fuel of each tank. */
  readonly guesses?: readonly ImportGuess[];
}

/** A program whose exports are known. */
export interface Program {
  readonly id: ImportProgram;
  readonly recognises: (file: ImportFile) => boolean;
  /** `tanks`: the fuels of tanks by number, where the user says what they are. */
  readonly plan: (
    file: ImportFile,
    fileName: string,
    tanks: ReadonlyMap<string, string>,
  ) => FilePlan;
}
