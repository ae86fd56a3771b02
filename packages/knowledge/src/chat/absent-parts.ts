import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** Parts that cars of a fuel do not have. */
export interface AbsentParts {
  readonly fuel: Fuel;
  /** On the normalised question; its match is the part as it was asked for. */
  readonly parts: RegExp;
  readonly text: string;
}

/** Source: vehicle makers' handbooks and service schedules of electric, petrol and diesel cars. */
export const ABSENT_PARTS: readonly AbsentParts[] = [
  {
    fuel: 'electric',
    parts:
      /\b(?:engine oil|oil (?:changes?|changed|filter|level|service)|change (?:the |its |my )?(?:engine )?oil|oil\b.{0,25}\bengine|spark plugs?|glow plugs?|timing (?:belt|chain)|exhaust|catalytic converter|dpf|particulate filter|egr|adblue|injectors?|fuel filter|fuel pump|head gasket|turbo)\b/,
    text: 'It does not need that: an electric car has no combustion engine, and so no engine oil or oil filter, no plugs, timing belt, fuel system or exhaust. What its service schedule does have is brake fluid, coolant, cabin filter, tyres, the 12 V battery and on some cars the oil of the reduction gear: the handbook states when.',
  },
  {
    fuel: 'diesel',
    parts: /\bspark plugs?\b/,
    text: 'A diesel engine has no spark plugs: it ignites by compression. It has glow plugs, which help it to start when it is cold.',
  },
  {
    fuel: 'petrol',
    parts: /\b(?:glow plugs?|adblue|ad blue)\b/,
    text: 'A petrol engine has no glow plugs and no AdBlue: both belong to diesels. It has spark plugs.',
  },
];
