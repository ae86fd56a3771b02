import { HYBRIDS, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What holds the engine, and the belt that drives its helpers. */
export const mountAndBeltFaults = {
  'engine-mount-broken': {
    name: 'Worn or broken engine mount',
    workshopName: 'Engine or gearbox mount collapsed or torn',
    summary:
      'The rubber or fluid mount that carries the engine has collapsed or torn. Vibration reaches the cabin at idle in gear, and the engine thumps when you pull away, change gear or lift off.',
    prior: 5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 70_000, factor: 1.5, source: 'wear part' },
      { minAgeYears: 8, factor: 1.3, source: 'rubber ages' },
    ],
    symptoms: {
      'engine-vibration': 0.65,
      'driveline-clunk': 0.45,
      'rough-idle': 0.25,
      'clunk-over-bumps': 0.2,
      'harsh-shift': 0.12,
      'body-rattle': 0.12,
      'exhaust-rattle': 0.06,
      'clutch-judder': 0.06,
      'car-shakes': 0.23,
    },
    against: ['misfire', 'check-engine-light', 'loss-of-power'],
    conditions: {
      'at-idle': 0.45,
      reversing: 0.25,
      accelerating: 0.3,
      'gear-change': 0.2,
      'starting-up': 0.15,
      'ac-on': 0.12,
      'in-gear-standing': 0.55,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Drive gently. A fully broken mount can strain hoses, cables and driveshafts, so have it changed within weeks.',
    },
    patterns: [
      'It shakes in Drive at the lights and is smooth in neutral.',
      'Dark oil below a mount is the fluid of a hydraulic mount.',
    ],
    shown: {
      patterns: [
        'It shakes in Drive at the lights and is smooth in neutral.',
        'Dark fluid below a mount has leaked out of a hydraulic mount.',
      ],
    },
    checks: [
      {
        title: 'Compare vibration in gear and in neutral',
        steps: [
          'Stop with the engine warm and your foot on the brake. Feel how much the seat vibrates in Drive, Neutral and Reverse. In a manual car, compare neutral with the point at which the clutch just begins to bite.',
          'Watch the rev counter: the needle should be steady.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is strong in gear and gone in neutral, and the revs are steady',
            means: 'The mount is passing on the vibration.',
            effect: 'supports',
          },
          {
            finding: 'It shakes in neutral too and the revs wander',
            means: 'The engine itself is running unevenly. Look for a misfire.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch how far the engine rocks',
        steps: [
          'Open the bonnet and chock the wheels. Let nobody stand in front of the car or behind it. Have a helper apply both brakes hard and change gently from Drive to Reverse.',
          'Stand at the side, keep your hands out of the engine bay and watch each mount.',
        ],
        tool: 'Helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine lifts more than a couple of centimetres or a mount opens',
            means: 'That mount is torn. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The engine moves little and evenly',
            means: 'The mounts are good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the rubber of each mount',
        steps: [
          'Switch the engine off and let it cool.',
          'Look at each mount for cracks, sagging and fluid. Lever gently beside it with a bar and watch the rubber.',
        ],
        tool: 'Torch and pry bar',
        minutes: 15,
        outcomes: [
          {
            finding: 'The rubber is torn, metal touches metal or the mount is oily',
            means: 'The mount no longer holds and damps the engine. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The rubber is intact and the gap is even',
            means: 'This mount looks good, though one filled with fluid can fail inside.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an engine mount',
      overview:
        'The engine is held from below or above while the mount comes out. A weak mount overloads the others, so look at all of them.',
      minutes: [60, 240],
      tools: [
        'Engine support bar, or jack with a wooden block',
        'Jack and axle stands',
        'Socket set and breaker bar',
        'Torque wrench',
        'Pry bar',
        'Wheel chocks',
      ],
      steps: [
        'Park on level ground, let the engine cool and chock the wheels. If you work from below, raise the car on to axle stands. Find out in the manual which bolts have to be renewed.',
        'Support the engine with a support bar, or with a jack and a wooden block under the strong edge of the sump. Raise it only until it takes the weight.',
        'Move aside the tanks, pipes and brackets that are fixed to the mount.',
        'Undo the mount. Raise or lower the engine a little to free the bolts.',
        'Compare the new mount with the old one. Fit it with the arrow or the locating pin in the same position.',
        'Start all bolts by hand and let the engine down so that it sits without strain. Then tighten the bolts to the torque and angle in the manual.',
        'On electric or vacuum-controlled mounts, connect the plug or the hose and test them. Refit whatever you moved aside.',
        'Check that no hose or pipe touches anything. Take the support away and lower the car. Drive it and compare the vibration at a standstill.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack. The jack under the engine supports the engine only.',
        'Never put a hand between the engine and the body while only a jack supports the engine.',
        'Do not jack on thin sump metal: put a board under its strong edge to spread the load.',
      ],
      stopIf: 'Stop if the subframe must be lowered or a bolt turns in its captive nut.',
    },
    parts: [
      { name: 'Engine mount', usd: [35, 280] },
      { name: 'Bolts', usd: [5, 25] },
    ],
    labourHours: [0.7, 3],
    diy: 'moderate',
  },
  'drive-belt-worn': {
    name: 'Worn drive belt',
    workshopName: 'Auxiliary (serpentine) belt worn, slipping or broken',
    summary:
      'The ribbed belt that drives alternator, pump and steering is glazed, cracked or broken. It squeals on cold wet starts, and if it breaks the battery light comes on, the steering may go heavy and the engine may overheat.',
    prior: 5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 50_000, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.3, source: 'wear part' },
      { fuels: HYBRIDS, factor: 0.4, source: 'many hybrids drive these units electrically' },
    ],
    symptoms: {
      'belt-squeal': 0.65,
      'drive-belt-off': 0.4,
      'battery-light': 0.5,
      'steering-heavy': 0.3,
      overheating: 0.25,
      'dim-flicker': 0.08,
      'stalls-while-driving': 0.05,
      'alternator-whine': 0.03,
      'steering-assist-lost': 0.45,
      'engine-whine': 0.08,
      'alternator-good': 0.04,
      'total-power-loss': 0.05,
    },
    against: ['engine-knock'],
    conditions: {
      'starting-up': 0.3,
      'wet-weather': 0.3,
      'cold-weather': 0.2,
      accelerating: 0.2,
      'ac-on': 0.15,
      turning: 0.1,
      'lights-on': 0.3,
    },
    codes: { P0562: 0.05 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A squeal can wait some days. If the belt is off, stop: without the water pump the engine overheats, and the battery lasts only a short time.',
    },
    patterns: [
      'Squeal on turning the steering to its stop or switching on heavy consumers: the belt slips.',
      'Modern belts do not crack, they wear like a tyre. A groove gauge tells.',
    ],
    shown: {
      summary:
        'The ribbed belt that drives the alternator, water pump and power steering is glazed, cracked or broken. It squeals on cold, wet starts, and if it breaks the battery light comes on, the steering may go heavy and the engine may overheat.',
      patterns: [
        'If it squeals when you turn the steering to full lock or switch on the heated rear window, the belt is slipping.',
        'Modern belts do not crack; they wear like a tyre, and a groove gauge shows how far.',
      ],
    },
    checks: [
      {
        title: 'Look at the ribs of the drive belt',
        steps: [
          'Switch the engine off and take the key out. Turn a section of the belt so that you can see its ribbed side.',
          'Look for cracks, missing ribs, a shiny surface and frayed edges. Check the whole length of the belt.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is closely cracked, glazed or frayed, lacks pieces or is off',
            means: 'The belt is worn out or has already gone. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The ribs are matt, complete and dry',
            means: 'The belt looks good. Check the tensioner and pulleys.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Spray water on the ribs while the belt squeals',
        steps: [
          'Let the engine idle. Keep your hands, hair and clothing well clear.',
          'From arm’s length, spray a little water on the ribbed side with a spray bottle.',
        ],
        tool: 'Spray bottle',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The squeal gets louder',
            means: 'The belt is worn or has too little tension.',
            effect: 'supports',
          },
          {
            finding: 'The chirp goes away for a moment',
            means: 'A pulley is out of line.',
            effect: 'weakens',
          },
          {
            finding: 'Nothing changes',
            means: 'A bearing is more likely than the belt.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the drive belt',
      overview:
        'A spring tensioner is swung away with a long spanner, and the belt slips off. A photograph of its run saves a lot of time. Stretch belts without a tensioner need a fitting tool.',
      minutes: [30, 90],
      tools: [
        'Belt tool or long spanner',
        'Torch',
        'Jack and axle stand',
        'Wheel chocks',
        'Torque wrench',
        'Locking pin for the tensioner',
        'Phone for a photograph',
      ],
      steps: [
        'Switch the engine off and take the key out. Disconnect the battery if you have to reach deep into the belt drive. Photograph the run of the belt, or find the sticker that shows it.',
        'If access is through the wheel arch, chock the other wheels, loosen the wheel nuts, set the corner on a stand and take off the wheel and the liner.',
        'Swing the tensioner against its spring and pin it. Slip the belt off the smoothest pulley.',
        'Turn every pulley by hand: none may grind, wobble or feel stiff.',
        'Compare the length and the number of ribs of the old and new belts. Clean oil and coolant off the pulleys and repair any leak.',
        'Lay the new belt round all pulleys but one and check that each rib sits in its groove. Swing the tensioner, slip the belt on to the last pulley and release the tensioner slowly.',
        'Remove the pin and your tools, and reconnect the battery if it was disconnected. Start the engine for two seconds, switch off and check that the belt runs in the middle of each pulley.',
        'Check that the tensioner mark is within its range. Refit the liner and the wheel. Tighten the wheel nuts to the stated torque with the car on the ground, and check them again after 50 miles.',
        'Start the engine on the next cold, damp morning, switch on the headlights, blower and heated rear window and turn the steering: the belt must not squeal and the battery light must stay out.',
      ],
      safety: [
        'Take the key out of the car: a moving belt drive takes off fingers.',
        'The tensioner can slip off the spanner and crush your hand. Keep the other hand away.',
        'Never reach under a car that is held up only by a jack.',
      ],
      stopIf:
        'Stop if pieces of belt are wound behind the crankshaft pulley: they can be drawn into the front seal and the timing cover.',
    },
    parts: [{ name: 'Drive belt', usd: [20, 75] }],
    labourHours: [0.3, 1],
    diy: 'moderate',
  },
  'belt-tensioner-worn': {
    name: 'Worn belt tensioner or idler pulley',
    workshopName: 'Auxiliary belt tensioner or idler bearing worn',
    summary:
      'The bearing of an idler, or the tensioner that keeps the belt tight, is worn. It whirrs, grinds or chirps with engine speed, makes the belt flutter and in the end throws it.',
    prior: 2.2,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 60_000, factor: 1.6, source: 'wear part' },
      { fuels: HYBRIDS, factor: 0.4, source: 'many hybrids have no drive belt' },
    ],
    symptoms: {
      'engine-whine': 0.5,
      'belt-squeal': 0.45,
      'engine-tick': 0.15,
      'drive-belt-off': 0.35,
      'battery-light': 0.25,
      'startup-rattle': 0.1,
      'steering-heavy': 0.15,
      'ac-noise': 0.08,
      'steering-assist-lost': 0.18,
      overheating: 0.12,
    },
    against: ['loss-of-power', 'check-engine-light'],
    conditions: { 'cold-engine': 0.25, 'starting-up': 0.25, 'at-idle': 0.3, constant: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A seized pulley throws the belt off, and the charging and cooling stop. Replace it within days.',
    },
    patterns: [
      'A dry whirr that becomes a growl in some weeks.',
      'A tensioner arm that bounces visibly at idle has lost its damping, often together with a worn alternator clutch pulley.',
    ],
    shown: {
      summary:
        'The bearing of an idler pulley, or the tensioner that holds the belt tight, is worn. It whirrs, grinds or chirps with engine speed, makes the belt flutter and in the end throws it off.',
      patterns: [
        'A dry whirr becomes a growl within some weeks.',
        'A tensioner arm that bounces visibly at idle has lost its damping, often together with a worn alternator clutch pulley.',
      ],
    },
    checks: [
      {
        title: 'Run the engine briefly without the belt',
        steps: [
          'Work with the engine off and cold. Take the belt off and clear everything away from the pulleys. Skip this check if the belt also starts the engine (mild hybrid).',
          'Start the engine for five seconds only, listen, switch off and refit the belt.',
        ],
        tool: 'Belt tool',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'The noise has gone',
            means: 'It comes from a pulley or a unit driven by the belt.',
            effect: 'supports',
          },
          {
            finding: 'The noise is still there',
            means: 'It comes from the engine, the timing drive or the gearbox.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Spin each belt pulley by hand',
        steps: [
          'Switch the engine off, take the key out and take the belt off. Spin and rock the idlers, tensioner pulley, alternator, pump and compressor in turn.',
          'Swing the tensioner: it should move smoothly against a strong spring. Refit the belt.',
        ],
        tool: 'Belt tool',
        minutes: 15,
        outcomes: [
          {
            finding: 'An idler or tensioner is rough, wobbles or spins freely for long',
            means: 'Its bearing is dry or worn and will one day throw the belt. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'These are smooth but the alternator or pump is rough',
            means: 'That unit is making the noise.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the belt tensioner and idler pulleys',
      overview: 'The tensioner, idlers and belt are best renewed as a kit.',
      minutes: [30, 120],
      tools: [
        'Belt tool',
        'Socket set',
        'Torque wrench',
        'Straight edge',
        'Jack and axle stand',
        'Wheel chocks',
      ],
      steps: [
        'Take the key out and photograph the run of the belt. If access is through the wheel arch, chock the other wheels, set the corner on a stand and take off the wheel and the liner. Swing the tensioner, pin it and take the belt off.',
        'Spin all the pulleys. An alternator pulley with a one-way clutch must turn freely one way and lock the other way.',
        'Undo the bolt of the tensioner. Note the pin that locates it on the bracket.',
        'Undo the idlers; some have left-hand threads. Move the spacers and dust caps to the new ones.',
        'Fit the new parts and tighten them to the stated torque. Check with a straight edge that the pulleys are in line.',
        'Fit the new belt and release the tensioner slowly.',
        'Check that the tensioner mark is within its range. Refit the liner and the wheel, lower the car and tighten the wheel nuts to the stated torque.',
        'Start the engine and watch: the arm should hardly move at idle, and a cold start must be silent. Check the wheel nuts after 50 miles.',
      ],
      safety: [
        'Keep your fingers out from under a pinned tensioner: the pin can slip.',
        'Without the belt the coolant may not flow: do not run the engine for more than a few seconds.',
      ],
      stopIf:
        'Stop if the noise is still there with the belt off: it comes from inside the engine.',
    },
    parts: [
      { name: 'Tensioner and idler kit', usd: [45, 190] },
      { name: 'Drive belt', usd: [20, 75] },
    ],
    labourHours: [0.5, 1.8],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
