/** How much harder a minute is with each tool, the cheapest first: owners have a torch, few a lift. */
const TOOL_FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^none\b/i, 1],
  [/torch|tyre|gauge|cloth|paper|chalk/i, 1],
  [/reader/i, 1.3],
  [/multimeter/i, 1.8],
];
const OTHER_TOOL = 2.5;
/** Two tools are more trouble than one. */
const SECOND_TOOL = 1.2;

/** The effort of a check, in minutes as they would feel without any tool; above 0. */
export const effortOf = ({
  tool,
  minutes,
}: {
  readonly tool: string;
  readonly minutes: number;
}): number => {
  const factor = TOOL_FACTORS.find(([pattern]) => pattern.test(tool))?.[1] ?? OTHER_TOOL;
  return Math.max(1, minutes) * factor * (/ and |,/.test(tool) ? SECOND_TOOL : 1);
};
