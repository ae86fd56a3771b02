import { z } from 'zod';

/** A field of a request and its schema. */
export interface DeclaredField {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly maxLength: number | undefined;
  readonly isChoice: boolean;
}

const Scalar = z.object({
  type: z.enum(['string', 'integer', 'number', 'boolean', 'object', 'array']),
  maxLength: z.int().optional(),
  enum: z.array(z.string()).optional(),
});
/** Lists are left to the tests of their features. */
const List = z.object({ type: z.literal('array') });
const Nullable = z.object({ anyOf: z.tuple([Scalar, z.object({ type: z.literal('null') })]) });

const Declared = z.object({
  properties: z.record(z.string(), z.union([Scalar, List, Nullable])),
  required: z.array(z.string()).default([]),
});

/** The fields of an object schema, as input. */
export const declaredFields = (schema: z.ZodType): readonly DeclaredField[] => {
  const { properties, required } = Declared.parse(z.toJSONSchema(schema, { io: 'input' }));
  return Object.entries(properties).flatMap(([name, property]) => {
    const isNullable = 'anyOf' in property;
    const field = isNullable ? property.anyOf[0] : property;
    if (field.type === 'array') return [];
    return {
      name,
      type: field.type,
      isRequired: required.includes(name),
      isNullable,
      maxLength: field.maxLength,
      isChoice: field.enum !== undefined,
    };
  });
};

/** Deeply nested arrays as JSON: `JSON.stringify` cannot write them. */
export const deepJson = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const JSON_OF_ANY_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ['"text"', '""', '"2015"'],
  number: ['0', '-1', '2015', '2015.5', '1e308', '-1e308', '1e400', '9007199254740993'],
  boolean: ['true', 'false'],
  other: ['null', '[]', '{}', '["text"]', '{"a":1}', '{"__proto__":{"a":1}}', deepJson(10_000)],
};

/** Values, as JSON, of the wrong type for a field. */
export const wrongTypes = ({ type, isNullable }: DeclaredField): readonly string[] => {
  const own = type === 'integer' ? 'number' : type;
  const wrong = Object.entries(JSON_OF_ANY_TYPE).filter(([name]) => name !== own);
  return (
    wrong
      .flatMap(([, values]) => values)
      .filter((json) => json !== 'null' || !isNullable)
      // Of a list or an object, what is wrong within it is named.
      .filter((json) => type !== 'array' || !json.startsWith('['))
      .filter((json) => type !== 'object' || !json.startsWith('{'))
  );
};

const UNSTORABLE = ['a\u0000b', '\u0000', 'a\uD800b', '\uDC00', 'ends with half a pair \uD83D'];

/** Values, as JSON, of the right type but invalid. */
export const wrongValues = ({ type, maxLength, isChoice }: DeclaredField): readonly string[] => {
  if (type === 'integer' || type === 'number') {
    const wrong = ['-1', '1e308', '-1e308', '1e400', '9007199254740993'];
    return type === 'integer' ? [...wrong, '1.5'] : wrong;
  }
  if (type === 'boolean' || type === 'array') return [];
  const tooLong =
    maxLength === undefined
      ? []
      : ['x'.repeat(maxLength + 1), 'é'.repeat(Math.max(20_001, maxLength + 1))];
  return [...UNSTORABLE, ...tooLong, ...(isChoice ? ['coal', 'PETROL'] : [])].map((value) =>
    JSON.stringify(value),
  );
};

/** JSON bodies that are not objects. */
export const NO_OBJECTS = ['null', '[]', '[{}]', '"text"', '""', '42', 'true', deepJson(10_000)];

/** Bodies that are not JSON. */
export const NO_JSON = ['{', '{"a":1,}', "{'a':1}", 'undefined', 'NaN', '{"a":1}{}', ' ', '\u0000'];

/** Bytes that are not UTF-8: stray, cut short, overlong, an encoded surrogate. */
export const NO_UTF8: readonly (readonly number[])[] = [
  [0xff],
  [0xc3],
  [0xc0, 0xaf],
  [0xed, 0xa0, 0x80],
];

/** Unusual valid text: it must come back unchanged. */
export const UNUSUAL_TEXT: readonly (readonly [kind: string, text: string])[] = [
  ['emoji', '🚗💥 👩🏽‍🔧 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Hebrew and Arabic', 'הרכב רועד عند الفرملة'],
  ['marks of direction', 'left \u200Eto\u200F right \u202Ereversed\u202C end'],
  ['combining marks', 'e\u0301 n\u0303 Z\u0351\u0343\u036Da\u0306lgo'],
  ['Chinese, Japanese and Korean', '剎車異音 ブレーキ 브레이크 𠮷'],
  ['mathematical bold', '𝐆𝐫𝐢𝐧𝐝𝐢𝐧𝐠 𝔟𝔯𝔞𝔨𝔢𝔰'],
  ['markup and quotes', `<script>alert("x")</script> & 'quoted' \\ \`back\` %s %00 {{x}} \${y}`],
  ['statements', `'); drop table diagnoses; --`],
  ['zero widths', 'zero\u200Bwidth\u200Djoiner\uFEFFmark'],
];
