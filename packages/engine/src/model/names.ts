import type { ModelFile } from './model-file.ts';

/** More characters than this are not shared with the name before. */
export const MAX_SHARED = 255;

/**
 * The names of a model's rows, in order. They are front-coded: `<section>.shared` is how many characters
 * each shares with the one before, `<section>.rest` its others, a line each.
 */
export const readNames = (file: ModelFile, section: string): readonly string[] => {
  const shared = file.u8(`${section}.shared`);
  let name = '';
  return file
    .text(`${section}.rest`)
    .split('\n')
    .map((rest, at) => {
      name = name.slice(0, shared[at] ?? 0) + rest;
      return name;
    });
};
