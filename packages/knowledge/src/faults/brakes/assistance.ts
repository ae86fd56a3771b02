import { HIGH_VOLTAGE, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What helps the foot: vacuum servo, pumps, electronic and hybrid boosters. */
export const brakeAssistanceFaults = {
  'brake-servo-diaphragm-torn': {
    name: 'Brake servo diaphragm torn',
    workshopName: 'Vacuum brake booster diaphragm or valve leaking',
    summary:
      'The rubber diaphragm or the air valve in the vacuum servo leaks. You hear air hiss at the pedal, the pedal gets hard, and the false air can upset the idle.',
    prior: 1.8,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 8, factor: 1.6, source: 'wear part' },
      {
        makes: ['Jeep', 'Dodge'],
        models: ['Grand Cherokee', 'Durango'],
        years: [2011, 2014],
        factor: 2,
        source: 'maker recall for corroded brake boosters',
      },
    ],
    symptoms: {
      'brake-hard-pedal': 0.7,
      'brake-booster-noise': 0.55,
      'brake-long-stop': 0.35,
      'rough-idle': 0.2,
      'stalls-at-idle': 0.08,
      'vacuum-hiss': 0.12,
      'brake-failure': 0.15,
      'check-engine-light': 0.1,
      'car-shakes': 0.03,
    },
    against: ['brake-pedal-sinks', 'brake-fluid-leak', 'brake-squeal'],
    conditions: { braking: 0.75, 'at-idle': 0.2, constant: 0.35 },
    codes: { P0171: 0.2, P0507: 0.1, P050F: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this check. Park on the level, in neutral or Park, with the parking brake on.',
      reason:
        'Without the servo you need several times the force to stop, more than many drivers can manage. Do not drive.',
    },
    patterns: [
      'The hiss in the footwell is loudest while the pedal is held.',
      'Idle speed changes each time the brake is pressed.',
    ],
    shown: {
      summary:
        'The rubber diaphragm or the air valve in the vacuum servo leaks. You hear air hiss at the pedal, the pedal gets hard, and the air that leaks in can upset the idle.',
      patterns: [
        'The hiss in the footwell is loudest while the pedal is held.',
        'The idle speed changes each time the brake is pressed.',
      ],
    },
    checks: [
      {
        title: 'Test the servo with the engine off and on',
        steps: [
          'With the engine off, pump the pedal five times until it is hard.',
          'Keep firm pressure on the pedal and start the engine.',
          'Switch off, wait one minute and press the pedal twice more.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pedal does not drop as the engine starts',
            means: 'The servo gives no help: suspect its diaphragm, the hose or the vacuum source.',
            effect: 'supports',
          },
          {
            finding: 'It drops, and two soft presses remain after a minute',
            means: 'The servo and its valve are in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen in the footwell and watch the idle',
        steps: [
          'With the engine idling in Park or neutral and the parking brake on, hold the pedal down.',
          'Listen behind the pedal, note the engine speed and release the pedal.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is a steady hiss while it is held, and the idle stumbles',
            means: 'The diaphragm or valve leaks.',
            effect: 'confirms',
          },
          {
            finding: 'There is silence, or only a short breath of air',
            means: 'That is normal; look at the vacuum supply.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure vacuum at the servo hose',
        steps: [
          'Put a T-piece with a gauge between the hose and the servo, and read the vacuum at idle.',
          'Hold the pedal, stop the engine and watch the needle.',
          'Block the branch to the servo, start the engine again and read the supply by itself.',
        ],
        tool: 'Vacuum gauge with T-piece',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The vacuum is good at idle, but falls fast with the pedal held',
            means: 'The servo itself leaks.',
            effect: 'confirms',
          },
          {
            finding: 'The vacuum is low even with the servo branch blocked',
            means: 'The pump, the hose or the engine is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the vacuum brake servo',
      overview:
        'The servo sits between the bulkhead and the master cylinder and is held by four nuts in the footwell. With luck the master cylinder can be moved aside without opening the pipes.',
      minutes: [120, 300],
      tools: [
        'Socket set with long extension',
        'Flare-nut spanners',
        'Pliers for the pedal clip',
        'Bleeding kit, brake fluid and torque wrench',
        'Vacuum gauge',
        'Torch',
      ],
      steps: [
        'First prove with a gauge that vacuum arrives at the hose.',
        'With the engine off, pump the pedal to empty the servo. Disconnect the negative lead of the battery if wires or the wiper linkage have to come out.',
        'Turn the check valve and pull it out of its grommet.',
        'Unbolt the master cylinder and pull it forwards on its pipes a few centimetres. If there is not enough room, undo the pipes and plan to bleed the brakes.',
        'In the footwell, take the clip and pin off the pedal and undo the four nuts. Note how the brake switch sits and put it aside.',
        'Draw the servo out, compare the length of its pushrod with the new one and set it as the manual says. If it is too long the brakes drag; if it is too short the pedal travel is long.',
        'Fit the new servo with a new gasket, then the pin, a new clip and the brake switch. Tug at the pedal to see that the joint holds.',
        'Refit the master cylinder with a new seal, then the hose, the valve and anything else that came out. Bleed the brakes if the pipes were opened.',
        'Reconnect the battery if it was disconnected. Repeat the servo test: the pedal must drop as the engine starts. Check that the brake lights go out when you release the pedal.',
      ],
      safety: [
        'The clip on the pedal pin holds your brakes together: fit a new one and check it twice.',
        'Do not drive before the servo passes its test.',
      ],
      stopIf:
        'Stop if airbag parts or the dashboard have to come out, or if the setting of the pushrod is not clear.',
    },
    parts: [
      { name: 'Brake servo, new or rebuilt', usd: [120, 450] },
      { name: 'Seal ring, pedal clip and brake fluid', usd: [13, 40] },
    ],
    labourHours: [1.5, 3.5],
    diy: 'hard',
  },
  'brake-vacuum-pump-failed': {
    name: 'Brake vacuum pump failed',
    workshopName: 'Mechanical or electric brake vacuum pump output low',
    summary:
      'Diesels, many turbo engines and some electric cars make the vacuum for the servo with a pump. When it wears or stops, the first presses are normal and then the pedal goes hard.',
    prior: 1.7,
    shifts: [
      {
        makes: ['Chevrolet', 'GMC', 'Cadillac'],
        models: ['Silverado', 'Sierra', 'Tahoe', 'Suburban', 'Yukon', 'Escalade'],
        years: [2014, 2018],
        factor: 4,
        source: 'GM recall of 2019 for falling output of the brake vacuum pump',
      },
      { minMiles: 80_000, factor: 1.4, source: 'wear part' },
    ],
    symptoms: {
      'brake-hard-pedal': 0.7,
      'brake-long-stop': 0.4,
      'brake-warning-light': 0.3,
      'oil-leak': 0.12,
      'brake-failure': 0.2,
      'brake-booster-noise': 0.15,
      'engine-tick': 0.08,
      'stability-light': 0.1,
    },
    against: ['brake-pedal-sinks', 'brake-fluid-leak', 'rough-idle'],
    conditions: {
      'at-low-speed': 0.3,
      'starting-up': 0.2,
      'cold-engine': 0.2,
      intermittent: 0.35,
      braking: 0.6,
    },
    codes: {
      P050F: 0.25,
      P0557: 0.1,
      P0556: 0.08,
      P258A: 0.06,
      P258B: 0.06,
      P258C: 0.06,
      P258D: 0.06,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this check. Park on the level, in neutral or Park, with the parking brake on.',
      reason:
        'The servo’s assistance can be used up after two presses of the pedal. Do not drive until the vacuum supply is repaired.',
    },
    patterns: [
      'Hard pedal when manoeuvring, when the brake is pressed often and the engine only idles.',
      'A starved oil screen in the feed wears the vane pump on the camshaft.',
    ],
    shown: {
      patterns: [
        'The pedal goes hard while manoeuvring, when the brake is pressed often and the engine only idles.',
        'A blocked oil screen in the feed wears out the vane pump on the camshaft.',
      ],
    },
    checks: [
      {
        title: 'Press the brake many times at idle',
        steps: [
          'With the engine idling, press the pedal fully and release it once a second, ten times.',
          'Wait 20 seconds and press once more.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pedal is hard after a few presses and slow to recover',
            means: 'The pump cannot keep up.',
            effect: 'supports',
          },
          {
            finding: 'It is soft and assisted every time',
            means: 'The vacuum supply is in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the fuse and relay of an electric pump',
        steps: [
          'Find the pump fuse with the help of the manual, and test both sides of it for power.',
          'With the ignition on, press the brake a few times and listen for the pump.',
        ],
        tool: 'Test light',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fuse has blown, or there is power but the pump is silent',
            means: 'The electric pump or its circuit has failed.',
            effect: 'supports',
          },
          {
            finding: 'The pump runs, then stops by itself',
            means: 'The pump reaches its vacuum.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the pump with a gauge',
        steps: [
          'Take the hose off the pump and connect a vacuum gauge to its outlet.',
          'Start the engine, or switch on an electric pump, and time how long the vacuum takes to build. Refit the hose.',
        ],
        tool: 'Vacuum gauge',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The vacuum is below about 0.6 bar after 10 seconds',
            means: 'The pump is worn out or has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It is quickly above 0.7 bar',
            means: 'The pump is good; look at the hose and the servo.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the brake vacuum pump',
      overview:
        'A mechanical pump is bolted to the end of the camshaft or driven by a belt, and needs clean oil. An electric one hangs in rubber mounts near the servo.',
      minutes: [60, 240],
      tools: ['Socket set', 'Vacuum gauge', 'Plastic gasket scraper', 'Torque wrench', 'Rags'],
      steps: [
        'Ask the dealer, giving the VIN, whether a recall or software update covers the pump.',
        'Let the engine cool. For an electric pump, disconnect the battery’s negative lead.',
        'Remove the cover, press the ring of the hose coupling and pull the hose off. Look for oil in the hose, which in time ruins the servo diaphragm.',
        'If the pump is mechanical, undo the bolts, draw it off the cam and catch the oil. Turn its coupling by hand: if it is broken, the pieces must be found, because they fall into the engine.',
        'Clean the oil feed hole and its tiny screen. Fit a new gasket and line the coupling up before you push the pump home.',
        'If the pump is electric, unplug it, unbolt it and transfer the rubber mounts. Fit the new pump and plug it in.',
        'Tighten the bolts to the torque in the vehicle manual. Fit the new hose and check valve, and refit the cover.',
        'Reconnect the battery and check the oil level. Start the engine and look for oil leaks.',
        'Press the brake ten times at idle, as in the check, before the first drive.',
      ],
      safety: [
        'Test the brakes with the car stationary before you drive.',
        'Hot oil scalds: let the engine cool.',
        'On electric cars, touch only the 12 V pump, with the car switched off, and never the orange cables.',
      ],
      stopIf: 'Stop if the pump is driven by a chain inside the timing cover or sits in the sump.',
    },
    parts: [
      { name: 'Vacuum pump with gasket', usd: [90, 420] },
      { name: 'Hose and check valve', usd: [15, 70] },
    ],
    labourHours: [0.8, 3],
    diy: 'hard',
  },
  'brake-servo-vacuum-hose-leaking': {
    name: 'Servo vacuum hose or check valve leaking',
    workshopName: 'Brake servo vacuum supply hose split or non-return valve leaking',
    summary:
      'The hose from engine to servo is split, or its one-way valve no longer closes. The servo gets too little vacuum, and on a petrol engine the idle suffers from the false air.',
    prior: 1.3,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 7, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'brake-hard-pedal': 0.6,
      'rough-idle': 0.4,
      'check-engine-light': 0.3,
      'brake-booster-noise': 0.25,
      'high-idle': 0.15,
      'vacuum-hiss': 0.3,
      'brake-long-stop': 0.2,
      'stalls-at-idle': 0.1,
      'car-shakes': 0.07,
    },
    against: ['brake-pedal-sinks', 'brake-fluid-leak', 'brake-grinding'],
    conditions: {
      'at-idle': 0.45,
      'starting-up': 0.2,
      'cold-engine': 0.15,
      'after-standing': 0.2,
      braking: 0.4,
    },
    codes: { P0171: 0.35, P0174: 0.15, P0507: 0.15, P050F: 0.1, P0556: 0.05, P0557: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this check. Park on the level, in neutral or Park, with the parking brake on.',
      reason:
        'Brake assistance can vanish when the hose opens fully. The repair is cheap and quick, so do it before driving.',
    },
    patterns: [
      'The first press after a night is hard, because the valve lets the stored vacuum go.',
      'Split at the elbow, hidden on the underside, where oil has softened it.',
    ],
    shown: {
      summary:
        'The hose from the engine to the servo is split, or its one-way valve no longer closes. The servo gets too little vacuum, and on a petrol engine the air that leaks in upsets the idle.',
      patterns: [
        'The first press after a night is hard, because the valve has let the stored vacuum escape.',
        'The hose splits at the elbow, hidden on the underside, where oil has softened it.',
      ],
    },
    checks: [
      {
        title: 'Listen and feel along the hose',
        steps: [
          'Let the engine idle, with your hands clear of fans and belts.',
          'Follow the thick hose from the round servo to the engine, listen for hissing and squeeze the hose.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It hisses, is soft or cracked, or the idle changes when squeezed',
            means: 'The hose leaks.',
            effect: 'confirms',
          },
          {
            finding: 'The hose is firm and quiet, and the idle unchanged',
            means: 'The hose is in good order.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Blow through the check valve',
        steps: [
          'Switch the engine off, press the pedal until the servo is empty, and pull the valve out of the servo.',
          'Blow and suck through the valve from both ends.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          { finding: 'Air passes both ways', means: 'The valve is faulty.', effect: 'confirms' },
          {
            finding: 'Air passes only from servo to engine',
            means: 'The valve is good, so only the hose is left to suspect.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the servo vacuum hose and check valve',
      overview:
        'The hose, elbow, valve and grommet are replaced together with parts made for vacuum. A length of fuel or heater hose would be sucked flat.',
      minutes: [20, 60],
      tools: ['Pliers', 'Screwdriver', 'OBD-II reader'],
      steps: [
        'Let the engine cool, switch it off and pump the pedal until it is hard, so that no vacuum is left.',
        'Photograph the route of the hose. Release its clips at the engine or pump end.',
        'Twist the valve gently out of its grommet in the servo. If the grommet crumbles, do not let any piece fall in.',
        'Wet a new grommet with water only and fit it.',
        'Fit the valve so that its arrow points towards the engine.',
        'Fit the new hose along the same route with new clips, away from the exhaust and the belts.',
        'Start the engine and listen. The idle should be calm, and a code for a lean mixture can be cleared.',
        'Test the servo: pump the pedal hard and start the engine, and the pedal must drop. Switch off and wait five minutes: the first press must still be soft.',
      ],
      safety: [
        'Test the servo before driving.',
        'Keep hands, sleeves and tools clear of fans, which may start by themselves.',
      ],
      stopIf:
        'Stop if the pedal stays hard with a good hose: the servo or the vacuum source then needs testing.',
    },
    parts: [{ name: 'Servo hose with check valve, grommet and clips', usd: [18, 86] }],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'electronic-brake-booster-failed': {
    name: 'Electronic brake booster failed',
    workshopName:
      'Electromechanical or integrated brake booster fault, fallback to unassisted braking',
    summary:
      'Newer cars press the master cylinder with an electric motor instead of vacuum. When its electronics, motor or pedal sensor fail, many warnings light up and the pedal is long and very hard.',
    prior: 1.8,
    fits: { years: [2013, 2040] },
    shifts: [
      {
        makes: ['BMW', 'Mini', 'Rolls-Royce'],
        years: [2022, 2024],
        factor: 3,
        source: 'BMW recall of 2024 for the integrated brake system',
      },
      {
        fuels: HIGH_VOLTAGE,
        factor: 1.5,
        source: 'most of these cars have no vacuum servo',
      },
    ],
    symptoms: {
      'brake-warning-light': 0.65,
      'brake-hard-pedal': 0.45,
      'many-warnings': 0.35,
      'stability-light': 0.25,
      'abs-light': 0.25,
      'brake-failure': 0.25,
      'assist-unavailable': 0.2,
      'regen-uneven': 0.15,
      'brake-long-stop': 0.35,
      'brake-booster-noise': 0.08,
    },
    against: ['brake-squeal', 'brake-fluid-leak', 'brake-drag'],
    conditions: {
      'sudden-onset': 0.6,
      'starting-up': 0.25,
      intermittent: 0.3,
      'cured-by-restart': 0.3,
    },
    codes: {
      U0129: 0.2,
      C0020: 0.08,
      U0121: 0.12,
      C0580: 0.1,
      C0582: 0.1,
      C0587: 0.1,
      C0588: 0.1,
      C0589: 0.1,
      C058A: 0.1,
      C0592: 0.1,
      C0593: 0.1,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this check. Park on the level, in neutral or Park, with the parking brake on.',
      reason:
        'You still have brakes, but you must press with all your strength and further than usual. Stop, and do not drive on.',
    },
    patterns: [
      'All brake lamps come on together with a chime, often at start-up, and a restart may clear it for days.',
      'A weak 12 V battery can switch the booster off without any fault of its own.',
    ],
    shown: {
      summary:
        'Newer cars press the master cylinder with an electric motor instead of vacuum. When its electronics, motor or pedal sensor fail, many warnings light up, and the pedal travels a long way and is very hard to press.',
      patterns: [
        'Several brake warning lights come on together with a chime, often at start-up, and a restart may clear them for days.',
        'A weak 12 V battery can switch the booster off although the booster is not faulty.',
      ],
    },
    checks: [
      {
        title: 'Measure the 12 V battery',
        steps: [
          'Before switching the car on, measure the voltage across the 12 V battery.',
          'Measure again in Ready or with the engine running.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is below 12.0 V at rest, or below 13 V in Ready',
            means: 'Low voltage may be the reason; put that right first.',
            effect: 'weakens',
          },
          {
            finding: 'It is 12.4 V or more at rest, and over 13.5 V while charging',
            means: 'The power supply is fine, so the booster itself is suspect.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Read the brake control unit',
        steps: [
          'Use a scan tool that reads the chassis control units of your make, not only the engine.',
          'Note the codes of the booster with their freeze-frame data, and ask about open recalls.',
        ],
        tool: 'Manufacturer-level scan tool',
        minutes: 20,
        outcomes: [
          {
            finding: 'There are codes for the motor, pedal travel sensor or an internal fault',
            means: 'The booster has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There are only codes for a wheel sensor or battery voltage',
            means: 'The booster only reports a fault that lies elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electronic brake booster replaced',
      overview:
        'The booster is one block with the motor, the master cylinder and often the ABS unit. It is replaced as a whole, bled with a scan tool and set to its zero positions, which only a garage with the manufacturer’s software can do.',
      minutes: [180, 360],
      tools: [
        'Manufacturer-level scan tool',
        'Pressure bleeder',
        'Flare-nut spanners',
        'Battery support charger',
      ],
      steps: [
        'Do not drive to the garage. Have the car collected, and report whether the pedal was hard or only a warning came on.',
        'Look your VIN up on the manufacturer’s recall page: many boosters are replaced or updated free of charge.',
        'The garage charges the 12 V battery first, then reads and prints all codes.',
        'It looks for a software update, since some false alarms are cured that way.',
        'For the replacement it puts the system into service mode, disconnects the battery and waits the stated time. Then it removes the pipes, and the pedal rod from inside the car.',
        'The new unit goes in with a new pedal clip and seal, the battery is reconnected, and the unit is coded to the car.',
        'The system is bled with pressure and with the scan routine that cycles the plunger. Then the pedal travel, pressure and steering angle sensors are set to zero.',
        'Ask for a printout without codes and for a road test with an ABS stop.',
        'Afterwards press the pedal with the car stationary and switched on. Its travel must be short and firm, there must be no messages, and the brake lights must come on and go out.',
      ],
      safety: [
        'If it happens while driving, press with both feet, then use the electric parking brake by holding its switch.',
        'On electric and hybrid cars, high-voltage work near the unit is for trained people only.',
      ],
      stopIf:
        'Leave this to a garage from the start: wrong bleeding or a missing zero setting leaves the car without brakes.',
    },
    parts: [
      { name: 'Electronic brake booster unit', usd: [700, 2600] },
      { name: 'Brake fluid, seals and pedal clip', usd: [20, 50] },
    ],
    labourHours: [2.5, 5],
    diy: 'workshop',
  },
  'hybrid-brake-actuator-failed': {
    name: 'Hybrid brake actuator or accumulator failing',
    workshopName: 'Hydraulic brake booster pump and accumulator leaking internally',
    summary:
      'Many hybrids store brake pressure in an accumulator filled by a pump. When it leaks inside, the pump buzzes every few seconds, and in the end the warning sounds and the assistance falls away.',
    prior: 2.1,
    fits: { fuels: HIGH_VOLTAGE },
    shifts: [
      {
        makes: ['Toyota', 'Lexus'],
        models: ['Prius', 'Prius v', 'Camry', 'Avalon', 'CT', 'CT 200h', 'HS', 'Highlander', 'ES'],
        years: [2007, 2016],
        factor: 4,
        source:
          'maker warranty extension for brake actuator and booster pump, widely reported by owners',
      },
      { minMiles: 100_000, factor: 1.8, source: 'wear part' },
      { maxAgeYears: 4, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'brake-booster-noise': 0.5,
      'brake-warning-light': 0.6,
      'abs-light': 0.5,
      'stability-light': 0.4,
      'brake-hard-pedal': 0.2,
      'brake-long-stop': 0.2,
      'brake-soft-pedal': 0.15,
      'brake-failure': 0.15,
      'brake-wheel-locks': 0.1,
    },
    against: ['brake-grinding', 'brake-judder', 'brake-fluid-leak'],
    conditions: {
      'starting-up': 0.3,
      intermittent: 0.4,
      'gradual-onset': 0.4,
      'after-standing': 0.2,
    },
    codes: { C0020: 0.15, U0129: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this check. Park on the level, in neutral or Park, with the parking brake on.',
      reason:
        'When the pressure store is empty the brakes need very great force. If the warning light and a steady buzzer are on, stop driving. Have the car recovered.',
    },
    patterns: [
      'The pump runs for a second or two every few seconds, even with no foot on the pedal.',
      'First the lamps come on for one drive only, then stay.',
    ],
    shown: {
      summary:
        'Many hybrids store brake pressure in an accumulator filled by a pump. When it leaks inside, the pump buzzes every few seconds; in the end the warning sounds and the assistance fails.',
      patterns: [
        'The pump runs for a second or two every few seconds, even with no foot on the pedal.',
        'At first the warning lights come on for one drive only, later they stay on.',
      ],
    },
    checks: [
      {
        title: 'Count how often the pump runs',
        steps: [
          'In a quiet place switch the car to Ready, and take your foot off the brake.',
          'Open the bonnet and listen near the bulkhead for two minutes.',
          'Press the brake once and listen again.',
        ],
        tool: 'Watch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It buzzes more than once every 20–30 seconds without braking',
            means: 'Pressure leaks inside the actuator.',
            effect: 'supports',
          },
          {
            finding: 'It is silent for two minutes, and runs once after braking',
            means: 'The accumulator holds pressure.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the brake codes and accumulator pressure',
        steps: [
          'Connect a scan tool that reads the brake unit of your make.',
          'Read the codes, then watch the accumulator pressure without touching the pedal.',
        ],
        tool: 'Manufacturer-level scan tool',
        minutes: 20,
        outcomes: [
          {
            finding: 'The pressure falls quickly, with a leak or pump time code',
            means: 'The actuator or the pump assembly has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure is steady, with a wheel sensor code',
            means: 'The actuator is in order; look at that wheel sensor.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the hybrid brake actuator replaced',
      overview:
        'The actuator and the booster pump hold fluid at very high pressure, and both are bled by software.',
      minutes: [240, 480],
      tools: [
        'Manufacturer-level scan tool',
        'Flare-nut spanners',
        'Pressure bleeder',
        'Insulated gloves where the inverter must move',
      ],
      steps: [
        'Record a video of the pump cycling and write down when the warning lights came on: it speeds up a warranty claim.',
        'Ask the dealer, giving the VIN, about a warranty extension on brake parts, even if the car is old.',
        'The garage reads codes and pressures to find out whether the actuator, the pump or the accumulator has failed.',
        'It switches the hybrid system off. If the inverter must be moved, it removes the service plug and waits for the capacitors to discharge.',
        'The scan tool empties the accumulator before any pipe is loosened.',
        'The unit is replaced, and its pipes are started by hand and tightened to the stated torque.',
        'Bleeding follows the scan tool step by step for the lines, the stroke simulator and the accumulator. Then the linear valves and sensors are learnt.',
        'Ask for the printed code list, and ask whether the old part was checked for outside leaks.',
        'At home listen again: the pump must stay silent for minutes after one press. The brakes should take up smoothly down to a standstill.',
      ],
      safety: [
        'Never loosen a pipe on this unit at home: the stored pressure can inject fluid through the skin.',
        'Orange cables carry high voltage: they are for trained people only.',
      ],
      stopIf: 'Do not begin at all: this is work for a garage trained on hybrids.',
    },
    parts: [
      { name: 'Brake actuator and booster pump assembly', usd: [600, 2200] },
      { name: 'Brake fluid', usd: [10, 30] },
    ],
    labourHours: [3.5, 6.5],
    diy: 'workshop',
  },
  'brake-pedal-stroke-sensor-faulty': {
    name: 'Brake pedal stroke sensor faulty',
    workshopName: 'Brake-by-wire pedal stroke or simulator sensor implausible or not zeroed',
    summary:
      'On hybrid and electric cars with brake-by-wire, a sensor at the pedal tells how far you press. When it is worn or has lost its zero, the brakes grab, bite late or give way for a moment, and regeneration is switched off.',
    prior: 1.2,
    fits: { fuels: HIGH_VOLTAGE, years: [2000, 2040] },
    shifts: [
      { minAgeYears: 5, factor: 1.4, source: 'wear part' },
      { maxAgeYears: 1, factor: 1.2, source: 'missing calibration at the factory or after repair' },
    ],
    symptoms: {
      'brake-warning-light': 0.55,
      'brake-wheel-locks': 0.5,
      'regen-uneven': 0.3,
      'stability-light': 0.25,
      'brake-long-stop': 0.2,
      'brake-momentary-loss': 0.15,
      'brake-soft-pedal': 0.12,
      'brake-lights-stuck': 0.1,
      'ev-hv-warning': 0.08,
    },
    against: ['brake-grinding', 'brake-fluid-leak', 'brake-drag', 'brake-booster-noise'],
    conditions: { 'at-low-speed': 0.45, intermittent: 0.4, 'after-repair': 0.3, braking: 0.6 },
    codes: { P057B: 0.12, U0129: 0.08, P057A: 0.1, P057C: 0.1, P057D: 0.1, P057E: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The hydraulic brakes answer if you press hard, but the feel may change from stop to stop. Leave a long gap and drive only to the garage.',
    },
    patterns: [
      'It grabs in the last metre before standing still, as if the pedal were a switch.',
      'It starts after a battery was disconnected or a brake job was done without zeroing the sensors.',
    ],
    shown: {
      summary:
        'On hybrid and electric cars with brake-by-wire, a sensor at the pedal measures how far you press. When it is worn or has lost its zero, the brakes grab, bite late or fail for a moment, and regeneration is switched off.',
      patterns: [
        'It grabs in the last metre before standstill, as if the pedal were a switch.',
        'It starts after the battery was disconnected, or after brake work without zeroing the sensors.',
      ],
    },
    checks: [
      {
        title: 'Try it in Neutral, without regeneration',
        steps: [
          'On an empty, flat road at 20 mph brake gently in Drive and note the feel.',
          'Repeat this in Neutral if the manual allows it, so that only the friction brakes work.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It grabs or bites late in both, with a brake message',
            means: 'This points to a wrong pedal signal.',
            effect: 'supports',
          },
          {
            finding: 'It is smooth in Neutral, with a gap only in Drive over bumps',
            means: 'This points to the software that blends the brakes rather than to the sensor.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the stroke signals',
        steps: [
          'Show stroke sensors 1 and 2 in live data with the pedal up.',
          'Press the pedal slowly to the end and release it, three times.',
        ],
        tool: 'Scan tool with brake data',
        minutes: 15,
        outcomes: [
          {
            finding: 'It is not zero when released, jumps, or the two disagree',
            means: 'The sensor is faulty or needs zeroing.',
            effect: 'confirms',
          },
          {
            finding: 'Both rise smoothly together from zero',
            means: 'The sensor is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and zero the brake pedal stroke sensor',
      overview:
        'The sensor is clipped or screwed to the pedal bracket, but the car has to learn its zero position with a scan tool. Rusty friction brakes grab in a similar way, so they are cleaned first.',
      minutes: [45, 120],
      tools: ['Scan tool with brake calibration', 'Small sockets', 'Torch', 'Battery charger'],
      steps: [
        'On an empty, straight road make ten stops from 20 mph, each a little firmer, to clean the discs. If the grabbing is gone, no part is needed.',
        'Connect a charger to the 12 V battery and read the codes.',
        'Run the zero calibration with nobody touching the pedal, then drive the car again.',
        'If the fault returns, switch the car fully off, put the key away and wait until the brake pump is quiet. Disconnect the 12 V battery, and wait for the airbags to discharge if a knee airbag is near.',
        'Take out the lower panel, unplug the sensor and note how its lever meets the pedal.',
        'Replace the sensor without pressing the pedal, and check the pedal bush for play.',
        'Refit the panel and reconnect the battery. Run the zero calibration of the stroke sensor, the pressure sensors and the linear valves in the order the tool gives.',
        'Check that the brake lights come on and go out, then test at walking pace and at 20 mph.',
      ],
      safety: [
        'Opening a door can wake the brake pump and press the pedal by itself: put the key away, disconnect the 12-volt battery, and wait for the time in the manual before your hands are at the pedal.',
        'Do not touch the orange cables.',
        'Do not drive on the road before the calibration has finished without an error.',
      ],
      stopIf:
        'Stop if the calibration fails or codes for the accumulator or booster appear: the unit itself then needs a garage trained on hybrids.',
    },
    parts: [{ name: 'Brake pedal stroke sensor', usd: [60, 260] }],
    labourHours: [0.6, 1.5],
    diy: 'hard',
  },
  'brake-pedal-linkage-detached': {
    name: 'Brake pedal rod or pivot coming loose',
    workshopName: 'Brake pedal pushrod clevis, retaining clip or pivot bolt loose',
    summary:
      'The clip, pin or bolt that joins the pedal to the servo rod is loose, worn or missing. The pedal clicks and has slack, and if the pin falls out it does nothing.',
    prior: 0.42,
    shifts: [
      {
        maxAgeYears: 1,
        factor: 2,
        source: 'assembly error, subject of several manufacturer recalls',
      },
    ],
    symptoms: {
      'brake-noise-click': 0.45,
      'brake-failure': 0.35,
      'brake-pedal-sinks': 0.35,
      'brake-soft-pedal': 0.2,
      'brake-lights-stuck': 0.12,
      'brake-lights-out': 0.06,
    },
    against: ['brake-fluid-leak', 'abs-light', 'brake-grinding', 'brake-judder'],
    conditions: { 'after-repair': 0.3, 'sudden-onset': 0.5, braking: 0.6 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'If the pin drops out, the pedal works no brake at all. Do not drive.',
    },
    patterns: [
      'After a servo or brake switch was replaced and the clip not seated.',
      'The pedal moves sideways or rattles when you lift your foot.',
    ],
    shown: {
      summary:
        'The clip, pin or bolt that joins the pedal to the servo rod is loose, worn or missing. The pedal clicks and has slack; if the pin falls out, the pedal does nothing.',
      patterns: [
        'It follows the replacement of a servo or brake switch, when the clip was not seated.',
        'The pedal moves sideways or rattles when you lift your foot.',
      ],
    },
    checks: [
      {
        title: 'Rock the pedal by hand',
        steps: [
          'With the engine off, kneel at the footwell and move the pedal sideways and up and down.',
          'Press the pedal slowly by hand and watch whether the rod follows at once.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is clear slack, a click, or the rod does not follow',
            means: 'The linkage is loose.',
            effect: 'confirms',
          },
          {
            finding: 'It is firm with no play',
            means: 'The linkage is in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the pin and the clip',
        steps: [
          'Shine a torch at the place where the rod joins the pedal.',
          'See whether the clip sits fully in its groove and the pivot nut is tight.',
        ],
        tool: 'Torch and mirror',
        minutes: 10,
        outcomes: [
          {
            finding: 'The clip is missing or half on, or the pin has worked out',
            means: 'It must be secured before the car moves.',
            effect: 'confirms',
          },
          {
            finding: 'The clip is fully seated',
            means: 'Look further, at the brake switch or the servo.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Secure the brake pedal linkage',
      overview:
        'A new pin and clip of the right type restore the pedal, with new bushes if the pivot is worn.',
      minutes: [20, 90],
      tools: ['Torch', 'Pliers', 'Socket set', 'Torque wrench', 'Grease'],
      steps: [
        'Leave the car where it is. Ask the manufacturer, giving the VIN, whether a recall applies.',
        'Slide the seat back and remove the lower panel. If the panel carries a knee airbag, disconnect the battery first and wait ten minutes.',
        'Take out the old clip and pin and look at them: if the hole is oval or the pin is grooved, replace both parts.',
        'Grease the new pin lightly and push it through the rod and the pedal from the same side as before.',
        'Snap in a new clip, never the old one, and try to pull the pin out by hand.',
        'Tighten the pivot nut to the stated torque. Fit new bushes if there was side play.',
        'Set the brake switch so that the brake lights go out when the pedal is up.',
        'Refit the panel and reconnect the battery if it was disconnected. Press the pedal fifty times and look at the clip again, then test at walking pace.',
      ],
      safety: [
        'Do not drive even a short way: the pin may fall out at the next press.',
        'A knee airbag may be behind the panel: disconnect the battery and wait.',
      ],
      stopIf:
        'Stop if the pedal bracket is cracked or the hole in the rod is worn, and have the car recovered.',
    },
    parts: [{ name: 'Pedal pin, clip and bush kit', usd: [5, 40] }],
    labourHours: [0.3, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
