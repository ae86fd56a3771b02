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
        'Drive gently. A fully broken mount can pull hoses, cables and shafts, so have it changed within weeks.',
    },
    patterns: [
      'It shakes in Drive at the lights and is smooth in neutral.',
      'Dark oil below a mount is the fluid of a hydraulic mount.',
    ],
    checks: [
      {
        title: 'Compare vibration in gear and in neutral',
        steps: [
          'Stop with the engine warm and your foot on the brake. Feel the seat in Drive, Neutral and Reverse, or in a manual car while the clutch just begins to bite.',
          'Watch the rev counter: it should be steady.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Strong in gear, gone in neutral, revs steady',
            means: 'The mount passes on vibration.',
            effect: 'supports',
          },
          {
            finding: 'Uneven in neutral too, revs wander',
            means: 'The engine runs unevenly. Look for a misfire.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch how far the engine rocks',
        steps: [
          'Open the bonnet and let nobody stand in front. A helper holds both brakes hard and goes gently from Drive to Reverse.',
          'Stand at the side and watch each mount.',
        ],
        tool: 'Helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding:
              'The engine lifts by more than a couple of centimetres (an inch) or a mount opens',
            means: 'That mount is torn.',
            effect: 'confirms',
          },
          { finding: 'Small, equal movement', means: 'Mounts are sound.', effect: 'weakens' },
        ],
      },
      {
        title: 'Look at the rubber of each mount',
        steps: [
          'Switch the engine off.',
          'Look for cracks, sagging and fluid, and lever gently with a bar.',
        ],
        tool: 'Torch, pry bar',
        minutes: 15,
        outcomes: [
          {
            finding: 'Torn rubber, metal touching, oily mount',
            means: 'The mount lets the engine move and no longer damps it.',
            effect: 'confirms',
          },
          {
            finding: 'Rubber intact, even gap',
            means: 'This mount looks sound, though one filled with fluid can fail inside.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an engine mount',
      overview:
        'The engine is held from below or above while the mount comes out. The weak mount overloads the others, so look at all of them.',
      minutes: [60, 240],
      tools: [
        'Engine support bar, or jack with a wooden block',
        'Axle stands',
        'Socket set and breaker bar',
        'Torque wrench',
        'Pry bar',
      ],
      steps: [
        'Park on level ground and chock the wheels. Find out which bolts are renewed.',
        'Support the engine with a bar, or a jack with wood under the sump at its strong edge, just to take weight.',
        'Move tanks, lines and brackets aside that sit on the mount.',
        'Undo the mount, raise or lower the engine a little to free the bolts.',
        'Compare the new mount, and put the arrow or locating pin as the old one was.',
        'Start all bolts by hand, let the engine down so that it sits without strain, then tighten to torque and angle of the manual.',
        'For electric or vacuum mounts connect hose or plug and test.',
        'Check hose and pipe clearances, drive and compare at the lights.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack. The jack under the engine carries the engine only.',
        'Never put a hand between engine and body while only a jack carries it.',
        'Do not jack on thin sump metal: a board at its strong edge spreads the load.',
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
        'A squeal can wait some days. If the belt is off, stop: without the water pump the engine overheats and the battery lasts only minutes.',
    },
    patterns: [
      'Squeal on turning the steering to its stop or switching on heavy consumers: the belt slips.',
      'Modern belts do not crack, they wear like a tyre. A groove gauge tells.',
    ],
    checks: [
      {
        title: 'Look at the ribs of the drive belt',
        steps: [
          'Switch the engine off and take the key out. Turn a section of the belt to look at its ribbed side.',
          'Look for cracks, missing ribs, shine and frayed edges.',
        ],
        tool: 'Torch, belt wear gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'Cracks close together, missing pieces, glazed, frayed or off',
            means: 'The belt is worn out or already gone.',
            effect: 'confirms',
          },
          {
            finding: 'Matt, full ribs, dry',
            means: 'The belt looks good. Check tensioner and pulleys.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Mist water on the ribs while it squeals',
        steps: [
          'Let the engine idle, and stay clear with hands and hair.',
          'Spray a little water on the ribbed side from a bottle.',
        ],
        tool: 'Spray bottle',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The squeal gets louder',
            means: 'Too little tension or a worn belt.',
            effect: 'supports',
          },
          {
            finding: 'A chirp goes away for a moment',
            means: 'A pulley is out of line.',
            effect: 'weakens',
          },
          {
            finding: 'No change',
            means: 'A bearing is more likely than the belt.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the drive belt',
      overview:
        'A spring tensioner is swung away with a long spanner and the belt slips off. A picture of its run saves an hour. Stretch belts without a tensioner need a fitting tool.',
      minutes: [30, 90],
      tools: [
        'Belt tool or long spanner',
        'Torch',
        'Jack, axle stand and chocks',
        'Torque wrench',
        'Locking pin',
        'Phone for a photograph',
      ],
      steps: [
        'Switch the engine off, take the key out, and disconnect the battery if your hands go deep. Photograph the run of the belt or find the sticker.',
        'If access is from the wheel arch, chock the wheels, set the corner on a stand and take off wheel and liner.',
        'Swing the tensioner against its spring, pin it, and slip the belt off the smoothest pulley.',
        'Turn every pulley by hand: none may grind, wobble or feel sticky.',
        'Compare length and ribs of old and new belt. Clean oil and coolant off the pulleys and cure the leak.',
        'Lay the new belt round all pulleys but one, check that each rib sits in its groove, swing the tensioner and slip it on.',
        'Reconnect the battery if it was disconnected. Turn the engine by hand once or start for two seconds and look again that it runs in the middle.',
        'Look at the tensioner mark. Refit liner and wheel, and tighten the wheel nuts to the stated torque with the car on the ground, again after 50 miles.',
        'Start on the next cold, damp morning, switch on all consumers and turn the steering: no squeal, and no battery light.',
      ],
      safety: [
        'Take the key out of the car: a belt drive takes fingers.',
        'The tensioner can slip off the spanner and crush. Keep the other hand away.',
        'Never reach under a car that is held up only by a jack.',
      ],
      stopIf:
        'Stop if pieces of belt are wound behind the crank pulley: they can be drawn into the front seal and timing cover.',
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
        'A seized pulley throws the belt and with it charging and cooling. Replace it within days.',
    },
    patterns: [
      'A dry whirr that becomes a growl in some weeks.',
      'A tensioner arm that bounces visibly at idle has lost its damping, often together with a worn alternator clutch pulley.',
    ],
    checks: [
      {
        title: 'Take the belt off and run a second',
        steps: [
          'Work with the engine off and cold. Take the belt off and clear everything away. Leave this out where the belt also starts the engine (mild hybrid).',
          'Start for five seconds only and listen, then switch off.',
        ],
        tool: 'Belt tool',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'The noise is gone',
            means: 'It comes from a pulley or driven unit.',
            effect: 'supports',
          },
          {
            finding: 'Still there',
            means: 'It comes from the engine, timing drive or gearbox.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Spin each belt pulley by hand',
        steps: [
          'Take the belt off. Spin and rock idlers, tensioner, alternator, pump and compressor in turn.',
          'Swing the tensioner: it should move smoothly with strong spring force.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'An idler or tensioner pulley is rough, spins freely long or wobbles',
            means: 'Its bearing is dry or worn and will one day throw the belt.',
            effect: 'confirms',
          },
          {
            finding: 'These are smooth but the alternator or pump is rough',
            means: 'That unit makes the noise.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the belt tensioner and idler pulleys',
      overview:
        'Tensioner, idlers and belt are best renewed as a kit. Matching the old marks and keeping the dust caps on make them last.',
      minutes: [30, 120],
      tools: ['Belt tool', 'Socket set', 'Torque wrench', 'Torch', 'Jack, axle stand and chocks'],
      steps: [
        'Take the key out and photograph the run of the belt. If access is from the wheel arch, chock the wheels, set the corner on a stand and take off wheel and liner. Swing the tensioner, pin it and take the belt off.',
        'Spin all pulleys. An alternator pulley with a one-way clutch must turn free one way and lock the other.',
        'Undo the tensioner bolt. Note the pin that locates it on the bracket.',
        'Undo the idlers. Some have left-hand threads. Move spacers and caps over.',
        'Fit new parts, tighten to the torque in the vehicle manual and look across the pulleys with a straight-edge.',
        'Fit the new belt, release the tensioner slowly.',
        'Check that the tensioner mark lies in its range.',
        'Start and watch: the arm should stand nearly still at idle, and a cold start must be silent. Refit the wheel and tighten the wheel nuts to the stated torque with the car on the ground, again after 50 miles.',
      ],
      safety: [
        'Keep fingers out from under a pinned tensioner. A pin can slip.',
        'Running without the belt for more than seconds leaves the engine without coolant flow.',
      ],
      stopIf: 'Stop if the noise stays with the belt off.',
    },
    parts: [
      { name: 'Tensioner and idler kit', usd: [45, 190] },
      { name: 'Drive belt', usd: [20, 75] },
    ],
    labourHours: [0.5, 1.8],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
