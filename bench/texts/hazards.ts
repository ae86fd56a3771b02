/** The alerts that warn of a danger, by the words that the labels of `cases/verdicts.json` use. */
const ALERTS: Readonly<Record<string, RegExp>> = {
  'steering loss': /^(?:steering|lane-assist|self-driving|suspension-broken|wheel-loose|tyre)/,
  'car dies in traffic': /^(?:drive-loss|stalls|low-power|misfire|oil-pressure|engine-knock)/,
  'loss of drive in traffic': /^(?:drive-loss|stalls|low-power|misfire|gearbox|shaft)/,
  fire: /^(?:fire|burning-smell|charging-hot|battery|high-voltage|fuel-leak|seat-heater|brake-hot)/,
  'fuel leak': /^(?:fuel-leak|fire)/,
  'brakes may fail': /^(?:brake|rollaway|parking|condemned)/,
  'engine stop now (overheat)': /^(?:overheating|coolant|stalls|drive-loss)/,
  'engine stop now (oil)': /^(?:oil-pressure|engine-knock|stalls|drive-loss)/,
  'wheel may come off':
    /^(?:wheel|suspension|rim|steering-(?:play|shake|shimmy)|part-comes|condemned)/,
  'unintended braking': /^(?:false-braking|brake|parking-brake-engages)/,
  'unintended acceleration': /^(?:stuck-accelerator|cruise|self-driving|runaway)/,
  airbag: /^(?:airbag|belt|seat)/,
  'seat belt': /^(?:belt|seat)/,
  'tyre burst': /^(?:tyre|rim|wheel|measured-t)/,
  rollaway: /^(?:rollaway|parking)/,
  'no visibility': /^(?:wipers|misted|glass|lights|bonnet)/,
  'no lights at night': /^lights/,
  'structure may break': /^(?:frame|suspension|condemned)/,
  'high-voltage': /^(?:high-voltage|battery|charging|drive-loss|fire)/,
};

/** Whether an alert warns of one of these dangers. An instruction of the car warns of any. */
export const warnsOf = (alertId: string, dangers: readonly string[]): boolean =>
  (alertId === 'car-instruction' && dangers.length > 0) ||
  dangers.some((danger) => ALERTS[danger]?.test(alertId) === true);
