import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import type { Cause, EvidenceNote } from '@wrenchwise/rules/diagnosis';
import { chanceWords } from '@wrenchwise/rules/garage/chance-words';
import { leadingCause, NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { formatPercent } from '@wrenchwise/rules/percent';
import { type RepairOf, repairsOf, repairText } from '@wrenchwise/rules/repairs';

/** The first causes, whose evidence is shown, and others from this likelihood on; notes of each side. */
const EXPLAINED = 3;
const LIKELY_ENOUGH = 0.05;
const NOTES = 5;

const noteLine = ({ text, meaning, source }: EvidenceNote): string => {
  const said = text.trim();
  const isWhole = source === 'vehicle' || source === 'text-model';
  if (isWhole || said === '' || meaning.includes(said)) return meaning;
  const quoted = source === 'words' || source === 'language-model' ? `“${said}”` : said;
  return said.includes(meaning) ? quoted : `${quoted}: ${meaning}`;
};

const strongest = (notes: readonly EvidenceNote[], effect: EvidenceNote['effect']): string[] => [
  ...new Set(
    notes
      .filter((note) => note.effect === effect)
      .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .map(noteLine),
  ),
];

const side = (title: string, lines: readonly string[]): PrintedBlock[] =>
  lines.length === 0
    ? []
    : [
        { kind: 'paragraph', text: title, tone: 'strong' },
        { kind: 'list', items: lines.slice(0, NOTES) },
      ];

/** The name in a workshop, with what its owner calls it where that differs. */
export const causeName = ({ name, workshopName }: Pick<Cause, 'name' | 'workshopName'>): string =>
  name === workshopName ? name : `${workshopName} (${name})`;

/** A repair with its variants; of a single cause its name in a workshop. */
const repairName = (repair: RepairOf<Cause>): string =>
  repair.variants.length > 0 ? repairText(repair) : causeName(repair.leading);

const evidenceOf = (cause: Cause): PrintedBlock[] => [
  { kind: 'subheading', text: `${causeName(cause)}, ${formatPercent(cause.probability)}` },
  {
    kind: 'paragraph',
    text: `${cause.summary} On such a car it is this in ${formatPercent(cause.baseRate)} of all cases, before anything is reported.`,
  },
  ...side('Speaks for it', strongest(cause.evidence, 'for')),
  ...side('Speaks against it', strongest(cause.evidence, 'against')),
];

/** The causes by likelihood, in words and numbers, and what speaks for and against them. */
export const causesSection = ({ causes, other, nothingFound }: Diagnosis): PrintedBlock[] => {
  if (nothingFound) return [];
  if (causes.length === 0) {
    return [
      { kind: 'heading', text: 'Likely causes' },
      { kind: 'paragraph', text: 'The words did not point to a cause.' },
    ];
  }
  const guesses: PrintedBlock[] =
    leadingCause(causes) === undefined
      ? [{ kind: 'paragraph', text: `${NO_LEADING_CAUSE}. These are guesses.` }]
      : [];
  return [
    { kind: 'heading', text: guesses.length > 0 ? 'Possible causes' : 'Likely causes' },
    ...guesses,
    {
      kind: 'table',
      columns: [
        { head: 'Repair', share: 6 },
        { head: 'In words', share: 3 },
        { head: 'Likelihood', share: 2, align: 'right' },
      ],
      rows: [
        ...repairsOf(causes).map((repair) => [
          repairName(repair),
          chanceWords(Math.min(repair.probability, 0.99)),
          formatPercent(repair.probability),
        ]),
        ['Something else', chanceWords(Math.min(other, 0.99)), formatPercent(other)],
      ],
    },
    { kind: 'heading', text: 'What speaks for and against' },
    ...causes
      .filter(({ probability }, at) => at < EXPLAINED || probability >= LIKELY_ENOUGH)
      .flatMap(evidenceOf),
  ];
};
