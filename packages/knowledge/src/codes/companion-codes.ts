import { type CodeSpan, codesOfSpan, isInSpans } from './code-ranges.ts';

/** Codes that follow from others: with one of `beside` stored, those of `companions` prove nothing more. */
interface CompanionRule {
  readonly beside: readonly CodeSpan[];
  readonly companions: readonly CodeSpan[];
  /** Why the second follows from the first, one sentence. */
  readonly reason: string;
}

const GEARBOX_CODES: readonly CodeSpan[] = ['P0701-P09FF', 'P2700-P28FF', 'U0101'];
const THROTTLE_CODES: readonly CodeSpan[] = [
  'P0120-P0124',
  'P0220-P0229',
  'P0638-P0639',
  'P2100-P2103',
  'P2107-P2109',
  'P2111-P2112',
  'P2118-P2135',
  'P2138',
];

/**
 * The companions, by how a car's control units store one code because of another. The first code
 * decides and the second is only its echo: no rule holds both ways (tested), so that leaving
 * companions out never leaves nothing. Sources: the enabling conditions of the monitors in SAE
 * J1979/J2012 and makers' published OBD descriptions; where a second code could point elsewhere
 * (P0171 beside P0101, P0300 beside P0171) there is no rule.
 */
export const COMPANION_RULES: readonly CompanionRule[] = [
  {
    beside: ['P0300-P030C', 'P0310-P0312'],
    companions: ['P0314', 'P0316', 'P0363'],
    reason:
      'They say when misfires were counted or what was switched off because of them, not which part causes them.',
  },
  {
    beside: ['P0301-P030C', 'P0310-P0312'],
    companions: ['P0300'],
    reason:
      'A cylinder that is named by its own code is also counted in the total of all cylinders.',
  },
  {
    beside: ['P0300-P030C', 'P0310-P0312'],
    companions: ['P0420', 'P0421', 'P0430', 'P0431'],
    reason:
      'Unburnt mixture in the exhaust fails the test of the catalytic converter, whatever its state.',
  },
  {
    beside: ['P0201-P020C', 'P0261-P0296', 'P0350-P035C'],
    companions: ['P0300-P0312', 'P0316'],
    reason: 'A cylinder without its injector or coil circuit misfires: the circuit is the cause.',
  },
  {
    beside: ['P0171'],
    companions: ['P0174'],
    reason: 'When both banks are lean they share one fault: it counts once, as a lean mixture.',
  },
  {
    beside: ['P0172'],
    companions: ['P0175'],
    reason: 'When both banks are rich they share one fault: it counts once, as a rich mixture.',
  },
  {
    beside: ['P0171', 'P0172'],
    companions: ['P0170'],
    reason:
      'The code that names lean or rich says more than the one that only names the fuel trim.',
  },
  {
    beside: ['P0174', 'P0175'],
    companions: ['P0173'],
    reason:
      'The code that names lean or rich says more than the one that only names the fuel trim.',
  },
  {
    beside: ['P0562', 'B1318', 'U3006'],
    companions: ['U0001-U02FF', 'U0401-U05FF', 'P0603', 'P0606', 'C0800', 'C0899'],
    reason:
      'Control units without enough voltage fall silent or lose their memory, so the others miss their messages.',
  },
  {
    beside: ['U0001', 'U0002', 'U0073', 'U0074'],
    companions: ['U0100-U02FF'],
    reason:
      'When the data bus is down no control unit answers, so each of them is reported missing.',
  },
  {
    beside: ['P0685', 'P0686', 'P0687', 'P0689', 'P0690'],
    companions: ['U0100'],
    reason: 'An engine control unit without its supply is reported missing by all the others.',
  },
  {
    beside: ['U0100'],
    companions: ['U0401'],
    reason: 'What a silent engine control unit would have sent is invalid too.',
  },
  {
    beside: ['U0101'],
    companions: ['U0402'],
    reason: 'What a silent gearbox control unit would have sent is invalid too.',
  },
  {
    beside: ['U0121'],
    companions: ['U0415', 'P0500', 'P0501'],
    reason:
      'The road speed comes from the ABS, so when the ABS fails the speed is not valid either.',
  },
  {
    beside: ['P0001-P06FF', 'P2000-P26FF'],
    companions: ['U0401'],
    reason:
      'The other control units receive substitutes for the engine’s data: the engine’s own code says why.',
  },
  {
    beside: ['P0701-P09FF', 'P2700-P28FF'],
    companions: ['U0402'],
    reason:
      'The other control units learn that the gearbox’s data are substitutes: its own code says why.',
  },
  {
    beside: ['C0001-C00FF'],
    companions: ['U0415'],
    reason:
      'The other control units learn that the data of the ABS are substitutes: its own code says why.',
  },
  {
    beside: GEARBOX_CODES,
    companions: ['P0700'],
    reason: 'P0700 only asks for the engine light on behalf of the gearbox’s own code.',
  },
  {
    beside: ['P0641', 'P0642', 'P0643', 'P0651', 'P0652', 'P0653'],
    companions: [
      'P0107',
      'P0108',
      'P0122',
      'P0123',
      'P0192',
      'P0193',
      'P0222',
      'P0223',
      'P0452',
      'P0453',
      'P0532',
      'P0533',
      'P2122',
      'P2123',
      'P2127',
      'P2128',
    ],
    reason: 'Sensors with a wrong 5-volt reference all read wrong: the reference is the fault.',
  },
  {
    beside: THROTTLE_CODES,
    companions: ['P2104', 'P2105', 'P2106', 'P2110'],
    reason: 'They report the limp-home limit that follows from the throttle’s own code.',
  },
  {
    beside: ['P0403-P0406', 'P0486-P0490', 'P2413', 'P2457'],
    companions: ['P0400', 'P0401', 'P0402'],
    reason:
      'The flow is wrong because the circuit or position of the valve, or its cooler, is at fault.',
  },
  {
    beside: ['P0457'],
    companions: ['P0440', 'P0442', 'P0455', 'P0456'],
    reason: 'An open filler cap is found as a leak of any size.',
  },
  {
    beside: ['P0455'],
    companions: ['P0440', 'P0442', 'P0456'],
    reason: 'A large leak fails the tests for small ones as well.',
  },
  {
    beside: ['P0442'],
    companions: ['P0440', 'P0456'],
    reason: 'A leak of this size fails the test for the very small one as well.',
  },
  {
    beside: ['P0443-P0445', 'P0447', 'P0448', 'P0449', 'P0451-P0454'],
    companions: ['P0440', 'P0441', 'P0442', 'P0446', 'P0455', 'P0456'],
    reason: 'The leak test needs this valve or sensor and fails without it.',
  },
  {
    beside: ['P0030-P0032', 'P0053', 'P0135'],
    companions: ['P0133', 'P0134', 'P2A00'],
    reason: 'A sensor that is not heated answers slowly or not at all.',
  },
  {
    beside: ['P0036-P0038', 'P0054', 'P0141'],
    companions: ['P0139', 'P0140', 'P2A01', 'P0420'],
    reason:
      'A sensor that is not heated answers slowly, and spoils the test of the catalytic converter.',
  },
  {
    beside: ['P0050-P0052', 'P0059', 'P0155'],
    companions: ['P0153', 'P0154', 'P2A03'],
    reason: 'A sensor that is not heated answers slowly or not at all.',
  },
  {
    beside: ['P0056-P0058', 'P0060', 'P0161'],
    companions: ['P0159', 'P0160', 'P2A04', 'P0430'],
    reason:
      'A sensor that is not heated answers slowly, and spoils the test of the catalytic converter.',
  },
  {
    beside: ['P0137', 'P0138', 'P0140'],
    companions: ['P0420'],
    reason:
      'The catalytic converter is judged by this sensor: if the sensor has failed, the result means nothing.',
  },
  {
    beside: ['P0157', 'P0158', 'P0160'],
    companions: ['P0430'],
    reason:
      'The catalytic converter is judged by this sensor: if the sensor has failed, the result means nothing.',
  },
  {
    beside: ['P0100', 'P0102', 'P0103', 'P0105', 'P0107', 'P0108', ...THROTTLE_CODES],
    companions: ['P0068'],
    reason: 'Air and throttle cannot agree while one of their sensors is out.',
  },
  {
    beside: ['P0010', 'P2088', 'P2089'],
    companions: ['P0011', 'P0012'],
    reason: 'The camshaft cannot reach its angle while the valve’s circuit is broken.',
  },
  {
    beside: ['P0013', 'P2090', 'P2091'],
    companions: ['P0014', 'P0015'],
    reason: 'The camshaft cannot reach its angle while the valve’s circuit is broken.',
  },
  {
    beside: ['P0020', 'P2092', 'P2093'],
    companions: ['P0021', 'P0022'],
    reason: 'The camshaft cannot reach its angle while the valve’s circuit is broken.',
  },
  {
    beside: ['P0023', 'P2094', 'P2095'],
    companions: ['P0024', 'P0025'],
    reason: 'The camshaft cannot reach its angle while the valve’s circuit is broken.',
  },
  {
    beside: ['P0128'],
    companions: ['P0125', 'P0126'],
    reason: 'All three codes say that the engine warms up too slowly.',
  },
  {
    beside: ['P0117', 'P0118'],
    companions: ['P0116', 'P0125', 'P0128'],
    reason:
      'The warm-up is judged by this sensor: if its circuit has failed, the result means nothing.',
  },
  {
    beside: ['P0192'],
    companions: ['P0087'],
    reason: 'A sensor whose signal is shorted to earth reads as too little pressure.',
  },
  {
    beside: ['P0193'],
    companions: ['P0088'],
    reason: 'A sensor whose signal is stuck high reads as too much pressure.',
  },
  {
    beside: ['P2452-P2455'],
    companions: ['P2002', 'P2003', 'P2463', 'P244A', 'P244B'],
    reason: 'The load of the filter is worked out from this sensor.',
  },
  {
    beside: ['P2463'],
    companions: ['P2458', 'P2459'],
    reason: 'A filter that is full of soot regenerates too often or too long.',
  },
  {
    beside: ['P2200-P2203', 'P2209', 'P229E-P22A1', 'P20E8', 'P204B-P204D', 'P207F'],
    companions: ['P20EE', 'P2BAD', 'P2BA9'],
    reason:
      'Without the part that this code is about, the exhaust cannot be cleaned, or the cleaning cannot be judged.',
  },
  {
    beside: ['P0671-P0678'],
    companions: ['P0380'],
    reason: 'The general glow plug code follows from the code of a single plug.',
  },
  {
    beside: ['C0035', 'C0040', 'C0045', 'C0050', 'C0031-C0034', 'C0036-C003F'],
    companions: ['P0500', 'P0501'],
    reason: 'The road speed is worked out from the wheel speeds.',
  },
  {
    beside: ['P0715-P0717', 'P0720-P0723'],
    companions: ['P0730-P0736', 'P0741'],
    reason: 'The gear ratio is worked out from this speed, so it is wrong without it.',
  },
  {
    beside: ['P0731-P0736'],
    companions: ['P0730'],
    reason: 'The code that names the gear says more than the one that does not.',
  },
];

/**
 * The codes that go with a code and say nothing of their own when it is present, in order, without
 * repeats: P0316 beside P0301, P0700 beside P0741. Empty for a code with no rule and for a text that
 * is no code. Never both ways: when A is a companion of B, B is none of A.
 */
export const companionsOf = (code: string): readonly string[] => {
  const companions = COMPANION_RULES.filter(({ beside }) => isInSpans(code, beside)).flatMap(
    (rule) => rule.companions.flatMap(codesOfSpan),
  );
  return [...new Set(companions)].filter((companion) => companion !== code).sort();
};
