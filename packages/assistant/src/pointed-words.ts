/** A warning light by its name: 'DPF light', 'check engine light'. */
const NAMED_LIGHT =
  /\b(check engine|engine management|engine|dpf|particulate filter|abs|oil(?: pressure)?|battery|charging|brake|airbag|srs|coolant|temperature|tyre pressure|tpms|glow plug|adblue|esp|traction|transmission|gearbox|steering|immobiliser|eml|mil)(?: warning| control)? (?:light|lamp)\b/i;

/** A light that is not named, and is no lamp of the car: 'the light went out'. */
const SOME_LIGHT = /\b(?:the|that|this|my) light\b(?! (?:bulb|switch|beam))/gi;

/**
 * What is reported with 'the light' named as the report names it, so that a warning light that went out is
 * no dark headlight. Unchanged where the report names none, or several.
 *
 * @param report the words of the diagnosis so far
 */
export const withNamedLight = (told: string, report: string): string => {
  const named = new Set(
    [...report.matchAll(new RegExp(NAMED_LIGHT, 'gi'))].map(([, name = '']) => name.toLowerCase()),
  );
  const [name] = named;
  if (named.size !== 1 || name === undefined || NAMED_LIGHT.test(told)) return told;
  return told.replaceAll(SOME_LIGHT, `the ${name} warning light`);
};
