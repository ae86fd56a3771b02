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
        'On salted or dirty roads the windscreen is opaque within minutes. Carry water and stop to clean it.',
    },
    patterns: [
      'Plain water that froze in the pump cracks its impeller.',
      'One pump often serves front and rear by turning both ways. If both are dead, it is the pump or its fuse.',
    ],
    shown: {
      summary:
        'The small pump in the washer tank no longer turns, because it ran dry, froze or its plug corroded. Nothing comes out of the jets that it feeds, and you do not hear it hum.',
      patterns: [
        'Plain water that freezes in the pump cracks its impeller.',
        'One pump often serves front and rear by turning both ways. If neither works, it is the pump or its fuse.',
      ],
    },
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
          {
            finding: 'There is no hum at all',
            means: 'The pump, the fuse or the switch has failed.',
            effect: 'supports',
          },
          {
            finding: 'It hums, but there is no spray',
            means: 'A hose or jet is blocked or leaking, or there is ice.',
            effect: 'rules-out',
          },
          {
            finding: 'It hums and sprays well',
            means: 'The pump is in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure voltage at the pump plug',
        steps: [
          'Check the washer fuse. Reach the pump from below or behind the wheel arch liner, with the car on an axle stand if a wheel has to come off.',
          'Switch the ignition on and measure at the plug while a helper pulls the lever.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: '12 V is present, but the pump is silent',
            means: 'The pump has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage',
            means: 'The fuse, the stalk or the wiring is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the washer pump',
      overview: 'The pump is pushed into a rubber grommet low in the tank.',
      minutes: [25, 75],
      tools: [
        'Trim tool and screwdrivers',
        'Bowl',
        'Jack, axle stands, chocks and torque wrench if the liner must come off',
      ],
      steps: [
        'Run the tank as empty as possible or siphon it out. Protect your eyes from the fluid.',
        'Reach the pump from above if you can. Otherwise chock the other wheels, raise the corner, set it on an axle stand, take the wheel off and fold back the liner.',
        'Unplug the pump, and mark the two hoses if it has two outlets.',
        'Hold the bowl below, then twist the pump and pull it out of the grommet.',
        'Rinse the sludge from the tank and clean or replace the inlet filter.',
        'Wet a new grommet, seat it, press the new pump fully home and connect the hoses and the plug.',
        'Fill the tank with washer fluid for the season, look for drips and test the front and rear jets.',
        'If they came off, refit the liner and the wheel, lower the car and torque the wheel nuts. Check them again after 30 miles.',
      ],
      safety: [
        'If a wheel comes off, chock the others and set the car on an axle stand: never reach under it while it rests on the jack.',
        'Washer fluid is flammable and poisonous: store it away from flames, children and pets.',
      ],
      stopIf:
        'Stop if the wires at the plug are corroded through or the tank is cracked at the grommet.',
    },
    parts: [{ name: 'Washer pump, grommet and washer fluid', usd: [16, 88] }],
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
      reason: 'Clean the windscreen before driving, and stop to clean it when dirt builds up.',
    },
    patterns: [
      'One weak jet means dirt in that jet. All weak means filter, hose or check valve.',
      'Different washer fluids mixed together can turn to jelly.',
    ],
    shown: {
      summary:
        'Wax, algae, dirt or ice closes the fine jets, or a hose has slipped off at the bonnet hinge. The pump hums, but one or both jets dribble or spray in the wrong place.',
      patterns: [
        'If one jet is weak, there is dirt in that jet. If all are weak, it is the filter, the hose or the check valve.',
        'Different washer fluids mixed together can turn to jelly.',
      ],
    },
    checks: [
      {
        title: 'Compare the jets with the pump humming',
        steps: [
          'Fill the tank, switch the ignition on and pull the lever.',
          'Note which jets spray, dribble or stay dry, and look for wet spots under the bonnet.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The pump hums, and one jet is weak or dry',
            means: 'That jet is blocked.',
            effect: 'confirms',
          },
          {
            finding: 'The pump hums, and there is a puddle under the bonnet',
            means: 'A hose has come off.',
            effect: 'supports',
          },
          {
            finding: 'There is no hum',
            means: 'The pump or its supply is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Pull the hose off before the jets',
        steps: [
          'Open the bonnet, pull the hose off the T-piece near the jets and hold it over a bottle.',
          'Have a helper pull the lever for one second. Push the hose back on.',
        ],
        tool: 'Bottle',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A strong stream comes from the hose',
            means: 'The jets or their branch are blocked.',
            effect: 'confirms',
          },
          {
            finding: 'The stream is weak or missing',
            means: 'The filter, the hose or the pump is the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear blocked washer jets and hoses',
      overview:
        'Blow the jets out backwards, so that dirt leaves the way it came, and flush the tank if there is slime in it. A needle helps only with ball jets and must be thinner than the hole.',
      minutes: [20, 60],
      tools: [
        'Fine needle or guitar string',
        'Hand pump or low-pressure air',
        'Warm water',
        'Plastic trim tool',
        'Toothbrush and safety glasses',
      ],
      steps: [
        'Thaw frozen jets with lukewarm water or in a warm garage. Never pour boiling water on cold glass.',
        'Clean the face of the jets with a toothbrush and soapy water.',
        'Pull the hose off the jet, take the jet out from below and blow through it from the outside inwards.',
        'Blow through the hose and the check valve in the direction of flow, and look for a kink at the bonnet hinge.',
        'If slime comes out, empty the tank, rinse it with hot soapy water and clean the filter of the pump.',
        'Refit the jets and hoses. With a needle, aim ball jets at the upper third of the glass. Replace fan jets that cannot be aimed.',
        'Fill the tank with one brand of fluid with enough frost protection. Pull the lever for three seconds: every jet must start at once and reach the area that the blades sweep, both parked and on the road.',
      ],
      safety: [
        'Wear safety glasses when you blow out the jets.',
        'Never use engine antifreeze in the washers: it is poisonous and smears.',
      ],
      stopIf:
        'Stop if the hose on the bonnet runs inside a sealed insulation pad and tears when you pull it.',
    },
    parts: [{ name: 'Jets, hose or check valve, and screenwash', usd: [5, 60] }],
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
      reason: 'The car drives safely, but carry water to clean the windscreen.',
    },
    patterns: [
      'Empties down to one level and then stays: the hole is there.',
      'If water comes out of the rear hose, the leak is in the roof or tailgate and wets the lining.',
    ],
    shown: {
      summary:
        'Frost, a knock on a kerb or a hardened pump grommet opens the tank. It empties overnight or within minutes, the low-level message comes back and coloured fluid drips behind the front wheel or bumper.',
      patterns: [
        'If it empties down to one level and then stays, the hole is at that level.',
        'If water comes out of the rear hose, the leak is in the roof or tailgate and wets the headlining.',
      ],
    },
    checks: [
      {
        title: 'Fill the tank and watch the ground',
        steps: [
          'Park on dry ground or cardboard and fill the tank with water.',
          'Look after five minutes, and again after pressing the washers for three seconds.',
        ],
        tool: 'Cardboard',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It drips at once without washing',
            means: 'The tank or the grommet of the pump leaks.',
            effect: 'confirms',
          },
          {
            finding: 'It drips only while washing',
            means: 'A hose or joint has come off.',
            effect: 'weakens',
          },
          {
            finding: 'The ground stays dry',
            means: 'The fluid is used up normally or leaks elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Tell washer fluid from coolant',
        steps: [
          'Dab the drop with white paper, then feel it and smell it.',
          'With the engine cold, compare it with the level in the coolant tank.',
        ],
        tool: 'White paper',
        minutes: 3,
        outcomes: [
          {
            finding: 'It is thin and smells of alcohol, and the coolant level is steady',
            means: 'It is washer fluid.',
            effect: 'supports',
          },
          {
            finding: 'It feels oily and smells sweet, and the coolant level is falling',
            means: 'It is coolant, which is a different fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Seal or replace the washer fluid tank',
      overview:
        'A grommet costs almost nothing, so check it first. A cracked tank is replaced, because glue seldom holds on polyethylene.',
      minutes: [30, 120],
      tools: [
        'Jack, axle stand and chocks',
        'Screwdrivers and trim tool',
        'Socket set and torque wrench',
        'Torch and tray',
      ],
      steps: [
        'Find the level at which the dripping stops, shine a torch there and look at that place first.',
        'Chock the other wheels, raise the corner, set it on an axle stand and take off the wheel and the front part of the arch liner.',
        'Check the grommets of the pump and the level sensor, the ends of the hoses and the seam of the tank.',
        'If a grommet is hard, pull the pump out, clean the hole, and press in a new wetted grommet.',
        'If the tank is cracked, drain it into a tray, unbolt it together with the filler neck, and transfer the pump and the sensor to the new tank.',
        'Fill the tank and watch it for ten minutes, then press the washers.',
        'Refit the liner and the wheel, lower the car and torque the wheel nuts. Check them again after 30 miles. The fluid level must be the same the next morning.',
      ],
      safety: [
        'Work under the wheel arch only with the other wheels chocked and the car on an axle stand.',
        'Catch the fluid, because it poisons pets.',
      ],
      stopIf:
        'Stop if the tank is behind a bumper whose sensors or crash structure you cannot remove safely.',
    },
    parts: [{ name: 'Pump grommet or washer tank', usd: [3, 140] }],
    labourHours: [0.3, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
