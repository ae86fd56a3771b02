import { SPARK } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Parts of petrol engines whose throttle is pulled by a cable: the valve for idle air, the sensor on the throttle. */
export const idleAndThrottlePositionFaults = {
  'idle-air-valve-sticking': {
    name: 'Sticking idle air control valve',
    workshopName: 'Idle air control (IAC) valve sticking, dirty or its coil open',
    summary:
      'On a cable throttle the computer lets idle air past the closed plate through a small valve. When carbon makes it stick or its coil fails, the revs hunt, hang high or sink until the engine dies as you stop.',
    prior: 3.2,
    fits: { fuels: SPARK, years: [1985, 2012] },
    shifts: [
      { minMiles: 70_000, factor: 1.4, source: 'deposits build up with mileage' },
      {
        makes: ['Jeep', 'Chevrolet', 'Ford', 'Honda', 'Toyota', 'Nissan', 'Vauxhall', 'Opel'],
        years: [1988, 2006],
        factor: 1.3,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'idle-surges': 0.5,
      'stalls-at-idle': 0.5,
      'high-idle': 0.35,
      'rough-idle': 0.35,
      'hard-start-cold': 0.2,
      'check-engine-light': 0.2,
      'stalls-while-driving': 0.1,
      'engine-vibration': 0.08,
      hesitation: 0.06,
      'hard-start-hot': 0.06,
    },
    against: ['loss-of-power', 'no-crank', 'limp-mode'],
    conditions: {
      'at-idle': 0.6,
      decelerating: 0.35,
      'ac-on': 0.25,
      'cold-engine': 0.3,
      intermittent: 0.35,
      'in-gear-standing': 0.3,
    },
    codes: { P0505: 0.4, P0506: 0.25, P0507: 0.25, P0511: 0.1, P1509: 0.03, P0518: 0.08 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may die as you roll up to a junction, and the steering and brakes then need more force. Keep the revs up a little until the valve has been cleaned.',
    },
    patterns: [
      'The engine starts only with a foot on the accelerator, and dies when the foot comes off.',
      'The revs rise and fall in a steady rhythm at a standstill, and are normal as soon as you drive.',
    ],
    shown: {
      summary:
        'On a cable-operated throttle, the control unit lets idle air past the closed plate through a small valve. When carbon makes it stick or its coil fails, the revs hunt, stay too high or drop until the engine dies as you stop.',
    },
    checks: [
      {
        title: 'Start the engine with the accelerator pressed a little',
        steps: [
          'Switch the engine off, select Park or neutral and apply the parking brake.',
          'Start without touching the pedal. If the engine dies, start again with the pedal pressed a little and hold it there.',
          'Release the pedal slowly and watch the revs.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It runs well with the pedal pressed and dies or hunts without',
            means: 'The engine does not get a steady supply of idle air.',
            effect: 'supports',
          },
          {
            finding: 'It runs badly with the pedal pressed too',
            means: 'Check the ignition, the fuel supply and large air leaks first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Take the idle valve off and look into it',
        steps: [
          'Switch the ignition off and let the engine cool. Unplug the valve beside the throttle body and undo its screws.',
          'Look at the valve pin or slide and its seat with a torch. Shake the valve gently and listen whether the pin moves. Refit it.',
        ],
        tool: 'Torch and screwdriver',
        minutes: 20,
        outcomes: [
          {
            finding: 'It is black with carbon, or does not move when turned or shaken',
            means: 'The valve is sticking. Clean it.',
            effect: 'confirms',
          },
          {
            finding: 'The valve is clean and moves freely',
            means: 'Look for an air leak, and look at the throttle plate.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen for the valve as the ignition comes on',
        steps: [
          'With the engine off, hold the valve in your hand, or rest a screwdriver against it.',
          'Have a helper switch the ignition on, and off again after ten seconds.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is no click, buzz or movement at all',
            means: 'The coil or its supply has failed.',
            effect: 'supports',
          },
          {
            finding: 'It buzzes or moves',
            means: 'The valve has current; it may still be dirty.',
            effect: 'neutral',
          },
          {
            finding: 'The car has no such valve: the throttle is electronic',
            means: 'The idle is set by the throttle plate itself.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the idle air control valve',
      overview:
        'The valve is fitted to the throttle body of cars with a throttle cable. Cleaning cures most of them; one with a dead coil has to be replaced.',
      minutes: [30, 75],
      tools: ['Screwdrivers and small sockets', 'Lint-free cloths and a soft brush'],
      steps: [
        'Switch the ignition off and let the engine cool. Photograph the hoses, unplug the valve and unscrew it.',
        'Hold the valve with its opening down, so that dirt and cleaner run out of it and not into the coil. Do not push or pull the pin by force.',
        'Brush the carbon off the valve, the seat and the air passage with the cleaner. Wipe them and let everything dry for ten minutes.',
        'Wipe the bore and plate of the throttle too: they collect the same dirt.',
        'Fit the valve with a new gasket or O-ring and plug it in.',
        'Switch the ignition on for ten seconds and off again, twice. Then start the engine and let it idle until the fan has run once.',
        'Switch the lights and the air conditioning on and off. The revs may dip but must recover. On a test drive, come to a stop ten times without a stall.',
      ],
      safety: [
        'Keep your hands, hair and sleeves away from belts and fan while the engine runs.',
        'The cleaner is highly flammable. Keep flames and hot exhaust parts away and ventilate the workplace well.',
      ],
      stopIf:
        'Stop if the idle stays above 1,500 rpm after cleaning: air is then getting in elsewhere, and a smoke test finds the place faster.',
    },
    parts: [
      { name: 'Throttle body cleaner and gasket', usd: [10, 25] },
      { name: 'Idle air control valve', usd: [35, 180], ifNeeded: true },
    ],
    labourHours: [0.5, 1],
    diy: 'easy',
  },
  'throttle-position-sensor-failed': {
    name: 'Faulty throttle position sensor',
    workshopName: 'Throttle position sensor (TPS) track worn or signal implausible',
    summary:
      'On a cable throttle a small sensor tells the computer how far the plate is open. A worn track gives a wrong reading at one place, and the engine hesitates, jerks or changes gear at the wrong time just there.',
    prior: 2.4,
    fits: { fuels: SPARK, years: [1985, 2012] },
    shifts: [{ minMiles: 80_000, factor: 1.5, source: 'the track wears where it is used most' }],
    symptoms: {
      hesitation: 0.5,
      'check-engine-light': 0.4,
      'idle-surges': 0.2,
      'stalls-at-idle': 0.2,
      'loss-of-power': 0.2,
      'harsh-shift': 0.18,
      'high-idle': 0.15,
      'limp-mode': 0.1,
      'shifts-wrong-gear': 0.1,
      'rough-idle': 0.1,
      'poor-economy': 0.08,
      'stalls-while-driving': 0.08,
      'unintended-acceleration': 0.03,
    },
    against: ['white-smoke', 'no-crank', 'overheating'],
    conditions: { accelerating: 0.45, 'at-low-speed': 0.25, intermittent: 0.4, constant: 0.1 },
    codes: { P0121: 0.35, P0122: 0.3, P0123: 0.25, P0120: 0.25, P0124: 0.15, P2135: 0.04 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car may hesitate or jump forward when you press the pedal. Leave larger gaps at junctions and have the sensor replaced soon.',
    },
    patterns: [
      'A flat spot at the same pedal position each time, often where one cruises.',
      'An automatic changes up too late or hard, as it takes its load from this sensor.',
    ],
    shown: {
      summary:
        'On a cable-operated throttle, a small sensor reports to the control unit how far the plate is open. A worn track gives a wrong reading at one place, and just there the engine hesitates, snatches or changes gear at the wrong time.',
      patterns: [
        'There is a flat spot at the same pedal position each time, often at cruising speed.',
        'An automatic gearbox changes up too late or too hard, because it judges the load by this sensor.',
      ],
    },
    checks: [
      {
        title: 'Watch the throttle reading while pressing slowly',
        steps: [
          'Switch the ignition on and leave the engine off. Display the throttle position on the reader.',
          'Press the pedal slowly to the floor and release it slowly, three times.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The value jumps, drops out or does not start near 0 to 15%',
            means: 'The track is worn or a wire is broken.',
            effect: 'confirms',
          },
          {
            finding: 'The value rises and falls evenly',
            means: 'The sensor reads correctly at the moment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the signal wire of the sensor',
        steps: [
          'Switch the ignition on and leave the engine off. Probe the signal wire at the sensor plug from behind, with the plug connected.',
          'Open the throttle slowly by its lever and watch the voltage.',
          'Move the plug and its cable a little while you hold the throttle still.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It drops or jumps on the way from about half a volt to four and a half',
            means: 'The sensor is worn at that place. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It jumps only when the cable is moved',
            means: 'The plug or a wire is faulty, not the sensor.',
            effect: 'weakens',
          },
          {
            finding: 'The voltage rises evenly',
            means: 'Look at the fuel pressure and the air flow meter instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the throttle position sensor',
      overview:
        'Two screws hold the sensor on the throttle body of a cable-operated throttle. If its holes are slots, it has to be adjusted; if they are round, it needs no adjustment. Electronic throttles have the sensor built in and are replaced complete.',
      minutes: [25, 60],
      tools: ['Screwdrivers or Torx bits', 'Multimeter', 'OBD-II reader'],
      steps: [
        'Switch the ignition off. Photograph how the sensor is fitted and, if its holes are slots, mark its position with a pen.',
        'Unplug the sensor and undo both screws. Old screws round off easily: use a bit that fits tightly.',
        'Turn the throttle by hand: it has to open freely and fall shut by itself.',
        'Offer up the new sensor so that its lever meets the spindle without force, and turn it against its spring until the screw holes line up.',
        'Fit the screws and plug the sensor in. If it is adjustable, switch the ignition on and turn it until the closed throttle reads the value in the manual, usually about half a volt. Tighten the screws lightly.',
        'Clear the codes, and watch that the reading rises evenly from closed to open.',
        'Drive at the speeds where it hesitated. The repair has worked if the engine pulls smoothly and no code returns.',
      ],
      safety: [
        'Switch the ignition off before you pull the plug off, and keep your fingers out of the throttle while anybody else is in the car.',
        'The throttle has to fall shut freely before you drive: a trapped wire here can hold it open.',
      ],
      stopIf:
        'Stop if the throttle does not fall shut by itself, or if the new sensor gives the same jumps: the wiring needs tracing.',
    },
    parts: [{ name: 'Throttle position sensor', usd: [20, 120] }],
    labourHours: [0.4, 0.9],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
