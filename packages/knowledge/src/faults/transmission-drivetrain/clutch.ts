import { DIESEL_ONLY, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Pedal clutch, its hydraulics and the flywheel. */
export const clutchFaults = {
  'clutch-friction-worn': {
    name: 'Worn-out clutch',
    workshopName: 'Clutch friction plate worn, clutch slipping',
    summary:
      'The friction lining is worn thin or glazed, so the pressure plate can no longer clamp it. Under load in a high gear the revs rise without more speed, and there is a hot, sour smell.',
    prior: 12,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [
      { minMiles: 60000, factor: 2, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'clutch-slips': 0.75,
      'drivetrain-burning-smell': 0.4,
      'clutch-heavy': 0.2,
      'clutch-judder': 0.2,
      'gearbox-slips': 0.2,
      'loss-of-power': 0.15,
      'drive-lost': 0.12,
      'gear-wont-engage': 0.06,
      'car-shakes': 0.04,
    },
    conditions: { uphill: 0.4, accelerating: 0.5, 'gradual-onset': 0.65, 'heavy-load': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'You can drive home gently, but a slipping clutch overheats and can leave you without drive, most likely on a hill. Do not tow with the car.',
    },
    patterns: [
      'First it slips only in fifth or sixth on a climb, weeks later in every gear.',
      'The biting point has moved to the top of the pedal travel on clutches without self-adjustment.',
    ],
    shown: {
      summary:
        'The friction lining is worn thin or glazed, so the pressure plate can no longer clamp it. Under load in a high gear the revs rise without the speed, and there is a hot, sour smell.',
      patterns: [
        'At first the clutch slips only in fifth or sixth on a climb, and weeks later in every gear.',
        'On clutches without self-adjustment the biting point has moved to the top of the pedal travel.',
      ],
    },
    checks: [
      {
        title: 'Slip test in a high gear',
        steps: [
          'On an empty, level road drive at 30 mph in third gear, then select the highest gear that the engine pulls without labouring.',
          'Press the accelerator to the floor for two seconds, and watch the revs and the speed.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The revs leap at once without the speed following',
            means: 'The clutch is slipping and needs to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The revs climb only as fast as the speed',
            means: 'The clutch grips, so look elsewhere for the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Stall test on level ground',
        steps: [
          'Find level ground with clear space in front. Set the parking brake, hold the foot brake and select third gear with the engine idling.',
          'Let the clutch pedal up slowly without touching the accelerator. Do this only once, because it heats the clutch.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine runs on, barely pulled down',
            means: 'The clutch is slipping badly.',
            effect: 'supports',
          },
          {
            finding: 'The engine stalls at once',
            means: 'The clutch still grips when the car is stationary.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch kit of a manual gearbox',
      overview:
        'The disc, the pressure plate and the release bearing are replaced as a set with the gearbox out. The flywheel face, the rear main seal and the slave cylinder are checked too. Oil on the lining must be traced to its source, or the new clutch slips too.',
      minutes: [360, 720],
      tools: [
        'Jack and four high axle stands',
        'Transmission jack',
        'Engine support beam',
        'Clutch centring tool',
        'Torque wrench',
        'Sockets and breaker bar',
        'Drain tray and oil pump',
        'Hub nut socket',
        'Brake cleaner, spline grease, brake fluid and bleeding kit',
      ],
      steps: [
        'Disconnect the battery. Slacken the hub nuts and wheel nuts while the wheels are on the ground, then raise the car on four axle stands and drain the gearbox oil.',
        'Remove the driveshafts or propshaft, the starter motor, the gear linkage, the slave cylinder, the sensors and the subframe parts that the manual names. Support the engine from above.',
        'Take the weight of the gearbox on the transmission jack and remove the bell-housing bolts. Draw the gearbox straight back, and never let it hang on the input shaft.',
        'Undo the pressure plate bolts crosswise in small steps, note which side of the disc faces the flywheel, and lift both off.',
        'Look for oil from the rear main seal or the gearbox input seal, and renew the seal if it is wet.',
        'Inspect the flywheel for cracks and blue spots. Test a dual-mass flywheel for play, and renew it if the play is beyond the limit.',
        'Clean the flywheel with brake cleaner. Centre the new disc with the tool, and tighten the pressure plate bolts crosswise to the stated torque.',
        'Fit the new release bearing or concentric slave cylinder. Put a thin film of the specified grease on the splines and wipe off any excess.',
        'Raise the gearbox on the jack and align it until it slides home by hand. Never pull it in with the bolts.',
        'Refit the parts in reverse order and refill the gearbox with oil. Reconnect the battery, bleed the hydraulics, and check the biting point. Tighten the hub nuts as the manual says, with new ones where it asks for them, lower the car and torque the wheel nuts.',
        'Drive gently for 300 miles without full-throttle starts, so that the lining beds in.',
        'Then accelerate fully from 30 mph in a high gear: the revs must rise only with the speed. Reverse must go in silently, and no oil may drip from the bell housing.',
      ],
      safety: [
        'The gearbox can weigh as much as a person. Use a transmission jack, and never lie under the gearbox while it is loose.',
        'Old linings may contain asbestos. Wipe the dust away with a wet cloth, and never blow it out.',
        'Support the engine properly before you undo a gearbox mount.',
      ],
      stopIf:
        'Stop if you cannot support the engine and the gearbox safely, or if a bell-housing bolt shears: have the job finished at a workshop.',
    },
    parts: [
      { name: 'Clutch kit with release bearing', usd: [120, 450] },
      { name: 'Flywheel, new or refaced', usd: [60, 700], ifNeeded: true },
      { name: 'Gearbox oil', usd: [25, 80] },
    ],
    labourHours: [4, 8],
    diy: 'hard',
  },
  'clutch-slave-leak': {
    name: 'Leaking clutch slave cylinder',
    workshopName: 'Clutch slave or concentric slave cylinder leaking',
    summary:
      'The seal of the cylinder at the gearbox leaks fluid or draws air. The pedal gets soft or drops, the clutch no longer releases fully, and gears grind or cannot be selected.',
    prior: 4.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [
      { minAgeYears: 7, factor: 1.6, source: 'seals age' },
      {
        makes: ['ford', 'chevrolet', 'jeep', 'fiat', 'vauxhall', 'opel'],
        factor: 1.3,
        source: 'plastic concentric cylinders, widely reported by owners',
      },
    ],
    symptoms: {
      'clutch-pedal-soft': 0.75,
      'gear-wont-engage': 0.45,
      'gear-crunch': 0.35,
      'brake-fluid-leak': 0.25,
      'gearbox-leak': 0.15,
      'clutch-noise': 0.06,
      'brake-warning-light': 0.06,
    },
    against: ['clutch-slips'],
    conditions: {
      'cold-weather': 0.12,
      intermittent: 0.3,
      'sudden-onset': 0.35,
      'clutch-pressed': 0.4,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If the clutch does not release, you cannot stop cleanly in gear. If pumping the pedal restores it, drive only to the workshop, with the fluid topped up where it shares the reservoir with the brakes. Do not drive if the feel of the brake pedal has changed.',
    },
    patterns: [
      'Pumping the pedal twice brings the gears back, until the next time.',
      'With a concentric cylinder the fluid drips from the bell housing and often wets the clutch as well.',
    ],
    shown: {
      summary:
        'The seal of the cylinder at the gearbox leaks fluid or lets air in. The pedal gets soft or drops, the clutch no longer releases fully, and gears grind or cannot be selected.',
      patterns: [
        'If you pump the pedal twice, the gears go in again for a while.',
        'With a concentric cylinder the fluid drips from the bell housing and often wets the clutch as well.',
      ],
    },
    checks: [
      {
        title: 'Look at the fluid level and under the bell housing',
        steps: [
          'Find the clutch fluid reservoir, which on many cars is shared with the brakes, and compare the level with the MIN and MAX marks.',
          'Look for clear or amber fluid at the external slave cylinder, at its rubber boot and at the bottom of the bell housing.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The level is falling and there is fluid at the slave or bell housing',
            means: 'The slave cylinder is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'The level and gearbox end are good, but the carpet or pushrod is wet',
            means: 'The master cylinder is the more likely cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Hold the pedal down and wait',
        steps: [
          'Set the parking brake and let the engine idle on level ground with clear space in front. Press the foot brake and the clutch, select first gear and hold both pedals down for 60 seconds.',
          'Note whether the car tries to creep forward against the brake.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It begins to pull although the pedal is down',
            means: 'The hydraulic system is losing pressure.',
            effect: 'supports',
          },
          {
            finding: 'There is no creep, but gear selection is still hard',
            means:
              'The hydraulics hold their pressure. Look for air in the line, or for a fault in the clutch disc, the pilot bearing or the gearbox.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch slave cylinder and bleed the clutch',
      overview:
        'An external slave cylinder is held by two bolts and a pipe. A concentric one sits round the input shaft, so the gearbox must come out and the clutch is changed with it.',
      minutes: [60, 360],
      tools: [
        'Flare-nut spanner',
        'Sockets',
        'Bleed hose and bottle or pressure bleeder',
        'Jack and axle stands',
        'Safety glasses',
        'Hose clamp and rags',
        'Wheel chocks',
        'Torque wrench',
      ],
      steps: [
        'See from the leak whether the slave cylinder is outside or inside the bell housing. If it is inside, plan to have the gearbox removed and to fit a new clutch.',
        'Cover the paintwork near the reservoir with rags, and top up the reservoir.',
        'Raise the front of the car on axle stands. Clamp the hose or have a cap ready, then open the flare nut or clip at the cylinder.',
        'Remove the two bolts and draw the cylinder out. Look at the tip of the pushrod and at the release fork for wear.',
        'Fit the new cylinder, its bolts to the stated torque, and leave its strap or restraint in place until the pushrod is located. Then connect the line and take the clamp off the hose.',
        'Bleed at the nipple with a pressure bleeder. Otherwise a helper presses the pedal down, you open and close the nipple, and the helper then lifts the pedal by hand. Keep the reservoir above MIN throughout.',
        'If air stays trapped, push the rod of the slave cylinder fully back by hand, or fill the system from the nipple upwards.',
        'Lower the car, check that reverse goes in silently, and repeat the 60-second hold test. Check the fluid level again next day.',
      ],
      safety: [
        'Before you reach below, support the car on axle stands, put the gearbox in neutral and chock the rear wheels.',
        'Brake fluid attacks paint and eyes. Wear safety glasses and rinse splashes off with water at once.',
        'If the clutch and the brakes share a reservoir, never let it run empty, and test the brake pedal before you drive.',
      ],
      stopIf:
        'Stop if the slave cylinder is inside the bell housing and you have no transmission jack, or if the pedal stays soft after you have bled the system twice.',
    },
    parts: [
      { name: 'Slave cylinder', usd: [20, 200] },
      { name: 'Brake fluid', usd: [8, 20] },
    ],
    labourHours: [0.8, 6],
    diy: 'moderate',
  },
  'clutch-master-failed': {
    name: 'Failed clutch master cylinder',
    workshopName: 'Clutch master cylinder bypassing or leaking at the pedal',
    summary:
      'The seals in the cylinder at the pedal let fluid past. The pedal sinks or stays on the floor without a drop outside, or fluid runs down the pushrod on to the carpet.',
    prior: 2.8,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minAgeYears: 7, factor: 1.5, source: 'seals age' }],
    symptoms: {
      'clutch-pedal-soft': 0.8,
      'gear-wont-engage': 0.4,
      'gear-crunch': 0.2,
      'clutch-noise': 0.08,
      'water-leak-cabin': 0.08,
      'no-crank': 0.05,
      'brake-fluid-leak': 0.12,
    },
    against: ['clutch-slips', 'gearbox-leak'],
    conditions: {
      intermittent: 0.35,
      'hot-weather': 0.1,
      'sudden-onset': 0.3,
      'clutch-pressed': 0.4,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The clutch may fail to release at the next stop. Drive only to a workshop, and be ready to brake and switch the engine off.',
    },
    patterns: [
      'The pedal stays down and has to be lifted with the toe, yet the gearbox end is dry.',
      'Dark fluid on the pushrod boot above the pedal gives it away.',
    ],
    shown: {
      summary:
        'The seals in the cylinder at the pedal let fluid past. The pedal sinks or stays on the floor although nothing drips outside, or fluid runs down the pushrod on to the carpet.',
      patterns: [
        'The pedal stays down and has to be lifted with the toe, yet everything is dry at the gearbox.',
        'Dark fluid on the pushrod boot above the pedal is a clear sign.',
      ],
    },
    checks: [
      {
        title: 'Feel the pushrod boot above the pedal',
        steps: [
          'With the engine off, light the footwell with a torch and find where the clutch pushrod enters the bulkhead.',
          'Press paper round the rubber boot, and look at the carpet below it.',
        ],
        tool: 'Torch and paper',
        minutes: 10,
        outcomes: [
          {
            finding: 'The paper is oily or the carpet is stained',
            means: 'The master cylinder is leaking into the cabin.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry here, but wet at the gearbox',
            means: 'The slave cylinder is leaking.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Press the clutch pedal fast and then slowly',
        steps: [
          'With the engine off, press the pedal quickly and feel the resistance.',
          'Then press the pedal very slowly, over ten seconds, and feel whether it still resists.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is firm when fast and sinks away when slow',
            means: 'The seal in the master cylinder lets fluid past.',
            effect: 'supports',
          },
          {
            finding: 'The resistance is equal both times and there is no leak',
            means: 'The hydraulics hold their pressure, so look at the clutch itself.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch master cylinder',
      overview:
        'The cylinder passes through the bulkhead and is attached to the pedal by a clip or a ball. Replace the slave cylinder as well if both are of the same age, because the restored pressure soon finds the weaker one.',
      minutes: [90, 210],
      tools: [
        'Sockets and long extension',
        'Flare-nut spanner',
        'Pliers',
        'Syringe',
        'Pressure bleeder',
        'Safety glasses, gloves and rags',
        'Jack, axle stands and chocks (if needed)',
      ],
      steps: [
        'Draw the fluid out of the reservoir with a syringe. If the reservoir also feeds the brakes, stop at the level of the clutch outlet.',
        'Lay rags under the joint in the engine bay, open the pipe clip or flare nut, and cap the pipe.',
        'In the footwell, remove the trim panel and unclip the pushrod from the pedal. Note the position of any switch.',
        'Undo the two nuts, or turn a bayonet-type cylinder to release it, and draw the cylinder out towards the engine.',
        'Bench-bleed the new cylinder: fill it with fluid and work the rod slowly until no more bubbles appear.',
        'Fit the cylinder with its gasket, attach the rod with a new clip, and connect the pipe and the feed hose.',
        'Bleed the system at the slave cylinder with a pressure bleeder until no more bubbles appear. If you reach it from below, use axle stands and chocks.',
        'Refit the switch and trim, top the fluid up to MAX and check the free play of the pedal. Then start the engine and select reverse ten times: it must go in silently.',
        'Rinse off all spilt fluid with water. Hold the clutch down for a minute in gear with your foot on the brake: the car must not creep. After a day look at the joints, the carpet and the level again.',
      ],
      safety: [
        'Brake fluid dissolves paint and burns the eyes. Wear safety glasses and gloves.',
        'If the reservoir is shared with the brakes, pump the brake pedal and test the brakes before the car moves.',
      ],
      stopIf:
        'Stop if the pedal bracket or the bulkhead is cracked, or if air has got into the brake circuit of a car with an electronic brake unit.',
    },
    parts: [
      { name: 'Clutch master cylinder, gasket and clip', usd: [30, 160] },
      { name: 'Brake fluid', usd: [8, 20] },
    ],
    labourHours: [1, 2.5],
    diy: 'moderate',
  },
  'clutch-release-bearing-worn': {
    name: 'Noisy clutch release bearing',
    workshopName: 'Clutch release (throw-out) bearing worn',
    summary:
      'The bearing that pushes on the clutch fingers is dry or pitted. It whirrs, chirps or grinds as soon as the pedal is pressed and falls silent when it is let up.',
    prior: 3.4,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual'],
    },
    shifts: [{ minMiles: 60000, factor: 1.8, source: 'wear part' }],
    symptoms: {
      'clutch-noise': 0.85,
      'clutch-heavy': 0.15,
      'gearbox-noise': 0.15,
      'clutch-judder': 0.08,
      'gear-crunch': 0.08,
    },
    against: ['clutch-slips'],
    conditions: {
      'at-idle': 0.3,
      'gradual-onset': 0.55,
      'cold-engine': 0.2,
      'clutch-pressed': 0.8,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car can be driven for some time if you do not rest your foot on the pedal. If the bearing grinds loudly, it is wearing the clutch fingers or the guide tube, and the repair should not wait.',
    },
    patterns: [
      'Noise with the pedal down, silence with it up is the release bearing. The other way round is the gearbox input bearing.',
      'Resting a foot on the pedal in traffic doubles its wear.',
    ],
    shown: {
      patterns: [
        'A noise with the pedal down that stops when it is up comes from the release bearing. A noise the other way round comes from the gearbox input bearing.',
        'If you rest your foot on the pedal in traffic, the bearing wears twice as fast.',
      ],
    },
    checks: [
      {
        title: 'Press the pedal in three stages',
        steps: [
          'Set the parking brake, close the windows, switch the radio off and let the engine idle in neutral.',
          'Press the clutch pedal 2 cm, then half way, then fully, and wait two seconds each time.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'A whirr or grind begins as the bearing touches and grows with the pressure',
            means: 'The release bearing is worn.',
            effect: 'confirms',
          },
          {
            finding: 'There is a noise with the pedal up which stops when it is pressed',
            means: 'It is a gearbox bearing or the flywheel, not the release bearing.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Tell a squeaky pedal from a bearing',
        steps: [
          'With the engine off, press the pedal and listen.',
          'Spray a little grease on the pedal pivot, and on the ball of the release fork if you can reach it. Press the pedal again and listen.',
        ],
        tool: 'Spray grease',
        minutes: 5,
        outcomes: [
          {
            finding: 'It squeaks with the engine off, and the squeak is gone after grease',
            means: 'The pedal pivot or the fork pivot was dry, and nothing more is needed.',
            effect: 'weakens',
          },
          {
            finding: 'It is silent with the engine off and noisy only when running',
            means: 'The noise comes from a turning part, which is the bearing.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch release bearing',
      overview:
        'The bearing is inexpensive, but the gearbox must come out. For this reason the full clutch is renewed at the same time unless it is nearly new.',
      minutes: [300, 600],
      tools: [
        'Transmission jack',
        'Jack and four axle stands',
        'Engine support beam',
        'Sockets and torque wrench',
        'High-temperature grease',
        'Hub nut socket',
        'Drain tray and wheel chocks',
      ],
      steps: [
        'Decide beforehand whether to have the clutch, the pilot bearing and the rear main seal renewed in the same visit.',
        'Disconnect the battery and slacken the hub nuts with the wheels on the ground. Chock the wheels, raise the car on four axle stands, drain the gearbox oil, and remove the driveshafts, the starter motor, the linkage and the slave cylinder.',
        'Support the engine, then draw the gearbox straight back and lower it on the transmission jack.',
        'Slide the old bearing off the guide tube. Look at the tube for worn steps and at the fork for worn pads.',
        'Renew the tube, the fork or the pivot ball if it is stepped. A new bearing sticks on a stepped tube.',
        'Grease the fork pads and the pivot thinly. Leave the tube dry if the sleeve of the bearing is plastic.',
        'Look at the tips of the clutch fingers: a deep ring or uneven heights mean that a new clutch is needed.',
        'Clip the new bearing in and check that it slides freely. Refit the gearbox without letting its weight hang on the shaft, then the slave cylinder, linkage, starter motor and driveshafts.',
        'Fill the gearbox with oil, lower the car, tighten new hub nuts to the stated torque and reconnect the battery. Bleed the clutch or set its free play. Listen again with the pedal up, lightly pressed and fully down. All three must be quiet, and reverse must go in silently.',
      ],
      safety: [
        'Never hold a gearbox on your knees or on a bottle jack. Use a transmission jack and a helper.',
        'Wipe clutch dust away with a wet cloth, and do not blow it about: old linings may contain asbestos.',
      ],
      stopIf:
        'Stop if you have no safe way to lower the gearbox. It is a day’s work for a workshop with a lift.',
    },
    parts: [
      { name: 'Release bearing, hub nuts and gearbox oil', usd: [55, 180] },
      { name: 'Clutch kit', usd: [120, 450], ifNeeded: true },
    ],
    labourHours: [3.5, 7],
    diy: 'hard',
  },
  'dual-mass-flywheel-worn': {
    name: 'Worn dual-mass flywheel',
    workshopName: 'Dual-mass flywheel excessive play or spring failure',
    summary:
      'The springs or friction rings between the two halves of the flywheel are worn out. It rattles at idle and at switch-off and judders when moving off, and loose parts can cut through the bell housing.',
    prior: 3.4,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['manual', 'dual-clutch'],
    },
    shifts: [
      { fuels: DIESEL_ONLY, factor: 2, source: 'stronger torque pulses' },
      { minMiles: 80000, factor: 1.8, source: 'wear part' },
    ],
    symptoms: {
      'gearbox-noise': 0.5,
      'clutch-judder': 0.4,
      'clutch-noise': 0.3,
      'engine-vibration': 0.3,
      'driveline-clunk': 0.12,
      'gearbox-judder': 0.1,
      'engine-knock': 0.08,
      'starter-grind': 0.06,
      'car-shakes': 0.18,
    },
    conditions: {
      'at-idle': 0.5,
      'starting-up': 0.3,
      'gradual-onset': 0.6,
      'clutch-pressed': 0.35,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A light rattle can wait for a booked repair. If there are bangs when the engine starts or stops, stop driving: a broken flywheel can smash the casing.',
    },
    patterns: [
      'A clatter at idle that stops when the clutch is pressed, and a shudder like shaking a box of bolts when the engine stops.',
      'Labouring at low revs in a high gear and engine misfires wear it early.',
    ],
    shown: {
      patterns: [
        'There is a clatter at idle that stops when the clutch is pressed, and a shudder like a box of bolts being shaken when the engine stops.',
        'Labouring at low revs in a high gear and engine misfires wear the flywheel out early.',
      ],
    },
    checks: [
      {
        title: 'Listen at switch-off and with the clutch pressed',
        steps: [
          'Let the engine idle in neutral with the parking brake on. Press and release the clutch slowly, and listen on the side of the bell housing.',
          'Switch the engine off with the pedal up, and listen for a rattle or a bang as it stops.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It rattles at idle, changes with the pedal and bangs at switch-off',
            means: 'The flywheel springs are worn.',
            effect: 'supports',
          },
          {
            finding: 'It stops quietly and there is no change with the pedal',
            means: 'Look at the engine mounts or the injectors.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the free play through the starter opening',
        steps: [
          'The workshop removes the starter motor or the inspection plate and marks the ring gear.',
          'The outer mass is turned against the inner one to both stops, and the teeth are counted. The rocking play is measured with a dial gauge.',
        ],
        tool: 'Flywheel gauge in a workshop',
        minutes: 90,
        outcomes: [
          {
            finding: 'The free angle or rock is over the limit, or grease is thrown out',
            means: 'The dual-mass flywheel is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'The play is within limits',
            means: 'The flywheel can be reused.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the dual-mass flywheel with the clutch',
      overview:
        'The flywheel, the clutch and the release bearing are replaced together, with new bolts. Conversion to a solid flywheel is possible on some cars, but it brings noise and puts more load on the gearbox.',
      minutes: [360, 720],
      tools: [
        'Transmission jack',
        'Jack and four axle stands',
        'Flywheel locking tool',
        'Sockets, angle gauge and torque wrench',
        'Clutch centring tool',
        'Engine support beam',
      ],
      steps: [
        'Make sure that the engine runs evenly, and read the misfire counts or the injector balance first.',
        'Disconnect the battery and remove the gearbox as for a new clutch, with the engine supported from above.',
        'Lock the flywheel, undo the pressure plate bolts crosswise and remove the pressure plate and the disc.',
        'Undo the flywheel bolts and lift the flywheel off with both hands: it weighs up to 15 kg. Note the position of its dowel.',
        'Check the rear main seal, and the ring for the crankshaft sensor, which on many engines sits on the flywheel.',
        'Do not use an impact wrench on the new flywheel, and do not wash it with solvent, which carries its grease away.',
        'Clean the crankshaft flange and fit the new flywheel on its dowel. Fit new bolts and tighten them to the stated torque and angle.',
        'Centre the disc, tighten the pressure plate bolts crosswise, and fit the new release bearing or concentric slave cylinder.',
        'Refit the gearbox, check its oil, lower the car and reconnect the battery. Drive gently for 300 miles, without letting the engine labour below 1,500 rpm.',
        'Start and stop the engine ten times while it is hot: there must be no rattle or bang. Pull away gently in first gear and in reverse: there must be no judder.',
      ],
      safety: [
        'The flywheel and the gearbox are heavy. Work with a helper, a transmission jack and four axle stands, and never lie under a loose gearbox.',
        'New bolts are essential. A flywheel that comes loose at speed can break through the floor of the car.',
        'Wipe clutch dust away with a damp cloth, and never blow it about.',
      ],
      stopIf:
        'Stop if the crankshaft flange or its threads are damaged, or if you cannot support the engine safely.',
    },
    parts: [
      { name: 'Dual-mass flywheel and bolts', usd: [250, 800] },
      { name: 'Clutch kit with release bearing', usd: [150, 450] },
    ],
    labourHours: [5, 9],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
