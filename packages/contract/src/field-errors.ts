import { ApiError } from './client.ts';
import type { ErrorCode } from './errors.ts';

interface Mapping<Name extends string> {
  /** The form's field by the path that the API names: `{ priceRegion: 'region' }`. */
  readonly paths?: Readonly<Record<string, Name>>;
  /** The field that an error's code is about. */
  readonly codes?: Partial<Record<ErrorCode, Name>>;
  /** This form's own words for a code, in place of the catalogue's. */
  readonly wording?: Partial<Record<ErrorCode, string>>;
}

interface FieldError<Name extends string> {
  readonly name: Name;
  readonly message: string;
}

/**
 * Says which fields of a form a failed call is about: those that the API names, then the one that the
 * code is about. Of any other failure, and of fields that the form has not got: nothing.
 */
export const fieldErrorsBy =
  <const Name extends string>({ paths = {}, codes = {}, wording = {} }: Mapping<Name>) =>
  (failure: unknown): readonly FieldError<Name>[] => {
    if (!(failure instanceof ApiError)) return [];
    const named = failure.fields.flatMap(({ path, message }) => {
      const name = paths[path];
      return name === undefined ? [] : [{ name, message }];
    });
    const name = codes[failure.code];
    if (name === undefined) return named;
    return [...named, { name, message: wording[failure.code] ?? failure.message }];
  };
