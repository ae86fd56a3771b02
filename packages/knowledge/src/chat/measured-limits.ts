/** What a figure that somebody measured is compared with. */
interface MeasuredLimit {
  /** On the normalised words, which name what was measured. */
  readonly pattern: RegExp;
  /** Only where the report or its causes are about this. */
  readonly within?: RegExp;
  readonly text: string;
}

/**
 * Sources: BS 7671, table 41.5, on earth electrodes; makers' workshop manuals on batteries and charging; the Motor
 * Vehicles (Wearing of Seat Belts and Tyres) rules and regulation 27 of Construction and Use on tread; makers of brake fluid.
 */
export const MEASURED_LIMITS: readonly MeasuredLimit[] = [
  {
    pattern: /\b(?:earth|earthing|ground|electrode|earth rod|ra)\b/,
    within: /\b(?:electric|wallbox|charge ?point|charging (?:point|cable|station|post))\b/i,
    text: 'That is the resistance of the earth at the charge point. British wiring rules regard an earth electrode above 200 ohms as unreliable, and some cars refuse to charge well below that: the lower, the better. So a high figure is a good reason for a car that stops charging here and charges elsewhere. Ask the electrician to improve the earth and to measure it again, and try another charge point meanwhile.',
  },
  {
    pattern: /\b(?:earth|ground)\b/,
    text: 'An earth lead of a car has next to no resistance, well under one ohm; what counts is the voltage lost along it under load, some tenths of a volt at most. A high figure points to corrosion or a loose bolt: clean and tighten it, and measure again.',
  },
  {
    pattern: /\b(?:battery|volts?|voltage|v)\b/,
    text: 'A rested 12 V battery has about 12.6 V when it is full and about 12.0 V when it is nearly empty; with the engine running 13.5 to 14.8 V show that it is charged, with smart charging a little beyond either end for a while.',
  },
  {
    pattern: /\b(?:drain|draw|sleep\w*|milliamps?|ma|amps?)\b/,
    text: 'A sleeping car draws less than about 50 mA as a rule, after up to an hour. More than that over night has a consumer that is to be found, fuse by fuse.',
  },
  {
    pattern: /\b(?:compression)\b/,
    text: 'What counts first is the difference between the cylinders: one that is clearly lower than the rest is the finding. The least and the greatest difference allowed are the maker’s, in the workshop manual.',
  },
  {
    pattern: /\b(?:tread)\b/,
    text: 'The law asks for 1.6 mm across the middle three quarters; below 3 mm a tyre is poor in the wet.',
  },
  {
    pattern: /\b(?:brake fluid|moisture|water content)\b/,
    text: 'Brake fluid with more than about 3 per cent of water is renewed: it boils too early.',
  },
  {
    pattern: /\b(?:temperature|temp|degrees?|c|gauge)\b/,
    within: /\b(?:coolant|overheat\w*|thermostat|radiator|temperature)\b/i,
    text: 'A warm engine runs between about 85 and 105 °C. Lower on a long drive points to a thermostat that stays open, higher to cooling that fails: then stop.',
  },
];
