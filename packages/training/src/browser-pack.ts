import {
  type ModelFile,
  type Models,
  openModel,
  readHeader,
} from '@wrenchwise/engine/model/model-file';
import { PACKED_MODELS } from '@wrenchwise/engine/model/model-pack';
import { readNames } from '@wrenchwise/engine/model/names';

import { modelBytes, nameSections, type SectionValue } from './write-model.ts';

/** What is left out of a model: cells that move a score by less than `least`, then rows with fewer than `cells`. */
interface Thinning {
  readonly least: number;
  readonly cells: number;
}

const FAULTS: Thinning = { least: 6.5, cells: 1 };
const CLAUSES: Thinning = { least: 9, cells: 2 };

/** How a model stores weights and rarities (`sparse-rows.ts`). */
const strengthOf = (weight: number, scale: number, rarity: number): number =>
  ((Math.abs(weight) * scale) / 100 / 31) * (rarity / 20);

/** The rows of a model that are left, as sections. */
const thinnedRows = (
  file: ModelFile,
  { least, cells }: Thinning,
): Readonly<Record<string, SectionValue>> => {
  const [rarities, scales, sizes] = [file.u16('rarities'), file.u16('scales'), file.u16('sizes')];
  const [classes, weights] = [file.u16('classes'), file.i8('weights')];
  const left = {
    names: [] as string[],
    rarities: [] as number[],
    scales: [] as number[],
    sizes: [] as number[],
    classes: [] as number[],
    weights: [] as number[],
  };
  let start = 0;
  readNames(file, 'names').forEach((name, row) => {
    const [rarity = 0, scale = 0, size = 0] = [rarities[row], scales[row], sizes[row]];
    const own = Array.from({ length: size }, (_, cell) => start + cell).filter(
      (cell) => strengthOf(weights[cell] ?? 0, scale, rarity) >= least,
    );
    start += size;
    if (own.length < cells) return;
    left.names.push(name);
    left.rarities.push(rarity);
    left.scales.push(scale);
    left.sizes.push(own.length);
    left.classes.push(...own.map((cell) => classes[cell] ?? 0));
    left.weights.push(...own.map((cell) => weights[cell] ?? 0));
  });
  return {
    ...nameSections('names', left.names),
    rarities: ['u16', left.rarities],
    scales: ['u16', left.scales],
    sizes: ['u16', left.sizes],
    classes: ['u16', left.classes],
    weights: ['i8', left.weights],
  };
};

/** Sections as they are. */
const sameSections = (bytes: Uint8Array, file: ModelFile): Readonly<Record<string, SectionValue>> =>
  Object.fromEntries(
    Object.entries(readHeader(bytes).header.sections).map(
      ([name, { type }]): [string, SectionValue] => [
        name,
        type === 'text' ? ['text', file.text(name)] : [type, [...file[type](name)]],
      ],
    ),
  );

const thinned = (bytes: Uint8Array, kind: 'faults' | 'clauses', thinning: Thinning): Uint8Array => {
  const file = openModel(bytes, kind);
  return modelBytes(kind, { ...sameSections(bytes, file), ...thinnedRows(file, thinning) });
};

/** Components of the vectors of words are rounded to multiples of this: of 64 steps four are left. */
const COMPONENT_STEPS = 16;

const roundedVectors = (bytes: Uint8Array): Uint8Array => {
  const file = openModel(bytes, 'faults');
  const rounded = Array.from(
    file.i8('words.components'),
    (value) => Math.round(value / COMPONENT_STEPS) * COMPONENT_STEPS || 0,
  );
  return modelBytes('faults', {
    ...sameSections(bytes, file),
    'words.components': ['i8', rounded],
  });
};

/** The models of the browser's edition as one file, which `unpackModels` opens. */
export const browserPack = (models: Models): Uint8Array => {
  const edition: Models = {
    systems: models.systems,
    faults: thinned(roundedVectors(models.faults), 'faults', FAULTS),
    clauses: thinned(models.clauses, 'clauses', CLAUSES),
  };
  return Buffer.concat(
    PACKED_MODELS.flatMap((name) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(edition[name].length);
      return [length, edition[name]];
    }),
  );
};
