/** A line of Prometheus' text format. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-z_]+[a-z0-9_]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** The samples of a page of metrics. */
export const samplesOf = (text: string): readonly Sample[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = LINE.exec(line) ?? [];
      if (name === '') throw new Error(`not a sample: ${line}`);
      const pairs = [...labels.matchAll(LABEL)].map(([, key = '', word = '']) => [key, word]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
