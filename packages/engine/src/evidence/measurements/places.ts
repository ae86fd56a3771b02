/** A cylinder or wheel that a line names. */
export interface Place {
  readonly kind: 'cylinder' | 'wheel';
  /** 'cylinder 3', 'front left' */
  readonly name: string;
  /** Its words within the line. */
  readonly start: number;
  readonly end: number;
}

/** 'Cyl 1', 'Zyl.2', '#3', 'Injector 4', 'cilindro 1'. */
const CYLINDER =
  /(?:(?<![\p{L}\d])(?:cyl(?:inder|indre)?|zyl(?:inder)?|cil(?:indro|inder|indru)?|cylinder|цил(?:индр)?|inj(?:ector|ektor|ecteur)?|inyector|iniettore|injektor)\.?\s{0,2}(?:n[or°º]\.?\s?)?#?|(?<![\p{L}\d£$€#])#)\s?(1[0-2]|[1-9])(?![\d.,/]\d|\d)/giu;

/** A table's row of cylinders: 'Cylinder 1 2 3 4'. */
const CYLINDERS = /^\W{0,4}(?:cyl\w*|zyl\w*|cil\w*)\W{1,12}((?:\d{1,2}\s{1,20}){1,11}\d{1,2})\s*$/i;

const WHEELS: Readonly<Record<string, string>> = {
  nsf: 'front left',
  osf: 'front right',
  nsr: 'rear left',
  osr: 'rear right',
  fl: 'front left',
  fr: 'front right',
  rl: 'rear left',
  rr: 'rear right',
  lf: 'front left',
  rf: 'front right',
  lr: 'rear left',
  vl: 'front left',
  vr: 'front right',
  hl: 'rear left',
  hr: 'rear right',
  frontleft: 'front left',
  frontright: 'front right',
  rearleft: 'rear left',
  rearright: 'rear right',
  leftfront: 'front left',
  rightfront: 'front right',
  leftrear: 'rear left',
  rightrear: 'rear right',
  nearsidefront: 'front left',
  offsidefront: 'front right',
  nearsiderear: 'rear left',
  offsiderear: 'rear right',
};

/** British terms: the near side is the left. */
const WHEEL =
  /(?<![\p{L}\d])(?:[no]\/?s\/?[fr]|[fr][lr]|[lr][fr]|[vh][lr]|(?:front|rear)[ -](?:left|right)|(?:left|right|nearside|offside)[ -](?:front|rear))(?![\p{L}\d])/giu;

/** The cylinders or wheels of a line in their order. */
export const placesOf = (line: string): readonly Place[] => {
  const row = CYLINDERS.exec(line);
  if (row !== null) {
    const start = line.length - (row[1] ?? '').length;
    return (row[1] ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((number): Place => ({
        kind: 'cylinder',
        name: `cylinder ${number}`,
        start,
        end: line.length,
      }));
  }
  const cylinders = Array.from(
    line.matchAll(CYLINDER),
    ({ 0: words, 1: number, index }): Place => ({
      kind: 'cylinder',
      name: `cylinder ${number ?? ''}`,
      start: index,
      end: index + words.length,
    }),
  );
  if (cylinders.length > 0) return cylinders;
  return Array.from(line.matchAll(WHEEL), ({ 0: words, index }): Place => {
    const name = WHEELS[words.toLowerCase().replace(/[\s/-]/g, '')] ?? words;
    return { kind: 'wheel', name, start: index, end: index + words.length };
  });
};
