const COMMON = new Set(
  'a an the and or but of to in on at by for from with into onto over under off out up down is are was were be been being it its this that these those there then than so as if when while until which who what your you we our they them their he she his her not no do does did done have has had can could will would may might must should shall all any some each every both other only just also very more most again once same own about after before because never'.split(
    ' ',
  ),
);

const SUFFIX = /(?:ings?|ed|es|s|ly|e|er|ers)$/;

/** The words of a text that carry its meaning, without their endings. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .filter((word) => word.length > 2 && !COMMON.has(word))
      .map((word) => (word.length > 4 ? word.replace(SUFFIX, '') : word.replace(/s$/, '')))
      .map((word) => word.replace(/(.)\1$/, '$1')),
  );

/** The part of the first words that the second has too, 0–1; 1 where there are none. */
export const sharedPart = (of: ReadonlySet<string>, within: ReadonlySet<string>): number => {
  if (of.size === 0) return 1;
  let shared = 0;
  for (const stem of of) if (within.has(stem)) shared += 1;
  return shared / of.size;
};
