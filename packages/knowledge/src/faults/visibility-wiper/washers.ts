import type { FaultEntry } from '../../schema.ts';

/** Washer pump, jets, hoses and tank. */
export const washerFaults = {
  'washer-pump-failed': {
    name: 'Failed washer pump',
    workshopName: 'Windscreen washer pump motor open, seized or frozen',
    summary:
      'The small pump in the washer tank no longer turns, because it ran dry, froze or its plug corroded. Nothing comes out of any jet it feeds and no hum is heard.',
    prior: 1.4,
    shifts: [{ minAgeYears: 5, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'washer-fault': 0.88,
      'washer-leak': 0.1,
      'fuse-blows': 0.1,
      'wipers-smear': 0.1,
      'washer-weak': 0.06,
      'rear-wiper-fault': 0.04,
    },
    against: ['wipers-stop', 'wiper-arm-loose'],
    conditions: { 'cold-weather': 0.25, 'sudden-onset': 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'On salted or dirty roads you lose sight within minutes. Carry water and stop to clean.',
    },
    patterns: [
      'Plain water that froze in the pump cracks its impeller.',
      'One pump often serves front and rear by turning both ways. If both are dead, it is the pump or its fuse.',
    ],
    checks: [
      {
        title: 'Listen for the pump',
        steps: [
          'Fill the tank. In a quiet place, switch the ignition on and leave the engine off.',
          'Pull the washer lever while a helper listens near the tank.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          { finding: 'No hum at all', means: 'Pump, fuse or switch is dead.', effect: 'supports' },
          {
            finding: 'A hum, but no spray',
            means: 'Blocked or leaking hose or jet, or ice.',
            effect: 'rules-out',
          },
          { finding: 'A hum and good spray', means: 'The pump is in order.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Measure voltage at the pump plug',
        steps: [
          'Check the washer fuse. Reach the pump from below or behind the wheel arch liner.',
          'Measure at the plug while a helper pulls the lever.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: '12 V present, pump silent',
            means: 'The pump has failed.',
            effect: 'confirms',
          },
          {
            finding: 'No voltage',
            means: 'Fuse, stalk or wiring is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the washer pump',
      overview:
        'The pump is pushed into a rubber grommet low in the tank. With a new grommet and a clean tank the job takes half an hour.',
      minutes: [25, 75],
      tools: [
        'Trim tool and screwdrivers',
        'Bowl',
        'New grommet and filter',
        'Jack, axle stands and torque wrench if the liner must come off',
      ],
      steps: [
        'Run the tank as empty as possible or siphon it out. Protect the eyes from the fluid.',
        'Reach the pump: often from above, otherwise raise the corner, set it on a stand, take the wheel off and fold back the liner.',
        'Unplug the pump and mark the two hoses if it has two outlets.',
        'Twist the pump while pulling it out of the grommet. Hold the bowl below.',
        'Rinse sludge from the tank and clean or replace the inlet sieve.',
        'Wet a new grommet, seat it, press the new pump fully home and connect hoses and plug.',
        'Fill with washer fluid for the season, look for drips and test front and rear.',
        'Refit liner and wheel, lower the car and tighten the wheel nuts to the torque in the vehicle manual, and again after 30 miles.',
      ],
      safety: [
        'If a wheel comes off, chock the others and set the car on an axle stand: never reach under it on the jack.',
        'Washer fluid burns and is poisonous: keep it from flames, children and pets.',
      ],
      stopIf: 'Stop if the plug wires are corroded through or the tank is cracked at the grommet.',
    },
    parts: [{ name: 'Washer pump and grommet', usd: [12, 80] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'washer-jets-blocked': {
    name: 'Blocked washer jets or hose',
    workshopName: 'Washer nozzle clogged, hose pinched, off or frozen',
    summary:
      'Wax, algae slime, dirt or ice closes the fine jets, or a hose has slipped off at the bonnet hinge. The pump hums but one or both jets dribble or spray in the wrong place.',
    prior: 1.4,
    symptoms: {
      'washer-weak': 0.65,
      'washer-fault': 0.5,
      'wipers-smear': 0.15,
      'washer-leak': 0.08,
      glare: 0.04,
    },
    against: ['fuse-blows', 'wipers-stop'],
    conditions: { 'cold-weather': 0.35, 'gradual-onset': 0.35 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason: 'Clean the screen before driving and stop when dirt builds up.',
    },
    patterns: [
      'One weak jet means dirt in that jet. All weak means filter, hose or check valve.',
      'Different washer fluids mixed together can turn to jelly.',
    ],
    checks: [
      {
        title: 'Compare the jets with the pump humming',
        steps: [
          'Fill the tank and pull the lever.',
          'Note which jets spray, dribble or stay dry, and look for wet spots under the bonnet.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Pump hums, one jet weak or dry',
            means: 'That jet is blocked.',
            effect: 'confirms',
          },
          {
            finding: 'Pump hums, a puddle under the bonnet',
            means: 'A hose has come off.',
            effect: 'supports',
          },
          { finding: 'No hum', means: 'Pump or supply is at fault.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Pull the hose off before the jets',
        steps: [
          'Open the bonnet and pull the hose off the T-piece near the jets, over a bottle.',
          'Pull the lever for one second.',
        ],
        tool: 'Bottle',
        minutes: 10,
        outcomes: [
          {
            finding: 'Strong stream from the hose',
            means: 'The jets or their branch are blocked.',
            effect: 'confirms',
          },
          {
            finding: 'Weak or no stream',
            means: 'Sieve, hose or pump further back is the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear blocked washer jets and hoses',
      overview:
        'Blow the jets out backwards, so that dirt leaves the way it came, and flush the tank if there is slime. A needle only helps on ball jets and must be thinner than the hole.',
      minutes: [20, 60],
      tools: [
        'Fine needle or guitar string',
        'Hand pump or low-pressure air',
        'Warm water',
        'Plastic trim tool',
      ],
      steps: [
        'Thaw frozen jets with lukewarm water or in a warm garage, never with boiling water on cold glass.',
        'Clean the jet face with a toothbrush and soapy water.',
        'Pull the hose off the jet, take the jet out from below and blow through it from the outside inwards.',
        'Blow through hose and check valve in the direction of flow and look for a kink at the bonnet hinge.',
        'If slime comes out, empty the tank, rinse it with hot soapy water and clean the pump sieve.',
        'Refit the jets and aim ball jets with a needle to the upper third of the glass. Replace fan jets that cannot be aimed.',
        'Fill with one brand of fluid with frost protection for your region. Press the lever for three seconds: every jet must start at once and strike the swept glass, parked and on the road.',
      ],
      safety: [
        'Wear glasses when blowing out jets.',
        'Never use engine antifreeze in the washers: it is poisonous and smears.',
      ],
      stopIf: 'Stop if the bonnet hose runs inside a sealed insulation pad and tears when pulled.',
    },
    parts: [{ name: 'Jets, hose or check valve', usd: [5, 60] }],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
  'washer-tank-leak': {
    name: 'Leaking washer tank',
    workshopName: 'Washer reservoir cracked or pump grommet leaking',
    summary:
      'Frost, a kerb knock or a hardened pump grommet opens the tank. It empties overnight or within minutes, the low-level message comes back and coloured fluid drips behind the front wheel or bumper.',
    prior: 0.97,
    shifts: [{ minAgeYears: 5, factor: 1.3, source: 'grommets harden' }],
    symptoms: {
      'washer-leak': 0.85,
      'washer-fault': 0.5,
      'coolant-leak': 0.06,
      'boot-wet': 0.03,
      'underbody-panel-loose': 0.04,
    },
    against: ['coolant-loss', 'fuse-blows'],
    conditions: { 'cold-weather': 0.3, 'after-impact': 0.3, 'after-standing': 0.25 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car drives safely, but carry water to clean the screen.',
    },
    patterns: [
      'Empties down to one level and then stays: the hole is there.',
      'If water comes out of the rear hose, the leak is in the roof or tailgate and wets the lining.',
    ],
    checks: [
      {
        title: 'Fill the tank and watch the ground',
        steps: [
          'Park on dry ground or cardboard and fill the tank with water.',
          'Look after five minutes, and again after pressing the washers for three seconds.',
        ],
        tool: 'Cardboard',
        minutes: 15,
        outcomes: [
          {
            finding: 'Drips at once without washing',
            means: 'Tank or pump grommet leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Drips only while washing',
            means: 'A hose or joint has come off.',
            effect: 'weakens',
          },
          {
            finding: 'Dry ground',
            means: 'The fluid is being used or leaks elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Tell washer fluid from coolant',
        steps: [
          'Dab the drop with white paper, feel and smell it.',
          'Compare with the level of the coolant tank, engine cold.',
        ],
        tool: 'White paper',
        minutes: 3,
        outcomes: [
          {
            finding: 'Thin, smells of alcohol, coolant level steady',
            means: 'It is washer fluid.',
            effect: 'supports',
          },
          {
            finding: 'Oily feel, sweet smell, coolant level falling',
            means: 'It is coolant: a different fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Seal or replace the washer fluid tank',
      overview:
        'A grommet costs almost nothing, so check it first. A cracked tank is replaced: glue seldom holds on polyethylene.',
      minutes: [30, 120],
      tools: [
        'Jack and axle stands',
        'Screwdrivers and trim tool',
        'Socket set and torque wrench',
        'Torch',
      ],
      steps: [
        'Find the level at which it stops dripping, and look there first with a torch.',
        'Raise the corner, set it on an axle stand, take off the wheel and the front part of the arch liner.',
        'Check pump and level sensor grommets, hose ends and the seam of the tank.',
        'Replace a hard grommet: pull the pump, clean the hole, press in a new wetted grommet.',
        'For a crack, drain, unbolt the tank and the filler neck, and transfer pump and sensor to the new tank.',
        'Fill up, watch for ten minutes, then press the washers.',
        'Refit liner and wheel, lower the car and tighten the nuts to the torque in the vehicle manual, and again after 30 miles. The level must be the same next morning.',
      ],
      safety: [
        'Work under the arch only with the other wheels chocked and the car on a stand.',
        'Collect the fluid: it poisons pets.',
      ],
      stopIf:
        'Stop if the tank sits behind a bumper with sensors or crash structure you cannot remove safely.',
    },
    parts: [{ name: 'Pump grommet or washer tank', usd: [3, 140] }],
    labourHours: [0.3, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
